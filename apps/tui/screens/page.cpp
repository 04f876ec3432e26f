#include "tui/screens/page.h"

#include <fmt/format.h>

#include <array>

#include "text/text.h"
#include "tui/screens/app_state.h"

namespace shudu::tui {

int draw_text(Canvas& canvas, Point at, Size size, std::string_view text, const Look& look) {
  if (size.columns < 1) return at.row;
  int row = at.row;
  for (const std::string& line : wrapped(escaped(text), static_cast<std::size_t>(size.columns))) {
    if (row >= at.row + size.rows) break;
    canvas.put_cut({row, at.column}, line, size.columns, look);
    ++row;
  }
  return row;
}

int draw_tips(Canvas& canvas, Point at, int columns, const std::vector<KeyTip>& tips,
              const AppState& app) {
  int column = at.column;
  for (const KeyTip& tip : tips) {
    const std::string does = app.text(tip.does);
    const int width = static_cast<int>(display_width(tip.keys) + 1 + display_width(does));
    if (column + width > at.column + columns) break;
    column = canvas.put({at.row, column}, tip.keys, {.role = Role::kKey});
    column = canvas.put({at.row, column + 1}, does, {.role = Role::kDim}) + 2;
  }
  return column;
}

namespace {

// A line of a box: its two ends and what lies between.
void put_line(Canvas& canvas, Point at, int columns, std::array<std::string_view, 3> signs) {
  const Look look{.role = Role::kFrame};
  for (int column = 0; column < columns; ++column) {
    const std::size_t which = column == 0 ? 0 : (column == columns - 1 ? 2 : 1);
    canvas.put({at.row, at.column + column}, signs[which], look);
  }
}

}  // namespace

SignText sign_text(const SaveSign& sign, const AppState& app) {
  if (!sign.is_kept) return {app.text("not-kept"), Role::kAlarm};
  if (sign.state == storage::SaveState::kSaved) return {app.text("saved")};
  if (sign.state == storage::SaveState::kSaving) return {app.text("saving")};
  return {app.text("not-saved", sign.waiting), Role::kAlarm};
}

void draw_title(Canvas& canvas, std::string_view title, const AppState& app) {
  const int column = canvas.put({0, 1}, "Shudu", {.role = Role::kTitle}) + 3;
  int end = canvas.size().columns - 1;
  if (const SaveSign all = app.save_sign(); all.state != storage::SaveState::kSaved) {
    const SignText sign = sign_text(all, app);
    end -= static_cast<int>(display_width(sign.text));
    canvas.put({0, end}, sign.text, {.role = sign.role});
    end -= 2;
  }
  canvas.put_cut({0, column}, title, end - column, {.role = Role::kTitle});
}

void draw_box(Canvas& canvas, Point at, Size size) {
  for (int row = 1; row < size.rows - 1; ++row) {
    put_line(canvas, {at.row + row, at.column}, size.columns, {"│", " ", "│"});
  }
  put_line(canvas, at, size.columns, {"┌", "─", "┐"});
  put_line(canvas, {at.row + size.rows - 1, at.column}, size.columns, {"└", "─", "┘"});
}

}  // namespace shudu::tui
