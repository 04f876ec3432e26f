// Discontinuous nice loops: chains of three links or more that leave a cell A by their first link
// and come back to it by their last, none of the two inside the cell.
//
//   x of A on ... x off    x goes
//   x on ... y on, y != x  x goes (read backwards: y off ... x off)
//   x off ... x on         x is true, so all other candidates of A go
//
// The step: see chain_steps.h; the chain as above, its last node in the cell of the first.
// Order: by length, then by start; for each start the kinds as above. Each set of eliminations
// once. Then those whose shortest form meets a cell twice, by a longer simple form where one is
// found with little effort, else as they are. The grouped form: at least one node is no single
// candidate, and no plain chain of this kind from this start is shorter. Source: nice loops, Jeff
// (2005); the kinds are HoDoKu's. Tested in tests/cases.
#include <algorithm>
#include <array>
#include <optional>
#include <set>

#include "logic/finders.h"
#include "logic/techniques/chain_finder.h"

namespace shudu {
namespace {

constexpr long kEffortRepeated = 2000;

enum Kind : std::uint8_t { kOnOff, kOnOn, kOffOn, kKinds };

ChainRules leaving_cells() {
  ChainRules rules;
  rules.leaves_cell = true;
  return rules;
}

// How far waves from all candidates of a graph have come, and which of them have come home.
class HomingWaves {
 public:
  struct Home {
    Kind kind = kOnOff;
    ChainState end;
  };

  explicit HomingWaves(const LinkGraph& graph)
      : graph_(graph), on_(graph, leaving_cells(), true), off_(graph, leaving_cells(), false) {
    const auto count = static_cast<std::size_t>(graph.candidate_count());
    on_.reserve(count);
    off_.reserve(count);
    for (std::size_t id = 0; id < count; ++id) {
      on_.add_wave(static_cast<NodeId>(id));
      off_.add_wave(static_cast<NodeId>(id));
    }
    is_home_.resize(count);
  }

  // Advances the waves of a candidate; calls `see(home)` for ends that the next link reaches.
  template <typename See>
  void advance(NodeId start, See see) {
    if (!is_done(start, kOnOff)) {
      const NodeBits front = on_.advance(start);
      const bool is_on = ++on_levels_[start] % 2 == 0;
      if (is_on && !is_home(start, kOnOff) && meets(front, start)) see({kOnOff, {start, false}});
      if (!is_on && !is_home(start, kOnOn)) see_other_digits(front, start, see);
    }
    if (is_done(start, kOffOn)) return;
    const NodeBits front = off_.advance(start);
    if (++off_levels_[start] % 2 == 0 && !is_home(start, kOffOn) && meets_strongly(front, start)) {
      see({kOffOn, {start, true}});
    }
  }

  [[nodiscard]] bool is_done(NodeId start) const {
    return is_done(start, kOnOff) && is_done(start, kOffOn);
  }
  [[nodiscard]] bool is_home(NodeId start, Kind kind) const { return is_home_[start][kind]; }
  /// Both kinds that start on remove the same candidate, so they come home together.
  void set_home(NodeId start, Kind kind) {
    is_home_[start][kind] = true;
    if (kind != kOffOn) is_home_[start][kOnOff] = is_home_[start][kOnOn] = true;
  }
  [[nodiscard]] ChainSearch& search(Kind kind) { return kind == kOffOn ? off_ : on_; }

 private:
  [[nodiscard]] bool is_done(NodeId start, Kind kind) const {
    return is_home(start, kind) || (kind == kOffOn ? off_ : on_).is_spent(start);
  }
  [[nodiscard]] bool meets(NodeBits front, NodeId end) const {
    const NodeBits weak = graph_.weak(end);
    for (std::size_t w = 0; w < front.size(); ++w) {
      if ((front[w] & weak[w]) != 0) return true;
    }
    return false;
  }
  [[nodiscard]] bool meets_strongly(NodeBits front, NodeId end) const {
    const auto strong = graph_.strong(end);
    return std::any_of(strong.begin(), strong.end(), [&](NodeId other) {
      return (front[other / 64U] >> (other % 64U) & 1U) != 0;
    });
  }
  // The candidates of a cell have ids in a row.
  template <typename See>
  void see_other_digits(NodeBits front, NodeId start, See see) const {
    int id = start;
    while (id > 0 && graph_.is_in_one_cell(start, static_cast<NodeId>(id - 1))) --id;
    for (; id < graph_.candidate_count(); ++id) {
      const auto other = static_cast<NodeId>(id);
      if (!graph_.is_in_one_cell(start, other)) return;
      if (other != start && meets_strongly(front, other)) see({kOnOn, {other, true}});
    }
  }

  const LinkGraph& graph_;
  ChainSearch on_;
  ChainSearch off_;
  std::vector<std::array<bool, kKinds>> is_home_;
  std::array<std::uint8_t, kMaxCandidates> on_levels_{};
  std::array<std::uint8_t, kMaxCandidates> off_levels_{};
};

class LoopFinder {
 public:
  explicit LoopFinder(const FindTask& task)
      : task_(task), ground_{task.view, chain_graph(task)}, waves_(ground_.graph) {
    if (const LinkGraph* plain = plain_graph(task)) plain_.emplace(*plain);
  }

  bool find() {
    most_links_ = std::min(task_.options.most_links, kMostLevels);
    bool is_alive = true;
    for (int links = 2; links <= most_links_ && is_alive; ++links) {
      is_alive = false;
      for (int id = 0; id < ground_.graph.candidate_count(); ++id) {
        const auto start = static_cast<NodeId>(id);
        if (waves_.is_done(start)) continue;
        is_alive = true;
        if (task_.options.is_stopped() || !advance(start, links)) return false;
      }
    }
    for (const Late& late : late_) {
      if (task_.options.is_stopped() || !try_late(late)) return false;
    }
    return true;
  }

 private:
  struct Late {
    NodeId start = 0;
    HomingWaves::Home home;
    int links = 0;
  };

  bool advance(NodeId start, int links) {
    std::array<bool, kKinds> is_plain{};
    if (plain_) {
      plain_->advance(start, [&](const HomingWaves::Home& home) {
        if (links >= 3) is_plain[home.kind] = true;
      });
    }
    bool goes_on = true;
    waves_.advance(start, [&](const HomingWaves::Home& home) {
      if (links < 3 || !goes_on || waves_.is_home(start, home.kind)) return;
      if (known_.contains(gone_by(start, home))) {
        waves_.set_home(start, home.kind);
        return;
      }
      Effort effort{kEffortShortest};
      const bool is_found = try_paths({start, home, links}, true, effort, goes_on);
      if (!is_found && !is_plain[home.kind]) late_.push_back({start, home, links});
    });
    // A longer chain than a plain one is no find.
    for (const Kind kind : {kOnOff, kOnOn, kOffOn}) {
      if (is_plain[kind]) waves_.set_home(start, kind);
    }
    return goes_on;
  }

  bool try_late(const Late& late) {
    if (known_.contains(gone_by(late.start, late.home))) return true;
    Effort effort{kEffortLonger};
    bool goes_on = true;
    Late longer = late;
    while (longer.links + 2 <= most_links_ && effort.left > 0) {
      longer.links += 2;
      if (try_paths(longer, true, effort, goes_on)) return goes_on;
    }
    effort.left = kEffortRepeated;
    try_paths(late, false, effort, goes_on);
    return goes_on;
  }

  // Hands over the first path of this length; false: there is none.
  bool try_paths(const Late& loop, bool is_simple, Effort& effort, bool& goes_on) {
    bool is_found = false;
    ChainSearch& search = waves_.search(loop.home.kind);
    search.for_each_path({loop.start, loop.home.end, loop.links, is_simple}, effort,
                         [&](const ChainPath& path) {
                           if (plain_ && !is_grouped(ground_.graph, path)) return true;
                           is_found = true;
                           goes_on = hand_over_loop(loop, path);
                           return false;
                         });
    return is_found;
  }

  bool hand_over_loop(const Late& loop, const ChainPath& path) {
    waves_.set_home(loop.start, loop.home.kind);
    Step step = chain_step(ground_, task_.technique, path);
    step.eliminations = gone_by(loop.start, loop.home);
    known_.insert(step.eliminations);
    return hand_over(std::move(step), task_.sink);
  }

  [[nodiscard]] std::vector<Candidate> gone_by(NodeId start, const HomingWaves::Home& home) const {
    const Candidate own = ground_.graph.candidate(start);
    if (home.kind != kOffOn) return {own};
    std::vector<Candidate> gone;
    for (const Digit digit : ground_.view.candidates(own.cell) - DigitSet::only(own.digit)) {
      gone.push_back({own.cell, digit});
    }
    return gone;
  }

  const FindTask& task_;
  ChainGround ground_;
  HomingWaves waves_;
  std::optional<HomingWaves> plain_;
  int most_links_ = 0;
  std::set<std::vector<Candidate>> known_;
  std::vector<Late> late_;
};

}  // namespace

bool find_discontinuous_nice_loop(const FindTask& task) { return LoopFinder(task).find(); }

}  // namespace shudu
