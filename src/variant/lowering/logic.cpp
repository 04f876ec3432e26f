// Automata along lines, and rules of rules.
#include "shudu/variant/kinds.h"
#include "variant/lowering/lowerings.h"

namespace shudu::variant {
namespace {

using States = std::vector<std::uint32_t>;

// The states after one value of the break, each once.
States behind_break(const Automaton& automaton, const States& before, ValueSet break_sign) {
  States after;
  for (const Automaton::Step& step : automaton.steps) {
    const bool is_taken = (step.values & break_sign) != 0 &&
                          std::find(before.begin(), before.end(), step.from) != before.end();
    if (is_taken && std::find(after.begin(), after.end(), step.to) == after.end()) {
      after.push_back(step.to);
    }
  }
  return after;
}

// One line of cells: the automaton itself.
Word word_of(const Automaton& automaton, const Variables& cells, ValueSet all) {
  Word word{cells, automaton.states, automaton.starts, automaton.accepting, {}};
  for (const Automaton::Step& step : automaton.steps) {
    if ((step.values & all) != 0) word.edges.push_back({step.from, step.values & all, step.to});
  }
  return word;
}

// Several lines: a copy of the automaton for each, and where a line ends its breaks lead on. State
// `q` of line `i` has the number `i * states + q`; a step into the last place of a line goes to
// where the break leads, so a line of cells is unrolled place by place.
class Unrolled {
 public:
  Unrolled(const Automaton& automaton, ValueSet all) : automaton_(automaton), all_(all) {
    word_.starts = automaton.starts;
    level_ = automaton.starts;
  }

  void add_cell(Variable cell) {
    word_.cells.push_back(cell);
    flush_breaks();
    States next;
    for (const Automaton::Step& step : automaton_.steps) {
      const bool is_taken = (step.values & all_) != 0 &&
                            std::find(level_.begin(), level_.end(), step.from) != level_.end();
      if (!is_taken) continue;
      pending_.push_back({offset_ + step.from, step.values & all_, step.to});
      if (std::find(next.begin(), next.end(), step.to) == next.end()) next.push_back(step.to);
    }
    level_ = std::move(next);
    has_pending_ = true;
  }

  void add_break() { ++breaks_; }

  Word finish() {
    flush_breaks();
    word_.states = offset_ + automaton_.states;
    for (const std::uint32_t state : level_) {
      if (accepts(state)) word_.accepting.push_back(offset_ + state);
    }
    return std::move(word_);
  }

 private:
  [[nodiscard]] bool accepts(std::uint32_t state) const {
    const auto& all = automaton_.accepting;
    return std::find(all.begin(), all.end(), state) != all.end();
  }

  // States that a state leads to over the breaks that wait.
  [[nodiscard]] States led_to(std::uint32_t state) const {
    States states{state};
    for (int i = 0; i < breaks_; ++i) states = behind_break(automaton_, states, all_ + 1);
    return states;
  }

  void flush_breaks() {
    if (has_pending_) {
      offset_ += automaton_.states;
      for (const Word::Edge& edge : pending_) {
        for (const std::uint32_t to : led_to(edge.to)) {
          word_.edges.push_back({edge.from, edge.values, offset_ + to});
        }
      }
      pending_.clear();
      has_pending_ = false;
    } else if (breaks_ > 0) {
      word_.starts = all_led_to(word_.starts);
    }
    level_ = all_led_to(level_);
    breaks_ = 0;
  }

  [[nodiscard]] States all_led_to(const States& states) const {
    States all;
    for (const std::uint32_t state : states) {
      for (const std::uint32_t to : led_to(state)) {
        if (std::find(all.begin(), all.end(), to) == all.end()) all.push_back(to);
      }
    }
    return all;
  }

  const Automaton& automaton_;
  ValueSet all_;
  Word word_;
  States level_;                     // the states that there may be, of the automaton
  std::vector<Word::Edge> pending_;  // into the next level, before the breaks that follow it
  std::uint32_t offset_ = 0;
  int breaks_ = 0;
  bool has_pending_ = false;
};

}  // namespace

void lower_automaton(const Constraint& rule, Lowering& out) {
  const ValueSet all = out.puzzle().all_values();
  if (rule.lists.size() == 1) {
    out.add(word_of(rule.automaton, rule.lists[0], all));
    return;
  }
  Unrolled unrolled(rule.automaton, all);
  for (std::size_t i = 0; i < rule.lists.size(); ++i) {
    if (i > 0) unrolled.add_break();
    for (const Variable cell : rule.lists[i]) unrolled.add_cell(cell);
  }
  out.add(unrolled.finish());
}

void lower_or(const Constraint& rule, Lowering& out) {
  AnyOf any;
  for (const std::vector<Constraint>& branch : rule.branches) {
    std::vector<Primitive> rules;
    Lowering inner(out.puzzle(), rules, nullptr);
    for (const Constraint& part : branch) row_of(part.kind).lower(part, inner);
    any.branches.push_back(std::move(rules));
  }
  out.add(std::move(any));
}

void lower_and(const Constraint& rule, Lowering& out) {
  for (const std::vector<Constraint>& branch : rule.branches) {
    for (const Constraint& part : branch) row_of(part.kind).lower(part, out);
  }
}

}  // namespace shudu::variant
