// The cells of an OpenSudoku game; see opensudoku_cells.h.
#include "formats/xml/opensudoku_cells.h"

#include <algorithm>
#include <array>
#include <optional>

#include "shudu/core/characters.h"

namespace shudu {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kVersionName = "version: ";

// How the cells of a version are written.
struct CellForm {
  char version;
  bool has_numbers;
  std::size_t note_fields;
  bool has_colour;
};
constexpr std::array<CellForm, 6> kCellForms = {{{'1', false, 1, false},
                                                 {'2', true, 1, false},
                                                 {'3', true, 1, false},
                                                 {'3', true, 2, false},
                                                 {'4', true, 2, false},
                                                 {'5', true, 2, true}}};

// Has the text bars for 81 cells of that form? Two bars in a row are one.
bool has_bars_for(std::string_view text, const CellForm& form) {
  const std::size_t fields = form.note_fields + (form.has_colour ? 3 : 2);
  const auto bars = static_cast<std::size_t>(std::count(text.begin(), text.end(), '|'));
  return bars >= fields * kMaxCells && text.find("||") == text.npos;
}

// The form that a `version: N` line names; nullptr where the text begins with none that is known.
const CellForm* form_of(std::string_view text) {
  const std::size_t size = kVersionName.size() + 1;
  if (!text.starts_with(kVersionName) || text.size() < size) return nullptr;
  if (text.size() > size && kBlanks.find(text[size]) == kBlanks.npos) return nullptr;
  const CellForm* found = nullptr;
  for (const CellForm& form : kCellForms) {
    if (form.version != text[size - 1]) continue;
    if (found == nullptr || has_bars_for(text, form)) found = &form;
  }
  return found;
}

// One field of the `value|candidates|editable|` form; moves `at` past its bar.
Piece next_field(const Piece& data, std::size_t& at) {
  const std::size_t bar = std::min(data.text.find('|', at), data.end);
  const Piece field = trimmed({data.text, at, bar});
  at = std::min(bar + 1, data.end);
  return field;
}

bool is_small_number(std::string_view text, char most) {
  return text.size() == 1 && text[0] >= '0' && text[0] <= most;
}

// `1,2,` or `-`.
std::optional<DigitSet> read_candidates(std::string_view text) {
  DigitSet digits;
  if (text == "-") return digits;
  for (const char c : text) {
    if (c != ',' && (c < '1' || c > '9')) return std::nullopt;
    if (c != ',') digits.insert(Digit(c - '0'));
  }
  return digits;
}

// A number with bit n-1 for digit n; nothing is 0.
std::optional<DigitSet> read_note_number(std::string_view text) {
  constexpr unsigned kMost = (1U << static_cast<unsigned>(kMaxSize)) - 1;
  unsigned number = 0;
  for (const char c : text) {
    if (!is_digit(c)) return std::nullopt;
    number = number * 10 + static_cast<unsigned>(c - '0');
    if (number > kMost) return std::nullopt;
  }
  DigitSet digits;
  for (const Digit digit : DigitSet::first_n(kMaxSize)) {
    if ((number >> static_cast<unsigned>(digit.value() - 1) & 1U) != 0) digits.insert(digit);
  }
  return digits;
}

// One cell of the long form.
struct CellEntry {
  int value = 0;  // 0: blank
  bool given = false;
  bool coloured = false;
  bool marked = false;  // its candidates are stated, even if there are none
  DigitSet candidates;
};

// Reads a cell of the long form and moves `at` past it.
Result<CellEntry> read_entry(const Piece& data, const CellForm& form, std::size_t& at) {
  const Piece value = next_field(data, at);
  if (!is_small_number(value.view(), '9')) {
    return bad_syntax(value);
  }
  CellEntry entry;
  entry.value = value.view()[0] - '0';
  for (std::size_t i = 0; i < form.note_fields; ++i) {
    const Piece notes = next_field(data, at);
    const std::optional<DigitSet> digits =
        form.has_numbers ? read_note_number(notes.view()) : read_candidates(notes.view());
    if (!digits) return bad_syntax(notes);
    entry.candidates = entry.candidates | *digits;
    entry.marked = entry.marked || (form.has_numbers ? !digits->empty() : notes.view() != "-");
  }
  if (form.has_colour) {
    const Piece colour = next_field(data, at);
    if (!is_small_number(colour.view(), '9')) {
      return bad_syntax(colour);
    }
    entry.coloured = colour.view() != "0";
  }
  Piece editable = next_field(data, at);
  // Some exports have two bars, after the notes or at the end of the cell.
  if (form.has_numbers && editable.view().empty()) editable = next_field(data, at);
  if (!is_small_number(editable.view(), '1')) {
    return bad_syntax(editable);
  }
  if (form.has_numbers && at < data.end && data.text[at] == '|') ++at;
  entry.given = editable.view()[0] == '0';
  return entry;
}

// The long form of `data`, after its first line.
Result<Puzzle> read_cell_list(Piece data, const CellForm& form) {
  Puzzle puzzle;
  Pencilmarks marks(kMaxSize);
  bool has_marks = false;
  std::size_t at = data.begin + kVersionName.size() + 1;
  while (at < data.end && kBlanks.find(data.text[at]) != std::string_view::npos) ++at;
  for (int i = 0; i < kMaxCells; ++i) {
    if (at >= data.end) {
      Error error = data.error(at - data.begin, ErrorCode::kTooShort);
      error.found = static_cast<std::uint64_t>(i);
      error.expected = kMaxCells;
      return error;
    }
    const Result<CellEntry> entry = read_entry(data, form, at);
    if (!entry) return entry.error();
    if (entry->value > 0) {
      Grid& home = entry->given ? puzzle.givens : puzzle.placed;
      home.place(Cell(i), Digit(entry->value));
    }
    marks.set(Cell(i), entry->candidates);
    has_marks = has_marks || entry->marked;
    if (entry->coloured) puzzle.left_out = "colors";
  }
  if (at < data.end) {
    Error error = data.error(at - data.begin, ErrorCode::kTooLong);
    error.found = kMaxCells + 1;
    error.expected = kMaxCells;
    return error;
  }
  if (has_marks) puzzle.marks = marks;
  settle_marks(puzzle);
  return puzzle;
}

void append_candidates(DigitSet digits, std::string& out) {
  if (digits.empty()) out += '-';
  for (const Digit digit : digits) out.append(1, digit.to_char()) += ',';
}

}  // namespace

Result<Puzzle> read_opensudoku_cells(Piece data) {
  while (data.begin < data.end && kBlanks.find(data.text[data.begin]) != std::string_view::npos) {
    ++data.begin;
  }
  while (data.begin < data.end && kBlanks.find(data.text[data.end - 1]) != std::string_view::npos) {
    --data.end;
  }
  const std::string_view text = data.view();
  if (const CellForm* const form = form_of(text)) return read_cell_list(data, *form);
  if (text.substr(0, 7) == "version") {
    return data.error(0, ErrorCode::kBadSyntax, text.substr(0, text.find_first_of("\n|")));
  }
  const Result<Grid> givens = read_cells(data, &Layout::classic());
  if (!givens) return givens.error();
  if (givens->size() == kMaxSize) return puzzle_of(*givens);
  Error error = data.error(text.size(), ErrorCode::kTooShort);
  error.found = text.size();
  error.expected = kMaxCells;
  return error;
}

void append_opensudoku_cells(const Puzzle& puzzle, std::string& out) {
  const Grid filled = filled_in(puzzle);
  const bool has_marks = puzzle.marks && puzzle.marks->candidate_count() > 0;
  // Version 1, for all its programs read it.
  out.append(kVersionName).append("1&#10;");
  for (int i = 0; i < kMaxCells; ++i) {
    const Cell cell(i);
    out.append(std::to_string(filled.value_at(cell))) += '|';
    // A lone comma says that there are marks although no cell has any.
    if (puzzle.marks && !has_marks && i == 0) {
      out += ',';
    } else {
      append_candidates(puzzle.marks ? (*puzzle.marks)[cell] : DigitSet(), out);
    }
    out.append(puzzle.givens.is_blank(cell) ? "|1|" : "|0|");
  }
}

}  // namespace shudu
