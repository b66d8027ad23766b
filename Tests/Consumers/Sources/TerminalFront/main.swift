import TerminalFront

print(CellScale(width: 414, columns: 80).pointsPerRow)
