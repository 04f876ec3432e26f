// Cages, sums, arrows and lines of sums as clauses: readings that hold a running sum.
#include <algorithm>

#include "propagation/cnf_rules.h"
#include "shudu/variant/kinds.h"

namespace shudu::propagation::test {
namespace {

using variant::Constraint;
using variant::Kind;
using variant::Variable;
using variant::Variables;

// The values, each times its weight, sum to the total.
void sums_to(Cnf& cnf, const Variables& cells, const std::vector<std::int64_t>& weights,
             std::int64_t total) {
  std::vector<Cnf::Signs> places;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    Cnf::Signs signs = cnf.signs_of(cells[i]);
    for (auto& sign : signs) {
      sign.first *= weights.empty() ? 1 : static_cast<int>(weights[i]);
    }
    places.push_back(std::move(signs));
  }
  const bool only_grows = weights.empty();
  const auto step = [=](const Cnf::State& sum, int value) -> Cnf::MaybeState {
    const int after = sum[0] + value;
    if (only_grows && after > total) return std::nullopt;
    return Cnf::State{after};
  };
  for (const auto& [sum, reached] : cnf.read(places, {0}, step)) {
    if (sum[0] != total) cnf.add({-reached});
  }
}

void cage(Cnf& cnf, const Constraint& rule) {
  cnf.differ(rule.cells);
  if (!rule.numbers.empty()) sums_to(cnf, rule.cells, {}, rule.numbers[0]);
}

void sum(Cnf& cnf, const Constraint& rule) {
  sums_to(cnf, rule.cells, rule.series, number_said(cnf, rule));
}

Variables each_once(Variables cells) {
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

// The state is the list of sums that some of the cells have.
void rellik(Cnf& cnf, const Constraint& rule) {
  cnf.differ(rule.cells);
  const std::int64_t never = number_said(cnf, rule);
  cnf.read_cells(
      each_once(rule.cells), {0},
      [=](const Cnf::State& sums, int value) -> Cnf::MaybeState {
        Cnf::State after = sums;
        for (const int one : sums) {
          if (one + value == never) return std::nullopt;
          if (one + value < never) after.push_back(one + value);
        }
        std::sort(after.begin(), after.end());
        after.erase(std::unique(after.begin(), after.end()), after.end());
        return after;
      },
      [](const Cnf::State&) { return true; });
}

// How many are odd, low and high.
void equality(Cnf& cnf, const Constraint& rule) {
  cnf.differ(rule.cells);
  const Variables cells = each_once(rule.cells);
  const auto all = static_cast<int>(cells.size());
  cnf.read_cells(
      cells, {0, 0, 0},
      [](const Cnf::State& counts, int value) -> Cnf::MaybeState {
        return Cnf::State{counts[0] + value % 2, counts[1] + (value < 5 ? 1 : 0),
                          counts[2] + (value > 5 ? 1 : 0)};
      },
      [=](const Cnf::State& counts) {
        return 2 * counts[0] == all && 2 * counts[1] == all && 2 * counts[2] == all;
      });
}

// First the digits of the number, then what is left of it behind each cell of the shaft.
void arrow(Cnf& cnf, const Constraint& rule) {
  Variables cells = rule.lists[0];
  std::sort(cells.begin(), cells.end());
  const auto digits = static_cast<int>(cells.size());
  cells.insert(cells.end(), rule.cells.begin(), rule.cells.end());
  const auto most = static_cast<int>(9 * rule.cells.size());
  cnf.read_cells(
      cells, {0, 0},
      [=](const Cnf::State& at, int value) -> Cnf::MaybeState {
        const int left = at[0] < digits ? at[1] * 10 + value : at[1] - value;
        if (left < 0 || left > most) return std::nullopt;
        return Cnf::State{at[0] + 1, left};
      },
      [](const Cnf::State& at) { return at[1] == 0; });
}

void double_arrow(Cnf& cnf, const Constraint& rule) {
  std::vector<std::int64_t> weights(rule.cells.size(), 1);
  weights.front() = weights.back() = -1;
  sums_to(cnf, rule.cells, weights, 0);
}

// Segments with one sum: the sum of the first, -1 as long as it is not known, then the running one.
void equal_sums(Cnf& cnf, const std::vector<Variables>& segments) {
  constexpr int kEnd = 100;
  const Literal always = cnf.fresh();
  cnf.add({always});
  std::vector<Cnf::Signs> places;
  for (const Variables& segment : segments) {
    for (const Variable cell : segment) places.push_back(cnf.signs_of(cell));
    places.push_back({{kEnd, always}});
  }
  cnf.read(places, {-1, 0}, [=](const Cnf::State& sums, int sign) -> Cnf::MaybeState {
    if (sign != kEnd) return Cnf::State{sums[0], sums[1] + sign};
    if (sums[0] >= 0 && sums[0] != sums[1]) return std::nullopt;
    return Cnf::State{sums[1], 0};
  });
}

void zipper(Cnf& cnf, const Constraint& rule) {
  std::vector<Variables> pairs;
  for (std::size_t i = 0, j = rule.cells.size() - 1; i < j; ++i, --j) {
    pairs.push_back({rule.cells[i], rule.cells[j]});
  }
  if (rule.cells.size() % 2 == 1) pairs.push_back({rule.cells[rule.cells.size() / 2]});
  equal_sums(cnf, pairs);
}

// In 9 x 9 cells with boxes.
void region_sum(Cnf& cnf, const Constraint& rule) {
  const auto box = [](Variable cell) { return cell / 27 * 3 + cell % 9 / 3; };
  std::vector<Variables> pieces;
  for (std::size_t i = 0; i < rule.cells.size(); ++i) {
    if (i == 0 || box(rule.cells[i]) != box(rule.cells[i - 1])) pieces.emplace_back();
    pieces.back().push_back(rule.cells[i]);
  }
  equal_sums(cnf, pieces);
}

void equal_sum(Cnf& cnf, const Constraint& rule) { equal_sums(cnf, rule.lists); }

void runs(Cnf& cnf, const Variables& cells, std::int64_t total) {
  cnf.read_cells(
      cells, {0},
      [=](const Cnf::State& sum, int value) -> Cnf::MaybeState {
        if (sum[0] + value > total) return std::nullopt;
        return Cnf::State{sum[0] + value == total ? 0 : sum[0] + value};
      },
      [](const Cnf::State& sum) { return sum[0] == 0; });
}

// A loop is cut somewhere.
void sum_line(Cnf& cnf, const Constraint& rule) {
  const std::int64_t total = number_said(cnf, rule);
  if (number_said(cnf, rule, 1) == 0) return runs(cnf, rule.cells, total);
  Clause one;
  Variables cells = rule.cells;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    one.push_back(cnf.fresh());
    const Cnf::Where where(cnf, one.back());
    runs(cnf, cells, total);
    std::rotate(cells.begin(), cells.begin() + 1, cells.end());
  }
  cnf.add(one);
}

}  // namespace

std::vector<KindClauses> clauses_of_sum_kinds() {
  return {{Kind::kCage, cage},
          {Kind::kSum, sum},
          {Kind::kLittleKiller, sum},
          {Kind::kRellik, rellik},
          {Kind::kEquality, equality},
          {Kind::kArrow, arrow},
          {Kind::kDoubleArrow, double_arrow},
          {Kind::kZipper, zipper},
          {Kind::kRegionSum, region_sum},
          {Kind::kEqualSum, equal_sum},
          {Kind::kSumLine, sum_line}};
}

}  // namespace shudu::propagation::test
