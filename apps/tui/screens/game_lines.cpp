#include "tui/screens/game_lines.h"

#include <fmt/format.h>

#include "shudu/core/layout_table.h"
#include "shudu/game/summary.h"
#include "shudu/rating/levels.h"
#include "text/text.h"

namespace shudu::tui {
namespace {

void add_part(std::string& text, std::string_view part, std::string_view between = " ") {
  if (part.empty()) return;
  if (!text.empty()) text += between;
  text += part;
}

/// `jigsaw:...` is too long to be a name.
std::string layout_part(std::string_view layout) {
  if (layout == "classic") return {};
  return std::string(layout.substr(0, layout.find(':')));
}

}  // namespace

std::string level_text(const std::optional<std::string>& slug, const AppState& app) {
  if (!slug) return {};
  const std::optional<Level> level = find_level(*slug);
  return level ? std::string(row_of(*level).names.in(app.language())) : std::string();
}

std::string name_of(const storage::GameHead& head, const AppState& app) {
  std::string name = head.notes.title;
  add_part(name, level_text(head.level, app), "  ");
  add_part(name, layout_part(head.layout));
  if (head.rating) add_part(name, fmt::format("ER {:.1f}", *head.rating));
  return name.empty() ? "Sudoku" : name;
}

std::string progress_of(const storage::GameHead& head, const AppState& app) {
  return app.text("progress", head.notes.filled, head.givens.size(),
                  game::clock_text(static_cast<std::int64_t>(head.notes.elapsed_ms)));
}

std::string name_of(const game::Session& session, const AppState& app, bool is_short) {
  const game::GameSummary summary = game::summary_of(session);
  std::string name;
  if (!summary.level.empty()) name = level_text(summary.level, app);
  add_part(name, layout_part(layout_name(session.layout())));
  if (is_short) return name.empty() ? session.about().title : name;
  if (summary.rating.starts_with("er=")) add_part(name, "ER " + summary.rating.substr(3));
  std::string whole = session.about().title;
  add_part(whole, name, "   ");
  return whole;
}

std::string padded(std::string_view text, std::size_t columns, bool to_right) {
  const std::size_t width = display_width(text);
  const std::string blanks(columns > width ? columns - width : 0, ' ');
  return to_right ? blanks + std::string(text) : std::string(text) + blanks;
}

}  // namespace shudu::tui
