import TerminalKit

print(TerminalText.cell("plain \u{1B}[31m text"))
