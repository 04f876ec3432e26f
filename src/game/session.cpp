// Judging and doing events.
//
// `judge` looks at everything and changes nothing; `commit` changes and cannot fail. A board event
// is judged by doing it to a copy of the state; what differs then is its effect, and an event
// without effect is refused, so undo always undoes something.
#include <algorithm>
#include <utility>

#include "game/carried.h"
#include "game/event_table.h"
#include "game/refusal_table.h"
#include "game/session_editor.h"

namespace shudu::game {
namespace {

Refusal refuse_number(RefusalCode code, std::uint64_t number) {
  Refusal refusal = refuse(code);
  refusal.number = number;
  return refusal;
}

constexpr bool is_history_move(EventKind kind) {
  return kind == EventKind::kUndo || kind == EventKind::kRedo || kind == EventKind::kGoto;
}

constexpr bool is_allowed_paused(EventKind kind) {
  return kind == EventKind::kResume || kind == EventKind::kSet;
}

constexpr bool is_allowed_finished(EventKind kind) {
  return is_history_move(kind) || kind == EventKind::kSavepoint || kind == EventKind::kDrop ||
         kind == EventKind::kSet;
}

State root_state(const Beginning& beginning) {
  State state;
  state.givens = beginning.givens;
  state.values = Grid(beginning.givens.size());
  state.out = beginning.out;
  state.auto_marks = beginning.settings.auto_marks;
  return state;
}

auto find_name(std::span<const Savepoint> savepoints, std::string_view name) {
  return std::find_if(savepoints.begin(), savepoints.end(),
                      [name](const Savepoint& savepoint) { return savepoint.name == name; });
}

}  // namespace

bool is_unaided(const GameCounts& counts) {
  return counts.stage_max < 2 && counts.applied == 0 && counts.reveals == 0 && counts.checks == 0 &&
         !counts.solution_checked && !counts.marks_kept;
}

Session::Session(std::shared_ptr<const Beginning> beginning, About about)
    : beginning_(std::move(beginning)),
      about_(std::move(about)),
      state_(root_state(*beginning_)),
      settings_(beginning_->settings),
      nodes_(1) {
  counts_.marks_kept = settings_.auto_marks;
  counts_.solution_checked = settings_.check == CheckLevel::kSolution;
}

void Session::select(std::span<const Cell> cells) {
  selection_.clear();
  CellSet seen;
  for (const Cell cell : cells) {
    if (cell.index() >= layout().cell_count() || seen.contains(cell)) continue;
    seen.insert(cell);
    selection_.push_back(cell);
  }
}

void Session::set_elapsed(std::int64_t elapsed) {
  elapsed_ = std::clamp(elapsed, elapsed_, kMaxElapsed);
}

bool Session::set_played(std::string_view time) {
  if (!is_time_text(time)) return false;
  about_.played = time;
  return true;
}

bool Session::set_title(std::string_view title) {
  if (!is_title(title)) return false;
  about_.title = title;
  return true;
}

Session SessionEditor::begin(std::shared_ptr<const Beginning> beginning, About about) {
  return Session(std::move(beginning), std::move(about));
}

std::optional<Refusal> SessionEditor::refuse_order(const Session& session, const Event& event) {
  const std::size_t next = session.log_.size() + 1;
  if (session.read_only_) return refuse(RefusalCode::kReadOnly);
  if (event.number != next) return refuse_number(RefusalCode::kOutOfOrder, next);
  if (next > kMaxEvents) return refuse_number(RefusalCode::kEventLimit, kMaxEvents);
  const std::int64_t last = session.log_.empty() ? 0 : session.log_.back().elapsed;
  if (event.elapsed < last) return refuse_number(RefusalCode::kOutOfOrder, next);
  return std::nullopt;
}

std::optional<Refusal> SessionEditor::refuse_status(const Session& session, EventKind kind) {
  if (session.is_finished() && !is_allowed_finished(kind)) return refuse(RefusalCode::kFinished);
  const bool is_paused = session.status_ == GameStatus::kPaused;
  if (is_paused && !is_allowed_paused(kind)) return refuse(RefusalCode::kPaused);
  if (!is_paused && kind == EventKind::kResume) return refuse(RefusalCode::kNotPaused);
  return std::nullopt;
}

Outcome<JudgedEvent> SessionEditor::judge(const Session& session, const Event& event) {
  if (std::optional<Refusal> order = refuse_order(session, event)) return *order;
  // What does not come back from its line as it is holds something that no event can say.
  const std::string line = print_event(event, session.size());
  if (parse_event(line, session.size()) != event) return refuse(RefusalCode::kMalformed);
  if (session.log_bytes_ + line.size() + 1 > kMaxLogBytes) {
    return refuse_number(RefusalCode::kEventLimit, session.log_.size());
  }
  if (std::optional<Refusal> status = refuse_status(session, event.kind)) return *status;
  Outcome<JudgedEvent> judged = JudgedEvent{};
  if (is_board_event(event.kind)) {
    judged = judge_board(session, event);
  } else if (is_history_move(event.kind)) {
    judged = judge_history(session, event);
  } else if (std::optional<Refusal> note = refuse_note(session, event)) {
    return *note;
  }
  if (judged) judged->bytes = line.size() + 1;
  return judged;
}

Outcome<JudgedEvent> SessionEditor::judge_board(const Session& session, const Event& event) {
  const RuleContext rules{session.layout(), session.solution()};
  State after = session.state_;
  if (std::optional<Refusal> no = row_of(event.kind).change(rules, event, after)) return *no;
  JudgedEvent judged;
  judged.effect = difference(session.state_, after);
  if (judged.effect.empty()) return refuse(RefusalCode::kNothingChanges);
  return judged;
}

Outcome<JudgedEvent> SessionEditor::judge_history(const Session& session, const Event& event) {
  const Node& here = session.nodes_[session.cursor_];
  JudgedEvent judged;
  if (event.kind == EventKind::kUndo) {
    if (here.parent == kNoNode) return refuse(RefusalCode::kNothingToUndo);
    judged.target = here.parent;
  } else if (event.kind == EventKind::kRedo) {
    if (here.last_child == kNoNode) return refuse(RefusalCode::kNothingToRedo);
    judged.target = here.last_child;
  } else {
    judged.target = find_node(session, event.count);
    if (judged.target == kNoNode) return refuse_number(RefusalCode::kNoSuchMove, event.count);
    if (judged.target == session.cursor_) return refuse(RefusalCode::kNothingChanges);
  }
  return judged;
}

std::optional<Refusal> SessionEditor::refuse_savepoint(const Session& session, const Event& event) {
  const std::span<const Savepoint> all = session.savepoints_;
  const auto found = find_name(all, event.text);
  if (event.kind == EventKind::kDrop) {
    if (found != all.end()) return std::nullopt;
    Refusal refusal = refuse(RefusalCode::kUnknownSavepoint);
    refusal.token = escape_token(event.text);
    return refusal;
  }
  if (found != all.end() && found->node == session.cursor_id()) {
    return refuse(RefusalCode::kNothingChanges);
  }
  if (found == all.end() && all.size() == kMaxSavepoints) {
    return refuse_number(RefusalCode::kTooManySavepoints, kMaxSavepoints);
  }
  return std::nullopt;
}

std::optional<Refusal> SessionEditor::refuse_note(const Session& session, const Event& event) {
  const bool is_single = session.solution() != nullptr;
  switch (event.kind) {
    case EventKind::kSavepoint:
    case EventKind::kDrop:
      return refuse_savepoint(session, event);
    case EventKind::kCheck:
      if (event.is_on && !is_single) return refuse(RefusalCode::kNoSingleSolution);
      return std::nullopt;
    case EventKind::kCarried:
      if (parse_counts(event.text) == GameCounts{}) return refuse(RefusalCode::kNothingChanges);
      return std::nullopt;
    case EventKind::kSet: {
      const SettingRow& row = row_of(event.key);
      // Auto marks are undone like a move, so they have an event of their own.
      if (event.key == SettingKey::kAutoMarks) return refuse(RefusalCode::kMalformed);
      if (row.get(session.settings_) == event.text) return refuse(RefusalCode::kNothingChanges);
      Settings settings;
      row.set(settings, event.text);
      if (event.key == SettingKey::kCheck && settings.check == CheckLevel::kSolution &&
          !is_single) {
        return refuse(RefusalCode::kNoSingleSolution);
      }
      return std::nullopt;
    }
    default:
      return std::nullopt;
  }
}

Applied SessionEditor::commit(Session& session, const Event& event, JudgedEvent&& judged) {
  Applied applied;
  if (is_board_event(event.kind)) {
    applied.effect = commit_board(session, event, std::move(judged.effect));
  } else if (is_history_move(event.kind)) {
    applied.effect = move_to(session, judged.target);
    if (event.kind == EventKind::kUndo) ++session.counts_.undos;
  } else {
    commit_note(session, event);
  }
  session.log_.push_back(event);
  session.log_bytes_ += judged.bytes;
  session.set_elapsed(event.elapsed);
  applied.counts = session.counts_;
  applied.status = session.status_;
  applied.is_full_but_wrong = !session.is_finished() && board_of(session.state_).is_full();
  return applied;
}

Effect SessionEditor::commit_board(Session& session, const Event& event, Effect&& effect) {
  redo_effect(session.state_, effect);
  const auto index = static_cast<NodeIndex>(session.nodes_.size());
  session.nodes_.push_back({event.number, session.cursor_, kNoNode, effect});
  session.nodes_[session.cursor_].last_child = index;
  session.cursor_ = index;
  session.asked_slug_.clear();
  count_board(session, event);
  if (event.kind == EventKind::kGiveUp) {
    session.status_ = GameStatus::kGivenUp;
  } else if (board_of(session.state_).is_full() &&
             clashing_cells(session.layout(), session.state_).empty()) {
    session.status_ = GameStatus::kComplete;
  }
  return std::move(effect);
}

void SessionEditor::count_board(Session& session, const Event& event) {
  GameCounts& counts = session.counts_;
  const Grid* solution = session.solution();
  if (event.kind == EventKind::kPlace && solution != nullptr) {
    const bool is_wrong = std::any_of(event.cells.begin(), event.cells.end(), [&](Cell cell) {
      return (*solution)[cell] != event.digits.first();
    });
    if (is_wrong) ++counts.mistakes;
  }
  if (event.kind == EventKind::kHint) ++counts.applied;
  if (event.kind == EventKind::kReveal) {
    counts.reveals += static_cast<std::uint32_t>(event.actions.size());
  }
  if (session.state_.auto_marks) counts.marks_kept = true;
}

// Up to where the two paths meet, taking back; down from there, doing again. On the way down each
// node becomes the visited child of its parent; above, the path of the cursor is the visited one
// already.
Effect SessionEditor::move_to(Session& session, NodeIndex target) {
  const State before = session.state_;
  std::vector<NodeIndex> down;
  NodeIndex from = session.cursor_;
  NodeIndex to = target;
  // A child always stands after its parent in the list.
  while (from != to) {
    if (from > to) {
      undo_effect(session.state_, session.nodes_[from].effect);
      from = session.nodes_[from].parent;
    } else {
      down.push_back(to);
      to = session.nodes_[to].parent;
    }
  }
  std::reverse(down.begin(), down.end());
  for (const NodeIndex index : down) {
    redo_effect(session.state_, session.nodes_[index].effect);
    session.nodes_[session.nodes_[index].parent].last_child = index;
  }
  session.cursor_ = target;
  session.asked_slug_.clear();
  return difference(before, session.state_);
}

void SessionEditor::commit_note(Session& session, const Event& event) {
  GameCounts& counts = session.counts_;
  switch (event.kind) {
    case EventKind::kSavepoint: {
      const auto found = find_name(session.savepoints_, event.text);
      const auto place =
          static_cast<std::size_t>(found - std::span<const Savepoint>(session.savepoints_).begin());
      if (place == session.savepoints_.size()) {
        session.savepoints_.push_back({event.text, session.cursor_id()});
      } else {
        session.savepoints_[place].node = session.cursor_id();
      }
      break;
    }
    case EventKind::kDrop:
      session.savepoints_.erase(
          std::find_if(session.savepoints_.begin(), session.savepoints_.end(),
                       [&](const Savepoint& savepoint) { return savepoint.name == event.text; }));
      break;
    case EventKind::kPause:
      session.status_ = GameStatus::kPaused;
      break;
    case EventKind::kResume:
      session.status_ = GameStatus::kPlaying;
      break;
    case EventKind::kSet:
      row_of(event.key).set(session.settings_, event.text);
      if (session.settings_.check == CheckLevel::kSolution) counts.solution_checked = true;
      break;
    case EventKind::kCheck:
      ++counts.checks;
      break;
    case EventKind::kAsked:
      count_asked(session, event);
      break;
    case EventKind::kWhy:
      ++counts.whys;
      break;
    case EventKind::kCarried:
      add_counts(counts, *parse_counts(event.text));
      break;
    default:
      break;
  }
}

// More of the same step is no new step; less or the same of it is, for it is another one of that
// technique.
void SessionEditor::count_asked(Session& session, const Event& event) {
  GameCounts& counts = session.counts_;
  const bool is_same = session.asked_slug_ == event.text && session.asked_stage_ < event.count;
  if (!is_same) ++counts.asked;
  counts.stage_max = std::max(counts.stage_max, event.count);
  session.asked_slug_ = event.text;
  session.asked_stage_ = event.count;
}

std::optional<Refusal> find_refusal(const Session& session, const Event& event) {
  const Outcome<JudgedEvent> judged = SessionEditor::judge(session, event);
  if (judged) return std::nullopt;
  return judged.error();
}

Outcome<Applied> apply(Session& session, const Event& event) {
  Outcome<JudgedEvent> judged = SessionEditor::judge(session, event);
  if (!judged) return judged.error();
  return SessionEditor::commit(session, event, *std::move(judged));
}

NodeIndex find_node(const Session& session, std::uint32_t id) {
  const std::span<const Node> nodes = session.nodes();
  const auto found =
      std::lower_bound(nodes.begin(), nodes.end(), id,
                       [](const Node& node, std::uint32_t n) { return node.id < n; });
  if (found == nodes.end() || found->id != id) return kNoNode;
  return static_cast<NodeIndex>(found - nodes.begin());
}

std::vector<NodeIndex> path_to(const Session& session, NodeIndex node) {
  std::vector<NodeIndex> path;
  for (; node != kNoNode; node = session.nodes()[node].parent) path.push_back(node);
  std::reverse(path.begin(), path.end());
  return path;
}

State state_at(const Session& session, NodeIndex node) {
  State state = root_state(session.beginning());
  for (const NodeIndex index : path_to(session, node)) {
    redo_effect(state, session.nodes()[index].effect);
  }
  return state;
}

}  // namespace shudu::game
