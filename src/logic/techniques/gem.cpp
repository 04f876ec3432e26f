// Graded equivalence marks: 3D Medusa that goes on from its colours by one-way inferences.
//
// In a cluster (clusters.h) one colour is right throughout. Suppose the first: what its candidates
// rule out is false; where that leaves a cell one candidate, or a digit one place in a house, this
// one is true (its grade: it follows from the colour, not the other way round), and so on. The same
// for the second colour. As one of the two is right,
//
//   a colour that contradicts itself so is false    (a candidate too many, a cell or digit without)
//   what both colours rule out is false             what follows from both is true
//
// What colours show without grades is left to 3D Medusa and simple colours. A step: `marks` the
// cluster as A and B, then what follows from A as C and from B as D, in this order, as far as the
// result rests on it. A false colour is A: `cells` are the two candidates' that cannot both be
// true, or where all marked as off leave nothing (`cover`: the house of these places). Order:
// clusters; false colours, what goes, what is placed. Right by the above, case by case.
// Source: David P. Bird, "Graded Equivalence Marks" (Eureka and Players' forums). Tests:
// tests/cases.
#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "logic/clusters.h"
#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/forcing/propagation.h"
#include "logic/techniques/medusa.h"
#include "shudu/core/sort.h"

namespace shudu {
namespace {

using forcing::Clash;
using forcing::ClashKind;
using forcing::Literal;
using forcing::Trail;

// A cluster and what follows from each of its colours.
class Grades {
 public:
  Grades(const View& view, const Cluster& cluster, forcing::Propagation& branch)
      : view_(view), cluster_(cluster) {
    for (std::size_t color = 0; color < 2; ++color) {
      trails_[color] = branch.run(Literal::on(first_of(cluster.colored[color])));
      for (const forcing::TrailNode& node : trails_[color].nodes) {
        auto& set = node.literal.is_on() ? true_[color] : false_[color];
        set.insert(node.literal.candidate());
      }
    }
  }

  [[nodiscard]] bool has_clash() const { return trails_[0].clash || trails_[1].clash; }
  [[nodiscard]] CandidateSet false_either_way() const {
    return (false_[0] & false_[1]) - medusa_traps(cluster_);
  }
  [[nodiscard]] CandidateSet true_either_way() const { return true_[0] & true_[1]; }

  /// The step that refutes a colour; empty where it is not refuted, or 3D Medusa does it.
  [[nodiscard]] Step refutation(const Technique& technique, std::size_t color) const;
  /// The step about candidates that both colours decide alike.
  [[nodiscard]] Step agreement(const Technique& technique, const CandidateSet& decided,
                               bool is_true) const;

 private:
  static Candidate first_of(const CandidateSet& set) {
    Candidate first;
    bool is_found = false;
    set.for_each([&](Candidate candidate) {
      if (!is_found) first = candidate;
      is_found = true;
    });
    return first;
  }
  Step step_for(const Technique& technique, std::size_t first) const;
  void add_grades(std::size_t color, const std::vector<std::int16_t>& ends, MarkRole role,
                  Step& step) const;
  static void add_clash(const Trail& trail, Step& step);

  const View& view_;
  const Cluster& cluster_;
  std::array<Trail, 2> trails_;
  std::array<CandidateSet, 2> true_{};
  std::array<CandidateSet, 2> false_{};
};

Step Grades::step_for(const Technique& technique, std::size_t first) const {
  const CandidateSet all = cluster_.colored[0] | cluster_.colored[1];
  CellSet cells;
  all.for_each([&cells](Candidate candidate) { cells.insert(candidate.cell); });
  Step step = step_of(technique, digits_of(all), cells);
  add_color(cluster_.colored[first], MarkRole::kColorA, step);
  add_color(cluster_.colored[1 - first], MarkRole::kColorB, step);
  return step;
}

// What is true on the way to these ends, but for the cluster.
void Grades::add_grades(std::size_t color, const std::vector<std::int16_t>& ends, MarkRole role,
                        Step& step) const {
  const Trail& trail = trails_[color];
  for (const int i : trail.ancestors(ends)) {
    const Literal literal = trail.nodes[static_cast<std::size_t>(i)].literal;
    const Candidate candidate = literal.candidate();
    if (!literal.is_on() || cluster_.colored[color].contains(candidate)) continue;
    step.marks.push_back({candidate, role});
  }
}

void Grades::add_clash(const Trail& trail, Step& step) {
  const Clash& clash = trail.clash;
  step.cells.clear();
  for (int i = 0; i < clash.count; ++i) {
    const auto end = static_cast<std::size_t>(clash.ends[static_cast<std::size_t>(i)]);
    const Literal literal = trail.nodes[end].literal;
    if (!literal.is_on()) step.marks.push_back({literal.candidate(), MarkRole::kOff});
    step.cells.push_back(literal.candidate().cell);
  }
  sort_stably(step.cells.begin(), step.cells.end());
  step.cells.erase(std::unique(step.cells.begin(), step.cells.end()), step.cells.end());
  if (clash.has_house) step.cover = {clash.house};
}

Step Grades::refutation(const Technique& technique, std::size_t color) const {
  const Trail& trail = trails_[color];
  if (!trail.clash || trail.clash.kind == ClashKind::kBoth) return {};
  if (!medusa_refutation(view_, cluster_, color).empty()) return {};
  Step step = step_for(technique, color);
  const auto* const ends = trail.clash.ends.data();
  add_grades(color, {ends, ends + trail.clash.count}, MarkRole::kColorC, step);
  add_clash(trail, step);
  cluster_.colored[color].for_each(
      [&step](Candidate candidate) { step.eliminations.push_back(candidate); });
  return step;
}

Step Grades::agreement(const Technique& technique, const CandidateSet& decided,
                       bool is_true) const {
  Step step = step_for(technique, 0);
  for (std::size_t color = 0; color < 2; ++color) {
    std::vector<std::int16_t> ends;
    decided.for_each([&](Candidate candidate) {
      const Literal literal = is_true ? Literal::on(candidate) : Literal::off(candidate);
      ends.push_back(static_cast<std::int16_t>(trails_[color].find(literal)));
    });
    add_grades(color, ends, color == 0 ? MarkRole::kColorC : MarkRole::kColorD, step);
  }
  auto& results = is_true ? step.placements : step.eliminations;
  decided.for_each([&results](Candidate candidate) { results.push_back(candidate); });
  return step;
}

}  // namespace

bool find_gem(const FindTask& task) {
  const forcing::Board board(task.view);
  forcing::Budget budget;
  forcing::Propagation branch(board, {}, budget);
  for (const Cluster& cluster : clusters_of(task.view)) {
    if (task.options.is_stopped()) return false;
    const Grades grades(task.view, cluster, branch);
    for (std::size_t color = 0; color < 2; ++color) {
      if (!hand_over(grades.refutation(task.technique, color), task.sink)) return false;
    }
    if (grades.has_clash()) continue;
    for (const bool is_true : {false, true}) {
      const CandidateSet decided = is_true ? grades.true_either_way() : grades.false_either_way();
      if (decided.empty()) continue;
      if (!hand_over(grades.agreement(task.technique, decided, is_true), task.sink)) return false;
    }
  }
  return true;
}

}  // namespace shudu
