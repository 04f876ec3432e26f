// A proof names nodes by candidate and state; a step names them by their place in the list of their
// target.
#include "rating/se/se_step.h"

#include <unordered_map>

#include "rating/se/chain_proof.h"

namespace shudu::se {
namespace {

// Boxes, rows, columns here; rows, columns, boxes in layouts.
House public_house(int house) { return House(house < 9 ? house + 18 : house - 9); }

SeChain chain_of(const std::vector<ProofNode>& nodes) {
  std::unordered_map<int, std::uint16_t> place;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    place[nodes[i].node] = static_cast<std::uint16_t>(i);
  }
  SeChain chain;
  for (const ProofNode& node : nodes) {
    SeChainNode told{Candidate::from_index(candidate_of(node.node)),
                     is_on(node.node),
                     node.cause,
                     {},
                     static_cast<std::int16_t>(node.nested)};
    for (const int parent : node.parents) told.parents.push_back(place[parent]);
    chain.nodes.push_back(std::move(told));
  }
  return chain;
}

}  // namespace

SeStep step_of(const Hint& hint) {
  SeStep step;
  step.technique = &technique_of(hint.rule);
  step.tenths = hint.difficulty.tenths();
  step.complexity = hint.complexity;
  if (hint.placement >= 0) step.placement = Candidate::from_index(hint.placement);
  hint.eliminations.for_each([&](Candidate gone) { step.eliminations.push_back(gone); });
  for (const Cell cell : hint.cells) step.cells.push_back(cell);
  step.digits = DigitSet::from_bits(hint.digits);
  for (int house = 0; house < kHouses; ++house) {
    if ((hint.houses >> house & 1) != 0) step.houses.push_back(public_house(house));
  }
  if (hint.proof) {
    for (const auto& target : hint.proof->targets) step.chains.push_back(chain_of(target));
    for (const auto& nested : hint.proof->nested) step.nested.push_back(step_of(*nested));
  }
  return step;
}

}  // namespace shudu::se
