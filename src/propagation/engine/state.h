// The domains of a search as rules see them: they are read, cut down, and whoever watches is woken.
//
// In a trial, which a choice of rules makes, a cut changes the domain alone and wakes nobody.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <span>
#include <vector>

#include "propagation/engine/frames.h"
#include "propagation/problem.h"

namespace shudu::propagation {

/// What makes a change.
struct Cause {
  enum class By : std::uint8_t {
    kOther,  ///< a decision, or locked candidates
    kRule,   ///< by its number
    kPeer,   ///< a fixed cell
    kHouse,  ///< with one place for a value, by its lane among all blocks
  };
  By by = By::kOther;
  std::uint32_t which = 0;
};
struct Change {
  Variable cell = 0;
  Cause cause;
};

/// What was found last time at a layer of an automaton, states as bits. It follows from the domains
/// and the layers beside it alone, so it may come from anywhere in the search.
struct AutomatonLayer {
  std::uint64_t front = 0;  ///< reached from the front
  std::uint64_t back = 0;   ///< of these, those that lead on to the end
  Set domain = 0;           ///< of the cell behind the layer
  Set kept = 0;             ///< of that
  bool is_open = true;      ///< back and kept are older than what they follow from
};

class State {
 public:
  explicit State(const Problem& problem);

  [[nodiscard]] const Problem& problem() const { return problem_; }
  [[nodiscard]] const Passes& passes() const { return passes_; }
  [[nodiscard]] Set operator[](std::size_t variable) const { return domains_[variable]; }
  [[nodiscard]] bool is_fixed(std::size_t variable) const { return is_single(domains_[variable]); }

  /// Makes the domain what it says, a part of what it was. False: it is empty.
  bool set(Variable variable, Set domain) {
    if (domain == 0) {
      emptied_ = variable;
      return false;
    }
    const Set before = domains_[variable];
    domains_[variable] = domain;
    if (trial_ != 0) {
      has_trial_changed_ = true;
      return true;
    }
    wake(variable, before, domain);
    return true;
  }
  /// Keeps of the domain what is in `values`.
  bool keep(Variable variable, Set values) {
    const Set before = domains_[variable];
    return (before & ~values) == 0 || set(variable, before & values);
  }
  bool remove(Variable variable, Set values) { return keep(variable, ~values); }

  /// Values that stand in some of `cells`, each: whoever differs from all their places loses them.
  bool lock(std::span<const Variable> cells, Set values);
  /// The same with what is known of these cells beforehand.
  bool lock(std::span<const Variable> cells, const Watchers& watchers, Set values);

  /// What the rule that runs has struck out needs no second look of it. No meaning in a trial.
  void rest() { is_at_rest_ = trial_ == 0; }

  // For choices: all cuts from here on are made on a copy.
  void begin_trial();
  /// Takes the frame of the trial as it is, and goes back to what was before.
  std::span<const Set> end_trial();
  /// Whether a trial has cut anything since this was asked last.
  bool has_trial_changed() {
    const bool changed = has_trial_changed_;
    has_trial_changed_ = false;
    return changed;
  }

  void note_trial_change() { has_trial_changed_ = true; }

  /// Values with two places in a house: take(value, first, second) for each.
  template <typename Take>
  void for_each_pair(Take take) const {
    const auto size = static_cast<std::size_t>(problem_.values);
    for (std::size_t block = 0; block < problem_.blocks.blocks; ++block) {
      if (is_wide_) {
        WideLanes found;
        passes_.wide_doubles(frame_.wide_houses + block * size, problem_.values, found);
        take_pairs(block, found.of32, take);
      } else {
        Lanes found;
        passes_.doubles(frame_.houses + block * size, problem_.values, found);
        take_pairs(block, found.of16, take);
      }
    }
  }

  /// Memory of the automata.
  [[nodiscard]] std::span<AutomatonLayer> layers(const Automaton& automaton, std::size_t count) {
    return std::span(layers_).subspan(automaton.first_layer, count);
  }
  [[nodiscard]] std::span<std::uint8_t> marks() { return marks_; }
  [[nodiscard]] std::span<std::uint32_t> live_edges() { return live_edges_; }

  // For the search.
  static constexpr std::int32_t kNone = -1;
  /// Rules off what follows. False: a contradiction; then `failed_rule` or `emptied` is to blame.
  bool propagate();
  void wake_all();
  /// What is waiting is forgotten.
  void clear();
  [[nodiscard]] std::int32_t failed_rule() const { return failed_rule_; }
  [[nodiscard]] std::int32_t emptied() const { return emptied_; }
  [[nodiscard]] std::int32_t blamed_peer() const { return blamed_peer_; }
  /// The changes since a frame came into use, in order, and what would have caused the next one.
  [[nodiscard]] std::span<const Change> changes() const { return {changes_.data(), change_count_}; }
  [[nodiscard]] const Cause& cause() const { return cause_; }

  void use(const Frame& frame) {
    frame_ = frame;
    change_count_ = 0;
    cause_ = {};
    domains_ = frame.domains;
    // NOLINTBEGIN(cppcoreguidelines-pro-type-reinterpret-cast): blocks of lanes lie without gaps
    house_places_ = reinterpret_cast<std::uint16_t*>(frame.houses);
    wide_places_ = reinterpret_cast<std::uint32_t*>(frame.wide_houses);
    // NOLINTEND(cppcoreguidelines-pro-type-reinterpret-cast)
  }
  /// Fills the frame from the domains of the problem.
  void fill();

 private:
  void wake(Variable variable, Set before, Set domain) {
    fixed_[fixed_count_] = variable;  // counts if it is
    fixed_count_ += is_single(domain) ? 1U : 0U;
    for (const std::uint32_t place : places_of(variable)) copy(place, domain);
    has_changed_ = true;
    const Set gone = before & ~domain;
    const std::uint64_t others = ~(std::uint64_t{1} << (variable % 64));
    for (const int value : Each(gone)) plane(value)[variable / 64] &= others;
    wake_rules(variable, before, domain);
  }
  /// Takes a value that it has from a variable, in whose plane it is gone already.
  bool strike(Variable variable, Set value) {
    const Set before = domains_[variable];
    const Set domain = before & ~value;
    if (domain == 0) {
      emptied_ = variable;
      return false;
    }
    domains_[variable] = domain;
    fixed_[fixed_count_] = variable;
    fixed_count_ += is_single(domain) ? 1U : 0U;
    for (const std::uint32_t place : places_of(variable)) copy(place, domain);
    has_changed_ = true;
    wake_rules(variable, before, domain);
    return true;
  }
  void wake_rules(Variable variable, Set before, Set domain) {
    changes_[change_count_++] = {variable, cause_};
    const Set gone = before & ~domain;
    const bool at_bounds = (gone & lowest_of(before)) != 0 || gone > domain;
    const std::uint64_t bounds = at_bounds ? ~std::uint64_t{0} : 0;
    for (const Waking& waking : waking_of(variable)) {
      queue_[waking.word] |= waking.always | (waking.by_bounds & bounds);
    }
  }
  [[nodiscard]] std::span<const std::uint32_t> places_of(Variable variable) const {
    return {places_ + place_starts_[variable], places_ + place_starts_[variable + 1]};
  }
  [[nodiscard]] std::span<const Waking> waking_of(Variable variable) const {
    return {waking_ + waking_starts_[variable], waking_ + waking_starts_[variable + 1]};
  }
  /// The variables that may have a value, as bits.
  [[nodiscard]] std::uint64_t* plane(int value) const {
    return frame_.planes + static_cast<std::size_t>(value) * words_;
  }
  // The domain at a place of the copy by houses.
  void copy(std::size_t place, Set domain) const {
    if (is_wide_) {
      wide_places_[place] = domain;
    } else {
      house_places_[place] = static_cast<std::uint16_t>(domain);
    }
  }
  /// How often a value can stand in a house, given by its bits, and where it can, up to two places.
  std::size_t count_places(int value, const std::uint64_t* house,
                           std::array<Variable, 2>& places) const {
    std::size_t count = 0;
    for (std::size_t w = 0; w < words_; ++w) {
      for (std::uint64_t left = plane(value)[w] & house[w]; left != 0; left &= left - 1) {
        const auto bit = static_cast<unsigned>(std::countr_zero(left));
        places[count++ & 1] = static_cast<Variable>(w * 64 + bit);
      }
    }
    return count;
  }
  template <typename Found, typename Take>
  void take_pairs(std::size_t block, const Found& found, Take take) const {
    const std::uint64_t* house = problem_.blocks.bits.data() + block * found.size() * words_;
    for (const Set values : found) {
      for (const int value : Each(values)) {
        std::array<Variable, 2> places{};
        // A lane may have no house.
        if (count_places(value, house, places) == 2) take(value, places[0], places[1]);
      }
      house += words_;
    }
  }
  bool propagate_to_end();
  bool settle_houses();
  bool strike_peers();
  bool strike_peers_of(Variable cell);
  bool place_singles();
  template <typename Block>
  bool place_singles_of(std::size_t block, const Block& found);
  bool strike_claims();
  bool strike_claim(std::size_t block, std::size_t segment, const Claims& claims);
  bool strike_box(std::size_t block, std::size_t segment, std::size_t lane, Set values);
  bool run(std::size_t rule);
  bool lock_value(std::span<const Variable> cells, Set value);
  bool strike_where_all_are_seen(std::span<const Variable> places, Set value);
  [[nodiscard]] std::size_t next_rule() const;

  const Problem& problem_;
  const Passes& passes_;
  // Where the lists of the problem lie, which each cut needs.
  const std::uint32_t* place_starts_;
  const std::uint32_t* places_;
  const std::uint32_t* waking_starts_;
  const Waking* waking_;
  const bool is_wide_;
  const std::size_t words_;
  Frame frame_;
  std::uint16_t* house_places_ = nullptr;  ///< the lanes of the frame one by one
  std::uint32_t* wide_places_ = nullptr;
  Set* domains_ = nullptr;  ///< of the frame, or of a trial
  std::vector<std::uint64_t> queue_;
  std::vector<Variable> fixed_;
  std::size_t fixed_count_ = 0;
  bool has_changed_ = false;      ///< since hidden singles were looked for
  bool are_claims_open_ = false;  ///< since claims were
  bool is_at_rest_ = false;       ///< the rule that runs
  std::vector<Change> changes_;
  std::size_t change_count_ = 0;
  Cause cause_;
  std::int32_t failed_rule_ = kNone;
  std::int32_t emptied_ = kNone;
  std::int32_t blamed_peer_ = kNone;

  int trial_ = 0;
  bool has_trial_changed_ = false;
  std::vector<std::vector<Set>> trials_;
  std::vector<Set*> below_trials_;
  std::vector<AutomatonLayer> layers_;  ///< of the narrow automata
  std::vector<std::uint8_t> marks_;
  std::vector<std::uint32_t> live_edges_;
};

}  // namespace shudu::propagation
