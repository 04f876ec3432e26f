// Which lines that are no puzzles are errors, by what follows them.
#include "formats/waiting_lines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "formats/record_list.h"

namespace shudu::test {
namespace {

using ::testing::ElementsAre;

const std::string kWaitLine =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

// The rows of the puzzle, each between `open` and `close`, cells with `between`.
std::string rows_of(const std::string& open, const std::string& close, const std::string& between) {
  std::string text;
  for (std::size_t row = 0; row < 9; ++row) {
    text += open;
    for (std::size_t i = row * 9; i < row * 9 + 9; ++i) {
      if (i % 9 != 0) text += between;
      text += kWaitLine[i] == '.' ? '0' : kWaitLine[i];
    }
    text += close;
    if (row < 8) text += ",";
    text += "\n";
  }
  return text;
}

TEST(WaitingLines, ProgramsAroundALiteralArePassedOver) {
  const std::string braces = rows_of("    {", "}", ", ");
  const std::string brackets = rows_of("    [", "]", ", ");
  for (const std::string& program : std::vector<std::string>{
           "#include <stdio.h>\n#define N 9\n/* Solves it\n   by search. */\nint solve(int "
           "g[N][N]);\n"
           "int main(void)\n{\n    int dx[4] = {1, 0, -1, 0};\n    int g[N][N] =\n    {\n" +
               braces + "    };\n    if (solve(g) == 1)\n        print(g);\n    return 0;\n}\n",
           "class Solver {\npublic:\n  int n = 9;\n};\nint main() {\n  vector<vector<int>> d{\n" +
               braces + "  };\n  Solver s;\n  s.solve(d);\n}\n",
           "namespace Sudoku\n{\n  class Program\n  {\n    static void Main(string[] args)\n    {\n"
           "      int[,] b = new int[9, 9]\n      {\n" +
               braces + "      };\n      Solve(b);\n    }\n  }\n}\n",
           "package org.example;\n\nimport java.util.*;\n\npublic class Main {\n  @Override\n"
           "  public static void main(String[] args) {\n    int[][] b = {\n" +
               braces + "    };\n    System.out.println(b);\n  }\n}\n",
           "\"\"\"Solves them.\n\nThe paper says how.\n\"\"\"\nimport sys\n\nN = 9\n\nb = [\n" +
               brackets + "]\n\nprint(\"ok\" if solve(b) else \"no\")\n",
           "\"use strict\";\nconst { solve } = require(\"./s\");\nfunction main() {\n  const b = "
           "[\n" +
               rows_of("    [\"", "\"]", "\", \"") + "  ];\n  console.log(b);\n}\nmain();\n",
           "use std::fmt;\n#[derive(Debug)]\nstruct B {\n    c: [[u8; 9]; 9],\n}\nfn main() {\n"
           "    let b: [[u8; 9]; 9] = [\n" +
               brackets + "    ];\n    println!(\"{:?}\", b);\n}\n",
           "package main\nimport \"fmt\"\nfunc main() {\n\tb := [9][9]int{\n" + braces +
               "\t}\n\tfmt.Println(b)\n}\n",
           "fun main() {\n    val b = arrayOf(\n" + rows_of("  intArrayOf(", ")", ", ") +
               "    )\n    println(b)\n}\n",
           "<?php\nfunction f(&$b) {\n    return true;\n}\n$b = array(\n" +
               rows_of("  array(", ")", ", ") + ");\nf($b);\n?>\n",
           "def parse(s):\n    return list(s)\n\ngrid = \"" + kWaitLine +
               "\"\nprint(parse(grid))\n",
           "puzzles = [\n    \"" + kWaitLine + "\",\n]\nfor p in puzzles:\n    solve(p)\n"}) {
    std::vector<std::string> cells;
    for (const Entry& entry : read_all(program)) {
      cells.push_back(entry.failed() ? describe(entry) : entry.cells);
    }
    EXPECT_THAT(cells, ElementsAre(kWaitLine)) << program;
  }
}

TEST(WaitingLines, OfAProgramAreErrorsWhereNoLiteralFollows) {
  const std::string code = "import sys\nprint(sys.path)\n";
  EXPECT_THAT(describe_all(code), ElementsAre("1:1 not_a_puzzle", "2:1 not_a_puzzle"));
  EXPECT_THAT(describe_all(code + kWaitLine + "\n"),
              ElementsAre("1:1 not_a_puzzle", "2:1 not_a_puzzle", "line " + kWaitLine));
  EXPECT_THAT(
      describe_all(code + "a sentence\n" + kWaitLine + "\n"),
      ElementsAre("1:1 not_a_puzzle", "2:1 not_a_puzzle", "3:1 not_a_puzzle", "line " + kWaitLine));
}

TEST(WaitingLines, SentencesAndBrokenPuzzlesInAProgramAreErrors) {
  const std::string literal = "b = [\n" + rows_of("[", "]", ",") + "]\n";
  EXPECT_THAT(describe_all("import sys\na sentence\n" + literal),
              ElementsAre("1:1 not_a_puzzle", "2:1 not_a_puzzle", "array " + kWaitLine));
  EXPECT_THAT(describe_all(literal + "print(b)\na sentence\n"),
              ElementsAre("array " + kWaitLine, "13:1 not_a_puzzle"));
  const std::string broken = "b = [\n" + rows_of("[", "]", ",").substr(20) + "]\n";
  EXPECT_THAT(describe_all("import sys\n" + broken + "print(b)\n"), ElementsAre("11:19 too_short"));
  EXPECT_THAT(describe_all("b = \"" + kWaitLine.substr(1) + "\"\nprint(b)\n").size(), 1U);
}

TEST(WaitingLines, AreBounded) {
  std::string code;
  for (int i = 0; i < 10'000; ++i) code += "f();\n";
  const std::vector<Entry> entries = read_all(code + kWaitLine + "\n");
  ASSERT_EQ(entries.size(), 10'001U);
  for (std::size_t i = 0; i < entries.size(); ++i) EXPECT_EQ(entries[i].line, i + 1);
}

}  // namespace
}  // namespace shudu::test
