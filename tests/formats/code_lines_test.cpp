// Lines of programs are told from sentences and puzzles.
#include "formats/code_lines.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace shudu {
namespace {

bool is_code(std::string_view line) { return CodeLines().take(line); }

TEST(CodeLines, AreKnownInManyLanguages) {
  for (const std::string line : {"import numpy as np",
                                 "from typing import List",
                                 "#include <vector>",
                                 "using namespace std;",
                                 "public class Main {",
                                 "    } else {",
                                 "}",
                                 "});",
                                 "  for (int i = 0; i < 9; ++i)",
                                 "def solve(board):",
                                 "    pass",
                                 "N = 9",
                                 "board[i][j] += 1",
                                 "print(solve(board))",
                                 "fn main() {",
                                 "let mut n: usize = 0",
                                 "package main",
                                 "func main() {",
                                 "x := 3",
                                 "% a remark of Matlab",
                                 "-- a remark of Haskell",
                                 "// a remark",
                                 " * of a remark that goes on",
                                 "main :: IO ()",
                                 "library(sudoku)",
                                 "m <- solve(x)",
                                 "@Override",
                                 "<?php",
                                 "?>",
                                 "clear all; close all",
                                 "tic",
                                 "end"}) {
    EXPECT_TRUE(is_code(line)) << line;
  }
}

TEST(CodeLines, SentencesAndPuzzlesAreNone) {
  for (const std::string line :
       {"", "  ", "Hello", "A puzzle for you", "see the next page (the solution is there)",
        "Import it from anywhere", "printer", "returned", "what a day!", "Level 3 of 10",
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79;",
        "puzzle = 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6"}) {
    EXPECT_FALSE(is_code(line)) << line;
  }
}

TEST(CodeLines, RemarksGoOnUntilTheyAreClosed) {
  for (const auto& [open, close] : std::vector<std::pair<std::string, std::string>>{
           {"/* Solves", "them. */"}, {"\"\"\"Solves", "them.\"\"\""}, {"'''", "'''"}}) {
    CodeLines lines;
    EXPECT_TRUE(lines.take(open));
    EXPECT_TRUE(lines.take("a sentence in a remark"));
    EXPECT_TRUE(lines.take(close));
    EXPECT_FALSE(lines.take("a sentence"));
  }
  CodeLines lines;
  EXPECT_TRUE(lines.take("/* one line */"));
  EXPECT_FALSE(lines.take("a sentence"));
}

}  // namespace
}  // namespace shudu
