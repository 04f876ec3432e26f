#include "propagation/engine/state.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cassert>
#include <limits>

#include "propagation/rules/rules.h"

namespace shudu::propagation {
namespace {

constexpr std::size_t kNoRule = std::numeric_limits<std::size_t>::max();

/// Each change takes a value, or more, and one behind the last is written before it counts.
std::size_t most_changes(const Problem& problem) {
  return problem.variables() * static_cast<std::size_t>(problem.values) + 1;
}

/// Which of up to 8 cells may have a value, as bits: four domains of up to 16 values lie in a word,
/// and a product brings the four bits of a value together.
class Places {
 public:
  Places(const State& state, std::span<const Variable> cells) {
    for (std::size_t i = 0; i < cells.size(); ++i) {
      const Set domain = state[cells[i]];
      low_[i / 4] |= std::uint64_t{domain & 0xffffU} << (i % 4 * 16);
      high_[i / 4] |= std::uint64_t{domain >> 16} << (i % 4 * 16);
    }
  }
  [[nodiscard]] std::size_t of(int value) const {
    const auto& words = value < 16 ? low_ : high_;
    const int bit = value % 16;
    return gathered(words[0] >> bit) | gathered(words[1] >> bit) << 4;
  }

 private:
  static std::size_t gathered(std::uint64_t lanes) {
    return ((lanes & 0x0001000100010001U) * 0x0001000200040008U) >> 48;
  }
  std::array<std::uint64_t, 2> low_{};
  std::array<std::uint64_t, 2> high_{};
};

}  // namespace

State::State(const Problem& problem)
    : problem_(problem),
      passes_(propagation::passes()),
      place_starts_(problem.blocks.places.starts.data()),
      places_(problem.blocks.places.items.data()),
      waking_starts_(problem.waking.starts.data()),
      waking_(problem.waking.items.data()),
      is_wide_(problem.blocks.is_wide),
      words_(problem.words),
      queue_((problem.rules.size() + 63) / 64),
      fixed_(most_changes(problem)),
      changes_(most_changes(problem)),
      trials_(static_cast<std::size_t>(problem.choice_depth),
              std::vector<Set>(problem.variables())),
      below_trials_(trials_.size()),
      layers_(problem.narrow_layers),
      marks_(2 * problem.automaton_states),
      live_edges_(problem.automaton_edges) {}

void State::fill() {
  std::copy(problem_.domains.begin(), problem_.domains.end(), domains_);
  const std::size_t words = problem_.words;
  std::fill_n(frame_.planes, static_cast<std::size_t>(problem_.values) * words, 0);
  for (std::size_t i = 0; i < problem_.variables(); ++i) {
    for (const int value : Each(domains_[i])) set_bit({plane(value), words}, i);
  }
  const HouseBlocks& blocks = problem_.blocks;
  for (std::size_t i = 0; i < blocks.cells.size(); ++i) {
    const std::int32_t cell = blocks.cells[i];
    copy(i, cell < 0 ? problem_.all : domains_[cell]);
  }
}

void State::wake_all() {
  for (std::size_t i = 0; i < problem_.rules.size(); ++i) set_bit(queue_, i);
  for (std::size_t i = 0; i < problem_.variables(); ++i) {
    if (problem_.stands(i) && is_fixed(i)) fixed_[fixed_count_++] = static_cast<Variable>(i);
  }
  has_changed_ = true;
}

void State::clear() {
  fixed_count_ = 0;
  has_changed_ = false;
  are_claims_open_ = false;
  std::fill(queue_.begin(), queue_.end(), 0);
}

bool State::lock(std::span<const Variable> cells, Set values) {
  if (trial_ != 0) return true;
  for (const int value : Each(values)) {
    if (!lock_value(cells, only(value))) return false;
  }
  return true;
}

bool State::lock(std::span<const Variable> cells, const Watchers& watchers, Set values) {
  if (trial_ != 0) return true;
  if (watchers.empty()) return lock(cells, values);
  const std::size_t words = words_;
  const Places places(*this, cells);
  for (const int value : Each(values)) {
    const std::size_t subset = places.of(value);
    if (subset == 0) return false;
    if ((subset & (subset - 1)) == 0) {
      if (!keep(cells[static_cast<std::size_t>(std::countr_zero(subset))], only(value)))
        return false;
      continue;
    }
    const std::uint64_t* const seen = watchers.data() + subset * words;
    for (std::size_t w = 0; w < words; ++w) {
      for (std::uint64_t left = seen[w] & plane(value)[w]; left != 0; left &= left - 1) {
        const auto bit = static_cast<unsigned>(std::countr_zero(left));
        if (!remove(static_cast<Variable>(w * 64 + bit), only(value))) return false;
      }
    }
  }
  return true;
}

bool State::lock_value(std::span<const Variable> cells, Set value) {
  std::array<Variable, kSetBits> places{};
  std::size_t count = 0;
  for (const Variable cell : cells) {
    if ((domains_[cell] & value) == 0) continue;
    if (count == places.size()) return true;
    places[count++] = cell;
  }
  if (count == 0) return false;
  if (count == 1) return keep(places[0], value);
  return strike_where_all_are_seen(std::span(places).first(count), value);
}

bool State::strike_where_all_are_seen(std::span<const Variable> places, Set value) {
  for (std::size_t w = 0; w < problem_.words; ++w) {
    std::uint64_t seen = plane(lowest(value))[w];
    for (const Variable place : places) seen &= problem_.differing(place)[w];
    for (; seen != 0; seen &= seen - 1) {
      const auto bit = static_cast<unsigned>(std::countr_zero(seen));
      if (!remove(static_cast<Variable>(w * 64 + bit), value)) return false;
    }
  }
  return true;
}

void State::begin_trial() {
  std::vector<Set>& trial = trials_[static_cast<std::size_t>(trial_)];
  std::copy_n(domains_, trial.size(), trial.begin());
  below_trials_[static_cast<std::size_t>(trial_)] = domains_;
  domains_ = trial.data();
  ++trial_;
}

std::span<const Set> State::end_trial() {
  assert(trial_ > 0);
  --trial_;
  domains_ = below_trials_[static_cast<std::size_t>(trial_)];
  return trials_[static_cast<std::size_t>(trial_)];
}

bool State::propagate() {
  failed_rule_ = kNone;
  emptied_ = kNone;
  blamed_peer_ = kNone;
  if (propagate_to_end()) return true;
  clear();
  return false;
}

std::size_t State::next_rule() const {
  std::size_t word = 0;
  while (word < queue_.size() && queue_[word] == 0) ++word;
  if (word == queue_.size()) return kNoRule;
  return word * 64 + static_cast<std::size_t>(std::countr_zero(queue_[word]));
}

// Peers and hidden singles, until both are quiet.
bool State::settle_houses() {
  for (;;) {
    if (!strike_peers()) return false;
    if (!has_changed_) return true;
    has_changed_ = false;
    if (!place_singles()) return false;
    are_claims_open_ = true;
  }
}

bool State::propagate_to_end() {
  for (;;) {
    if (!settle_houses()) return false;
    const std::size_t rule = next_rule();
    if (problem_.has_boxes && are_claims_open_ && rule >= problem_.first_dear) {
      are_claims_open_ = false;
      if (!strike_claims()) return false;
      continue;
    }
    if (rule == kNoRule) return true;
    queue_[rule / 64] &= queue_[rule / 64] - 1;
    if (!run(rule)) {
      failed_rule_ = static_cast<std::int32_t>(rule);
      return false;
    }
  }
}

bool State::run(std::size_t rule) {
  const Propagator& propagator = problem_.rules[rule];
  cause_ = {Cause::By::kRule, static_cast<std::uint32_t>(rule)};
  is_at_rest_ = false;
  const bool holds = propagate_rule(*this, propagator);
  if (is_at_rest_ || is_done_in_one(propagator.rule))
    queue_[rule / 64] &= ~(std::uint64_t{1} << (rule % 64));
  return holds;
}

bool State::strike_peers() {
  while (fixed_count_ != 0) {
    if (!strike_peers_of(fixed_[--fixed_count_])) return false;
  }
  return true;
}

bool State::strike_peers_of(Variable cell) {
  const Set value = domains_[cell];
  cause_ = {Cause::By::kPeer, cell};
  std::uint64_t* const places = plane(lowest(value));
  const std::uint64_t* const differing = problem_.differing(cell).data();
  for (std::size_t w = 0; w < words_; ++w) {
    std::uint64_t left = places[w] & differing[w];
    places[w] &= ~left;
    for (; left != 0; left &= left - 1) {
      const auto bit = static_cast<unsigned>(std::countr_zero(left));
      const auto peer = static_cast<Variable>(w * 64 + bit);
      if (strike(peer, value)) continue;
      blamed_peer_ = cell;
      return false;
    }
  }
  return true;
}

bool State::place_singles() {
  const HouseBlocks& blocks = problem_.blocks;
  const auto size = static_cast<std::size_t>(problem_.values);
  for (std::size_t block = 0; block < blocks.blocks; ++block) {
    if (blocks.is_wide) {
      WideLanes found;
      const WideLanes* const houses = frame_.wide_houses + block * size;
      const Found what = passes_.wide_singles(houses, problem_.values, problem_.all, found);
      if (what == Found::kContradiction) return false;
      if (what == Found::kSomething && !place_singles_of(block, found.of32)) return false;
    } else {
      Lanes found;
      const Lanes* const houses = frame_.houses + block * size;
      const Found what = passes_.singles(houses, problem_.values, problem_.all, found);
      if (what == Found::kContradiction) return false;
      if (what == Found::kSomething && !place_singles_of(block, found.of16)) return false;
    }
  }
  return true;
}

template <typename Block>
bool State::place_singles_of(std::size_t block, const Block& found) {
  const HouseBlocks& blocks = problem_.blocks;
  const auto size = static_cast<std::size_t>(problem_.values);
  for (std::size_t lane = 0; lane < found.size(); ++lane) {
    Set singles = found[lane];
    cause_ = {Cause::By::kHouse, static_cast<std::uint32_t>(block * found.size() + lane)};
    for (std::size_t i = 0; i < size && singles != 0; ++i) {
      const std::int32_t place = blocks.cells[(block * size + i) * found.size() + lane];
      if (place < 0) break;
      const auto cell = static_cast<Variable>(place);
      const Set here = domains_[cell] & singles;
      if (here == 0) continue;
      if (!is_single(here)) {
        emptied_ = cell;
        return false;
      }
      if (!keep(cell, here)) return false;
      singles &= ~here;
    }
    if (singles != 0) return false;
  }
  return true;
}

bool State::strike_claims() {
  cause_ = {};
  for (std::size_t block = 0; block < 2; ++block) {
    const Segments& board = problem_.segments[block];
    const auto size = static_cast<std::size_t>(problem_.values);
    Claims claims;
    if (!passes_.claims(frame_.houses + block * size, board, claims)) continue;
    const auto segments = static_cast<std::size_t>(board.values / board.length);
    for (std::size_t segment = 0; segment < segments; ++segment) {
      if (!strike_claim(block, segment, claims)) return false;
    }
  }
  return true;
}

bool State::strike_claim(std::size_t block, std::size_t segment, const Claims& claims) {
  const Segments& board = problem_.segments[block];
  const auto size = static_cast<std::size_t>(problem_.values);
  const auto length = static_cast<std::size_t>(board.length);
  for (std::size_t lane = 0; lane < size; ++lane) {
    const Set of_line = claims.of_line[segment].of16[lane];
    for (std::size_t i = 0; of_line != 0 && i < size; ++i) {
      if (i / length == segment) continue;
      const std::int32_t cell = problem_.blocks.cells[(block * size + i) * 16 + lane];
      if (!remove(static_cast<Variable>(cell), of_line)) return false;
    }
    const Set of_box = claims.of_box[segment].of16[lane];
    if (of_box != 0 && !strike_box(block, segment, lane, of_box)) return false;
  }
  return true;
}

bool State::strike_box(std::size_t block, std::size_t segment, std::size_t lane, Set values) {
  const Segments& board = problem_.segments[block];
  const auto size = static_cast<std::size_t>(problem_.values);
  const auto length = static_cast<std::size_t>(board.length);
  const auto parallel = static_cast<std::size_t>(board.parallel);
  const std::size_t first = lane / parallel * parallel;
  for (std::size_t line = first; line < first + parallel; ++line) {
    for (std::size_t i = segment * length; line != lane && i < (segment + 1) * length; ++i) {
      const std::int32_t cell = problem_.blocks.cells[(block * size + i) * 16 + line];
      if (!remove(static_cast<Variable>(cell), values)) return false;
    }
  }
  return true;
}

}  // namespace shudu::propagation
