import Foundation
import JSONText
import Testing
import _TestSupport

@Suite("showcase select")
struct SelectTests {
  @Test("tells what the screen hears of a row and of a nested item")
  func events() throws {
    let run = try showcaseProgram.run(["select", "1,0", "0,0,3", "0,0"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output == """
        selected row 1,0 "First thing"
        selected item 0,0,3 "Car 4"
        selected row 0,0 "gallery"

        """)
  }

  @Test("shows the relay and deselections in a trace")
  func trace() throws {
    let run = try showcaseProgram.run(["select", "--trace", "0,0,3", "1,9"])
    #expect(
      run.output == """
        item 0,0,3 "Car 4": gallery -> row 0,0 -> screen cars
        selected item 0,0,3 "Car 4"
        deselected item 0,0,3 "Car 4"
        row 1,9 "Tenth thing": row 1,9 -> screen cars
        selected row 1,9 "Tenth thing"
        deselected row 1,9 "Tenth thing"

        """)
  }

  @Test("gives one JSON object a line")
  func json() throws {
    let run = try showcaseProgram.run(["select", "--json", "1,0", "0,0,3"])
    #expect(
      run.output == #"{"event":"didSelect","indexPath":[1,0],"sectionID":"things","kind":"list","#
        + ##""id":"#0","title":"First thing"}"## + "\n"
        + #"{"event":"didSelect","indexPath":[0,0,3],"sectionID":"gallery","#
        + #""kind":"collectionView","id":"c4","title":"Car 4"}"# + "\n")
    let trace = try showcaseProgram.run(["select", "--json", "--trace", "0,0,3"]).output
    #expect(trace.split(separator: "\n").count == 2)
    #expect(trace.contains(#""relay":["gallery","row 0,0","screen cars"]}"#))
    #expect(trace.contains(#"{"event":"didDeselect","#))
  }

  @Test("names a path that is not there, answers the others, and fails at the end")
  func outOfRange() throws {
    let run = try showcaseProgram.run(
      ["select", "2,0", "1,10", "0,0,7", "1,0,0", "0,1,0", "99999999999999999999,0", "1,1"])
    #expect(run.status == 1)
    #expect(run.output == "selected row 1,1 \"Second thing\"\n")
    #expect(
      run.errors == """
        showcase: 2,0: no section 2, there are sections 0 to 1
        showcase: 1,10: no row 10 in section 'things', there are rows 0 to 9
        showcase: 0,0,7: no item 7 in section 'gallery', there are items 0 to 6
        showcase: 1,0,0: the row of section 'things' nests no items
        showcase: 0,1,0: no row 1 in section 'gallery', there is only row 0
        showcase: 99999999999999999999,0: no table has as many rows

        """)
  }

  @Test("answers each line of standard input before it waits for the next", .timeLimit(.minutes(1)))
  func answersAtOnce() throws {
    let conversation = try Conversation(showcaseProgram, ["select", "-"])
    try conversation.send("1,0")
    #expect(conversation.receive() == "selected row 1,0 \"First thing\"")
    try conversation.send("nonsense")
    try conversation.send("0,0,6")
    #expect(conversation.receive() == "selected item 0,0,6 \"Car 7\"")
    #expect(try conversation.end() == 1)
  }

  @Test("reads lines however they end")
  func lineEnds() throws {
    let run = try showcaseProgram.run(["select", "-"], input: "1,0\r\n\n\r\n1,1")
    #expect(run.status == 0)
    #expect(
      run.output == "selected row 1,0 \"First thing\"\nselected row 1,1 \"Second thing\"\n")
  }

  @Test("names a line that is no path, however long it is")
  func wrongLines() throws {
    let endless = String(repeating: "1", count: 1_000_000)
    let run = try showcaseProgram.run(
      ["select", "-"], input: "-1,0\n1,\n1,\u{1B}[31m\n\(endless)\n1,2\n")
    #expect(run.status == 1)
    #expect(run.output == "selected row 1,2 \"Third thing\"\n")
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines.allSatisfy { $0.contains("expected a path like 1,0 or 0,0,3, not '") })
    #expect(lines.allSatisfy { $0.utf8.count < 5_000 })
    #expect(SampleDocuments.isHarmless(run.errors))
  }

  @Test("takes a document before the paths, and one that looks like a path with ./ before it")
  func document() throws {
    let folder = try TemporaryFolder()
    try folder.write(SampleDocuments.list(titles: ["mine"]), to: "1,0")
    let run = try showcaseProgram.run(["select", "./1,0", "0,0"], in: folder.url)
    #expect(run.output == "selected row 0,0 \"mine\"\n")
  }

  @Test("dies by the signal that interrupts it", .timeLimit(.minutes(1)))
  func interrupted() throws {
    let conversation = try Conversation(showcaseProgram, ["select", "-"])
    try conversation.send("1,0")
    #expect(conversation.receive() != nil)
    conversation.process.interrupt()
    conversation.process.waitUntilExit()
    #expect(conversation.process.terminationReason == .uncaughtSignal)
    #expect(conversation.process.terminationStatus == 2)
  }
}
