// This is how apps write it.
// swift-format-ignore-file
import UIKit

/// A table controller of rows with switches, details and swipes, as apps subclass it.
public class SettingsViewController: UITableViewController {

    enum Row: String, CaseIterable {
        case wifi = "Wi-Fi"
        case bluetooth = "Bluetooth"
        case about = "About"
    }

    public var rows: [String] = Row.allCases.map { $0.rawValue }
    public var chosen: String?
    private lazy var wifiSwitch: UISwitch = {
        let control = UISwitch()
        control.isOn = true
        control.addAction(UIAction { [weak self] _ in self?.tableView.reloadData() }, for: .valueChanged)
        return control
    }()

    override public init(style: UITableView.Style) {
        super.init(style: style)
        title = "Settings"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override public func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Done", primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        tableView.rowHeight = UITableView.automaticDimension
        tableView.estimatedRowHeight = 60
        tableView.tableFooterView = UIView()
        tableView.separatorInset = .zero
        tableView.prefetchDataSource = self
    }

    override public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? {
        let row = rows[indexPath.row]
        return UIContextMenuConfiguration(identifier: row as NSString, previewProvider: nil) { [weak self] _ in
            let remove = UIAction(title: "Remove", image: UIImage(systemName: "trash"), attributes: .destructive) { _ in
                self?.rows.removeAll { $0 == row }
            }
            return UIMenu(title: row, options: .displayInline, children: [remove])
        }
    }

    override public func numberOfSections(in tableView: UITableView) -> Int { return 1 }

    override public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return rows.count
    }

    override public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = rows[indexPath.row]
        content.secondaryText = indexPath.row == 2 ? "Version 1" : nil
        content.image = UIImage(systemName: "gear")
        content.textProperties.font = UIFont.preferredFont(forTextStyle: .body)
        cell.contentConfiguration = content
        cell.accessoryView = indexPath.row == 0 ? wifiSwitch : nil
        cell.accessoryType = indexPath.row == 2 ? .disclosureIndicator : .none
        cell.selectionStyle = .none
        return cell
    }

    override public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        return "General"
    }

    override public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        chosen = rows[indexPath.row]
        let alert = UIAlertController(title: chosen, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.chosen = nil })
        present(alert, animated: true, completion: nil)
    }

    override public func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            done(true)
        }
        delete.backgroundColor = .systemRed
        return UISwipeActionsConfiguration(actions: [delete])
    }

    override public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        tableView.performBatchUpdates({
            self.rows.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .left)
        }, completion: { _ in })
    }
}

extension SettingsViewController: UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
