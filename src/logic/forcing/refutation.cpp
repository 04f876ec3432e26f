#include "logic/forcing/refutation.h"

#include <array>
#include <string_view>

#include "logic/forcing/forcing_step.h"
#include "shudu/core/find_row.h"

namespace shudu::forcing {
namespace {

constexpr int kMostBranches = 4'000;
constexpr int kMostDeepBranches = 20'000;

struct NetRow {
  std::string_view slug;
  Rules rules;
};

constexpr auto kNets = std::to_array<NetRow>({
    {"forcing-net-contradiction", {}},
    {"nishio-forcing-chain", {.in_cells = false}},
    {"dynamic-forcing-chain", {.level = 0}},
    {"dynamic-plus-forcing-chain", {.level = 1}},
    {"nested-forcing-chain-2", {.level = 2}},
    {"nested-forcing-chain-3", {.level = 3}},
    {"nested-forcing-chain-4", {.level = 4}},
    {"nested-forcing-chain-5", {.level = 5}},
});

}  // namespace

Budget budget_of(const Rules& rules) {
  return {.branches = rules.level == 5 ? kMostDeepBranches : kMostBranches};
}

Step step_of_clash(const Layout& layout, const Technique& technique, const Trail& trail,
                   Literal premise) {
  Step step = contradiction_of(technique, premise, trail.clash);
  for (int i = 0; i < trail.clash.count; ++i) {
    const int end = trail.clash.ends[static_cast<std::size_t>(i)];
    add_end(layout, trail.clash, trail.chain_to(end), step);
  }
  return step;
}

const Rules* net_rules_of(const Technique& technique) {
  const NetRow* const row =
      find_row(kNets, [&technique](const NetRow& net) { return net.slug == technique.slug; });
  return row == nullptr ? nullptr : &row->rules;
}

std::optional<Step> refute(const View& view, const Technique& technique, const Rules& rules,
                           Literal premise) {
  const Board board(view);
  Budget budget = budget_of(rules);
  Propagation branch(board, rules, budget);
  const Trail& trail = branch.run(premise);
  if (!trail.clash) return std::nullopt;
  return step_of_clash(view.layout(), technique, trail, premise);
}

}  // namespace shudu::forcing
