// CSV tables; see csv.h.
#include "formats/csv.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "formats/csv_columns.h"
#include "formats/csv_fields.h"
#include "formats/field_names.h"
#include "formats/heading_text.h"
#include "formats/record_text.h"
#include "formats/row_fields.h"
#include "shudu/core/grid_text.h"

namespace shudu {

namespace {

constexpr std::size_t kMaxRowLines = 60;  // of a row with line breaks in quotes

/// The lines of a record as one text; a single line stays where it is.
class Joined {
 public:
  explicit Joined(std::span<const std::string_view> lines) : text_(lines[0]) {
    if (lines.size() == 1) return;
    buffer_ = text_;
    for (const std::string_view line : lines.subspan(1)) buffer_.append(1, '\n').append(line);
    text_ = buffer_;
  }
  Joined(const Joined&) = delete;
  Joined& operator=(const Joined&) = delete;
  ~Joined() = default;
  [[nodiscard]] std::string_view text() const { return text_; }

 private:
  std::string buffer_;
  std::string_view text_;
};

// A line in a table of which no heading has the wanted column.
bool is_unwanted(const ReadContext& context, const CsvColumns& columns) {
  const bool wants_name = !context.column.empty() && !column_number(context.column);
  return columns.roles.empty() ? wants_name : columns.lack_puzzle();
}

// A number makes any line a heading: only the first one.
bool is_header(std::string_view line, const ReadContext& context) {
  const bool is_late = !context.header.empty() && column_number(context.column);
  return !is_late && !header_of(line, context.column).empty();
}

// A quote that does not close reaches over the end of its line only where the puzzle before it, if
// there is one, has cells: in a line of another format a lone quote opens nothing.
bool may_go_on(const CsvRow& row, const CsvColumns& columns) {
  const std::size_t puzzle = columns.roles.find(kPuzzleField);
  return row.fields.size() <= puzzle + 1 || holds_puzzle(row.fields[puzzle].piece.view());
}

// Lines below a heading, as one row.
Fit fit_row(std::span<const std::string_view> lines, const CsvColumns& columns) {
  const Joined record(lines);
  const std::string_view text = record.text();
  const CsvRow row = split_row(text, columns.separator);
  if (row.stray != std::string_view::npos) {
    // What is wrong with a row ends it.
    return row.stray < text.size() - lines.back().size() ? Fit::kNo : Fit::kClaim;
  }
  if (row.is_open && !may_go_on(row, columns)) return lines.size() == 1 ? Fit::kClaim : Fit::kNo;
  if (row.is_open) return lines.size() < kMaxRowLines ? Fit::kMore : Fit::kClaim;
  if (!columns.hold(row.fields)) return Fit::kClaim;
  const std::size_t puzzle = columns.roles.find(kPuzzleField);
  return trimmed(row.fields[puzzle].piece).view().empty() ? Fit::kClaim : Fit::kWhole;
}

Fit fit_csv(std::span<const std::string_view> lines, const ReadContext& context) {
  if (lines.size() == 1 && is_header(lines[0], context)) return Fit::kHeader;
  const CsvColumns columns(context.header);
  if (trimmed(lines[0]).empty()) return Fit::kNo;
  if (is_unwanted(context, columns)) {
    const bool is_remark = is_heading(lines[0]) && separator_of_names(lines[0]) == '\0';
    return lines.size() == 1 && !is_remark ? Fit::kHeader : Fit::kNo;
  }
  if (columns.roles.empty()) {
    if (lines.size() != 1) return Fit::kNo;
    if (look_at_row(lines[0], column_number(context.column))) return Fit::kWhole;
    return columns_in_doubt(lines[0]).empty() ? Fit::kNo : Fit::kClaim;
  }
  return fit_row(lines, columns);
}

/// A row that has another number of fields than the header.
Error wrong_fields(std::string_view text, const CsvRow& row, std::size_t expected) {
  if (row.fields.size() <= expected) {
    return error_in(text, text.size(), ErrorCode::kMissingField,
                    "column " + std::to_string(row.fields.size() + 1));
  }
  const Piece& extra = row.fields[expected].piece;
  return extra.error(0, ErrorCode::kBadSyntax, extra.view());
}

void read_notes(const CsvColumns& columns, const CsvRow& row, Notes& notes) {
  for (const NoteField& field : kNoteFields) {
    const std::size_t column = columns.roles.find(field.letter);
    if (column < row.fields.size()) notes.*(field.text) = text_of(row.fields[column]);
  }
}

// A puzzle and, where there is one, the solution that the row claims.
Result<Puzzle> read_grids(const CsvField& puzzle_field, const CsvField* solution,
                          const Layout* layout) {
  const Piece cells = cells_of(puzzle_field);
  if (cells.view().empty()) return cells.error(0, ErrorCode::kMissingField, "puzzle");
  const Result<Grid> givens = read_cells(cells, layout);
  if (!givens) return givens.error();
  Puzzle puzzle = puzzle_of(*givens);
  if (solution != nullptr && !trimmed(solution->piece).view().empty()) {
    take_solution(cells_of(*solution).view(), puzzle);
  }
  return puzzle;
}

Result<Puzzle> read_row(std::string_view text, const CsvColumns& columns, const Layout* layout) {
  const CsvRow row = split_row(text, columns.separator);
  if (row.is_open) return error_in(text, text.size(), ErrorCode::kBadSyntax, "\"");
  if (row.stray != std::string_view::npos) {
    Error error = error_in(text, row.stray, ErrorCode::kBadSyntax);
    error.token = escape_first(text.substr(row.stray));
    return error;
  }
  if (!columns.hold(row.fields)) return wrong_fields(text, row, columns.roles.size());
  const std::size_t column = columns.roles.find(kSolutionField);
  Result<Puzzle> puzzle =
      read_grids(row.fields[columns.roles.find(kPuzzleField)],
                 column < row.fields.size() ? &row.fields[column] : nullptr, layout);
  if (puzzle) read_notes(columns, row, puzzle->notes);
  return puzzle;
}

// Once for a table of which no heading has the wanted column; its other lines are passed over.
Result<Puzzle> pass_unwanted(std::string_view line, ReadContext& context) {
  if (!context.header.empty()) return Puzzle();
  context.header = header_without_puzzle();
  const std::string names = column_names(line);
  if (!names.empty()) return error_in(line, 0, ErrorCode::kNoSuchColumn, names);
  return error_in(line, 0, ErrorCode::kMissingField, "column " + std::string(context.column));
}

Error no_single_puzzle(std::string_view line) {
  const std::string columns = columns_in_doubt(line);
  if (columns.empty()) return error_in(line, 0, ErrorCode::kMissingField, "puzzle");
  return error_in(line, 0, ErrorCode::kAmbiguousColumn, columns);
}

Result<Puzzle> read_csv(std::span<const std::string_view> lines, ReadContext& context) {
  if (lines.size() == 1 && is_header(lines[0], context)) {
    context.header = header_of(lines[0], context.column);
    return Puzzle();
  }
  const CsvColumns columns(context.header);
  if (is_unwanted(context, columns)) return pass_unwanted(lines[0], context);
  if (!columns.roles.empty()) return read_row(Joined(lines).text(), columns, context.layout);
  const std::optional<LookedRow> looked = look_at_row(lines[0], column_number(context.column));
  if (!looked) return no_single_puzzle(lines[0]);
  const std::vector<CsvField>& fields = looked->row.fields;
  return read_grids(fields[looked->puzzle], looked->solution ? &fields[*looked->solution] : nullptr,
                    context.layout);
}

void write_csv(const Puzzle& puzzle, std::string& out) {
  append_grid(puzzle.givens, out, '0');
  out += ',';
  if (puzzle.solution) append_grid(*puzzle.solution, out, '0');
  for (const NoteField& field : kNoteFields) {
    out += ',';
    append_field(puzzle.notes.*(field.text), ',', out);
  }
  out += '\n';
}

// A row of usual cells, field by field.
class RowOfCells {
 public:
  RowOfCells(std::string_view line, const CsvColumns& columns) : line_(line), columns_(columns) {}

  bool find(RowCells& found) {
    for (const char role : columns_.roles) {
      if (!begin_field()) return false;
      const bool is_grid = role == kPuzzleField || role == kSolutionField;
      if (!(is_grid ? take_grid(role, found) : take_other())) return false;
    }
    return !columns_.roles.empty() && at_ == line_.size();
  }

 private:
  // After the separator, but for the first one.
  bool begin_field() {
    if (!std::exchange(is_begun_, true)) return true;
    return at_ < line_.size() && line_[at_++] == columns_.separator;
  }

  [[nodiscard]] std::size_t end_of_field() const {
    return std::min(line_.find(columns_.separator, at_), line_.size());
  }

  bool take_other() {
    const std::size_t end = end_of_field();
    const bool is_plain = is_plain_field(line_.substr(at_, end - at_));
    at_ = end;
    return is_plain;
  }

  // A solution may be missing.
  bool take_grid(char role, RowCells& found) {
    const std::size_t end = end_of_field();
    if (end == at_) return role == kSolutionField;
    const std::size_t quote = line_[at_] == '"' && line_[end - 1] == '"' ? 1 : 0;
    const std::size_t first = at_ + quote;
    if (end - at_ != kMaxCells + 2 * quote) return false;
    at_ = end;
    if (role == kPuzzleField) {
      found.cells = line_.data() + first;
      return has_cells_at(line_, first);
    }
    // A full grid in front would be taken for the puzzle by who does not know the header.
    found.solution = line_.data() + first;
    return found.cells != nullptr && has_solution_at(line_, first);
  }

  std::string_view line_;
  const CsvColumns& columns_;
  std::size_t at_ = 0;
  bool is_begun_ = false;
};

}  // namespace

bool find_table_row(std::string_view line, std::string_view header, RowCells& found) {
  return RowOfCells(line, CsvColumns(header)).find(found);
}

constinit const Format kCsvFormat = {
    .name = "csv",
    .extensions = "csv tsv",
    .words = {"tables with a header line (Kaggle, QQwing and the like)",
              "带表头的表格（Kaggle、QQwing 等）", "帶表頭的表格（Kaggle、QQwing 等）"},
    .reads = Part::kGivens | Part::kSolution | Part::kNotes | Part::kOtherSizes,
    .writes = Part::kGivens | Part::kSolution | Part::kNotes | Part::kOtherSizes,
    .fit = fit_csv,
    .read = read_csv,
    .write = write_csv,
    .prologue = "puzzle,solution,title,author,description,comment,date,source,level,url\n",
};

}  // namespace shudu
