// See shudu/rating/se_story.h.
//
//   a pattern           logic's step with these results; else the one that has them among more and
//                       has the smallest pattern
//   one target          a static chain: a candidate that refutes itself, told as a loop
//   two of a candidate  on and off from one premise: a contradiction; from a candidate on and off,
//                       or from all of a cell or house, to one target: a verity
//
// Which fields a forcing step has is said in logic's forcing_step.h. Tested in
// tests/rating/se_story_test.cpp: results are those of the scale, words are complete.
#include "shudu/rating/se_story.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <utility>

#include "shudu/logic/technique.h"

namespace shudu {
namespace {

MarkRole role_of(bool is_on) { return is_on ? MarkRole::kOn : MarkRole::kOff; }

// Steps of one name there that are several techniques here.
struct OtherName {
  std::string_view slug;
  std::string_view logic_slug;
};
constexpr auto kOtherNames = std::to_array<OtherName>({
    {"unique-rectangle-2", "unique-rectangle-5"},
    {"naked-pair", "locked-pair"},
    {"naked-triple", "locked-triple"},
    {"continuous-nice-loop", "xy-cycle"},
    {"continuous-nice-loop", "fishy-cycle"},
});

std::vector<const Technique*> techniques_of(const SeTechnique& technique) {
  std::vector<const Technique*> all;
  if (const Technique* own = find_technique(technique.logic_slug)) all.push_back(own);
  for (const OtherName& other : kOtherNames) {
    if (other.slug != technique.slug) continue;
    if (const Technique* row = find_technique(other.logic_slug)) all.push_back(row);
  }
  return all;
}

bool holds_all(const std::vector<Candidate>& list, const std::vector<Candidate>& wanted) {
  return std::all_of(wanted.begin(), wanted.end(), [&list](const Candidate& one) {
    return std::find(list.begin(), list.end(), one) != list.end();
  });
}

std::vector<Candidate> placements_of(const SeStep& step) {
  return step.placement ? std::vector<Candidate>{*step.placement} : std::vector<Candidate>();
}

std::size_t pattern_size(const Step& step) {
  std::size_t size = step.cells.size() + step.eliminations.size();
  for (const Chain& chain : step.chains) size += chain.size();
  return size;
}

// How far a step of logic is from the pattern of the scale: cells of the one but not of the other.
std::size_t distance(const Step& found, const SeStep& step) {
  CellSet theirs;
  for (const Cell cell : step.cells) theirs.insert(cell);
  CellSet ours;
  for (const Cell cell : found.cells) ours.insert(cell);
  return static_cast<std::size_t>((theirs - ours).size() + (ours - theirs).size());
}

std::optional<Step> pattern_story(const View& view, const SeStep& step) {
  const std::vector<Candidate> placements = placements_of(step);
  std::optional<Step> best;
  std::pair<std::size_t, std::size_t> best_rank;
  for (const Technique* technique : techniques_of(*step.technique)) {
    visit_steps(view, *technique, {}, [&](Step&& found) {
      const bool has_results = holds_all(found.placements, placements) &&
                               holds_all(found.eliminations, step.eliminations);
      if (!has_results) return true;
      const std::pair<std::size_t, std::size_t> rank{distance(found, step), pattern_size(found)};
      if (best && rank >= best_rank) return true;
      best = std::move(found);
      best_rank = rank;
      return true;
    });
  }
  if (!best) return std::nullopt;
  if (!step.eliminations.empty()) best->eliminations = step.eliminations;
  if (step.placement) best->placements = placements;
  return best;
}

// The nodes of a chain, each after those that it follows from.
class InOrder {
 public:
  explicit InOrder(const SeChain& chain) : chain_(chain), is_told_(chain.nodes.size(), false) {
    tell(0);
  }
  [[nodiscard]] Chain take() { return std::move(told_); }

 private:
  // Ancestors first; chains have some hundred nodes at most, and no circles.
  void tell(std::size_t at) {
    if (is_told_[at]) return;
    is_told_[at] = true;
    const SeChainNode& node = chain_.nodes[at];
    for (const std::uint16_t parent : node.parents) tell(parent);
    ChainNode told;
    told.digit = node.candidate.digit;
    told.cells.insert(node.candidate.cell);
    told.is_on = node.is_on;
    told.link = link_of(node);
    told_.push_back(told);
  }

  // Off follows from an on that sees it; on, or a pattern's elimination, from offs.
  static LinkKind link_of(const SeChainNode& node) {
    if (node.parents.empty()) return LinkKind::kStart;
    return node.is_on || node.cause == SeCause::kAdvanced ? LinkKind::kStrong : LinkKind::kWeak;
  }

  const SeChain& chain_;
  std::vector<bool> is_told_;
  Chain told_;
};

Candidate candidate_of(const ChainNode& node) { return {node.cells.first(), node.digit}; }

void add_premise(const ChainNode& premise, Step& step) {
  const Candidate candidate = candidate_of(premise);
  step.digits.insert(candidate.digit);
  if (std::find(step.cells.begin(), step.cells.end(), candidate.cell) == step.cells.end()) {
    step.cells.push_back(candidate.cell);
  }
  step.marks.push_back({candidate, role_of(premise.is_on)});
}

// A candidate is refuted where the chains have one premise, and end with a candidate on and off.
void add_contradiction(std::vector<Chain> chains, Step& step) {
  add_premise(chains[0].front(), step);
  for (Chain& chain : chains) {
    step.marks.push_back({candidate_of(chain.back()), role_of(chain.back().is_on)});
    step.chains.push_back(std::move(chain));
  }
}

// The house in which these are all places of the digit.
std::vector<House> house_of(const View& view, Digit digit, const std::vector<Cell>& places) {
  CellSet cells;
  for (const Cell cell : places) cells.insert(cell);
  for (const House house : view.layout().houses_of(cells.first())) {
    if (view.cells_of(digit, house) == cells) return {house};
  }
  return {};
}

void add_verity(const View& view, std::vector<Chain> chains, Step& step) {
  for (const Chain& chain : chains) add_premise(chain.front(), step);
  if (step.cells.size() > 1) step.base = house_of(view, step.digits.first(), step.cells);
  const ChainNode end = chains[0].back();
  step.marks.push_back({candidate_of(end), role_of(end.is_on)});
  step.chains = std::move(chains);
}

bool is_one_premise(const std::vector<Chain>& chains) {
  return std::all_of(chains.begin(), chains.end(),
                     [&chains](const Chain& chain) { return chain.front() == chains[0].front(); });
}

// A static chain that comes back to its start, as one of the loops of logic.
Step loop_story(const SeStep& step) {
  Step story;
  story.technique = find_technique("discontinuous-nice-loop");
  Chain chain = InOrder(step.chains[0]).take();
  add_premise(chain.front(), story);
  story.chains = {std::move(chain)};
  return story;
}

Step chain_story(const View& view, const SeStep& step) {
  if (step.chains.size() == 1) return loop_story(step);
  std::vector<Chain> chains;
  for (const SeChain& chain : step.chains) chains.push_back(InOrder(chain).take());
  Step story;
  story.technique = find_technique(step.technique->logic_slug);
  if (is_one_premise(chains)) {
    add_contradiction(std::move(chains), story);
  } else {
    add_verity(view, std::move(chains), story);
  }
  return story;
}

bool is_cycle(const SeStep& step) {
  const std::string_view slug = step.technique->slug;
  return slug == "fishy-cycle" || slug == "xy-cycle" || slug == "continuous-nice-loop";
}

}  // namespace

std::optional<Step> se_story(const View& view, const SeStep& step) {
  if (step.chains.empty() || is_cycle(step)) return pattern_story(view, step);
  Step story = chain_story(view, step);
  story.placements = placements_of(step);
  if (!step.placement) story.eliminations = step.eliminations;
  return story;
}

}  // namespace shudu
