// Clues at the end of a line of cells.
#include <array>

#include "shudu/variant/kinds.h"
#include "variant/lowering/lowerings.h"

namespace shudu::variant {
namespace {

enum class Stage { kBefore, kBehindLow, kBehindHigh, kAfter };

using Filling = std::pair<Stage, std::int64_t>;  // and the sum of what lies between so far

// The crusts are the lowest and the highest value of the range, each once.
std::optional<Filling> go_on(const Filling& at, int value, int low, int high, std::int64_t most) {
  const auto [stage, sum] = at;
  const bool is_crust = value == low || value == high;
  if (stage == Stage::kBefore) {
    if (!is_crust) return at;
    return Filling{value == low ? Stage::kBehindLow : Stage::kBehindHigh, 0};
  }
  if (stage == Stage::kAfter) return is_crust ? std::nullopt : std::optional(at);
  if (!is_crust) {
    return sum + value > most ? std::nullopt : std::optional(Filling{stage, sum + value});
  }
  const bool is_other = (value == low) == (stage == Stage::kBehindHigh);
  return is_other ? std::optional(Filling{Stage::kAfter, sum}) : std::nullopt;
}

}  // namespace

void lower_sandwich(const Constraint& rule, Lowering& out) {
  const std::int64_t total = *number_of(out.puzzle(), rule);
  const bool is_whole = rule.cells.size() == as_index(out.puzzle().values());
  if (is_whole && rule.cells.size() > 1 && out.are_different(rule.cells)) {
    out.add(BetweenExtremes{rule.cells, total});
    return;
  }
  const int low = out.low();
  const int high = out.high();
  const bool can_be = total <= high * std::ssize(rule.cells);  // bounds the states
  if (low == high || !can_be) return out.add(Impossible{});
  out.word(
      rule.cells, std::vector{Filling{Stage::kBefore, 0}},
      [=](const Filling& at, int value) { return go_on(at, value, low, high, total); },
      [=](const Filling& at) {
        return at == Filling{Stage::kAfter, total};
      });
}

void lower_lunchbox(const Constraint& rule, Lowering& out) {
  out.all_different(rule.cells);
  out.add(BetweenExtremes{rule.cells, *number_of(out.puzzle(), rule)});
}

void lower_x_sum(const Constraint& rule, Lowering& out) {
  out.add(PrefixSum{rule.cells, *number_of(out.puzzle(), rule)});
}

// What is 0 high is not seen.
void lower_skyscraper(const Constraint& rule, Lowering& out) {
  using State = std::pair<int, std::int64_t>;  // the highest so far, how many were seen
  const std::int64_t wanted = *number_of(out.puzzle(), rule);
  out.word(
      rule.cells, std::vector{State{0, 0}},
      [wanted](const State& at, int value) -> std::optional<State> {
        if (value <= at.first) return at;
        if (at.second == wanted) return std::nullopt;
        return State{value, at.second + 1};
      },
      [wanted](const State& at) { return at.second == wanted; });
}

// The highest so far until the first hidden one; then it is found.
void lower_hidden_skyscraper(const Constraint& rule, Lowering& out) {
  const std::int64_t wanted = *number_of(out.puzzle(), rule);
  const int found = out.high() + 1;
  out.word(
      rule.cells, std::vector{out.low() - 1},
      [=](int highest, int value) -> std::optional<int> {
        if (highest == found) return found;
        if (value > highest) return value;
        return value == wanted ? std::optional(found) : std::nullopt;
      },
      [found](int highest) { return highest == found; });
}

void lower_numbered_room(const Constraint& rule, Lowering& out) {
  const std::int64_t wanted = *number_of(out.puzzle(), rule);
  const Variable control = rule.cells[0];
  const auto length = static_cast<int>(rule.cells.size());
  out.keep(control, out.values_where([=](int place) { return place >= 1 && place <= length; }));
  const bool is_once = out.are_different(rule.cells);
  for (int place = std::max(1, out.low()); place <= std::min(length, out.high()); ++place) {
    const Variable room = rule.cells[as_index(place - 1)];
    out.relate(control, room, [=](int at, int value) {
      if (at == place) return value == wanted;
      return !is_once || value != wanted || at < 1 || at > length;
    });
  }
}

}  // namespace shudu::variant
