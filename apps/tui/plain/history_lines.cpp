// Commands that go back and forth in a game: undo, redo, the list of moves, savepoints. A move is
// named by the number of its event, as in a saved game.
#include <algorithm>
#include <array>

#include "tui/plain/dialogue_state.h"

namespace shudu::tui {
namespace {

using game::Intent;
using game::IntentKind;
using game::Session;

// Several times; the last answer is told, after how many there were.
template <PlainCommand kCommand, IntentKind kKind>
Lines repeat(DialogueState& dialogue, LineReader& reader) {
  std::uint64_t times = 1;
  if (!reader.is_done()) {
    const std::optional<std::uint64_t> number = reader.take_number();
    if (!number || *number == 0 || !reader.is_done()) return {dialogue.usage(kCommand)};
    times = std::min<std::uint64_t>(*number, game::kMaxEvents);
  }
  Lines lines;
  std::uint64_t done = 0;
  Intent intent;
  intent.kind = kKind;
  while (done < times) {
    const game::Outcome<Performed> outcome = dialogue.desk->act(intent);
    if (!outcome && done > 0) break;
    ++done;
    const bool is_last = done == times || !outcome;
    const bool was_told = is_last || dialogue.session().cursor_id() == 0;
    if (was_told || times > 1) lines = dialogue.tell(outcome);
    if (!outcome) return lines;
  }
  if (done > 1) lines.insert(lines.begin(), dialogue.say("moves", done));
  return lines;
}

Lines history(DialogueState& dialogue, LineReader& reader) {
  const Session& session = dialogue.session();
  std::vector<game::NodeIndex> path = game::path_to(session, session.cursor());
  std::size_t most = kShortList;
  if (reader.take_if("all")) {
    most = path.size();
  } else if (const std::optional<std::uint64_t> number = reader.take_number()) {
    most = *number;
  }
  if (!reader.is_done()) return {dialogue.usage(PlainCommand::kHistory)};
  path.erase(path.begin());
  const std::size_t skipped = path.size() > most ? path.size() - most : 0;
  Lines lines;
  for (std::size_t i = skipped; i < path.size(); ++i) {
    lines.push_back(dialogue.say("move", session.nodes()[path[i]].id,
                                 game::say_move(dialogue.voice(), session, path[i])));
  }
  if (path.empty()) lines.push_back(dialogue.say("no-moves"));
  for (const game::Savepoint& point : session.savepoints()) {
    lines.push_back(dialogue.say("savepoint-at", point.name, point.node));
  }
  std::string forks;  // nodes with more than one child
  std::vector<int> children(session.nodes().size());
  for (const game::Node& node : session.nodes()) {
    if (node.parent != game::kNoNode && ++children[node.parent] == 2) {
      if (!forks.empty()) forks += ", ";
      forks += std::to_string(session.nodes()[node.parent].id);
    }
  }
  if (!forks.empty()) lines.push_back(dialogue.say("forks", forks));
  return lines;
}

Intent named(IntentKind kind, std::string_view name) {
  Intent intent;
  intent.kind = kind;
  intent.text = name;
  return intent;
}

template <PlainCommand kCommand, IntentKind kKind>
Lines name_place(DialogueState& dialogue, LineReader& reader) {
  if (reader.is_done()) return {dialogue.usage(kCommand)};
  return dialogue.act(named(kKind, reader.rest()));
}

bool has_savepoint(const Session& session, std::string_view name) {
  return std::any_of(session.savepoints().begin(), session.savepoints().end(),
                     [name](const game::Savepoint& point) { return point.name == name; });
}

Lines go_to(DialogueState& dialogue, LineReader& reader) {
  if (reader.is_done()) return {dialogue.usage(PlainCommand::kGoto)};
  const std::string name(reader.rest());
  if (!has_savepoint(dialogue.session(), name)) {
    const std::optional<std::uint64_t> number = reader.take_number();
    if (number && reader.is_done() && *number <= game::kMaxEvents) {
      Intent intent;
      intent.kind = IntentKind::kGoto;
      intent.number = static_cast<std::uint32_t>(*number);
      return dialogue.act(intent);
    }
  }
  return dialogue.act(named(IntentKind::kGotoName, name));
}

Lines restart(DialogueState& dialogue, LineReader& /*reader*/) {
  return dialogue.act(IntentKind::kRestart);
}

using P = PlainCommand;

constexpr std::array kHistoryAnswers{
    AnswerRow{P::kUndo, Needs::kBoard, repeat<P::kUndo, IntentKind::kUndo>},
    AnswerRow{P::kRedo, Needs::kBoard, repeat<P::kRedo, IntentKind::kRedo>},
    AnswerRow{P::kHistory, Needs::kBoard, history},
    AnswerRow{P::kSave, Needs::kGame, name_place<P::kSave, IntentKind::kSavepoint>},
    AnswerRow{P::kDrop, Needs::kGame, name_place<P::kDrop, IntentKind::kDrop>},
    AnswerRow{P::kGoto, Needs::kBoard, go_to},
    AnswerRow{P::kRestart, Needs::kBoard, restart},
};

}  // namespace

std::span<const AnswerRow> history_answers() { return kHistoryAnswers; }

}  // namespace shudu::tui
