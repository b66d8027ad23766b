import ListSnapshot

let old = try Snapshot<String, Int>([(section: "news", items: [1, 2, 3])])
var new = old
try new.moveItem(3, beforeItem: 1)
print(Snapshot.changes(from: old, to: new).movedItems)
