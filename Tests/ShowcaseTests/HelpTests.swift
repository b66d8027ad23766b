import CommandLineTable
import Foundation
import Testing
import _TestSupport

@testable import showcase

@Suite("Help of the program")
struct HelpTests {
  static let program = ShowcaseTable.program
  static let recorded = CaseFolders.files(
    below: CaseFolders.beside(#filePath, "Help"), extension: "txt")

  @Test("of a command is as it was looked at", arguments: recorded)
  func golden(file: URL) throws {
    let name = file.deletingPathExtension().lastPathComponent
    let run = try showcaseProgram.run(["help", name])
    #expect(run.status == 0)
    let difference = try GoldenText(file).difference(from: run.output)
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("terminal rule 31: says that right-to-left words are not reordered")
  func order() throws {
    let text = try showcaseProgram.run(["help", "browse"]).output
    #expect(text.contains("Text stands in logical order"))
  }

  @Test("has been recorded for the commands")
  func isRecorded() {
    #expect(Self.recorded.count >= 5)
  }

  @Test("names every command, and fits a terminal of 80 columns")
  func names() throws {
    let text = try showcaseProgram.run(["--help"]).output
    for command in Self.program.commands {
      #expect(text.contains("\n  \(command.name) "), "\(command.name) is not named")
      let help = try showcaseProgram.run([command.name, "--help"]).output
      for option in command.options { #expect(help.contains(option.flag)) }
      for line in (help + text).split(separator: "\n") {
        #expect(line.count <= 80, "\(command.name): \(line)")
      }
    }
  }

  @Test("is the same asked either way", arguments: program.commands.map(\.name))
  func eitherWay(command: String) throws {
    let run = try showcaseProgram.run(["help", command])
    #expect(run.status == 0)
    #expect(run.output.contains("Usage: showcase \(command)"))
    #expect(try showcaseProgram.run([command, "--help"]).output == run.output)
    #expect(try showcaseProgram.run([command, "-h"]).output == run.output)
  }

  @Test("one option means one thing everywhere")
  func oneMeaning() {
    var meanings: [String: OptionSpecification] = [:]
    for command in Self.program.commands {
      for option in command.options {
        let known = meanings.updateValue(option, forKey: option.long)
        #expect(known == nil || known == option, "--\(option.long) of \(command.name)")
      }
    }
  }

  @Test("names and letters of a command's options are its own")
  func unambiguous() {
    #expect(Set(Self.program.commands.map(\.name)).count == Self.program.commands.count)
    for command in Self.program.commands {
      let options = command.options + Self.program.commonOptions
      let letters = options.compactMap(\.short)
      #expect(Set(options.map(\.long)).count == options.count, "\(command.name)")
      #expect(Set(letters).count == letters.count, "\(command.name)")
    }
  }
}
