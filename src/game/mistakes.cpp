// Wrong digits by the rules and by the solution, and the way back.
#include "shudu/game/mistakes.h"

#include <array>

#include "shudu/core/clash.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/game/hints.h"
#include "shudu/solver/method.h"

namespace shudu::game {
namespace {

CellSet wrong_values(const State& state, const Grid& solution) {
  CellSet wrong;
  for (const Cell cell : state.values.filled()) {
    if (state.values[cell] != solution[cell]) wrong.insert(cell);
  }
  return wrong;
}

// Open cells that may hold the digit of the solution no more, as hints see them.
CellSet cells_without_truth(const Session& session) {
  const View view = hint_view(session);
  CellSet cells;
  for (const Cell cell : view.open_cells()) {
    if (!view.candidates(cell).contains(*(*session.solution())[cell])) cells.insert(cell);
  }
  return cells;
}

WayBack way_to(const Session& session, const std::vector<NodeIndex>& path, std::size_t mistake) {
  return {session.nodes()[path[mistake]].parent, path[mistake], path.size() - mistake};
}

// For each cell the place on the path of the move that set its digit of now.
std::array<std::size_t, kMaxCells> last_setters(const Session& session,
                                                const std::vector<NodeIndex>& path) {
  std::array<std::size_t, kMaxCells> setters{};
  for (std::size_t i = 0; i < path.size(); ++i) {
    for (const Change& change : session.nodes()[path[i]].effect) {
      if (change.layer == Layer::kValue) setters[at(change.cell)] = i;
    }
  }
  return setters;
}

bool changes_digits(const Node& node) {
  for (const Change& change : node.effect) {
    if (change.layer == Layer::kValue) return true;
  }
  return false;
}

}  // namespace

Wrong wrong_by_rules(const Session& session, bool with_marks) {
  const State& state = session.state();
  Wrong wrong;
  wrong.digits = clashing_cells(session.layout(), state);
  if (!with_marks || state.auto_marks) return wrong;
  for (const Cell cell : session.layout().all_cells() - board_of(state).filled()) {
    const DigitSet marks = state.centre[at(cell)] | state.corner[at(cell)];
    if (!legal_at(session.layout(), state, cell).contains_all(marks)) wrong.marks.insert(cell);
  }
  return wrong;
}

CellSet wrong_digits(const Session& session) {
  if (session.solution() == nullptr) return {};
  return wrong_values(session.state(), *session.solution());
}

Wrong wrong_shown(const Session& session) {
  const Settings& settings = session.settings();
  if (settings.check == CheckLevel::kOff) return {};
  Wrong wrong = wrong_by_rules(session, settings.check_marks);
  if (settings.check == CheckLevel::kSolution) wrong.digits |= wrong_digits(session);
  return wrong;
}

std::size_t count_wrong(const Session& session, bool by_solution) {
  const CellSet wrong =
      by_solution ? wrong_digits(session)
                  : wrong_by_rules(session, false).digits & session.state().values.filled();
  return static_cast<std::size_t>(wrong.size());
}

std::optional<BoardMistakes> all_mistakes(const Session& session, bool marks_fit) {
  if (session.solution() == nullptr) {
    const CellSet conflicts =
        wrong_by_rules(session, false).digits & session.state().values.filled();
    if (!conflicts.empty()) return BoardMistakes{MistakesKind::kConflicts, conflicts, true};
    const bool is_solvable = has_solution(session, session.state());
    if (is_solvable && marks_fit) return std::nullopt;
    return BoardMistakes{MistakesKind::kUnsolvable, {}, !is_solvable};
  }
  const CellSet digits = wrong_digits(session);
  if (!digits.empty()) return BoardMistakes{MistakesKind::kDigits, digits, true};
  const CellSet marks = cells_without_truth(session);
  if (marks.empty()) return std::nullopt;
  return BoardMistakes{MistakesKind::kMarks, marks, false};
}

IntentKind check_of(const Session& session) {
  return session.solution() != nullptr ? IntentKind::kCheckSolution : IntentKind::kCheckRules;
}

bool has_solution(const Session& session, const State& state) {
  if (session.solution() != nullptr) return wrong_values(state, *session.solution()).empty();
  const Grid board = board_of(state);
  if (find_clash(session.layout(), board)) return false;
  Pencilmarks marks = Pencilmarks::from_grid(board);
  for (const Cell cell : session.layout().all_cells()) {
    marks.set(cell, marks[cell] - session.beginning().out[at(cell)]);
  }
  SearchOptions options;
  options.limit = 1;
  return default_method().count(session.layout(), marks, options).count > 0;
}

std::optional<WayBack> find_way_back(const Session& session) {
  if (has_solution(session, session.state())) return std::nullopt;
  const std::vector<NodeIndex> path = path_to(session, session.cursor());
  if (session.solution() != nullptr) {
    const std::array<std::size_t, kMaxCells> setters = last_setters(session, path);
    std::size_t first = path.size();
    for (const Cell cell : wrong_digits(session)) first = std::min(first, setters[at(cell)]);
    return way_to(session, path, first);
  }
  State state = state_at(session, 0);
  for (std::size_t i = 1; i < path.size(); ++i) {
    const Node& node = session.nodes()[path[i]];
    redo_effect(state, node.effect);
    if (changes_digits(node) && !has_solution(session, state)) return way_to(session, path, i);
  }
  return std::nullopt;  // not reached: the last state of the path is the one of now
}

}  // namespace shudu::game
