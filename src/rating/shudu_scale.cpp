#include "shudu/rating/shudu_scale.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

#include "rating/candidates_of_givens.h"
#include "shudu/core/clash.h"
#include "shudu/logic/path.h"

namespace shudu {
namespace {

constexpr int kFewAlternatives = 2;
// Full house and hidden single in a box.
constexpr std::size_t kRungsThatNobodyMisses = 2;

// All that a rung concludes in a position.
struct Conclusions {
  CandidateSet placements;
  CandidateSet eliminations;

  [[nodiscard]] int size() const { return placements.size() + eliminations.size(); }
};

int effort_of(const ShuduRung& rung, int alternatives) {
  return 20 * rung.cost / (alternatives + 1);
}

FindOptions options_of(const ShuduOptions& options) {
  FindOptions find = in_play();
  find.uniqueness = options.uniqueness;
  find.stop = options.stop;
  return find;
}

Conclusions conclusions_of(const View& view, const ShuduRung& rung, FindOptions find) {
  find.most_links = rung.most_links;
  Conclusions all;
  for (const std::string_view slug : rung.techniques) {
    if (slug.empty()) continue;
    visit_steps(view, *find_technique(slug), find, [&all](Step&& step) {
      for (const Candidate candidate : step.placements) all.placements.insert(candidate);
      for (const Candidate candidate : step.eliminations) all.eliminations.insert(candidate);
      return true;
    });
  }
  return all;
}

// False where the conclusions contradict each other, which is as symmetric as they are.
bool apply(const Conclusions& all, View& view) {
  bool is_right = true;
  all.eliminations.for_each([&view](Candidate candidate) { view.eliminate(candidate); });
  all.placements.for_each([&](Candidate candidate) {
    is_right = is_right && view.has(candidate);
    if (is_right) view.place(candidate.cell, candidate.digit);
  });
  return is_right && !view.is_contradictory();
}

class ShuduRater {
 public:
  ShuduRater(const View& puzzle, const ShuduOptions& options)
      : options_(options), find_(options_of(options)), view_(puzzle) {
    find_.uniqueness = find_.uniqueness && has_candidates_of_givens(puzzle);
  }

  ShuduRating run() {
    if (view_.is_contradictory()) rating_.end = ShuduEnd::kContradiction;
    while (!view_.is_full() && rating_.end == ShuduEnd::kSolved) take_stage();
    if (rating_.end == ShuduEnd::kTrial) take_hardest(shudu_ladder().back(), 1);
    if (rating_.hardest != nullptr) rating_.level = level_of(*rating_.hardest);
    return std::move(rating_);
  }

 private:
  void take_stage() {
    for (const ShuduRung& rung : shudu_ladder()) {
      if (level_of(rung) > options_.most) {
        rating_.end = ShuduEnd::kAboveMost;
        return;
      }
      const Conclusions all = conclusions_of(view_, rung, find_);
      // What a search has found that was stopped is not all there is.
      if (find_.is_stopped()) {
        rating_.end = ShuduEnd::kStopped;
        return;
      }
      const int alternatives = all.size();
      if (alternatives == 0) continue;
      rating_.stages.push_back({&rung, alternatives, effort_of(rung, alternatives)});
      note_width(rung, alternatives);
      take_hardest(rung, alternatives);
      if (!apply(all, view_)) rating_.end = ShuduEnd::kContradiction;
      return;
    }
    rating_.end = ShuduEnd::kTrial;
  }

  void take_hardest(const ShuduRung& rung, int alternatives) {
    rating_.effort += effort_of(rung, alternatives);
    if (rating_.hardest == nullptr || rating_.hardest < &rung) rating_.hardest = &rung;
  }

  void note_width(const ShuduRung& rung, int alternatives) {
    if (&rung < shudu_ladder().data() + kRungsThatNobodyMisses) return;
    if (alternatives <= kFewAlternatives) ++rating_.bottlenecks;
    const bool is_first = rating_.narrowest == 0;
    rating_.narrowest = is_first ? alternatives : std::min(rating_.narrowest, alternatives);
  }

  ShuduOptions options_;
  FindOptions find_;
  View view_;
  ShuduRating rating_;
};

}  // namespace

Result<ShuduRating> rate_shudu(const Layout& layout, const Grid& puzzle,
                               const ShuduOptions& options) {
  if (const std::optional<Error> clash = find_clash(layout, puzzle)) return *clash;
  return ShuduRater({layout, puzzle}, options).run();
}

Result<ShuduRating> rate_shudu(const View& puzzle, const ShuduOptions& options) {
  if (const auto clash = find_clash(puzzle.layout(), puzzle.givens())) return *clash;
  return ShuduRater(puzzle, options).run();
}

}  // namespace shudu
