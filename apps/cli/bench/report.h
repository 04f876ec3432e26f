// What a benchmark prints: a table for each set of puzzles, or with --json an object for each row.
//
// The signature of a row (guesses and solutions of one pass) does not depend on the machine: for a
// kernel, the same puzzles in the same order give the same two numbers everywhere.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/bench/measure.h"
#include "cli/bench/puzzle_set.h"
#include "cli/bench/side.h"
#include "cli/options/options.h"

namespace shudu::cli {

/// One measured set.
struct BenchTable {
  const PuzzleSet& set;
  Calls calls;
  std::uint64_t limit;
  const std::vector<std::unique_ptr<Side>>& sides;
  const std::vector<SideOutcome>& outcomes;  ///< of each side
};

/// The line above all tables: machine, compiler, build. Nothing with --json, whose rows say it.
void append_bench_head(const Options& options, std::string& out);

/// A table with a line for each kernel and peer, then the ratio of each kernel to each peer.
void append_bench_table(const BenchTable& table, const Options& options, std::string& out);

}  // namespace shudu::cli
