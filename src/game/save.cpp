// Writing a game: header, events, board, checksum.
//
// The limits of a session (kMaxLogBytes, and the lengths of names) keep the text below 1 MiB: the
// events have 950,000 bytes, header and board 20 lines of at most 4,096.
#include "shudu/game/save.h"

#include "game/save_text.h"
#include "shudu/core/layout_table.h"

namespace shudu::game {
namespace {

static_assert(kMaxLogBytes + 20 * (kMaxSaveLine + 1) < kMaxSaveBytes);

void add_line(std::string& text, std::string_view key, std::string_view value) {
  text += key;
  text += ' ';
  text += value.empty() ? "-" : value;
  text += '\n';
}

void add_header(const Session& session, std::string& text) {
  const Beginning& beginning = session.beginning();
  const About& about = session.about();
  add_line(text, kSaveName, std::to_string(kSaveVersion));
  add_line(text, "uid", about.uid);
  add_line(text, "title", about.title);
  add_line(text, "from", about.origin);
  add_line(text, "layout", layout_name(beginning.layout));
  add_line(text, "givens", print_grid(beginning.givens));
  add_line(text, "out0", print_sets(beginning.out, session.size()));
  add_line(text, "solutions", session.solution() == nullptr ? "many" : "one");
  add_line(text, "rating", about.rating);
  add_line(text, "created", about.created);
  add_line(text, "played", about.played);
  add_line(text, "settings", print_settings(beginning.settings));
  add_line(text, "events", std::to_string(session.log().size()));
}

void add_board(const Session& session, std::string& text) {
  const State& state = session.state();
  const int size = session.size();
  SavedPlace place;
  place.cursor = session.cursor_id();
  place.elapsed = session.elapsed();
  place.mode = session.mode();
  place.selection.assign(session.selection().begin(), session.selection().end());
  add_line(text, "at", print_place(place, size));
  add_line(text, "values", print_grid(board_of(state)));
  add_line(text, "corner", print_sets(state.corner, size));
  add_line(text, "centre", print_sets(state.centre, size));
  add_line(text, "out", print_sets(state.out, size));
  add_line(text, "colour", print_sets(state.colours, size));
  add_line(text, "tint", print_tints(state.tint, size));
}

}  // namespace

std::string save(const Session& session) {
  std::string text;
  add_header(session, text);
  for (const Event& event : session.log()) text += print_event(event, session.size()) + '\n';
  add_board(session, text);
  return text + "crc " + print_crc(text) + '\n';
}

}  // namespace shudu::game
