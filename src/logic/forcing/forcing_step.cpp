#include "logic/forcing/forcing_step.h"

#include <algorithm>
#include <utility>

namespace shudu::forcing {
namespace {

MarkRole role_of(bool is_on) { return is_on ? MarkRole::kOn : MarkRole::kOff; }

void add_premise(Literal premise, Step& step) {
  const Candidate candidate = premise.candidate();
  step.digits.insert(candidate.digit);
  if (std::find(step.cells.begin(), step.cells.end(), candidate.cell) == step.cells.end()) {
    step.cells.push_back(candidate.cell);
  }
  step.marks.push_back({candidate, role_of(premise.is_on())});
}

void conclude(Literal conclusion, Step& step) {
  (conclusion.is_on() ? step.placements : step.eliminations) = {conclusion.candidate()};
}

// The house where two nodes of a digit cannot both be true; none where they only see each other.
void name_house(const Layout& layout, const Chain& one, const Chain& other, Step& step) {
  if (one.back().digit != other.back().digit) return;
  const CellSet cells = one.back().cells | other.back().cells;
  for (const House house : layout.houses_of(cells.first())) {
    if (!layout.cells(house).contains_all(cells)) continue;
    step.cover = {house};
    return;
  }
}

}  // namespace

Literal literal_of(const CandidateList& candidates, int number) {
  const Candidate candidate = candidates[number / 2];
  return number % 2 == 0 ? Literal::on(candidate) : Literal::off(candidate);
}

Step contradiction_of(const Technique& technique, Literal premise, const Clash& clash) {
  Step step;
  step.technique = &technique;
  add_premise(premise, step);
  if (clash.has_house) step.cover = {clash.house};
  conclude(premise.opposite(), step);
  return step;
}

Step verity_of(const Technique& technique, const CandidateList& candidates, const Verity& verity) {
  Step step;
  step.technique = &technique;
  for (const int premise : verity.source.all()) {
    add_premise(literal_of(candidates, premise), step);
  }
  if (verity.source.kind == SourceKind::kHouse) step.base = {verity.source.house};
  const Literal conclusion = literal_of(candidates, verity.conclusion);
  step.marks.push_back({conclusion.candidate(), role_of(conclusion.is_on())});
  conclude(conclusion, step);
  return step;
}

void add_end(const Layout& layout, const Clash& clash, Chain chain, Step& step) {
  const ChainNode end = chain.back();
  for (const Cell cell : end.cells) {
    step.marks.push_back({{cell, end.digit}, role_of(end.is_on)});
  }
  add_branch(std::move(chain), step);
  if (clash.kind == ClashKind::kTwoOn && step.chains.size() == 2) {
    name_house(layout, step.chains[0], step.chains[1], step);
  }
}

void add_branch(Chain chain, Step& step) {
  for (const ChainNode& node : chain) {
    if (node.kind == NodeKind::kGroup) step.flags.grouped = true;
  }
  step.chains.push_back(std::move(chain));
}

}  // namespace shudu::forcing
