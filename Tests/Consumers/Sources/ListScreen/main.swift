import ListScreen

let text = """
  {"format": 1, "id": "things", "title": "Things",
   "sections": [{"id": "all", "kind": "list", "items": [{"title": "First thing"}]}]}
  """
let reading = ScreenDocument.read(Array(text.utf8))
print(reading.document?.title ?? "nothing", reading.diagnostics.count)
