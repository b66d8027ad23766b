import Testing
import UIKit

/// A row as apps write them, laid out by constraints.
private final class TextCell: UITableViewCell {
  static let identifier = "TextCell"
  let label = UILabel()
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A data source and delegate as apps write them.
private final class Lines: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var height: CGFloat?
  var log: [String] = []

  init(_ sections: [[String]]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: TextCell.identifier, for: indexPath)
    (cell as? TextCell)?.label.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let line = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(line, at: destinationIndexPath.row)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height ?? UITableView.automaticDimension
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    log.append("select \(indexPath.section),\(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath.row == 3 ? nil : indexPath }
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { log.append("show \(indexPath.row)") }
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) { log.append("hide \(indexPath.row)") }
}

@Suite("A table view", .serialized)
@MainActor
struct TableViewTests {
  private func table(
    _ lines: Lines, style: UITableView.Style = .plain, height: CGFloat = 200
  ) -> UITableView {
    let table = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: height), style: style)
    table.register(TextCell.self, forCellReuseIdentifier: TextCell.identifier)
    table.dataSource = lines
    table.delegate = lines
    table.layoutIfNeeded()
    return table
  }

  @Test("a table that became shorter is not left behind")
  func shorter() {
    let lines = Lines([(0..<50).map { "Line \($0)" }])
    lines.height = 40
    let table = table(lines)
    table.contentOffset.y = 1800
    table.layoutIfNeeded()
    lines.sections = [["A", "B", "C", "D", "E", "F"]]
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == 40)
    #expect(table.visibleCells.count == 5)
  }

  @Test("rows of a given height are placed one below another, and exist where they are in sight")
  func fixed() throws {
    let lines = Lines([(0..<100).map { "\($0)" }])
    lines.height = 50
    let table = table(lines)
    #expect(table.contentSize == CGSize(width: 320, height: 5000))
    #expect(table.indexPathsForVisibleRows?.map(\.row) == [0, 1, 2, 3])
    #expect(table.rectForRow(at: IndexPath(row: 99, section: 0)).minY == 4950)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 149)) == IndexPath(row: 2, section: 0))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 50))
    lines.log = []
    table.setContentOffset(CGPoint(x: 0, y: 75), animated: false)
    #expect(lines.log == ["hide 0", "show 4", "show 5"])
    #expect((table.visibleCells.last as? TextCell)?.label.text == "5")
  }

  @Test("rows are as high as their constraints say, once they come in sight")
  func automatic() throws {
    let long = String(repeating: "word ", count: 30)
    let lines = Lines([["short", long, "short"] + Array(repeating: "short", count: 40)])
    let table = table(lines)
    let first = table.rectForRow(at: IndexPath(row: 0, section: 0))
    let second = table.rectForRow(at: IndexPath(row: 1, section: 0))
    // One line of 17 pt text with its leading, and 10 above and below.
    #expect(first.height == 21 + 20 && second.height > first.height + 21)
    #expect(second.minY == first.maxY)
    #expect(table.rectForRow(at: IndexPath(row: 40, section: 0)).height == 44)
    table.scrollToRow(at: IndexPath(row: 42, section: 0), at: .bottom, animated: false)
    #expect(table.rectForRow(at: IndexPath(row: 42, section: 0)).height == 41)
    #expect(abs(table.contentOffset.y - (table.contentSize.height - 200)) < 0.01)
  }

  @Test("groups keep the documented room, with and without a title")
  func grouped() {
    let lines = Lines([["a"], ["b"]])
    lines.height = 50
    lines.titles = [nil, "Title"]
    let table = table(lines, style: .grouped, height: 600)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 35)
    #expect(table.rect(forSection: 0).height == CGFloat(105))
    #expect(table.rectForHeader(inSection: 1).height > 0)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "Title")
    let inset = self.table(lines, style: .insetGrouped, height: 600)
    #expect(inset.rectForRow(at: IndexPath(row: 0, section: 0)).width == CGFloat(288))
  }

  @Test("a plain table's header stays in sight while its section does")
  func pinned() throws {
    let lines = Lines([Array(repeating: "x", count: 20), ["y"]])
    lines.height = 50
    lines.titles = ["Title", nil]
    let table = table(lines)
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    table.contentOffset.y = 300
    table.layoutIfNeeded()
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame.minY == 300 && table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test("the view above all sections is as wide as the table and scrolls with it")
  func header() {
    let lines = Lines([["a", "b"]])
    lines.height = 50
    let table = table(lines)
    table.tableHeaderView = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 120))
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
    table.layoutIfNeeded()
    #expect(table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 320, height: 120))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 120)
    #expect(table.tableFooterView?.frame.minY == 220 && table.contentSize.height == 250)
  }

  @Test("a tap selects what the delegate lets it, and the delegate may deselect at once")
  func tapping() {
    let lines = Lines([["a", "b", "c", "d"]])
    lines.height = 50
    let table = table(lines)
    lines.log = []
    #expect(table.simulateTap(atPoint: CGPoint(x: 10, y: 60)))
    #expect(!table.simulateTap(at: IndexPath(row: 3, section: 0)))
    #expect(!table.simulateTap(at: IndexPath(row: 9, section: 0)))
    #expect(lines.log == ["select 0,1"] && table.indexPathForSelectedRow == nil)
    table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow?.row == 2)
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0))?.isSelected == true)
  }

  @Test("changes between begin and end are shown together, and cells stay with their rows")
  func updates() throws {
    let lines = Lines([["a", "b", "c"], ["d"]])
    lines.height = 50
    let table = table(lines)
    let third = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    table.beginUpdates()
    lines.sections[0].remove(at: 0)
    lines.sections[1].insert("e", at: 0)
    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
    table.endUpdates()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0)) === third)
    #expect(table.numberOfRows(inSection: 1) == 2 && third.frame.minY == 50)
    #expect(table.simulateDeletion(at: IndexPath(row: 0, section: 0)))
    #expect(lines.sections[0] == ["c"] && third.frame.minY == 0)
    #expect(
      table.simulateDrag(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 1, section: 1)))
    #expect(lines.sections == [[], ["e", "c", "d"]])
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 1)) === third)
  }

  @Test("a new width measures anew")
  func turning() {
    let lines = Lines([[String(repeating: "word ", count: 30)]])
    let table = table(lines)
    let narrow = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    table.frame.size.width = 640
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height < narrow)
  }

  @Test("heights that are no numbers, or below nothing, count as nothing")
  func hostileHeights() {
    let lines = Lines([["a", "b"]])
    for height in [CGFloat.nan, .infinity, -7] {
      lines.height = height
      #expect(table(lines).contentSize.height == 0, "\(height)")
    }
  }
}

@Suite("Mistakes in a table's program stop it")
struct TableMisuseTests {
  @Test("a cell of an identifier that nothing is registered for")
  func unregistered() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: .zero)
        _ = table.dequeueReusableCell(withIdentifier: "none", for: IndexPath(row: 0, section: 0))
      }
    }
  }

  @Test("scrolling to a row that is not there")
  func unknownRow() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UITableView(frame: .zero).scrollToRow(
          at: IndexPath(row: 0, section: 0), at: .top, animated: false)
      }
    }
  }
}
