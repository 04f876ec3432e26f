// Fuzzes variants as data, from the fault to the solution: our JSON where the input opens with a
// brace, else bytes that become rules of every kind with fields of any kind. Held: nothing crashes;
// a puzzle without a fault is lowered and searched within a few decisions, or refused; what is
// found keeps every definition.
#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "bytes.h"
#include "shudu/formats/variant/variant_text.h"
#include "shudu/propagation/solve.h"
#include "shudu/variant/fault.h"
#include "shudu/variant/judge.h"
#include "shudu/variant/lower.h"

namespace {

using shudu::fuzz::Bytes;
using shudu::fuzz::require;
using shudu::variant::Constraint;
using shudu::variant::Kind;
using shudu::variant::Variables;
using shudu::variant::VariantPuzzle;

constexpr std::uint64_t kMostNodes = 100;

void solve_and_judge(const VariantPuzzle& puzzle) {
  const auto found = shudu::propagation::solve(shudu::variant::lower(puzzle), {2, kMostNodes, {}});
  if (!found) {
    require(found.error() == shudu::propagation::Refusal::kTooLarge ||
            found.error() == shudu::propagation::Refusal::kTooManyVariables);
    return;
  }
  require(found->outcome.nodes <= kMostNodes && found->outcome.solutions <= 2);
  require(found->first.empty() == (found->outcome.solutions == 0));
  if (found->first.empty()) return;
  std::vector<int> values;
  values.reserve(found->first.size());
  for (const std::uint8_t value : found->first) values.push_back(puzzle.low + value);
  require(!shudu::variant::judge(puzzle, values));
}

void take(const VariantPuzzle& puzzle) {
  // Definitions and lowerings may look at some hundred thousand sets for each rule.
  constexpr std::size_t kMostRules = 200;
  if (puzzle.constraints.size() > kMostRules || shudu::variant::find_fault(puzzle)) return;
  solve_and_judge(puzzle);
}

// A cell of a small grid, seldom one that is not there.
shudu::variant::Variable any_cell(Bytes& bytes) {
  const unsigned byte = bytes.next();
  return static_cast<shudu::variant::Variable>(byte < 250 ? byte % 16 : byte * 257);
}

Variables any_cells(Bytes& bytes) {
  Variables cells;
  for (unsigned i = bytes.next() % 10; i > 0; --i) cells.push_back(any_cell(bytes));
  return cells;
}

// Small, or as large as a number may be.
std::int64_t any_number(Bytes& bytes) {
  const unsigned byte = bytes.next();
  if (byte < 128) return static_cast<std::int64_t>(byte) - 20;
  constexpr std::int64_t kLarge[] = {1'000'000'000, 1'000'000'001, 1'000'000'000'000'000'000,
                                     INT64_MAX,     INT64_MIN,     -1'000'000'000};
  return kLarge[byte % std::size(kLarge)];
}

std::vector<std::int64_t> any_numbers(Bytes& bytes, unsigned most) {
  std::vector<std::int64_t> numbers;
  for (unsigned i = bytes.next() % (most + 1); i > 0; --i) numbers.push_back(any_number(bytes));
  return numbers;
}

Constraint any_rule(Bytes& bytes, int depth) {
  constexpr unsigned kAutomatonBit = 1;
  Constraint rule;
  rule.kind = static_cast<Kind>(bytes.next() % 80);  // some are none
  const unsigned fields = bytes.next();
  if ((fields & 128U) == 0) rule.cells = any_cells(bytes);
  if ((fields & 64U) != 0) rule.numbers = any_numbers(bytes, 2);
  if ((fields & 32U) != 0) rule.series = any_numbers(bytes, 6);
  if ((fields & 16U) != 0) {
    for (unsigned i = bytes.next() % 4; i > 0; --i) rule.lists.push_back(any_cells(bytes));
  }
  if ((fields & 8U) != 0) {
    for (unsigned i = bytes.next() % 6; i > 0; --i) rule.table.push_back(bytes.next());
  }
  if ((fields & kAutomatonBit) != 0) {
    rule.automaton.states = bytes.next() % 9;
    rule.automaton.starts = {bytes.next() % 9};
    rule.automaton.accepting = {bytes.next() % 9};
    for (unsigned i = bytes.next() % 9; i > 0; --i) {
      rule.automaton.steps.push_back({bytes.next() % 9, bytes.next() % 33, bytes.next() % 9});
    }
  }
  if ((fields & 4U) != 0 && depth > 0) {
    for (unsigned i = bytes.next() % 3; i > 0; --i) {
      auto& branch = rule.branches.emplace_back();
      for (unsigned j = bytes.next() % 3; j > 0; --j) branch.push_back(any_rule(bytes, depth - 1));
    }
  }
  return rule;
}

VariantPuzzle any_puzzle(Bytes& bytes) {
  constexpr int kDepth = 9;
  const unsigned shape = bytes.next();
  const int low = shape % 2 == 0 ? 1 : 0;
  VariantPuzzle puzzle = shudu::variant::open_grid(4, 4, low, low + 3);
  if ((shape & 2U) != 0) puzzle.regions = shudu::variant::boxes_of(puzzle, 2, 2);
  puzzle.rows_differ = (shape & 4U) == 0;
  puzzle.columns_differ = (shape & 8U) == 0;
  if ((shape & 16U) != 0) puzzle.regions.push_back(any_cells(bytes));
  if ((shape & 32U) != 0) puzzle.candidates[bytes.next() % 16] = bytes.next();
  if ((shape & 64U) != 0) {
    puzzle.free_variables = static_cast<int>(bytes.next() % 4);
    puzzle.candidates.resize(static_cast<std::size_t>(puzzle.variables()), puzzle.all_values());
  }
  while (!bytes.empty() && puzzle.constraints.size() < 20) {
    puzzle.constraints.push_back(any_rule(bytes, kDepth));
  }
  return puzzle;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr std::size_t kMostBytes = 16'384;
  if (size == 0 || size > kMostBytes) return 0;
  if (data[0] == '{') {
    std::string text;
    for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(data[i]);
    const auto read = shudu::variant::read_variant_json(text);
    if (read) take(read->puzzle);
    return 0;
  }
  Bytes bytes(data, size);
  take(any_puzzle(bytes));
  return 0;
}
