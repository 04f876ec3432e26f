#include "logic/techniques/whip_search.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <utility>

namespace shudu {
namespace {

constexpr std::size_t kMaxVariables =
    std::size_t{kMaxCells} + std::size_t{kMaxHouses} * std::size_t{kMaxSize};

// Spreads the bits of a number (the finalizer of splitmix64).
std::uint64_t spread(std::uint64_t x) {
  x += 0x9e3779b97f4a7c15U;
  x = (x ^ (x >> 30U)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27U)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31U);
}

std::uint64_t hash_of(const WhipRight& right) {
  return spread(spread(spread(right.cells.low()) ^ right.cells.high()) ^
                static_cast<std::uint64_t>(right.digit.value()));
}

bool contains(const WhipVariable& variable, Candidate candidate) {
  return std::find(variable.candidates.begin(), variable.candidates.end(), candidate) !=
         variable.candidates.end();
}

}  // namespace

bool is_emptied(const WhipVariable& variable, const CandidateSet& killed) {
  return std::all_of(variable.candidates.begin(), variable.candidates.end(),
                     [&killed](const Candidate& c) { return killed.contains(c); });
}

std::optional<WhipRight> right_of(const WhipBoard& board, const WhipVariable& variable,
                                  const CandidateSet& killed, bool has_groups) {
  WhipRight right;
  std::size_t left = 0;
  for (const Candidate& candidate : variable.candidates) {
    if (killed.contains(candidate)) continue;
    right.digit = candidate.digit;
    right.cells.insert(candidate.cell);
    if (++left > 1 && (variable.is_cell || !has_groups)) return {};
  }
  if (left == 0 || left == variable.candidates.size()) return {};
  if (left == 1) return right;
  const Layout& layout = board.view().layout();
  for (const House house : layout.houses_of(right.cells.first())) {
    if (house != variable.house && layout.cells(house).contains_all(right.cells)) return right;
  }
  return {};
}

WhipSearch::WhipSearch(const WhipBoard& board, WhipKind kind, Candidate target)
    : board_(board), kind_(kind), target_(target) {
  partial_.push_back({.killed = board.linked(target)});
}

bool WhipSearch::grow() {
  next_.clear();
  known_.clear();
  for (const Partial& from : partial_) {
    if (!chain_.empty()) break;
    kind_.is_braid ? grow_braid(from) : grow_whip(from);
  }
  std::swap(partial_, next_);
  return !chain_.empty();
}

CandidateSet WhipSearch::linked_to_last(const Partial& from) const {
  return from.last < 0 ? board_.linked(target_)
                       : board_.linked(links_[static_cast<std::size_t>(from.last)].link.right);
}

void WhipSearch::grow_whip(const Partial& from) {
  std::bitset<kMaxVariables> tried;
  linked_to_last(from).for_each([&](Candidate left) {
    for (const std::uint16_t variable : board_.variables_of(left)) {
      if (tried[variable]) continue;
      tried.set(variable);
      try_variable(from, variable, left);
    }
  });
}

// The left is linked to the last right where that can be, else the first that is dead.
void WhipSearch::grow_braid(const Partial& from) {
  const CandidateSet last = linked_to_last(from);
  for (std::size_t v = 0; v < board_.variables().size(); ++v) {
    const Candidate* left = nullptr;
    for (const Candidate& candidate : board_.variables()[v].candidates) {
      if (!from.killed.contains(candidate)) continue;
      if (left == nullptr || (last.contains(candidate) && !last.contains(*left))) left = &candidate;
    }
    if (left != nullptr) try_variable(from, static_cast<std::uint16_t>(v), *left);
  }
}

void WhipSearch::try_variable(const Partial& from, std::uint16_t variable, Candidate left) {
  if (!chain_.empty()) return;
  const WhipVariable& it = board_.variables()[variable];
  if (contains(it, target_)) return;
  if (is_emptied(it, from.killed)) return finish(from, variable, left);
  const auto right = right_of(board_, it, from.killed, kind_.has_groups);
  if (!right || has_right(from, *right)) return;
  extend(from, variable, left, *right);
}

bool WhipSearch::has_right(const Partial& from, const WhipRight& right) const {
  for (int i = from.last; i >= 0; i = links_[static_cast<std::size_t>(i)].before) {
    if (links_[static_cast<std::size_t>(i)].link.right == right) return true;
  }
  return false;
}

void WhipSearch::extend(const Partial& from, std::uint16_t variable, Candidate left,
                        WhipRight right) {
  if (next_.size() >= kMostPartial) return;
  const CandidateSet killed_too = board_.linked(right) - from.killed;
  if (killed_too.empty() && (kind_.is_braid || right.is_group())) return;
  const std::uint64_t rights = from.rights ^ hash_of(right);
  const std::uint64_t key = kind_.is_braid ? rights : spread(rights) ^ hash_of(right);
  if (std::find(known_.begin(), known_.end(), key) != known_.end()) return;
  known_.push_back(key);
  links_.push_back({{left, variable, right}, from.last});
  next_.push_back({from.killed | killed_too, static_cast<int>(links_.size()) - 1, rights});
}

void WhipSearch::finish(const Partial& from, std::uint16_t variable, Candidate left) {
  chain_.push_back({left, variable, {}});
  for (int i = from.last; i >= 0; i = links_[static_cast<std::size_t>(i)].before) {
    chain_.push_back(links_[static_cast<std::size_t>(i)].link);
  }
  std::reverse(chain_.begin(), chain_.end());
}

namespace {

// Singles one after another, round by round through the variables. What a right rules out is gone
// at once, so no right is ruled out by one before it.
class SinglesFrom {
 public:
  SinglesFrom(const WhipBoard& board, Candidate target, bool has_groups)
      : board_(board), target_(target), has_groups_(has_groups) {
    kill(board.linked(target), -1);
  }

  WhipChain run() {
    for (std::size_t before = 0;; before = links_.size()) {
      for (std::size_t v = 0; v < board_.variables().size(); ++v) {
        const WhipVariable& variable = board_.variables()[v];
        if (contains(variable, target_)) continue;
        if (is_emptied(variable, killed_)) return argument_for(v);
        const auto right = right_of(board_, variable, killed_, has_groups_);
        if (!right || has_right(*right)) continue;
        add(v, *right);
        kill(board_.linked(*right), static_cast<int>(links_.size()) - 1);
      }
      if (links_.size() == before) return {};
    }
  }

 private:
  // -1: the target.
  int& killer(Candidate candidate) { return killers_[static_cast<std::size_t>(candidate.index())]; }
  void kill(const CandidateSet& linked, int by) {
    (linked - killed_).for_each([&](Candidate candidate) { killer(candidate) = by; });
    killed_ |= linked;
  }
  [[nodiscard]] bool has_right(const WhipRight& right) const {
    return std::any_of(links_.begin(), links_.end(),
                       [&right](const WhipLink& link) { return link.right == right; });
  }
  void add(std::size_t variable, const WhipRight& right) {
    links_.push_back({{}, static_cast<std::uint16_t>(variable), right});
    links_.back().left = *last_dead_of(links_.back());
  }
  // The candidate of a link's variable that died last.
  const Candidate* last_dead_of(const WhipLink& link) {
    const Candidate* last = nullptr;
    for (const Candidate& candidate : board_.variables()[link.variable].candidates) {
      if (!killed_.contains(candidate)) continue;
      if (last == nullptr || killer(candidate) > killer(*last)) last = &candidate;
    }
    return last;
  }
  // The link that finds nothing left, and all that it rests on.
  WhipChain argument_for(std::size_t variable) {
    links_.push_back({{}, static_cast<std::uint16_t>(variable), {}});
    links_.back().left = *last_dead_of(links_.back());
    std::vector<bool> is_needed(links_.size());
    is_needed.back() = true;
    WhipChain chain;
    for (std::size_t i = links_.size(); i-- > 0;) {
      if (!is_needed[i]) continue;
      chain.push_back(links_[i]);
      for (const Candidate& candidate : board_.variables()[links_[i].variable].candidates) {
        if (links_[i].right.cells.contains(candidate.cell) &&
            links_[i].right.digit == candidate.digit) {
          continue;
        }
        if (killer(candidate) >= 0) is_needed[static_cast<std::size_t>(killer(candidate))] = true;
      }
    }
    std::reverse(chain.begin(), chain.end());
    return joined(std::move(chain));
  }
  // With lefts that are linked to the right before, where that can be.
  WhipChain joined(WhipChain chain) const {
    CandidateSet linked = board_.linked(target_);
    for (WhipLink& link : chain) {
      for (const Candidate& candidate : board_.variables()[link.variable].candidates) {
        if (linked.contains(candidate)) link.left = candidate;
      }
      if (!link.right.cells.empty()) linked = board_.linked(link.right);
    }
    return chain;
  }

  const WhipBoard& board_;
  Candidate target_;
  bool has_groups_;
  CandidateSet killed_;
  std::array<int, kMaxCandidates> killers_{};
  WhipChain links_;
};

}  // namespace

WhipChain refuted_by_singles(const WhipBoard& board, Candidate target, bool has_groups) {
  return SinglesFrom(board, target, has_groups).run();
}

bool is_continuous(const WhipBoard& board, Candidate target, const WhipChain& chain) {
  CandidateSet linked = board.linked(target);
  for (const WhipLink& link : chain) {
    const auto& candidates = board.variables()[link.variable].candidates;
    if (std::none_of(candidates.begin(), candidates.end(),
                     [&linked](const Candidate& c) { return linked.contains(c); })) {
      return false;
    }
    linked = link.right.cells.empty() ? CandidateSet() : board.linked(link.right);
  }
  return true;
}

bool has_group(const WhipChain& chain) {
  return std::any_of(chain.begin(), chain.end(),
                     [](const WhipLink& link) { return link.right.is_group(); });
}

}  // namespace shudu
