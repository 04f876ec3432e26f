// Chains inside a branch, on what it has left: levels 2 to 5 of inner_rules.h.
//
// What a chain needs beyond the position where the branch began are the candidates that were
// removed around its strong links: in the cell where a last candidate was left, in the house where
// a last place was. Right for each level as the chain is right on `now`; the same code at every
// level, one inside the other.
#include <array>

#include "logic/forcing/inner_rules.h"
#include "logic/forcing/links.h"
#include "logic/forcing/reach.h"

namespace shudu::forcing {
namespace {

class Chains {
 public:
  Chains(const Board& before, const Board& now, Budget& budget, TakeDeduction take)
      : before_(before), now_(now), list_(now), budget_(budget), take_(take) {}

  /// Chains of direct links; with sources, from cells and houses too.
  bool static_chains(bool with_sources);
  /// Contradictions and verities of branches at a level.
  bool dynamic_chains(int level);

 private:
  void blame_cell(Cell cell, CandidateSet& because) const {
    for (const Digit digit : before_.candidates(cell) - now_.candidates(cell)) {
      because.insert({cell, digit});
    }
  }
  void blame_house(House house, Digit digit, CandidateSet& because) const {
    for (const Cell cell : before_.cells_of(digit, house) - now_.cells_of(digit)) {
      because.insert({cell, digit});
    }
  }
  void blame_all(CandidateSet& because) const {
    for (const Cell cell : now_.open_cells()) blame_cell(cell, because);
  }
  void blame_link(Candidate off, Candidate on, CandidateSet& because) const;
  void blame_path(const Walk& walk, int literal, CandidateSet& because) const;
  void blame_trail(const Trail& trail, std::span<const std::int16_t> ends,
                   CandidateSet& because) const;
  void blame_clash(const Trail& trail, CandidateSet& because) const;
  void blame_source(const Source& source, CandidateSet& because) const;
  bool contradictions(Propagation& branch, ReachTable& table);
  bool static_verities(const ReachTable& table, Walk& walk);
  bool dynamic_verities(const ReachTable& table, Propagation& branch);

  [[nodiscard]] Literal literal(int number) const {
    const Candidate candidate = list_[number / 2];
    return number % 2 == 0 ? Literal::on(candidate) : Literal::off(candidate);
  }
  void conclude(Literal conclusion, const CandidateSet& because);

  const Board& before_;
  const Board& now_;
  CandidateList list_;
  Budget& budget_;
  TakeDeduction take_;
  bool any_ = false;
};

// An on is said by what it switches off in its cell.
void Chains::conclude(Literal conclusion, const CandidateSet& because) {
  if (because.empty()) return;
  const Candidate about = conclusion.candidate();
  DigitSet gone = DigitSet::only(about.digit);
  if (conclusion.is_on()) gone = now_.candidates(about.cell) - gone;
  for (const Digit digit : gone) {
    take_({about.cell, digit}, because);
    any_ = true;
  }
}

void Chains::blame_link(Candidate off, Candidate on, CandidateSet& because) const {
  if (off.cell == on.cell) return blame_cell(on.cell, because);
  for (const House house : now_.layout().houses_of(on.cell)) {
    const CellSet places = now_.cells_of(on.digit, house);
    if (places != CellSet{off.cell, on.cell}) continue;
    return blame_house(house, on.digit, because);
  }
}

void Chains::blame_path(const Walk& walk, int literal, CandidateSet& because) const {
  const std::vector<int> path = walk.literals_to(literal);
  for (std::size_t i = 1; i < path.size(); ++i) {
    if (path[i] % 2 == 0) blame_link(list_[path[i - 1] / 2], list_[path[i] / 2], because);
  }
}

// What a pattern inside the inner branch needs is not known candidate by candidate: it is taken to
// be all.
void Chains::blame_trail(const Trail& trail, std::span<const std::int16_t> ends,
                         CandidateSet& because) const {
  for (const int i : trail.ancestors(ends)) {
    const TrailNode& node = trail.nodes[static_cast<std::size_t>(i)];
    const Candidate candidate = node.literal.candidate();
    if (node.cause == Cause::kCell) blame_cell(candidate.cell, because);
    if (node.cause == Cause::kHouse) blame_house(node.house, candidate.digit, because);
    if (node.cause == Cause::kInner) blame_all(because);
  }
}

void Chains::blame_clash(const Trail& trail, CandidateSet& because) const {
  const Clash& clash = trail.clash;
  const Candidate one = trail.nodes[static_cast<std::size_t>(clash.ends[0])].literal.candidate();
  if (clash.kind == ClashKind::kCellEmpty) blame_cell(one.cell, because);
  if (clash.kind == ClashKind::kNoPlace) blame_house(clash.house, one.digit, because);
  blame_trail(trail, std::span(clash.ends).first(clash.count), because);
}

void Chains::blame_source(const Source& source, CandidateSet& because) const {
  const Candidate one = list_[source.premises[0] / 2];
  if (source.kind == SourceKind::kCell) blame_cell(one.cell, because);
  if (source.kind == SourceKind::kHouse) blame_house(source.house, one.digit, because);
}

bool Chains::static_chains(bool with_sources) {
  const LinkGraph graph(now_, false);
  Walk walk(graph);
  ReachTable table(with_sources ? list_.size() : 0);
  for (int premise = 0; premise < 2 * list_.size(); ++premise) {
    if (!budget_.take()) return any_;
    walk.run(premise);
    if (with_sources) table.fill(premise, walk);
    const int opposite = premise ^ 1;
    if (!walk.reaches(opposite)) continue;
    CandidateSet because;
    blame_path(walk, opposite, because);
    conclude(literal(opposite), because);
  }
  return any_ || (with_sources && static_verities(table, walk));
}

bool Chains::static_verities(const ReachTable& table, Walk& walk) {
  const auto sources = sources_of(now_, list_, {.both = false});
  for (const Verity& verity : verities_of(table, sources)) {
    CandidateSet because;
    blame_source(verity.source, because);
    for (const int premise : verity.source.all()) {
      walk.run(premise);
      blame_path(walk, verity.conclusion, because);
    }
    conclude(literal(verity.conclusion), because);
  }
  return any_;
}

bool Chains::dynamic_chains(int level) {
  Propagation branch(now_, {.level = level}, budget_);
  ReachTable table(list_.size());
  return contradictions(branch, table) || dynamic_verities(table, branch);
}

bool Chains::contradictions(Propagation& branch, ReachTable& table) {
  for (int premise = 0; premise < 2 * list_.size(); ++premise) {
    if (!budget_.take()) return any_;
    const Trail& trail = branch.run(literal(premise));
    table.fill(premise, list_, trail);
    if (!trail.clash) continue;
    CandidateSet because;
    blame_clash(trail, because);
    conclude(literal(premise).opposite(), because);
  }
  return any_;
}

bool Chains::dynamic_verities(const ReachTable& table, Propagation& branch) {
  for (const Verity& verity : verities_of(table, sources_of(now_, list_, {}))) {
    CandidateSet because;
    blame_source(verity.source, because);
    for (const int premise : verity.source.all()) {
      if (!budget_.take()) return any_;
      const Trail& trail = branch.run(literal(premise));
      const int end = trail.find(literal(verity.conclusion));
      if (end < 0) return any_;  // the budget ended inside
      const std::array<std::int16_t, 1> ends = {static_cast<std::int16_t>(end)};
      blame_trail(trail, ends, because);
    }
    conclude(literal(verity.conclusion), because);
  }
  return any_;
}

}  // namespace

void apply_chains(const Board& before, const Board& now, int level, Budget& budget,
                  TakeDeduction take) {
  Chains chains(before, now, budget, take);
  if (level <= 3) {
    chains.static_chains(level == 3);
    return;
  }
  if (chains.dynamic_chains(0) || level == 4) return;
  chains.dynamic_chains(2);
}

}  // namespace shudu::forcing
