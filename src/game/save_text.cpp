// Lines of a saved game, printed and read. As with events, a value is taken only if it prints as
// the very text that was read.
#include "game/save_text.h"

#include "game/text_parts.h"
#include "shudu/core/cell_named.h"
#include "shudu/core/crc32.h"
#include "shudu/core/find_row.h"
#include "shudu/game/mode_names.h"

namespace shudu::game {
namespace {

// Each item of a list `CELL:VALUE CELL:VALUE`, by `take(cell, value)`; false where it refuses or an
// item has no cell. `-` is the empty list.
template <typename Take>
bool each_item(std::string_view text, int size, Take take) {
  if (text == "-") return true;
  while (!text.empty()) {
    std::string_view item = cut_item(text, ' ');
    const std::optional<Cell> cell = cell_named(cut_item(item, ':'), size);
    if (!cell || !take(*cell, item)) return false;
  }
  return true;
}

std::optional<std::string_view> value_of(std::string_view word, std::string_view key) {
  if (!word.starts_with(key) || word.size() <= key.size() || word[key.size()] != '=') {
    return std::nullopt;
  }
  return word.substr(key.size() + 1);
}

void begin_item(std::string& text, Cell cell, int size) {
  if (!text.empty()) text += ' ';
  print_cell(cell, size, text);
  text += ':';
}

bool read_tints(std::string_view text, int size, Cell cell, Tints& tints) {
  while (!text.empty()) {
    const std::string_view item = cut_item(text, ',');
    if (item.size() != 3 || item[1] != '=') return false;
    const std::optional<DigitSet> digit = parse_digits(item.substr(0, 1), size);
    const std::optional<DigitSet> colour = parse_digits(item.substr(2), kMaxSize);
    if (!digit || !colour) return false;
    tints[tint_at(cell, digit->first())] = static_cast<std::uint8_t>(colour->first().value());
  }
  return true;
}

}  // namespace

std::string print_grid(const Grid& grid) {
  std::string text;
  for (int i = 0; i < grid.cell_count(); ++i) {
    const int value = grid.value_at(Cell(i));
    text += value == 0 ? '.' : static_cast<char>('0' + value);
  }
  return text;
}

std::optional<Grid> parse_grid(std::string_view text, int size) {
  Grid grid(size);
  if (text.size() != static_cast<std::size_t>(grid.cell_count())) return std::nullopt;
  for (int i = 0; i < grid.cell_count(); ++i) {
    const char c = text[static_cast<std::size_t>(i)];
    if (c == '.') continue;
    const int value = c - '0';
    if (value < 1 || value > size) return std::nullopt;
    grid.place(Cell(i), Digit(value));
  }
  return grid;
}

std::string print_sets(const CellDigits& sets, int size) {
  std::string text;
  for (int i = 0; i < size * size; ++i) {
    if (sets[at(Cell(i))].empty()) continue;
    begin_item(text, Cell(i), size);
    print_digits(sets[at(Cell(i))], text);
  }
  return text.empty() ? "-" : text;
}

std::optional<CellDigits> parse_sets(std::string_view text, int size, int most) {
  CellDigits sets{};
  const bool is_read = each_item(text, size, [&](Cell cell, std::string_view value) {
    const std::optional<DigitSet> digits = parse_digits(value, most);
    if (digits) sets[at(cell)] = *digits;
    return digits.has_value();
  });
  if (!is_read || print_sets(sets, size) != text) return std::nullopt;
  return sets;
}

std::string print_tints(const Tints& tints, int size) {
  std::string text;
  for (int i = 0; i < size * size; ++i) {
    bool is_first = true;
    for (int d = 1; d <= size; ++d) {
      const int colour = tints[tint_at(Cell(i), Digit(d))];
      if (colour == 0) continue;
      if (is_first) begin_item(text, Cell(i), size);
      if (!is_first) text += ',';
      is_first = false;
      text += std::to_string(d) + '=' + std::to_string(colour);
    }
  }
  return text.empty() ? "-" : text;
}

std::optional<Tints> parse_tints(std::string_view text, int size) {
  Tints tints{};
  const bool is_read = each_item(text, size, [&](Cell cell, std::string_view value) {
    return read_tints(value, size, cell, tints);
  });
  if (!is_read || print_tints(tints, size) != text) return std::nullopt;
  return tints;
}

std::string print_settings(const Settings& settings) {
  std::string text;
  for (const SettingRow& row : setting_table()) {
    if (!text.empty()) text += ' ';
    text += row.slug;
    text += '=' + row.get(settings);
  }
  return text;
}

std::optional<Settings> parse_settings(std::string_view text) {
  Settings settings;
  std::string_view rest = text;
  for (const SettingRow& row : setting_table()) {
    const std::optional<std::string_view> value = value_of(cut_item(rest, ' '), row.slug);
    if (!value || !row.set(settings, *value)) return std::nullopt;
  }
  if (print_settings(settings) != text) return std::nullopt;
  return settings;
}

std::string print_place(const SavedPlace& place, int size) {
  std::string text = "cursor=" + std::to_string(place.cursor) +
                     " elapsed=" + std::to_string(place.elapsed) + " mode=";
  text += kModeNames[static_cast<std::size_t>(place.mode)];
  text += " select=";
  if (place.selection.empty()) text += '-';
  bool is_first = true;
  for (const Cell cell : place.selection) {
    if (!is_first) text += ',';
    is_first = false;
    print_cell(cell, size, text);
  }
  return text;
}

std::optional<SavedPlace> parse_place(std::string_view text, int size) {
  std::string_view rest = text;
  const auto next = [&rest](std::string_view key) {
    return value_of(cut_item(rest, ' '), key).value_or(std::string_view());
  };
  const std::optional<std::uint64_t> cursor = parse_number(next("cursor"));
  const std::optional<std::uint64_t> elapsed = parse_number(next("elapsed"));
  const std::string_view mode = next("mode");
  std::string_view cells = next("select");
  const std::string_view* const found =
      find_row(kModeNames, [mode](std::string_view name) { return name == mode; });
  const auto most = static_cast<std::uint64_t>(kMaxElapsed);
  if (!cursor || *cursor > kMaxEvents || !elapsed || *elapsed > most) return std::nullopt;
  if (found == nullptr) return std::nullopt;
  SavedPlace place;
  place.cursor = static_cast<std::uint32_t>(*cursor);
  place.elapsed = static_cast<std::int64_t>(*elapsed);
  place.mode = static_cast<Mode>(found - kModeNames.data());
  CellSet seen;
  while (cells != "-" && !cells.empty()) {
    const std::optional<Cell> cell = cell_named(cut_item(cells, ','), size);
    if (!cell || seen.contains(*cell)) return std::nullopt;
    seen.insert(*cell);
    place.selection.push_back(*cell);
  }
  if (print_place(place, size) != text) return std::nullopt;
  return place;
}

std::string print_crc(std::string_view bytes) {
  constexpr std::string_view kHex = "0123456789abcdef";
  const std::uint32_t crc = crc32(bytes);
  std::string text;
  for (int shift = 28; shift >= 0; shift -= 4) text += kHex[(crc >> shift) & 0xFU];
  return text;
}

}  // namespace shudu::game
