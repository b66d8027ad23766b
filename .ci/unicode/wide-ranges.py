#!/usr/bin/env python3
"""Writes Sources/TerminalKit/Cells/WideScalars.swift from Unicode's EastAsianWidth.txt.

    python3 .ci/unicode/wide-ranges.py /usr/share/unicode/EastAsianWidth.txt
                                             (Debian: unicode-data)

Neighbouring ranges of Wide and Fullwidth are joined; a gap of unassigned scalars is bridged, so
that the table stays short and a scalar assigned there later is wide like its neighbours.
"""

import sys

lines = open(sys.argv[1], encoding="utf-8").read().splitlines()
version = lines[0].split("-")[-1].removesuffix(".txt").strip()
wide, assigned = set(), set()
for line in lines:
    data = line.split("#")[0].strip()
    if not data:
        continue
    span, kind = (part.strip() for part in data.split(";"))
    ends = [int(part, 16) for part in span.split("..")]
    scalars = range(ends[0], ends[-1] + 1)
    assigned.update(scalars)
    if kind in ("W", "F"):
        wide.update(scalars)

ranges = []
for scalar in sorted(wide):
    if ranges and all(gap not in assigned for gap in range(ranges[-1][1] + 1, scalar)):
        ranges[-1][1] = scalar
    else:
        ranges.append([scalar, scalar])

rows, row = [], ""
for low, high in ranges:
    item = f"0x{low:X}, 0x{high:X}, "
    if len(row) + len(item) > 94:
        rows.append(row.rstrip())
        row = ""
    row += item
rows.append(row.rstrip())
body = "\n".join("    " + text for text in rows)
print(
    f"""/// The scalars whose East Asian Width is Wide or Fullwidth (Unicode {version}).
///
/// Written by `.ci/unicode/wide-ranges.py`; a newer Unicode is a new run of that script.
enum WideScalars {{
  /// Whether `value` lies in one of the ranges.
  ///
  /// - Complexity: O(log *n*) over {len(ranges)} ranges; one comparison below U+1100.
  static func contains(_ value: UInt32) -> Bool {{
    guard value >= 0x1100 else {{ return false }}
    var low = 0
    var high = bounds.count / 2
    while low < high {{
      let middle = (low + high) / 2
      if value > bounds[2 * middle + 1] {{ low = middle + 1 }} else {{ high = middle }}
    }}
    return 2 * low < bounds.count && value >= bounds[2 * low]
  }}

  /// First and last scalar of each range, in order.
  private static let bounds: [UInt32] = [
{body}
  ]
}}"""
)
