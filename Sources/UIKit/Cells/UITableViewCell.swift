public import Foundation

/// A row of a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// What texts a cell has.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default` = 0
    /// A text, and a value at the end.
    case value1
    /// A small title, and a value beside it.
    case value2
    /// A text, and a smaller one below.
    case subtitle
  }

  /// The sign at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// An arrow that leads on.
    case disclosureIndicator
    /// A button and an arrow.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button.
    case detailButton
  }

  /// What a row offers when it is edited.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// To be deleted.
    case delete
    /// That one is inserted.
    case insert
  }

  /// How a selected row looks: kept without effect.
  public enum SelectionStyle: Int, Sendable {
    /// As any.
    case none = 0
    /// As the table likes.
    case blue
    /// Grey.
    case gray
    /// As the table likes.
    case `default`
  }

  /// The identifier it is used again under; nil for one that is not.
  public let reuseIdentifier: String?
  var reuseKey: ReuseKey?
  private let style: CellStyle
  /// Holds the content.
  public let contentView = UIView()
  /// The text.
  open private(set) lazy var textLabel: UILabel? = label(.systemFont(ofSize: 17))
  /// The second text; nil in a cell of the default style.
  open private(set) lazy var detailTextLabel: UILabel? =
    style == .default ? nil : label(.systemFont(ofSize: style == .value1 ? 17 : 15))
  /// The picture.
  open private(set) lazy var imageView: UIImageView? = {
    let view = UIImageView()
    contentView.addSubview(view)
    return view
  }()
  private var usesLabels = false
  private var configured: (any UIView & UIContentView)?

  /// The sign at the end.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// A view in the place of the sign.
  open var accessoryView: UIView? { didSet { replace(oldValue, with: accessoryView) } }
  /// How it looks while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Where the line below begins and ends.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Lies behind the content.
  open var backgroundView: UIView? { didSet { replace(oldValue, with: backgroundView) } }
  /// Lies behind the content while the row is selected.
  open var selectedBackgroundView: UIView?
  /// Whether its row is selected.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether its row is touched.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether its table is edited.
  open var isEditing = false
  /// Whether a handle to move it by shows.
  open var showsReorderControl = false
  /// How deep it stands.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// What a level moves the content by, in pt.
  open var indentationWidth: CGFloat = 10
  /// Describes the content.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }
  /// Describes the background: kept without effect.
  open var backgroundConfiguration: UIBackgroundConfiguration?
  private var storedSelected = false
  private var storedHighlighted = false

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    reuseKey = reuseIdentifier.map(ReuseKey.cell)
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    begin()
  }

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of the default style.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    begin()
  }

  /// Creates a cell of a registered class by its `init(style:reuseIdentifier:)`. UIKit has no such
  /// initialiser: it finds the other by itself, where Swift on Linux needs one that every subclass
  /// has.
  ///
  /// - Parameter reuseIdentifier: The identifier of the registration.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  private func begin() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func label(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    contentView.addSubview(label)
    usesLabels = true
    return label
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  /// Is called before it is used for another row.
  open func prepareForReuse() {}

  /// Selects or deselects it.
  open func setSelected(_ selected: Bool, animated: Bool) { storedSelected = selected }

  /// Highlights it or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { storedHighlighted = highlighted }

  /// Edits it or not.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// A fresh description of a row's content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  // MARK: Layout

  /// What an accessory takes at the end of a row, in pt.
  private var accessoryWidth: CGFloat {
    if let accessoryView { return accessoryView.bounds.width + 16 }
    return accessoryType == .none ? 0 : 38
  }

  /// Places the content before the accessory, and the texts of a style in it.
  open override func layoutSubviews() {
    let indentation = CGFloat(max(indentationLevel, 0)) * indentationWidth
    contentView.frame = CGRect(
      x: indentation, y: 0, width: max(bounds.width - accessoryWidth - indentation, 0),
      height: bounds.height)
    configured?.frame = contentView.bounds
    backgroundView?.frame = bounds
    if let accessoryView {
      accessoryView.center = CGPoint(
        x: bounds.width - 16 - accessoryView.bounds.width / 2, y: bounds.midY)
    }
    if usesLabels { placeLabels() }
    super.layoutSubviews()
  }

  private func placeLabels() {
    let room = contentView.bounds.insetBy(dx: 16, dy: 0)
    let text = textLabel?.sizeThatFits(room.size) ?? .zero
    guard style != .default, let detailTextLabel else {
      textLabel?.frame = room
      return
    }
    let detail = detailTextLabel.sizeThatFits(room.size)
    if style == .subtitle {
      let top = (room.height - text.height - detail.height) / 2
      textLabel?.frame = CGRect(
        x: room.minX, y: top, width: min(text.width, room.width), height: text.height)
      detailTextLabel.frame = CGRect(
        x: room.minX, y: top + text.height, width: min(detail.width, room.width),
        height: detail.height)
    } else {
      let width = min(detail.width, room.width)
      detailTextLabel.frame = CGRect(
        x: room.maxX - width, y: 0, width: width, height: room.height)
      textLabel?.frame = CGRect(
        x: room.minX, y: 0, width: max(room.width - width, 0), height: room.height)
    }
  }

  private func showConfiguration() {
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    if let configured {
      configured.frame = contentView.bounds
      contentView.addSubview(configured)
    }
    setNeedsLayout()
  }

  /// The size that content and constraints give near a target size: at least the documented 44
  /// (table rule TB2) where nothing tells a height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    var inner = targetSize
    inner.width = max(inner.width - accessoryWidth, 0)
    let keepsHeight = verticalFittingPriority == .required
    var size = ContentFitting(view: configured ?? contentView).size(
      near: inner, keepsWidth: horizontalFittingPriority == .required, keepsHeight: keepsHeight,
      otherwise: CGSize(width: inner.width, height: 44))
    size.width += accessoryWidth
    if usesLabels, !keepsHeight {
      let texts = [textLabel, style == .subtitle ? detailTextLabel : nil].compactMap {
        $0?.sizeThatFits(CGSize(width: max(inner.width - 32, 0), height: 0)).height
      }
      size.height = max(size.height, texts.reduce(0, +) + 22)
    }
    return size
  }
}

extension UITableViewCell: Reusable {}

/// A header or a footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The identifier it is used again under.
  public let reuseIdentifier: String?
  var reuseKey: ReuseKey?
  /// Holds the content.
  public let contentView = UIView()
  /// The title.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    contentView.addSubview(label)
    return label
  }()
  /// Describes the content.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.removeFromSuperview()
      configured = contentConfiguration?.makeContentView()
      if let configured { contentView.addSubview(configured) }
      setNeedsLayout()
    }
  }
  private var configured: (any UIView & UIContentView)?

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Creates a view.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Creates a view of a registered class by its `init(reuseIdentifier:)`. UIKit has no such
  /// initialiser.
  ///
  /// - Parameter reuseIdentifier: The identifier of the registration.
  public required convenience init(registeredAs reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// A fresh description of a header's content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .groupedHeader() }

  /// Is called before it is used for another section.
  open func prepareForReuse() {}

  /// Places the content.
  open override func layoutSubviews() {
    contentView.frame = bounds
    configured?.frame = contentView.bounds
    super.layoutSubviews()
  }

  /// The size that content and constraints give near a target size.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ContentFitting(view: configured ?? contentView).size(
      near: targetSize, keepsWidth: horizontalFittingPriority == .required,
      keepsHeight: verticalFittingPriority == .required, otherwise: targetSize)
  }
}

extension UITableViewHeaderFooterView: Reusable {}
