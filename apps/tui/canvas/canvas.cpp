// Every write goes through `set`, which keeps the two halves of wide signs together.
#include "tui/canvas/canvas.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "text/sign.h"

namespace shudu::tui {
namespace {

constexpr std::array<std::string_view, static_cast<std::size_t>(Role::kCount)> kRoleNames{
    "plain",  "dim",       "title",       "frame",    "given",    "own",
    "corner", "centre",    "message",     "alarm",    "key",      "focus",
    "wrong",  "hint-main", "hint-second", "hint-fin", "hint-out", "hint-put"};

constexpr std::array<std::string_view, static_cast<std::size_t>(Ground::kCount)> kGroundNames{
    "",        "cursor",  "picked",  "same",    "peer",    "house",   "wrong",   "colour1",
    "colour2", "colour3", "colour4", "colour5", "colour6", "colour7", "colour8", "colour9"};

std::string words_of(const Look& look) {
  std::string words(kRoleNames[static_cast<std::size_t>(look.role)]);
  if (look.ground != Ground::kNone) {
    words += " on ";
    words += kGroundNames[static_cast<std::size_t>(look.ground)];
  }
  if (look.underline) words += ", underlined";
  if (look.reverse) words += ", reversed";
  return words;
}

// A row without the blanks at its end, and a line end.
void add_row(std::string& text, std::string row) {
  row.erase(row.find_last_not_of(' ') + 1);
  text += row;
  text += '\n';
}

}  // namespace

Canvas::Canvas(Size size)
    : size_{std::max(size.rows, 0), std::max(size.columns, 0)},
      cells_(static_cast<std::size_t>(size_.rows) * static_cast<std::size_t>(size_.columns)) {}

void Canvas::clear() {
  std::fill(cells_.begin(), cells_.end(), CanvasCell{});
  cursor_.reset();
}

std::size_t Canvas::index(Point at) const {
  return static_cast<std::size_t>(at.row) * static_cast<std::size_t>(size_.columns) +
         static_cast<std::size_t>(at.column);
}

const CanvasCell& Canvas::cell(Point at) const { return cells_[index(at)]; }

void Canvas::split(Point at) {
  if (at.column <= 0 || at.column >= size_.columns) return;
  CanvasCell& right = cells_[index(at)];
  if (!right.sign.empty()) return;
  cells_[index(at) - 1].sign = " ";
  right.sign = " ";
}

int Canvas::put(Point at, std::string_view text, Look look, int most) {
  const int end = std::min(size_.columns, most > size_.columns ? size_.columns : at.column + most);
  const bool is_seen = at.row >= 0 && at.row < size_.rows;
  for (const Sign& whole : signs_of(text)) {
    const Sign sign = is_ascii_ ? ascii_sign(whole) : whole;
    if (at.column + sign.columns > end) break;
    if (is_seen && at.column >= 0) {
      split(at);
      split({at.row, at.column + sign.columns});
      cells_[index(at)] = {sign.text, look};
      if (sign.columns == 2) cells_[index(at) + 1] = {"", look};
    }
    at.column += sign.columns;
  }
  return at.column;
}

int Canvas::put_cut(Point at, std::string_view text, int most, Look look) {
  const int room = std::min(most, size_.columns - at.column);
  int width = 0;
  for (const Sign& sign : signs_of(text)) width += sign.columns;
  if (width <= room) return put(at, text, look, room);
  if (room <= 0) return at.column;
  at.column = put(at, text, look, room - 1);
  return put(at, "…", look, 1);
}

void Canvas::tint(Point at, int columns, Ground ground) {
  if (at.row < 0 || at.row >= size_.rows) return;
  const int first = std::max(at.column, 0);
  const int end = std::min(at.column + columns, size_.columns);
  for (int column = first; column < end; ++column) {
    cells_[index({at.row, column})].look.ground = ground;
  }
  // Both halves of a wide sign look alike: the left one decides.
  if (end > first && end < size_.columns && cells_[index({at.row, end})].sign.empty()) {
    cells_[index({at.row, end})].look.ground = ground;
  }
  if (end > first && first > 0 && cells_[index({at.row, first})].sign.empty()) {
    cells_[index({at.row, first})].look = cells_[index({at.row, first - 1})].look;
  }
}

std::string picture(const Canvas& canvas) {
  std::string text;
  for (int row = 0; row < canvas.size().rows; ++row) {
    std::string line;
    for (int column = 0; column < canvas.size().columns; ++column) {
      line += canvas.cell({row, column}).sign;
    }
    add_row(text, std::move(line));
  }
  return text;
}

std::string look_picture(const Canvas& canvas) {
  constexpr std::string_view kLetters =
      "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  std::vector<Look> looks;
  std::string text;
  for (int row = 0; row < canvas.size().rows; ++row) {
    std::string line;
    for (int column = 0; column < canvas.size().columns; ++column) {
      const CanvasCell& cell = canvas.cell({row, column});
      if (cell.look == Look{}) {
        line += cell.sign == " " ? ' ' : '.';
        continue;
      }
      const auto at = std::find(looks.begin(), looks.end(), cell.look);
      const auto which = static_cast<std::size_t>(at - looks.begin());
      if (at == looks.end()) looks.push_back(cell.look);
      line += which < kLetters.size() ? kLetters[which] : '?';
    }
    add_row(text, std::move(line));
  }
  for (std::size_t i = 0; i < looks.size() && i < kLetters.size(); ++i) {
    text += kLetters[i];
    text += ": " + words_of(looks[i]) + "\n";
  }
  return text;
}

}  // namespace shudu::tui
