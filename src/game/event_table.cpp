// Every kind of event: its words, read and printed, and its rule.
//
// Reading is strict by one means: an event is taken only if it prints as the very line that was
// read (parse_event), so there is one spelling of each.
#include "game/event_table.h"

#include <array>
#include <cassert>

#include "game/carried.h"
#include "game/text_parts.h"
#include "shudu/core/cell_named.h"
#include "shudu/core/characters.h"
#include "shudu/core/name_in.h"
#include "shudu/core/rows_in_order.h"

namespace shudu::game {

std::string_view LineWords::next() { return cut_item(rest_, ' '); }

std::string_view LineWords::all() {
  const std::string_view text = rest_;
  rest_ = {};
  return text;
}

namespace {

constexpr std::size_t kMaxSlug = 40;
constexpr std::uint64_t kMaxCount = 1'000'000;
constexpr std::uint64_t kMaxStage = 6;

constexpr std::array<std::string_view, 6> kClearNames{"value",  "corner", "centre",
                                                      "colour", "marks",  "all"};
constexpr std::array<std::string_view, 3> kEraseWords{"", "+e", "+c"};
constexpr std::array<std::string_view, 3> kFillNames{"legal", "missing", "snyder"};

template <typename Enum, std::size_t kCount>
bool read_name(const std::array<std::string_view, kCount>& names, std::string_view word,
               Enum& value) {
  for (std::size_t i = 0; i < kCount; ++i) {
    if (names[i] != word) continue;
    value = static_cast<Enum>(i);
    return true;
  }
  return false;
}

bool read_cells(LineWords& words, Event& event) {
  std::string_view list = words.next();
  while (!list.empty()) {
    const std::optional<Cell> cell = cell_named(cut_item(list, ','), words.size());
    if (!cell) return false;
    event.cells.insert(*cell);
  }
  return !event.cells.empty();
}

void print_cells(const Event& event, int size, std::string& out) {
  bool is_first = true;
  for (const Cell cell : event.cells) {
    if (!is_first) out += ',';
    is_first = false;
    print_cell(cell, size, out);
  }
}

bool read_digit(LineWords& words, Event& event) {
  const std::optional<DigitSet> digits = parse_digits(words.next(), words.size());
  if (!digits || digits->size() != 1) return false;
  event.digits = *digits;
  return true;
}

bool read_slug(LineWords& words, Event& event) {
  event.text = words.next();
  if (event.text.empty() || event.text.size() > kMaxSlug) return false;
  for (const char c : event.text) {
    if (!((c >= 'a' && c <= 'z') || is_digit(c) || c == '-')) return false;
  }
  return true;
}

bool read_count(LineWords& words, Event& event, std::uint64_t most) {
  const std::optional<std::uint64_t> number = parse_number(words.next());
  if (!number || *number > most) return false;
  event.count = static_cast<std::uint32_t>(*number);
  return true;
}

bool read_erasing(LineWords& words, Event& event) {
  return words.is_at_end() || read_name(kEraseWords, words.next(), event.erasing);
}

void print_erasing(const Event& event, std::string& out) {
  if (event.erasing == Erasing::kNone) return;
  out += ' ';
  out += name_in(kEraseWords, event.erasing);
}

bool parse_nothing(LineWords&, Event&) { return true; }
void print_nothing(const Event&, int, std::string&) {}

bool parse_placement(LineWords& words, Event& event) {
  return read_cells(words, event) && read_digit(words, event) && read_erasing(words, event);
}

void print_placement(const Event& event, int size, std::string& out) {
  print_cells(event, size, out);
  out += ' ';
  print_digits(event.digits, out);
  print_erasing(event, out);
}

bool parse_clear(LineWords& words, Event& event) {
  return read_cells(words, event) && read_name(kClearNames, words.next(), event.layer);
}

void print_clear(const Event& event, int size, std::string& out) {
  print_cells(event, size, out);
  out += ' ';
  out += name_in(kClearNames, event.layer);
}

bool read_signed(LineWords& words, Event& event, int most) {
  std::string_view word = words.next();
  if (word.empty() || (word[0] != '+' && word[0] != '-')) return false;
  event.is_on = word[0] == '+';
  word.remove_prefix(1);
  const std::optional<DigitSet> digits = parse_digits(word, most);
  if (digits) event.digits = *digits;
  return digits.has_value();
}

bool parse_marks(LineWords& words, Event& event) {
  return read_cells(words, event) && read_signed(words, event, words.size());
}

bool parse_colour(LineWords& words, Event& event) {
  return read_cells(words, event) && read_signed(words, event, kMaxSize);
}

void print_marks(const Event& event, int size, std::string& out) {
  print_cells(event, size, out);
  out += event.is_on ? " +" : " -";
  print_digits(event.digits, out);
}

bool parse_tint(LineWords& words, Event& event) {
  return read_cells(words, event) && event.cells.size() == 1 && read_digit(words, event) &&
         read_count(words, event, kMaxSize);
}

void print_tint(const Event& event, int size, std::string& out) {
  print_cells(event, size, out);
  out += ' ';
  print_digits(event.digits, out);
  out += ' ' + std::to_string(event.count);
}

bool parse_fill(LineWords& words, Event& event) {
  LineWords after = words;
  if (after.next() == "all") {
    words = after;
    event.cells = CellSet::first_n(words.size() * words.size());
  } else if (!read_cells(words, event)) {
    return false;
  }
  return read_name(kFillNames, words.next(), event.fill);
}

void print_fill(const Event& event, int size, std::string& out) {
  if (event.cells == CellSet::first_n(size * size)) {
    out += "all";
  } else {
    print_cells(event, size, out);
  }
  out += ' ';
  out += name_in(kFillNames, event.fill);
}

bool parse_auto(LineWords& words, Event& event) {
  const std::string_view word = words.next();
  event.is_on = word == "on";
  return event.is_on || word == "off";
}

void print_auto(const Event& event, int, std::string& out) { out += event.is_on ? "on" : "off"; }

bool read_actions(LineWords& words, Event& event) {
  std::string_view list = words.next();
  while (!list.empty()) {
    const std::string_view item = cut_item(list, ',');
    if (item.size() != 6 || (item[4] != '=' && item[4] != '-')) return false;
    const std::optional<Cell> cell = cell_named(item.substr(0, 4), words.size());
    const std::optional<DigitSet> digits = parse_digits(item.substr(5), words.size());
    if (!cell || !digits) return false;
    event.actions.push_back({*cell, digits->first(), item[4] == '='});
  }
  return !event.actions.empty();
}

void print_actions(const Event& event, int size, std::string& out) {
  bool is_first = true;
  for (const Action& action : event.actions) {
    if (!is_first) out += ',';
    is_first = false;
    print_cell(action.cell, size, out);
    out += action.is_placed ? '=' : '-';
    out += action.digit.to_char();
  }
}

bool parse_hint(LineWords& words, Event& event) {
  return read_slug(words, event) && read_actions(words, event) && read_erasing(words, event);
}

void print_hint(const Event& event, int size, std::string& out) {
  out += event.text + ' ';
  print_actions(event, size, out);
  print_erasing(event, out);
}

bool parse_goto(LineWords& words, Event& event) { return read_count(words, event, kMaxCount); }
void print_goto(const Event& event, int, std::string& out) { out += std::to_string(event.count); }

bool parse_name(LineWords& words, Event& event) {
  event.text = words.all();
  return is_clean_name(event.text, kMaxSavepointName);
}
void print_name(const Event& event, int, std::string& out) { out += event.text; }

bool parse_set(LineWords& words, Event& event) {
  const std::optional<SettingKey> key = find_setting(words.next());
  if (!key) return false;
  event.key = *key;
  event.text = words.all();
  Settings settings;
  return row_of(*key).set(settings, event.text);
}

void print_set(const Event& event, int, std::string& out) {
  out += row_of(event.key).slug;
  out += ' ' + event.text;
}

bool parse_check(LineWords& words, Event& event) {
  const std::string_view word = words.next();
  event.is_on = word == "solution";
  return (event.is_on || word == "rules") && read_count(words, event, kMaxCount);
}

void print_check(const Event& event, int, std::string& out) {
  out += event.is_on ? "solution " : "rules ";
  out += std::to_string(event.count);
}

bool parse_asked(LineWords& words, Event& event) {
  return read_slug(words, event) && read_count(words, event, kMaxStage);
}

void print_asked(const Event& event, int, std::string& out) {
  out += event.text + ' ' + std::to_string(event.count);
}

bool parse_why(LineWords& words, Event& event) {
  return read_cells(words, event) && event.cells.size() == 1 && read_digit(words, event);
}

void print_why(const Event& event, int size, std::string& out) {
  print_cells(event, size, out);
  out += ' ';
  print_digits(event.digits, out);
}

bool parse_carried(LineWords& words, Event& event) {
  event.text = words.all();
  return parse_counts(event.text).has_value();
}
void print_text(const Event& event, int, std::string& out) { out += event.text; }

bool parse_reveal(LineWords& words, Event& event) { return read_actions(words, event); }

// clang-format off
constexpr std::array kEventRows{
    EventRow{EventKind::kPlace, "place", parse_placement, print_placement, change_place},
    EventRow{EventKind::kClear, "clear", parse_clear, print_clear, change_clear},
    EventRow{EventKind::kCorner, "corner", parse_marks, print_marks, change_marks},
    EventRow{EventKind::kCentre, "centre", parse_marks, print_marks, change_marks},
    EventRow{EventKind::kOut, "out", parse_marks, print_marks, change_marks},
    EventRow{EventKind::kColour, "colour", parse_colour, print_marks, change_colour},
    EventRow{EventKind::kTint, "tint", parse_tint, print_tint, change_tint},
    EventRow{EventKind::kFill, "fill", parse_fill, print_fill, change_fill},
    EventRow{EventKind::kAuto, "auto", parse_auto, print_auto, change_auto},
    EventRow{EventKind::kHint, "hint", parse_hint, print_hint, change_hint},
    EventRow{EventKind::kReveal, "reveal", parse_reveal, print_actions, change_reveal},
    EventRow{EventKind::kGiveUp, "giveup", parse_nothing, print_nothing, change_give_up},
    EventRow{EventKind::kUndo, "undo", parse_nothing, print_nothing, nullptr},
    EventRow{EventKind::kRedo, "redo", parse_nothing, print_nothing, nullptr},
    EventRow{EventKind::kGoto, "goto", parse_goto, print_goto, nullptr},
    EventRow{EventKind::kSavepoint, "savepoint", parse_name, print_name, nullptr},
    EventRow{EventKind::kDrop, "drop", parse_name, print_name, nullptr},
    EventRow{EventKind::kPause, "pause", parse_nothing, print_nothing, nullptr},
    EventRow{EventKind::kResume, "resume", parse_nothing, print_nothing, nullptr},
    EventRow{EventKind::kSet, "set", parse_set, print_set, nullptr},
    EventRow{EventKind::kCheck, "check", parse_check, print_check, nullptr},
    EventRow{EventKind::kAsked, "asked", parse_asked, print_asked, nullptr},
    EventRow{EventKind::kWhy, "why", parse_why, print_why, nullptr},
    EventRow{EventKind::kCarried, "carried", parse_carried, print_text, nullptr},
};
// clang-format on

static_assert(are_in_order(kEventRows, &EventRow::kind, EventKind::kCount));

constexpr bool only_board_events_change() {
  for (const EventRow& row : kEventRows) {
    if ((row.change != nullptr) != is_board_event(row.kind)) return false;
  }
  return true;
}
static_assert(only_board_events_change());

}  // namespace

std::span<const EventRow> event_table() { return kEventRows; }

const EventRow& row_of(EventKind kind) {
  assert(kind < EventKind::kCount);
  return kEventRows[static_cast<std::size_t>(kind)];
}

std::string_view event_name(EventKind kind) { return row_of(kind).name; }

std::string print_event(const Event& event, int size) {
  std::string line = std::to_string(event.number) + ' ' + std::to_string(event.elapsed) + ' ';
  line += event_name(event.kind);
  std::string arguments;
  row_of(event.kind).print(event, size, arguments);
  if (!arguments.empty()) line += ' ' + arguments;
  return line;
}

std::optional<Event> parse_event(std::string_view line, int size) {
  if (line.size() > kMaxEventLine) return std::nullopt;
  LineWords words(line, size);
  const std::optional<std::uint64_t> number = parse_number(words.next());
  const std::optional<std::uint64_t> elapsed = parse_number(words.next());
  if (!number || *number > kMaxCount || !elapsed) return std::nullopt;
  if (*elapsed > static_cast<std::uint64_t>(kMaxElapsed)) return std::nullopt;
  Event event;
  event.number = static_cast<std::uint32_t>(*number);
  event.elapsed = static_cast<std::int64_t>(*elapsed);
  const std::string_view name = words.next();
  for (const EventRow& row : kEventRows) {
    if (row.name != name) continue;
    event.kind = row.kind;
    if (!row.parse(words, event) || print_event(event, size) != line) return std::nullopt;
    return event;
  }
  return std::nullopt;
}

}  // namespace shudu::game
