extension Range<Int> {
  /// The last number for which `holds` answers true, where it is true for the first number of the
  /// range and, once false, stays false.
  ///
  /// Steps away from the guess double until they pass the border: a guess that is off by n costs
  /// about 2 log n questions.
  ///
  /// - Parameters:
  ///   - guess: Where to begin; a guess outside the range counts as the nearer end.
  ///   - holds: The question.
  /// - Returns: The number, or the range's lower bound where the range is empty or nothing holds.
  package func last(near guess: Int, where holds: (Int) -> Bool) -> Int {
    guard !isEmpty else { return lowerBound }
    var low = Swift.min(Swift.max(guess, lowerBound), upperBound - 1)
    var high = low + 1
    var step = 1
    while low > lowerBound, !holds(low) {
      high = low
      low = low - lowerBound > step ? low - step : lowerBound
      step = step << 1
    }
    step = 1
    while high < upperBound, holds(high) {
      low = high
      high = upperBound - high > step ? high + step : upperBound
      step = step << 1
    }
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
