// Automata along lines, and rules of rules.
#include <algorithm>
#include <set>

#include "variant/definition/definitions.h"

namespace shudu::variant {
namespace {

bool keeps_all(const Asked& asked, const std::vector<Constraint>& rules) {
  return std::all_of(rules.begin(), rules.end(), [&](const Constraint& rule) {
    return row_of(rule.kind).holds({asked.puzzle, rule, asked.values});
  });
}

}  // namespace

// The states that reading may have come to, sign by sign: values, and a break between two lines.
bool keeps_automaton(const Asked& asked) {
  const Automaton& automaton = asked.rule.automaton;
  std::vector<int> signs;
  for (std::size_t i = 0; i < asked.rule.lists.size(); ++i) {
    if (i > 0) signs.push_back(asked.puzzle.values());
    for (const int value : values_in(asked, asked.rule.lists[i])) {
      signs.push_back(value - asked.puzzle.low);
    }
  }
  std::set<std::uint32_t> states(automaton.starts.begin(), automaton.starts.end());
  for (const int sign : signs) {
    std::set<std::uint32_t> next;
    for (const Automaton::Step& step : automaton.steps) {
      const bool reads = (step.values >> static_cast<unsigned>(sign) & 1U) != 0;
      if (reads && states.contains(step.from)) next.insert(step.to);
    }
    states = std::move(next);
  }
  return std::any_of(automaton.accepting.begin(), automaton.accepting.end(),
                     [&](std::uint32_t state) { return states.contains(state); });
}

bool keeps_or(const Asked& asked) {
  const auto& branches = asked.rule.branches;
  return std::any_of(branches.begin(), branches.end(),
                     [&](const auto& branch) { return keeps_all(asked, branch); });
}

bool keeps_and(const Asked& asked) {
  const auto& branches = asked.rule.branches;
  return std::all_of(branches.begin(), branches.end(),
                     [&](const auto& branch) { return keeps_all(asked, branch); });
}

}  // namespace shudu::variant
