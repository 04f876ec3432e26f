// CSV tables; see csv.h.
#include "formats/csv.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "formats/note_lines.h"
#include "formats/record_text.h"
#include "formats/row_fields.h"
#include "shudu/core/characters.h"
#include "shudu/core/grid_text.h"

namespace shudu {

namespace {

// The context's header: this mark, the separator, then one character for each column.
constexpr std::string_view kHeaderMark = "csv";
constexpr char kPuzzleColumn = 'p';
constexpr char kSolutionColumn = 's';
constexpr char kIgnoredColumn = '-';
constexpr std::string_view kSeparators = ",;\t";
constexpr std::size_t kLongestName = 40;
constexpr std::size_t kMaxRowLines = 60;  // of a row with line breaks in quotes

/// What columns are called; notes have the letter of their `#A` line, in upper case.
struct ColumnName {
  std::string_view name;
  char role;
};
constexpr std::array<ColumnName, 19> kColumnNames = {{
    {"puzzle", kPuzzleColumn},
    {"puzzles", kPuzzleColumn},
    {"quiz", kPuzzleColumn},
    {"quizzes", kPuzzleColumn},
    {"question", kPuzzleColumn},
    {"questions", kPuzzleColumn},
    {"grid", kPuzzleColumn},
    {"sudoku", kPuzzleColumn},
    {"board", kPuzzleColumn},
    {"solution", kSolutionColumn},
    {"solutions", kSolutionColumn},
    {"answer", kSolutionColumn},
    {"answers", kSolutionColumn},
    {"solved", kSolutionColumn},
    {"difficulty", 'L'},
    {"rating", 'L'},
    {"name", 'T'},
    {"comments", 'C'},
    {"notes", 'C'},
}};

/// One field of a row, as it stands in the text.
struct CsvField {
  Piece piece;             ///< inside its quotes, if any
  bool is_quoted = false;  ///< then `""` stands for a quote
};

struct CsvRow {
  std::vector<CsvField> fields;
  bool is_open = false;  ///< a quote has not been closed
  /// Text after a closing quote, or a line end outside quotes; npos when there is none.
  std::size_t stray = std::string_view::npos;

  void note_stray(std::size_t at) { stray = std::min(stray, at); }
};

/// Where a quoted field that begins at `begin` (after its quote) ends; npos when it does not.
std::size_t end_of_quoted(std::string_view text, std::size_t begin) {
  for (std::size_t at = text.find('"', begin); at != std::string_view::npos;
       at = text.find('"', at)) {
    if (text.substr(at, 2) != "\"\"") return at;
    at += 2;
  }
  return std::string_view::npos;
}

CsvRow split(std::string_view text, char separator) {
  CsvRow row;
  std::size_t at = 0;
  while (true) {
    CsvField field{{text, at, at}};
    const std::size_t first = text.find_first_not_of(separator == '\t' ? " " : " \t", at);
    if (first != std::string_view::npos && text[first] == '"') {
      field.is_quoted = true;
      const std::size_t close = end_of_quoted(text, first + 1);
      row.is_open = close == std::string_view::npos;
      field.piece = {text, first + 1, std::min(close, text.size())};
      at = std::min(text.find(separator, field.piece.end), text.size());
      const std::size_t after = text.find_first_not_of(" \t", field.piece.end + 1);
      if (!row.is_open && after < at) row.note_stray(after);
    } else {
      at = std::min(text.find(separator, at), text.size());
      field.piece.end = at;
      const std::size_t line_end = text.find('\n', field.piece.begin);
      if (line_end < at) row.note_stray(line_end);
    }
    row.fields.push_back(field);
    if (at == text.size()) return row;
    ++at;
  }
}

bool begins_formula(std::string_view text) {
  constexpr std::string_view kFormula = "=+-@\t\r";
  return !text.empty() && kFormula.find(text.front()) != std::string_view::npos;
}

/// True where an apostrophe was, or must be, put before the text.
bool is_guarded(std::string_view text) {
  return begins_formula(text.substr(std::min(text.find_first_not_of('\''), text.size())));
}

/// What a field says.
std::string text_of(const CsvField& field) {
  std::string text(field.is_quoted ? field.piece.view() : trimmed(field.piece).view());
  if (field.is_quoted) {
    for (std::size_t at = text.find('"'); at != std::string::npos; at = text.find('"', at + 1)) {
      text.erase(at, 1);
    }
  }
  if (text.substr(0, 1) == "'" && is_guarded(text)) text.erase(0, 1);
  return text;
}

/// The field without blanks and without the apostrophe: for grids.
Piece cells_of(const CsvField& field) {
  Piece piece = trimmed(field.piece);
  const std::string_view text = piece.view();
  if (text.substr(0, 1) == "'" && is_guarded(text)) ++piece.begin;
  return piece;
}

char role_of(std::string_view column) {
  const std::string name = lower_case(trimmed(column));
  for (const ColumnName& known : kColumnNames) {
    if (known.name == name) return known.role;
  }
  for (const NoteField& field : kNoteFields) {
    if (field.name == name) return field.letter;
  }
  return kIgnoredColumn;
}

/// True for what no column is called: a long text.
bool is_no_name(const CsvField& field) { return field.piece.view().size() > kLongestName; }

/// The context's header for this line, or nothing when the line is no header.
std::string header_of(std::string_view line, char separator) {
  const CsvRow row = split(line, separator);
  if (std::any_of(row.fields.begin(), row.fields.end(), is_no_name)) return {};
  std::string header = std::string(kHeaderMark) + separator;
  for (const CsvField& field : row.fields) {
    const char role = role_of(text_of(field));
    // A second column of the same kind says nothing new.
    header +=
        header.find(role, kHeaderMark.size() + 1) == std::string::npos ? role : kIgnoredColumn;
  }
  const bool has_puzzle = header.find(kPuzzleColumn, kHeaderMark.size() + 1) != std::string::npos;
  return has_puzzle && !row.is_open ? header : std::string();
}

/// True for a line with a puzzle in it, which is no header: most lines, and quickly told.
bool has_puzzle(std::string_view line) {
  std::size_t run = 0;
  for (const char c : line) {
    run = is_cell_mark(c) ? run + 1 : 0;
    if (run == kShortestPuzzle) return true;
  }
  return false;
}

std::string header_of(std::string_view line) {
  if (has_puzzle(line)) return {};
  for (const char separator : kSeparators) {
    if (line.find(separator) == std::string_view::npos) continue;
    std::string header = header_of(line, separator);
    if (!header.empty()) return header;
  }
  // A single column: only with a name that is no ordinary word of a remark.
  const std::string name = lower_case(trimmed(line));
  constexpr std::array<std::string_view, 4> kAlone = {"puzzle", "puzzles", "quiz", "quizzes"};
  const bool is_alone = std::find(kAlone.begin(), kAlone.end(), name) != kAlone.end();
  return is_alone ? header_of(line, ',') : std::string();
}

/// The header in force, taken apart.
struct CsvColumns {
  char separator = ',';
  std::string_view roles;  ///< empty: no header in force

  explicit CsvColumns(std::string_view header) {
    if (header.size() <= kHeaderMark.size() + 1 ||
        header.substr(0, kHeaderMark.size()) != kHeaderMark)
      return;
    separator = header[kHeaderMark.size()];
    roles = header.substr(kHeaderMark.size() + 1);
  }
  /// True when a row has a field for each column. An empty last one may be missing or too many, as
  /// a comma at the end of the header or of the rows makes it; of tabs any number at the end.
  [[nodiscard]] bool hold(const std::vector<CsvField>& fields) const {
    if (fields.size() == roles.size()) return true;
    if (fields.size() == roles.size() + 1) return fields.back().piece.view().empty();
    if (fields.size() <= roles.find(kPuzzleColumn)) return false;
    return separator == '\t' ? fields.size() < roles.size()
                             : fields.size() + 1 == roles.size() && roles.back() == kIgnoredColumn;
  }
};

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

Fit fit_csv(std::span<const std::string_view> lines, const ReadContext& context) {
  if (lines.size() == 1 && !header_of(lines[0]).empty()) return Fit::kHeader;
  const CsvColumns columns(context.header);
  if (columns.roles.empty() || trimmed(lines[0]).empty()) return Fit::kNo;
  const Joined record(lines);
  const std::string_view text = record.text();
  const CsvRow row = split(text, columns.separator);
  if (row.stray != std::string_view::npos) return text[row.stray] == '\n' ? Fit::kNo : Fit::kClaim;
  if (row.is_open) return lines.size() < kMaxRowLines ? Fit::kMore : Fit::kClaim;
  if (!columns.hold(row.fields)) return Fit::kClaim;
  const std::size_t puzzle = columns.roles.find(kPuzzleColumn);
  return trimmed(row.fields[puzzle].piece).view().empty() ? Fit::kClaim : Fit::kWhole;
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

Result<Puzzle> read_row(std::string_view text, const CsvColumns& columns, const Layout* layout) {
  const CsvRow row = split(text, columns.separator);
  if (row.is_open) return error_in(text, text.size(), ErrorCode::kBadSyntax, "\"");
  if (row.stray != std::string_view::npos) {
    return error_in(text, row.stray, ErrorCode::kBadSyntax, text.substr(row.stray, 1));
  }
  if (!columns.hold(row.fields)) return wrong_fields(text, row, columns.roles.size());
  const Piece cells = cells_of(row.fields[columns.roles.find(kPuzzleColumn)]);
  if (cells.view().empty()) return cells.error(0, ErrorCode::kMissingField, "puzzle");
  const Result<Grid> givens = read_cells(cells, layout);
  if (!givens) return givens.error();
  Puzzle puzzle = puzzle_of(*givens);
  const std::size_t column = columns.roles.find(kSolutionColumn);
  if (column < row.fields.size() && !trimmed(row.fields[column].piece).view().empty()) {
    take_solution(cells_of(row.fields[column]).view(), puzzle);
  }
  read_notes(columns, row, puzzle.notes);
  return puzzle;
}

Result<Puzzle> read_csv(std::span<const std::string_view> lines, ReadContext& context) {
  std::string header = lines.size() == 1 ? header_of(lines[0]) : std::string();
  if (!header.empty()) {
    context.header = std::move(header);
    return Puzzle();
  }
  const CsvColumns columns(context.header);
  if (columns.roles.empty()) return error_in(lines[0], 0, ErrorCode::kMissingField, "puzzle");
  return read_row(Joined(lines).text(), columns, context.layout);
}

void append_field(std::string_view text, std::string& out) {
  const bool guarded = is_guarded(text);
  const bool quoted = guarded || text.find_first_of(",\"\n\r") != std::string_view::npos ||
                      trimmed(text).size() != text.size();
  if (!quoted) {
    out += text;
    return;
  }
  out += '"';
  if (guarded) out += '\'';
  for (const char c : text) out.append(c == '"' ? 2 : 1, c);
  out += '"';
}

void write_csv(const Puzzle& puzzle, std::string& out) {
  append_grid(puzzle.givens, out, '0');
  out += ',';
  if (puzzle.solution) append_grid(*puzzle.solution, out, '0');
  for (const NoteField& field : kNoteFields) {
    out += ',';
    append_field(puzzle.notes.*(field.text), out);
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
      const bool is_grid = role == kPuzzleColumn || role == kSolutionColumn;
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
    if (end == at_) return role == kSolutionColumn;
    const std::size_t quote = line_[at_] == '"' && line_[end - 1] == '"' ? 1 : 0;
    const std::size_t first = at_ + quote;
    if (end - at_ != kMaxCells + 2 * quote) return false;
    at_ = end;
    if (role == kPuzzleColumn) {
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
