#include "formats/csv_columns.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>
#include <vector>

#include "formats/field_names.h"
#include "formats/heading_text.h"
#include "formats/row_fields.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

// The context's header: this mark, the separator, then one character for each column.
constexpr std::string_view kHeaderMark = "csv";
constexpr std::size_t kLongestColumnName = 40;

// What a column is, and how well its name says so: the lower, the better.
struct ColumnMeaning {
  char role = kNoField;
  std::size_t rank = kFieldNames.size();
};

ColumnMeaning meaning_of(std::string_view column) {
  const std::string name = lower_case(trimmed(column));
  if (const std::optional<std::size_t> place = field_name_place(name)) {
    return {kFieldNames[*place].role, *place};
  }
  for (const NoteField& field : kNoteFields) {
    if (field.name == name) return {field.letter};
  }
  return {};
}

// The roles of the columns. Of several of one kind the one with the better name counts.
std::string roles_of(const CsvRow& row, bool wants_puzzle) {
  std::string roles;
  std::vector<std::size_t> ranks;
  for (const CsvField& field : row.fields) {
    const ColumnMeaning meaning = meaning_of(text_of(field));
    const std::size_t other = roles.find(meaning.role);
    const bool is_free = other == roles.npos || meaning.role == kNoField;
    const bool is_better = !is_free && meaning.rank < ranks[other];
    if (is_better) roles[other] = kNoField;
    const bool is_taken = meaning.role == kPuzzleField && !wants_puzzle;
    roles += (is_free || is_better) && !is_taken ? meaning.role : kNoField;
    ranks.push_back(meaning.rank);
  }
  return roles;
}

// True for what no column is called: a long text.
bool is_no_name(const CsvField& field) { return field.piece.view().size() > kLongestColumnName; }

// The column of that name, else of that number.
std::optional<std::size_t> wanted_column(const CsvRow& row, std::string_view wanted) {
  const std::string name = lower_case(trimmed(wanted));
  const auto found = std::find_if(row.fields.begin(), row.fields.end(), [&](const CsvField& field) {
    return lower_case(trimmed(text_of(field))) == name;
  });
  if (found != row.fields.end()) return static_cast<std::size_t>(found - row.fields.begin());
  const std::optional<std::size_t> number = column_number(wanted);
  return number && *number < row.fields.size() ? number : std::nullopt;
}

// The context's header for this line, or nothing when the line is no header.
std::string header_parted_by(char separator, std::string_view line, std::string_view wanted) {
  const CsvRow row = split_row(line, separator);
  if (row.is_open || std::any_of(row.fields.begin(), row.fields.end(), is_no_name)) return {};
  const std::size_t mark = kHeaderMark.size() + 1;
  std::string header = std::string(kHeaderMark) + separator + roles_of(row, wanted.empty());
  if (!wanted.empty()) {
    const std::optional<std::size_t> column = wanted_column(row, wanted);
    if (!column) return {};
    header[mark + *column] = kPuzzleField;
  }
  return header.find(kPuzzleField, mark) == std::string::npos ? std::string() : header;
}

// What a field of a row without a heading may be.
enum class FieldLook : std::uint8_t {
  kOther,
  kPuzzle,
  kFull,
  kUnclear,  // there are cells in it: it is parted by something else
};

FieldLook look_of(const CsvField& field) {
  const Piece piece = cells_of(field);
  const std::string_view cells = piece.view();
  const std::size_t side = side_of(cells.size());
  if (!is_board_size(side) || !are_cell_marks(cells)) {
    return holds_puzzle(cells) ? FieldLook::kUnclear : FieldLook::kOther;
  }
  // A number of sixteen digits is more often something else.
  const bool is_number = cells.find_first_not_of("0123456789") == cells.npos;
  if (side == 4 && is_number) return FieldLook::kOther;
  bool has_mark = false;
  bool is_full = true;
  for (const char c : cells) {
    if (is_digit(c) && static_cast<std::size_t>(c - '0') > side) return FieldLook::kOther;
    has_mark = has_mark || is_digit(c) || c == '.';
    is_full = is_full && !is_blank_mark(c);
  }
  if (!has_mark) return FieldLook::kOther;
  return is_full ? FieldLook::kFull : FieldLook::kPuzzle;
}

// The one full grid that has the givens of the puzzle.
std::optional<std::size_t> solution_in(const CsvRow& row, std::size_t puzzle) {
  std::optional<std::size_t> only;
  const Piece cells = cells_of(row.fields[puzzle]);
  for (std::size_t i = 0; i < row.fields.size(); ++i) {
    if (i == puzzle || look_of(row.fields[i]) != FieldLook::kFull) continue;
    if (!has_givens_of(cells_of(row.fields[i]).view(), cells.view())) continue;
    if (only) return std::nullopt;
    only = i;
  }
  return only;
}

// Hands over the line as a row, parted by one separator after another, until `takes` takes it.
template <typename Takes>
void split_until(std::string_view line, const Takes& takes) {
  for (const char separator : kColumnSeparators) {
    if (line.find(separator) == line.npos) continue;
    CsvRow row = split_row(line, separator);
    if (!row.is_open && row.stray == line.npos && takes(row)) return;
  }
}

// The puzzles of the row; the full grids where there is no other grid.
std::vector<std::size_t> puzzles_in(const CsvRow& row) {
  std::vector<std::size_t> puzzles;
  std::vector<std::size_t> full;
  for (std::size_t i = 0; i < row.fields.size(); ++i) {
    const FieldLook look = look_of(row.fields[i]);
    if (look == FieldLook::kUnclear) return {};
    if (look == FieldLook::kPuzzle) puzzles.push_back(i);
    if (look == FieldLook::kFull) full.push_back(i);
  }
  return puzzles.empty() ? full : puzzles;
}

}  // namespace

CsvColumns::CsvColumns(std::string_view header) {
  const std::size_t mark = kHeaderMark.size() + 1;
  if (header.size() <= mark || !header.starts_with(kHeaderMark)) return;
  separator = header[kHeaderMark.size()];
  roles = header.substr(mark);
}

bool CsvColumns::lack_puzzle() const {
  return !roles.empty() && roles.find(kPuzzleField) == roles.npos;
}

bool CsvColumns::hold(const std::vector<CsvField>& fields) const {
  if (fields.size() == roles.size()) return true;
  if (fields.size() == roles.size() + 1) return fields.back().piece.view().empty();
  if (fields.size() <= roles.find(kPuzzleField)) return false;
  return separator == '\t' ? fields.size() < roles.size()
                           : fields.size() + 1 == roles.size() && roles.back() == kNoField;
}

std::string header_of(std::string_view line, std::string_view wanted) {
  if (holds_puzzle(line)) return {};
  for (const char separator : kColumnSeparators) {
    // Bars are drawn in much that is no table.
    if (line.find(separator) == line.npos || (separator == '|' && wanted.empty())) continue;
    std::string header = header_parted_by(separator, line, wanted);
    if (!header.empty()) return header;
  }
  // A single column: only with a name that is no ordinary word of a remark.
  std::string_view name = trimmed(line);
  const bool is_quoted = name.size() > 2 && name.front() == '"' && name.back() == '"';
  if (is_quoted) name = name.substr(1, name.size() - 2);
  const std::optional<std::size_t> place = field_name_place(name);
  const bool is_alone = !wanted.empty() || (place && kFieldNames[*place].may_stand_alone);
  return is_alone ? header_parted_by(',', line, wanted) : std::string();
}

std::string header_without_puzzle() {
  return std::string(kHeaderMark) + kColumnSeparators.front() + kNoField;
}

std::optional<std::size_t> column_number(std::string_view wanted) {
  const std::string_view text = trimmed(wanted);
  std::size_t number = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc() || end != text.data() + text.size() || number == 0) {
    return std::nullopt;
  }
  return number - 1;
}

std::string column_names(std::string_view line) {
  const char separator = separator_of_names(line);
  if (separator == '\0') return {};
  std::string names;
  for (const CsvField& field : split_row(line, separator).fields) {
    add_to_list(trimmed(text_of(field)), names);
  }
  return names;
}

std::string columns_in_doubt(std::string_view line) {
  std::string numbers;
  if (!holds_puzzle(line)) return numbers;
  split_until(line, [&numbers](const CsvRow& row) {
    const std::vector<std::size_t> puzzles = puzzles_in(row);
    if (puzzles.size() < 2 || puzzles[0] == 0) return false;
    for (const std::size_t puzzle : puzzles) add_to_list(std::to_string(puzzle + 1), numbers);
    return true;
  });
  return numbers;
}

std::optional<LookedRow> look_at_row(std::string_view line, std::optional<std::size_t> column) {
  if (!column && !holds_puzzle(line)) return std::nullopt;
  std::optional<LookedRow> found;
  split_until(line, [&found, column](CsvRow& row) {
    const std::vector<std::size_t> puzzles =
        column ? std::vector<std::size_t>{*column} : puzzles_in(row);
    if (puzzles.size() != 1 || puzzles[0] >= row.fields.size()) return false;
    if (puzzles[0] == 0 && !column) return false;
    if (cells_of(row.fields[puzzles[0]]).view().empty()) return false;
    found = LookedRow{std::move(row), puzzles[0], std::nullopt};
    found->solution = solution_in(found->row, puzzles[0]);
    return true;
  });
  return found;
}

bool find_looked_row(std::string_view line, RowCells& found) {
  const std::size_t first = line.find_first_of(",;\t");
  if (first == line.npos) return false;
  const char separator = line[first];
  const char* full = nullptr;
  found = {};
  for (std::size_t at = 0; at <= line.size();) {
    const std::size_t end = std::min(line.find(separator, at), line.size());
    const bool is_grid = end - at == kMaxCells && has_cells_at(line, at);
    if (!is_grid) {
      if (!is_plain_field(line.substr(at, end - at))) return false;
    } else if (has_solution_at(line, at)) {
      // Where nothing stands before it, others take it for the puzzle.
      const bool is_first = consists_of(line.substr(0, at), " ,;\t");
      if (is_first || full != nullptr) return false;
      full = line.data() + at;
    } else {
      if (at == 0 || found.cells != nullptr) return false;
      found.cells = line.data() + at;
    }
    at = end + 1;
  }
  if (found.cells == nullptr) return false;
  found.solution = full;
  return full == nullptr || has_givens_at(full, found.cells);
}

}  // namespace shudu
