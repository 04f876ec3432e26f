// Forcing nets: an implication may need all that the branch knows by then, so singles are followed
// after each assignment, to the end. The engine is forcing/propagation.h.
//
//   forcing-net-contradiction  a candidate taken as true or false refutes itself
//   forcing-net-verity         all of a cell, of a digit in a house, or a candidate true and false
//                              lead to the same
//   nishio-forcing-chain       a contradiction within one digit
//   dynamic-forcing-chain      contradiction, else verity: Sudoku Explainer's name of the same
//   dynamic-plus-forcing-chain with locked candidates, pairs and X-wings inside a branch
//   nested-forcing-chain-2..5  with chains inside a branch, see forcing/inner_rules.h
#include <utility>
#include <vector>

#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/forcing/forcing_step.h"
#include "logic/forcing/propagation.h"
#include "logic/forcing/reach.h"
#include "logic/forcing/refutation.h"

// A step has one conclusion, an elimination or a placement. Contradictions come by premise (cell,
// digit, on before off), as soon as they are found; then, where a technique has both, verities by
// conclusion for what no contradiction gave. A conclusion has one step: of the contradictions that
// the branch meets in the same round, and of the sources of a verity, the one of the fewest nodes.
// A node keeps the first reason found, so fewest among those, not of all nets that there might be.
// A branch that meets a contradiction counts for verities with what it reached.
// Fields: forcing/forcing_step.h. Source: HoDoKu's codes 1303 and 1304; Nishio after Tetsuya
// Nishio; the others after Sudoku Explainer (Nicolas Juillerat, 2006). Tested in
// tests/logic/forcing_test.cpp.

namespace shudu::forcing {
namespace {

// All branches of a position, one for each premise.
class Net {
 public:
  Net(const FindTask& task, Rules rules)
      : task_(task), rules_(rules), board_(task.view), candidates_(board_) {}

  /// False when the sink has had enough.
  bool find_contradictions(bool keeps_branches = false);
  /// Follows all branches without a word about contradictions; false when it was stopped.
  bool follow_all();
  /// Of the branches kept.
  bool find_verities();

 private:
  const Trail& follow(Propagation& branch, int premise) {
    budget_ = budget_of(rules_);
    budget_.stop = task_.options.stop;
    return branch.run(literal_of(candidates_, premise));
  }

  const FindTask& task_;
  Rules rules_;
  Board board_;
  CandidateList candidates_;
  Budget budget_;
  std::vector<Trail> trails_;
  CandidateSet placed_;
  CandidateSet gone_;
};

bool Net::find_contradictions(bool keeps_branches) {
  Propagation branch(board_, rules_, budget_);
  for (int premise = 0; premise < 2 * candidates_.size(); ++premise) {
    if (task_.options.is_stopped()) return false;
    const Trail& trail = follow(branch, premise);
    if (keeps_branches) trails_.push_back(trail);
    if (!trail.clash) continue;
    const Literal literal = literal_of(candidates_, premise);
    (literal.is_on() ? gone_ : placed_).insert(literal.candidate());
    if (!hand_over(step_of_clash(board_.layout(), task_.technique, trail, literal), task_.sink))
      return false;
  }
  return true;
}

bool Net::follow_all() {
  Propagation branch(board_, rules_, budget_);
  for (int premise = 0; premise < 2 * candidates_.size(); ++premise) {
    if (task_.options.is_stopped()) return false;
    trails_.push_back(follow(branch, premise));
  }
  return true;
}

bool Net::find_verities() {
  ReachTable table(candidates_.size());
  for (int premise = 0; premise < 2 * candidates_.size(); ++premise) {
    table.fill(premise, candidates_, trails_[static_cast<std::size_t>(premise)]);
  }
  for (const Verity& verity : verities_of(table, sources_of(board_, candidates_, {}))) {
    const Literal conclusion = literal_of(candidates_, verity.conclusion);
    if ((conclusion.is_on() ? placed_ : gone_).contains(conclusion.candidate())) continue;
    Step step = verity_of(task_.technique, candidates_, verity);
    for (const int premise : verity.source.all()) {
      const Trail& trail = trails_[static_cast<std::size_t>(premise)];
      add_branch(trail.chain_to(trail.find(conclusion)), step);
    }
    if (!hand_over(std::move(step), task_.sink)) return false;
  }
  return true;
}

}  // namespace
}  // namespace shudu::forcing

namespace shudu {

// Which rules the branches follow hangs on the technique: the table of forcing/refutation.cpp.

bool find_net_contradictions(const FindTask& task) {
  return forcing::Net(task, *forcing::net_rules_of(task.technique)).find_contradictions();
}

bool find_net_verities(const FindTask& task) {
  forcing::Net net(task, {});
  return net.follow_all() && net.find_verities();
}

bool find_dynamic_forcing(const FindTask& task) {
  forcing::Net net(task, *forcing::net_rules_of(task.technique));
  return net.find_contradictions(true) && net.find_verities();
}

}  // namespace shudu
