// `begun_` holds the sequence or character that is not whole yet.
#include "screen_parser.h"

#include <algorithm>
#include <clocale>
#include <cwchar>
#include <utility>

#include "shudu/core/characters.h"
#include "text/text.h"

namespace shudu::tui::driven {
namespace {

constexpr char kEscape = '\x1b';

std::size_t bytes_announced(char first) {
  const auto byte = static_cast<unsigned char>(first);
  if (byte < 0x80) return 1;
  if (byte < 0xC2 || byte > 0xF4) return 0;
  return byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4;
}

}  // namespace

ScreenParser::ScreenParser(Size size, bool lines_are_wide)
    : size_(size),
      cells_(static_cast<std::size_t>(size.rows) * static_cast<std::size_t>(size.columns)),
      bottom_(size.rows - 1),
      lines_are_wide_(lines_are_wide) {
  std::setlocale(LC_CTYPE, "C.UTF-8");
}

ScreenCell& ScreenParser::at(int row, int column) {
  return cells_[static_cast<std::size_t>(row) * static_cast<std::size_t>(size_.columns) +
                static_cast<std::size_t>(column)];
}

const ScreenCell& ScreenParser::cell(Point at) const {
  return cells_[static_cast<std::size_t>(at.row) * static_cast<std::size_t>(size_.columns) +
                static_cast<std::size_t>(at.column)];
}

ScreenCell ScreenParser::blank() const {
  ScreenCell cell;
  cell.ground = pen_.ground;  // erased in the ground that is set, as terminals with bce do
  return cell;
}

void ScreenParser::fault(const std::string& what) {
  if (faults_.size() < 20) faults_.push_back(escaped(what));
}

void ScreenParser::resize(Size size) {
  std::vector<ScreenCell> cells(static_cast<std::size_t>(size.rows) *
                                static_cast<std::size_t>(size.columns));
  for (int row = 0; row < std::min(size.rows, size_.rows); ++row) {
    for (int column = 0; column < std::min(size.columns, size_.columns); ++column) {
      cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(size.columns) +
            static_cast<std::size_t>(column)] = at(row, column);
    }
  }
  cells_ = std::move(cells);
  size_ = size;
  top_ = 0;
  bottom_ = size.rows - 1;
  cursor_ = {std::min(cursor_.row, size.rows - 1), std::min(cursor_.column, size.columns - 1)};
  wrap_pending_ = false;
}

std::string ScreenParser::take_answers() { return std::exchange(answers_, {}); }

std::string ScreenParser::row_text(int row) const {
  std::string text;
  for (int column = 0; column < size_.columns; ++column) text += cell({row, column}).sign;
  text.erase(text.find_last_not_of(' ') + 1);
  return text;
}

std::string ScreenParser::text() const {
  std::string text;
  for (int row = 0; row < size_.rows; ++row) text += row_text(row) + "\n";
  return text;
}

bool ScreenParser::holds(std::string_view words) const {
  for (int row = 0; row < size_.rows; ++row) {
    if (row_text(row).find(words) != std::string::npos) return true;
  }
  return false;
}

void ScreenParser::feed(std::string_view bytes) {
  bytes_ += bytes.size();
  for (const char byte : bytes) take(byte);
}

void ScreenParser::take(char byte) {
  const bool is_control = static_cast<unsigned char>(byte) < 0x20 || byte == 0x7F;
  if (begun_.empty()) {
    const std::size_t announced = bytes_announced(byte);
    if (byte == kEscape || announced > 1) {
      begun_ = byte;
    } else if (is_control) {
      control(byte);
    } else if (announced == 1) {
      put(std::string(1, byte));
    } else {
      fault(std::string("byte ") + byte);
    }
    return;
  }
  begun_ += byte;
  if (begun_.front() != kEscape) {
    if (begun_.size() == bytes_announced(begun_.front())) put(std::exchange(begun_, {}));
    return;
  }
  if (begun_[1] == ']') return take_colour_reset(byte);
  if (begun_.size() == 2 && byte != '[' && byte != '(' && byte != ')') return escape(byte);
  if (begun_.size() == 3 && (begun_[1] == '(' || begun_[1] == ')')) {
    if (byte != 'B' && byte != '0') fault(begun_);
    begun_.clear();
    return;
  }
  if (begun_.size() > 2 && byte >= 0x40 && byte <= 0x7E) {
    read_parameters();
    end_csi(byte);
    begun_.clear();
  } else if (is_control || begun_.size() > 60) {
    fault(std::exchange(begun_, {}));
  }
}

// The palette as it was: xterm's `104` and the bell, the Linux console's `R`. No other string.
void ScreenParser::take_colour_reset(char byte) {
  const std::string_view text = std::string_view(begun_).substr(2);
  if (text == "R" || text == "104\a") return begun_.clear();
  if (byte == '\a' || text != std::string_view("104").substr(0, text.size())) {
    fault(std::exchange(begun_, {}));
  }
}

void ScreenParser::control(char byte) {
  if (byte == '\r') {
    cursor_.column = 0;
  } else if (byte == '\n') {
    line_down();
  } else if (byte == '\b') {
    cursor_.column = std::max(cursor_.column - 1, 0);
  } else if (byte == '\f') {  // the Sun console clears so
    cursor_ = {};
    erase_screen(2);
  } else if (byte == '\t') {
    cursor_.column = std::min((cursor_.column / 8 + 1) * 8, size_.columns - 1);
  } else if (byte != '\a' && byte != '\0' && byte != 0x0E && byte != 0x0F) {
    fault(std::string("control ") + byte);
  }
  wrap_pending_ = false;
}

void ScreenParser::escape(char byte) {
  switch (byte) {
    case '7':
      saved_ = cursor_;
      break;
    case '8':
      cursor_ = saved_;
      break;
    case 'M':
      line_up();
      break;
    case 'E':
      cursor_.column = 0;
      line_down();
      break;
    case 'D':
      line_down();
      break;
    case '=':
    case '>':
      break;
    default:
      fault(begun_);
  }
  begun_.clear();
}

void ScreenParser::read_parameters() {
  numbers_.assign(1, 0);
  for (const char sign : std::string_view(begun_).substr(2, begun_.size() - 3)) {
    if (sign == ';') {
      numbers_.push_back(0);
    } else if (sign >= '0' && sign <= '9') {
      numbers_.back() = numbers_.back() * 10 + (sign - '0');
    } else if (sign != '?' && sign != '!') {
      return fault(begun_);
    }
  }
}

int ScreenParser::parameter(std::size_t i, int otherwise) const {
  return i < numbers_.size() && numbers_[i] != 0 ? numbers_[i] : otherwise;
}

void ScreenParser::end_csi(char final) {
  const bool is_private = begun_.size() > 2 && begun_[2] == '?';
  if (final == 'h' || final == 'l') {
    // 4: inserting; 34: the shape of tmux's cursor.
    if (!is_private && numbers_[0] != 4 && numbers_[0] != 34) return fault(begun_);
    return is_private ? set_modes(final == 'h') : void();
  }
  if (is_private) {
    if (final != 'c') fault(begun_);  // the Linux console's cursor
    return;
  }
  if (final == 'm') return looks();
  if (final == 'n' && numbers_[0] == 6) {
    answers_ +=
        "\x1b[" + std::to_string(cursor_.row + 1) + ";" + std::to_string(cursor_.column + 1) + "R";
    return;
  }
  if (final == 't') {
    if (numbers_[0] != 22 && numbers_[0] != 23) fault(begun_);  // the title, kept and given back
    return;
  }
  if (!move_by_csi(final) && !edit_by_csi(final)) fault(begun_);
}

bool ScreenParser::move_by_csi(char final) {
  const int count = parameter(0, 1);
  wrap_pending_ = false;
  switch (final) {
    case 'H':
    case 'f':
      cursor_ = {parameter(0, 1) - 1, parameter(1, 1) - 1};
      break;
    case 'A':
      cursor_.row -= count;
      break;
    case 'B':
      cursor_.row += count;
      break;
    case 'C':
      cursor_.column += count;
      break;
    case 'D':
      cursor_.column -= count;
      break;
    case 'G':
      cursor_.column = count - 1;
      break;
    case 'd':
      cursor_.row = count - 1;
      break;
    case 'r':
      top_ = parameter(0, 1) - 1;
      bottom_ = std::min(parameter(1, size_.rows), size_.rows) - 1;
      cursor_ = {};
      break;
    default:
      return false;
  }
  cursor_ = {std::clamp(cursor_.row, 0, size_.rows - 1),
             std::clamp(cursor_.column, 0, size_.columns - 1)};
  return true;
}

bool ScreenParser::edit_by_csi(char final) {
  const int count = parameter(0, 1);
  const int row = cursor_.row;
  const int right = size_.columns - cursor_.column;
  switch (final) {
    case 'J':
      erase_screen(numbers_[0]);
      return true;
    case 'K':
      erase({row, numbers_[0] == 0 ? cursor_.column : 0},
            {row, numbers_[0] == 1 ? cursor_.column + 1 : size_.columns});
      return true;
    case 'X':
      erase(cursor_, {row, cursor_.column + std::min(count, right)});
      return true;
    case 'P':
      for (int i = 0; i < right; ++i) {
        at(row, cursor_.column + i) =
            i + count < right ? at(row, cursor_.column + i + count) : blank();
      }
      return true;
    case '@':
      for (int i = right - 1; i >= 0; --i) {
        at(row, cursor_.column + i) = i >= count ? at(row, cursor_.column + i - count) : blank();
      }
      return true;
    case 'L':
      insert_lines(row, count);
      return true;
    case 'M':
      delete_lines(row, count);
      return true;
    case 'S':
      delete_lines(top_, count);
      return true;
    case 'T':
      insert_lines(top_, count);
      return true;
    case 'b':
      for (int i = 0; i < count && !last_.empty(); ++i) put(std::string(last_));
      return true;
    default:
      return false;
  }
}

void ScreenParser::erase_screen(int how) {
  const Point end{size_.rows - 1, size_.columns};
  if (how == 2 || (how == 0 && cursor_ == Point{})) ++clears_;
  if (how == 1) return erase({0, 0}, {cursor_.row, cursor_.column + 1});
  erase(how == 2 ? Point{} : cursor_, end);
}

// From one cell up to before another, over the ends of rows.
void ScreenParser::erase(Point from, Point to) {
  for (int row = from.row; row <= to.row; ++row) {
    const int first = row == from.row ? from.column : 0;
    const int last = row == to.row ? to.column : size_.columns;
    for (int column = first; column < last; ++column) at(row, column) = blank();
  }
}

void ScreenParser::insert_lines(int row, int count) {
  for (int i = bottom_; i >= row; --i) {
    for (int column = 0; column < size_.columns; ++column) {
      at(i, column) = i - count >= row ? at(i - count, column) : blank();
    }
  }
}

void ScreenParser::delete_lines(int row, int count) {
  for (int i = row; i <= bottom_; ++i) {
    for (int column = 0; column < size_.columns; ++column) {
      at(i, column) = i + count <= bottom_ ? at(i + count, column) : blank();
    }
  }
}

void ScreenParser::line_down() {
  if (cursor_.row == bottom_) return delete_lines(top_, 1);
  cursor_.row = std::min(cursor_.row + 1, size_.rows - 1);
}

void ScreenParser::line_up() {
  if (cursor_.row == top_) return insert_lines(top_, 1);
  cursor_.row = std::max(cursor_.row - 1, 0);
}

// `38;5;n` and `48;5;n`; gives the last number that it used.
std::size_t ScreenParser::colour_at(std::size_t i, int& to) {
  if (i + 2 >= numbers_.size() || numbers_[i + 1] != 5) {
    fault(begun_);
    return numbers_.size();
  }
  to = numbers_[i + 2];
  return i + 2;
}

void ScreenParser::looks() {
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    const int number = numbers_[i];
    if (number == 0) {
      pen_ = {};
    } else if (number == 1 || number == 22) {
      pen_.bold = number == 1;
    } else if (number == 4 || number == 24) {
      pen_.underline = number == 4;
    } else if (number == 7 || number == 27) {
      pen_.reverse = number == 7;
    } else if (number >= 30 && number <= 37) {
      pen_.ink = number - 30;
    } else if (number >= 40 && number <= 47) {
      pen_.ground = number - 40;
    } else if (number >= 90 && number <= 97) {
      pen_.ink = number - 90 + 8;
    } else if (number >= 100 && number <= 107) {
      pen_.ground = number - 100 + 8;
    } else if (number == 39) {
      pen_.ink = -1;
    } else if (number == 49) {
      pen_.ground = -1;
    } else if (number == 38 || number == 48) {
      i = colour_at(i, number == 38 ? pen_.ink : pen_.ground);
    } else if (number != 10) {  // the usual font
      fault(begun_);
    }
  }
}

void ScreenParser::set_modes(bool on) {
  static const std::set<int> kKnown{1, 7, 12, 25, 1000, 1002, 1006, 1049, 2004};
  for (const int mode : numbers_) {
    if (!kKnown.contains(mode)) fault(begun_);
    const bool was_on = modes_.contains(mode);
    if (on) {
      modes_.insert(mode);
    } else {
      modes_.erase(mode);
    }
    if (mode == 1049 && on != was_on) {
      pen_ = {};
      erase({0, 0}, {size_.rows - 1, size_.columns});
    }
  }
}

void ScreenParser::put(const std::string& character) {
  const char32_t code = first_character(character);
  const bool is_line = code >= 0x2500 && code <= 0x257F;
  const int width = is_line && lines_are_wide_ ? 2 : ::wcwidth(static_cast<wchar_t>(code));
  if (width < 0) return fault("character " + character);
  if (width > 0) return put_wide(character, width);
  const int column = wrap_pending_ ? cursor_.column : cursor_.column - 1;
  if (column < 0) return fault("mark without a character");
  const bool is_right_half = at(cursor_.row, column).sign.empty() && column > 0;
  at(cursor_.row, is_right_half ? column - 1 : column).sign += character;
}

void ScreenParser::put_wide(const std::string& character, int width) {
  last_ = character;
  if (wrap_pending_ || cursor_.column + width > size_.columns) {
    cursor_.column = 0;
    line_down();
  }
  wrap_pending_ = false;
  for (int i = 0; i < width; ++i) {
    ScreenCell& cell = at(cursor_.row, cursor_.column + i);
    // Half of a wide sign is overwritten: the other half shows nothing.
    if (cell.sign.empty() && i == 0 && cursor_.column > 0) {
      at(cursor_.row, cursor_.column - 1).sign = " ";
    }
    cell = pen_;
    cell.sign = i == 0 ? character : "";
  }
  const int next = cursor_.column + width;
  if (next < size_.columns && at(cursor_.row, next).sign.empty()) at(cursor_.row, next).sign = " ";
  wrap_pending_ = next >= size_.columns;
  cursor_.column = std::min(next, size_.columns - 1);
}

}  // namespace shudu::tui::driven
