// Forcing chains of the links of the position, each a plain chain from its premise.
//
//   contradiction  a candidate taken as true or false refutes itself: the opposite holds
//   verity         all candidates of a cell, all places of a digit in a house, or a candidate taken
//                  as true and as false lead to the same: it holds
//   cell, region   the verities from cells of three or more candidates, and from houses, without
//                  groups, as Sudoku Explainer has them ("multiple forcing chains")
//
// The first two use group nodes. A step has one conclusion, an elimination or a placement, and a
// conclusion one step of each technique: the one of the fewest nodes, all its chains together; of
// equal ones the first, kinds of contradictions as in ClashKind, sources as cells, houses,
// candidates. Order of the steps: contradictions by premise, verities by conclusion; by cell,
// digit, on before off. Steps that a single or a locked candidate shows as well are among them.
// Fields: forcing/forcing_step.h. Source: forcing chains of the sudoku forums, 2005; the codes 1301
// and 1302 are HoDoKu's. Tested in tests/logic/forcing_test.cpp.
#include <utility>

#include "logic/finders.h"
#include "logic/finding.h"
#include "logic/forcing/forcing_step.h"
#include "logic/forcing/links.h"
#include "logic/forcing/reach.h"

namespace shudu::forcing {
namespace {

// What is looked through: links of groups too, and which sources.
struct VeritySearch {
  bool with_groups = false;
  SourceChoice choice;
};

bool find_verities(const FindTask& task, const VeritySearch& search) {
  const Board board(task.view);
  const LinkGraph graph(board, search.with_groups);
  const CandidateList& candidates = graph.candidates();
  Walk walk(graph);
  ReachTable table(candidates.size());
  for (int premise = 0; premise < 2 * candidates.size(); ++premise) {
    if (task.options.is_stopped()) return false;
    walk.run(premise);
    table.fill(premise, walk);
  }
  for (const Verity& verity : verities_of(table, sources_of(board, candidates, search.choice))) {
    if (task.options.is_stopped()) return false;
    Step step = verity_of(task.technique, candidates, verity);
    for (const int premise : verity.source.all()) {
      walk.run(premise);
      add_branch(walk.chain_to(verity.conclusion), step);
    }
    if (!hand_over(std::move(step), task.sink)) return false;
  }
  return true;
}

bool find_contradictions(const FindTask& task) {
  const Board board(task.view);
  const LinkGraph graph(board, true);
  Walk walk(graph);
  for (int premise = 0; premise < 2 * graph.candidates().size(); ++premise) {
    if (task.options.is_stopped()) return false;
    walk.run(premise);
    const Clash clash = walk.clash();
    if (!clash) continue;
    Step step = contradiction_of(task.technique, literal_of(graph.candidates(), premise), clash);
    for (int i = 0; i < clash.count; ++i) {
      const int end = clash.ends[static_cast<std::size_t>(i)];
      add_end(task.view.layout(), clash, walk.chain_to(end), step);
    }
    if (!hand_over(std::move(step), task.sink)) return false;
  }
  return true;
}

}  // namespace
}  // namespace shudu::forcing

namespace shudu {

bool find_forcing_chain_contradiction(const FindTask& task) {
  return forcing::find_contradictions(task);
}

bool find_forcing_chain_verity(const FindTask& task) {
  return forcing::find_verities(task, {true, {}});
}

bool find_cell_forcing_chain(const FindTask& task) {
  const forcing::SourceChoice choice{.houses = false, .both = false, .fewest_in_cell = 3};
  return forcing::find_verities(task, {false, choice});
}

bool find_region_forcing_chain(const FindTask& task) {
  const forcing::SourceChoice choice{.cells = false, .both = false};
  return forcing::find_verities(task, {false, choice});
}

}  // namespace shudu
