#include "logic/techniques/chain_finder.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "logic/finders.h"

namespace shudu {
namespace {

// Turns of a walk for the loops of a start and an end.
constexpr long kEffortLoops = 600;

}  // namespace

bool wants_groups(const Technique& technique) {
  return kind_of<ChainNodes>(technique) == ChainNodes::kGrouped;
}

const LinkGraph& chain_graph(const FindTask& task) {
  if (!wants_groups(task.technique)) return links_of(task.view, LinkScope::kCandidates);
  return links_of(task.view, task.options.als_in_chains ? LinkScope::kAls : LinkScope::kGroups);
}

const LinkGraph* plain_graph(const FindTask& task) {
  return wants_groups(task.technique) ? &links_of(task.view, LinkScope::kCandidates) : nullptr;
}

std::vector<NodeId> chain_starts(const LinkGraph& graph) {
  std::vector<NodeId> starts;
  for (int id = 0; id < graph.candidate_count(); ++id) {
    if (!graph.strong(static_cast<NodeId>(id)).empty()) starts.push_back(static_cast<NodeId>(id));
  }
  return starts;
}

void ChainFinder::prepare(std::span<const NodeId> starts, bool is_on) {
  search_ = std::make_unique<ChainSearch>(ground_.graph, rules, is_on);
  search_->reserve(starts.size());
  for (const NodeId start : starts) search_->add_wave(start);
  if (plain == nullptr) return;
  plain_search_ = std::make_unique<ChainSearch>(*plain, rules, is_on);
  plain_search_->reserve(starts.size());
  // A group has no wave there; the one in its place is not asked for (is_plain).
  for (const NodeId start : starts) plain_search_->add_wave(start < plain->size() ? start : 0);
}

// All waves in turn, a link at a time; every other front, from the least number of links on.
bool ChainFinder::for_each_front(See see) {
  const int most = std::min(most_links, kMostLevels);
  bool is_alive = true;
  for (int level = 1; level <= most && is_alive; ++level) {
    is_alive = false;
    for (std::size_t wave = 0; wave < search_->wave_count(); ++wave) {
      if (search_->is_spent(wave)) continue;
      if (task_.options.is_stopped()) return false;
      const NodeBits front = search_->advance(wave);
      if (plain_search_) plain_search_->advance(wave);
      if (search_->is_spent(wave)) continue;
      is_alive = true;
      if (level % 2 == 0 || level < least_links) continue;
      if (!see(wave, front, level)) return false;
    }
  }
  return true;
}

// Are both ends in the plain graph?
bool ChainFinder::is_plain(std::size_t wave, NodeId end) const {
  return plain_search_ && end < plain->size() && search_->start(wave) < plain->size();
}

// Is there a plain chain as long as the waves have come? Or a shorter one?
bool ChainFinder::is_plainly_reached(std::size_t wave, NodeId end) const {
  return is_plain(wave, end) && plain_search_->is_in_front(wave, {end, true});
}
bool ChainFinder::is_plainly_shorter(std::size_t wave, NodeId end) const {
  return is_plain(wave, end) && plain_search_->has_met(wave, {end, true}) &&
         !plain_search_->is_in_front(wave, {end, true});
}

bool ChainFinder::hand_over_chain(const ChainPath& path, const ChainGone& gone) {
  known_.insert(gone);
  Step step = chain_step(ground_, task_.technique, path);
  if (is_digits_of_end) step.digits = DigitSet::only(gone.digit);
  if (gone.digit == gone.second) {
    eliminate_from(ground_.view, gone.cells, gone.digit, step);
  } else {
    const Cell first = gone.cells.first();
    step.eliminations = {{first, gone.digit},
                         {(gone.cells - CellSet::only(first)).first(), gone.second}};
  }
  return hand_over(std::move(step), task_.sink);
}

bool ChainFinder::try_chain(const Late& chain) {
  Effort effort{kEffortShortest};
  bool is_found = false;
  bool goes_on = true;
  search_->for_each_path({chain.wave, {chain.end, true}, chain.links, true}, effort,
                         [&](const ChainPath& path) {
                           if (plain != nullptr && !is_grouped(ground_.graph, path)) return true;
                           is_found = true;
                           goes_on = hand_over_chain(path, chain.gone);
                           return false;
                         });
  if (!is_found && !is_plainly_reached(chain.wave, chain.end)) late_.push_back(chain);
  return goes_on;
}

bool ChainFinder::try_late(const Late& chain) {
  if (known_.contains(chain.gone)) return true;
  Effort effort{kEffortLonger};
  bool is_found = false;
  bool goes_on = true;
  const auto take = [&](const ChainPath& path) {
    if (plain != nullptr && !is_grouped(ground_.graph, path)) return true;
    is_found = true;
    goes_on = hand_over_chain(path, chain.gone);
    return false;
  };
  const ChainState end{chain.end, true};
  for (int links = chain.links; links <= most_links && !is_found && effort.left > 0; links += 2) {
    search_->for_each_path({chain.wave, end, links, true}, effort, take);
  }
  effort.left = kEffortLoops;
  if (!is_found) search_->for_each_path({chain.wave, end, chain.links, false}, effort, take);
  return goes_on;
}

bool ChainFinder::find_chains(std::span<const NodeId> starts, Ends ends) {
  prepare(starts, false);
  const auto see = [&](std::size_t wave, NodeBits front, int level) {
    const NodeId start = search_->start(wave);
    bool goes_on = true;
    for_each_node(front, [&](NodeId end) {
      if (!goes_on || end <= start) return;
      if (end >= ground_.graph.candidate_count() && !may_end_in_groups) return;
      const ChainGone gone = ends(start, end);
      if (gone.cells.empty() || is_plainly_shorter(wave, end) || known_.contains(gone)) return;
      goes_on = try_chain({wave, end, level, gone});
    });
    return goes_on;
  };
  if (!for_each_front(see)) return false;
  for (const Late& chain : late_) {
    if (task_.options.is_stopped() || !try_late(chain)) return false;
  }
  return true;
}

bool ChainFinder::hand_over_loop(const ChainPath& path, Loop loop) {
  Step step = chain_step(ground_, task_.technique, path);
  loop(path, step);
  sort_eliminations(step);
  if (step.eliminations.empty() || !known_loops_.insert(step.eliminations).second) return true;
  ChainNode closing = step.chains.front().front();
  closing.link = LinkKind::kWeak;
  step.chains.front().push_back(closing);
  return hand_over(std::move(step), task_.sink);
}

bool ChainFinder::try_loops(const PathWish& wish, Loop loop) {
  bool is_found = false;
  bool goes_on = true;
  const auto take = [&](const ChainPath& path) {
    if (plain != nullptr && !is_grouped(ground_.graph, path)) return true;
    is_found = true;
    ChainPath turned = path;  // begins after a weak link
    if (turned.front().is_on) std::rotate(turned.begin(), turned.begin() + 1, turned.end());
    goes_on = hand_over_loop(turned, loop);
    return goes_on && wish.is_simple;
  };
  Effort effort{kEffortLoops};
  search_->for_each_path(wish, effort, take);
  if (is_found || !wish.is_simple || is_simple_only) return goes_on;
  PathWish twisted = wish;
  twisted.is_simple = false;
  return try_loops(twisted, loop);
}

bool ChainFinder::find_loops_at_weak_links(Loop loop) {
  return for_each_front([&](std::size_t wave, NodeBits front, int level) {
    const NodeId start = search_->start(wave);
    const NodeBits weak = ground_.graph.weak(start);
    bool goes_on = true;
    for (std::size_t w = 0; w < front.size() && goes_on; ++w) {
      for (std::uint64_t left = front[w] & weak[w]; left != 0 && goes_on; left &= left - 1) {
        const std::size_t id = 64 * w + static_cast<std::size_t>(std::countr_zero(left));
        const auto end = static_cast<NodeId>(id);
        if (end < start) continue;
        goes_on = try_loops({wave, {end, true}, level, true}, loop);
      }
    }
    return goes_on;
  });
}

bool ChainFinder::find_loops_at_strong_links(Loop loop) {
  return for_each_front([&](std::size_t wave, NodeBits front, int level) {
    const NodeId start = search_->start(wave);
    for (const NodeId end : ground_.graph.strong(start)) {
      if (end < start || (front[end / 64U] >> (end % 64U) & 1U) == 0) continue;
      if (rules.is_strong_in_cells && !ground_.graph.is_in_one_cell(start, end)) continue;
      if (!try_loops({wave, {end, false}, level, true}, loop)) return false;
    }
    return true;
  });
}

bool ChainFinder::find_loops(std::span<const NodeId> starts, Loop loop) {
  prepare(starts, false);
  if (!find_loops_at_weak_links(loop)) return false;
  prepare(starts, true);
  return find_loops_at_strong_links(loop);
}

}  // namespace shudu
