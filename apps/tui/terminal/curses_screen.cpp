// Bracketed paste, mouse reports and their being switched off are written only where the terminal's
// description has mouse reports: all that know these private modes have them, and those that have
// them ignore private modes that they do not know.
#include "tui/terminal/curses_screen.h"

#include <langinfo.h>
#include <ncursesw/curses.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <clocale>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cwchar>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/characters.h"

namespace shudu::tui {
namespace {

constexpr std::string_view kPasteOn = "\x1b[?2004h";
constexpr std::string_view kPasteOff = "\x1b[?2004l";
constexpr std::string_view kMouseOn = "\x1b[?1000h\x1b[?1002h\x1b[?1006h";
constexpr std::string_view kMouseOff = "\x1b[?1006l\x1b[?1002l\x1b[?1000l";

constexpr int kAnswerWait = 250;  // milliseconds; a terminal far away may need a tenth of a second

bool has_capability(const char* name) {
  const char* text = ::tigetstr(name);
  // curses marks "no such name" by the pointer -1.
  return std::bit_cast<std::intptr_t>(text) > 0 && *text != '\0';
}

// Past curses, whose own buffer is empty between two updates. A terminal that is lost is noticed by
// whoever reads from it.
void write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t done = ::write(STDOUT_FILENO, text.data(), text.size());
    if (done < 0 && errno == EINTR) continue;
    if (done <= 0) return;
    text.remove_prefix(static_cast<std::size_t>(done));
  }
}

// The locale as its environment names it.
std::string_view locale_wish() {
  for (const char* name : {"LC_ALL", "LC_CTYPE", "LANG"}) {
    const char* value = std::getenv(name);
    if (value != nullptr && *value != '\0') return value;
  }
  return {};
}

// The locale of the environment. Where the system has not got it, as over ssh, but its name says
// UTF-8, the one that every system has.
void take_locale() {
  if (std::setlocale(LC_CTYPE, "") != nullptr) return;
  const std::string_view wish = locale_wish();
  for (const std::string_view code : {"UTF-8", "utf8", "UTF8", "utf-8"}) {
    if (wish.find(code) != std::string_view::npos) std::setlocale(LC_CTYPE, "C.UTF-8");
  }
}

// The sign as curses takes it: wide characters, as many columns as the canvas has given it.
std::wstring wide_sign(const std::string& sign, int columns) {
  std::wstring wide;
  for (std::string_view rest = sign; !rest.empty();) {
    const auto [character, length] = decode_character(rest);
    const auto one = static_cast<wchar_t>(character);
    const int width = ::wcwidth(one);
    if (width != (wide.empty() ? columns : 0)) {
      if (wide.empty()) return {};
      break;  // a mark that does not combine here is left out
    }
    wide += one;
    rest.remove_prefix(length);
  }
  return wide;
}

bool is_bare(const CanvasCell& cell, const Paint& paint) {
  return cell.sign == " " && !paint.underline && !paint.reverse;
}

// How the cells of a row are painted. What a blank's ink and boldness are cannot be seen, but each
// change of them is bytes: on a ground it takes those of the first sign that stands on the same
// piece of ground, and none where there is no sign. A move sends 30 % less so.
std::vector<Paint> paints_of_row(const Canvas& canvas, int row, Palette palette) {
  std::vector<Paint> paints;
  for (int column = 0; column < canvas.size().columns; ++column) {
    paints.push_back(paint_of(canvas.cell({row, column}).look, palette));
  }
  for (std::size_t begin = 0; begin < paints.size();) {
    std::size_t end = begin;
    Paint blank{.ground = paints[begin].ground};
    bool has_sign = false;
    for (; end < paints.size() && paints[end].ground == blank.ground; ++end) {
      const CanvasCell& cell = canvas.cell({row, static_cast<int>(end)});
      if (has_sign || is_bare(cell, paints[end])) continue;
      has_sign = true;
      blank.ink = paints[end].ink;
      blank.bold = paints[end].bold;
    }
    for (; begin < end; ++begin) {
      const CanvasCell& cell = canvas.cell({row, static_cast<int>(begin)});
      if (blank.ground >= 0 && is_bare(cell, paints[begin])) paints[begin] = blank;
    }
  }
  return paints;
}

void put_sign(Point at, const std::wstring& sign, attr_t attributes, int pair) {
  cchar_t cell{};
  ::setcchar(&cell, sign.c_str(), attributes, static_cast<short>(pair), nullptr);
  // The last cell of the last row is written too; that the cursor cannot go on is no error.
  if (::wmove(stdscr, at.row, at.column) == OK) ::wadd_wch(stdscr, &cell);
}

}  // namespace

std::unique_ptr<CursesScreen> CursesScreen::open(const TerminalStyle& style) {
  if (::isatty(STDIN_FILENO) == 0 || ::isatty(STDOUT_FILENO) == 0) return nullptr;
  take_locale();
  screen* handle = ::newterm(nullptr, stdout, stdin);
  if (handle == nullptr) return nullptr;
  std::unique_ptr<CursesScreen> opened(new CursesScreen(handle));
  if (!has_capability("cup")) return nullptr;
  ::raw();
  ::noecho();
  ::nonl();
  ::typeahead(-1);  // an update is never put off because keys wait
  ::scrollok(stdscr, FALSE);
  ::leaveok(stdscr, FALSE);
  if (::has_colors()) {
    ::start_color();
    opened->has_own_colours_ = ::use_default_colors() == OK;
  }
  opened->knows_mouse_ = has_capability("kmous");
  opened->style_ = style;
  opened->choose_palette();
  if (may_be_wide(locale_wish())) {
    opened->line_width_ = ask_line_width(STDIN_FILENO, STDOUT_FILENO, kAnswerWait);
  }
  opened->measure();
  opened->switch_extras(true);
  return opened;
}

CursesScreen::~CursesScreen() {
  give_back();
  ::delscreen(handle_);
}

bool CursesScreen::can_draw_lines() const {
  if (std::string_view(::nl_langinfo(CODESET)) != "UTF-8") return false;
  if (line_width_.columns.value_or(1) != 1) return false;
  constexpr std::wstring_view kLines = L"─│┌┐└┘├┤┬┴┼…·";
  return std::all_of(kLines.begin(), kLines.end(),
                     [](wchar_t sign) { return ::wcwidth(sign) == 1; });
}

bool CursesScreen::has_bold() const { return has_capability("bold"); }

void CursesScreen::choose_palette() {
  const bool light = style_.light_ground;
  const bool wants_16 = style_.colours == Colours::k16;
  if (style_.colours == Colours::kNone || !::has_colors() || COLORS < 8) {
    palette_ = Palette::kMono;
  } else if (wants_16 || COLORS < 256) {
    palette_ = light ? Palette::kLight16 : Palette::k16;
  } else {
    palette_ = light ? Palette::kLight256 : Palette::kDark256;
  }
}

void CursesScreen::set_style(const TerminalStyle& style) {
  const bool mouse_changes = style.mouse != style_.mouse;
  const bool looks_change =
      style.colours != style_.colours || style.light_ground != style_.light_ground;
  style_ = style;
  if (mouse_changes) switch_extras(true);
  if (!looks_change) return;
  choose_palette();
  shown_.reset();
}

void CursesScreen::switch_extras(bool on) {
  if (!knows_mouse_) return;
  const bool mouse = on && style_.mouse;
  if (mouse != is_mouse_on_) write(mouse ? kMouseOn : kMouseOff);
  is_mouse_on_ = mouse;
  write(on ? kPasteOn : kPasteOff);
}

void CursesScreen::measure() {
  winsize asked{};
  const bool is_known =
      ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &asked) == 0 && asked.ws_row > 0 && asked.ws_col > 0;
  size_ = is_known ? Size{asked.ws_row, asked.ws_col} : Size{LINES, COLS};
  // Not resizeterm, which clears the screen.
  if (size_ != Size{LINES, COLS}) ::resize_term(size_.rows, size_.columns);
  // The size may have changed and changed back: a terminal may show anything after it.
  distrust();
}

void CursesScreen::distrust() {
  shown_.reset();
  ::redrawwin(stdscr);
}

int CursesScreen::pair_of(int ink, int ground) {
  if (!has_own_colours_) {
    if (ink < 0) ink = COLOR_WHITE;
    if (ground < 0) ground = COLOR_BLACK;
  } else if (ink < 0 && ground < 0) {
    return 0;
  }
  const auto [at, is_new] = pairs_.try_emplace({ink, ground}, static_cast<int>(pairs_.size()) + 1);
  if (at->second >= COLOR_PAIRS) return 0;
  if (is_new) {
    ::init_pair(static_cast<short>(at->second), static_cast<short>(ink),
                static_cast<short>(ground));
  }
  return at->second;
}

void CursesScreen::show_row(const Canvas& canvas, int row) {
  const int columns = std::min(canvas.size().columns, size_.columns);
  const std::vector<Paint> paints = paints_of_row(canvas, row, palette_);
  for (int column = 0; column < columns; ++column) {
    const CanvasCell& cell = canvas.cell({row, column});
    if (cell.sign.empty()) continue;  // the right half of the sign before
    const bool is_wide = column + 1 < columns && canvas.cell({row, column + 1}).sign.empty();
    const Paint& paint = paints[static_cast<std::size_t>(column)];
    const attr_t attributes = (paint.bold ? WA_BOLD : 0U) | (paint.underline ? WA_UNDERLINE : 0U) |
                              (paint.reverse ? WA_REVERSE : 0U);
    const int pair = palette_ == Palette::kMono ? 0 : pair_of(paint.ink, paint.ground);
    const std::wstring sign = wide_sign(cell.sign, is_wide ? 2 : 1);
    put_sign({row, column}, sign.empty() ? L"?" : sign, attributes, pair);
    if (sign.empty() && is_wide) put_sign({row, column + 1}, L"?", attributes, pair);
  }
}

void CursesScreen::show(const Canvas& canvas) {
  const bool all = !shown_ || shown_->size() != canvas.size();
  const int rows = std::min(canvas.size().rows, size_.rows);
  if (all) ::werase(stdscr);
  for (int row = 0; row < rows; ++row) {
    bool is_same = !all;
    for (int column = 0; is_same && column < canvas.size().columns; ++column) {
      is_same = canvas.cell({row, column}) == shown_->cell({row, column});
    }
    if (!is_same) show_row(canvas, row);
  }
  shown_ = canvas;
  const auto cursor = canvas.cursor();
  if (cursor.has_value() != is_cursor_shown_ || all) {
    ::curs_set(cursor ? 1 : 0);
    is_cursor_shown_ = cursor.has_value();
  }
  if (cursor) ::wmove(stdscr, cursor->row, cursor->column);
  ::wnoutrefresh(stdscr);
  ::doupdate();
}

void CursesScreen::give_back() {
  switch_extras(false);
  ::endwin();
}

void CursesScreen::take_back() {
  // endwin first, also where the modes were not given back: the next doupdate then sets them all.
  ::endwin();
  measure();
  distrust();
  is_mouse_on_ = false;
  switch_extras(true);
}

}  // namespace shudu::tui
