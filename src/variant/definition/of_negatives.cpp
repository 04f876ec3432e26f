// What neighbours without a mark between them may not be.
#include <algorithm>
#include <cstdlib>

#include "variant/definition/definitions.h"

namespace shudu::variant {
namespace {

bool are_marked(const VariantPuzzle& puzzle, Variable first, Variable second,
                std::span<const Kind> kinds) {
  const auto is_mark = [&](const Constraint& rule) {
    const bool is_kind = std::count(kinds.begin(), kinds.end(), rule.kind) > 0;
    return is_kind &&
           (rule.cells == Variables{first, second} || rule.cells == Variables{second, first});
  };
  return std::any_of(puzzle.constraints.begin(), puzzle.constraints.end(), is_mark);
}

template <typename Test>
bool unmarked_keep(const Asked& asked, std::span<const Kind> kinds, const Test& test) {
  const VariantPuzzle& puzzle = asked.puzzle;
  for (int i = 0; i < puzzle.cells(); ++i) {
    for (int j = i + 1; j < puzzle.cells(); ++j) {
      const auto [first, second] = std::pair(static_cast<Variable>(i), static_cast<Variable>(j));
      const int away = std::abs(puzzle.row_of(first) - puzzle.row_of(second)) +
                       std::abs(puzzle.column_of(first) - puzzle.column_of(second));
      if (away != 1 || are_marked(puzzle, first, second, kinds)) continue;
      if (!test(asked.at(first), asked.at(second))) return false;
    }
  }
  return true;
}

std::vector<std::int64_t> on_dots(const VariantPuzzle& puzzle, Kind kind, std::int64_t usual) {
  std::vector<std::int64_t> numbers;
  for (const Constraint& rule : puzzle.constraints) {
    if (rule.kind == kind) numbers.push_back(rule.numbers.empty() ? usual : rule.numbers[0]);
  }
  return numbers.empty() ? std::vector{usual} : numbers;
}

constexpr Kind kEitherDot[] = {Kind::kDifference, Kind::kRatio};

bool is_double(int first, int second, std::int64_t ratio) {
  return first == ratio * second || second == ratio * first;
}

}  // namespace

bool keeps_strict_kropki(const Asked& asked) {
  return unmarked_keep(asked, kEitherDot, [](int first, int second) {
    return std::abs(first - second) != 1 && !is_double(first, second, 2);
  });
}

bool keeps_negative_ratio(const Asked& asked) {
  const auto ratios = on_dots(asked.puzzle, Kind::kRatio, 2);
  return unmarked_keep(asked, kEitherDot, [&](int first, int second) {
    return std::none_of(ratios.begin(), ratios.end(),
                        [&](std::int64_t ratio) { return is_double(first, second, ratio); });
  });
}

bool keeps_negative_difference(const Asked& asked) {
  const auto differences = on_dots(asked.puzzle, Kind::kDifference, 1);
  return unmarked_keep(asked, kEitherDot, [&](int first, int second) {
    return std::count(differences.begin(), differences.end(), std::abs(first - second)) == 0;
  });
}

bool keeps_strict_xv(const Asked& asked) {
  constexpr Kind kSums[] = {Kind::kPairSum};
  return unmarked_keep(asked, kSums, [](int first, int second) {
    return first + second != 5 && first + second != 10;
  });
}

}  // namespace shudu::variant
