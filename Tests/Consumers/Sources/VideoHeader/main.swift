import VideoHeader

do {
  print(try VideoProbe().metadata(ofFileAt: "/nowhere/header.mp4"))
} catch {
  // `notFound`, or `libraryMissing` on a machine without libav: an answer, not an end.
  print(error.kind)
}
