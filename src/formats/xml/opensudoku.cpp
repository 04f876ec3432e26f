// OpenSudoku's XML; see the header.
//
// The reader hands over one tag, or the text between two, at a time, so no document is ever held.
// A tag is parsed by pugixml; what surrounds the games (folder, notes) is kept in the context's
// header, see FileSurroundings.
#include "shudu/formats/xml/opensudoku.h"

#include <algorithm>
#include <array>

#include "formats/note_lines.h"
#include "formats/packed_fields.h"
#include "formats/record_text.h"
#include "formats/xml/xml_tag.h"
#include "shudu/core/characters.h"
#include "shudu/core/grid_text.h"

namespace shudu {

namespace {

constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::string_view kVersionName = "version: ";
// The version that is written, for all its programs read it.
constexpr std::string_view kVersion = "version: 1";

bool is_game(std::string_view name) { return name == "game" || name == "sudoku"; }

/// Notes of version 1, which stand in elements, by the names of those.
struct ElementNote {
  std::string_view name;
  std::string Notes::*text;
};
constexpr std::array<ElementNote, 9> kElementNotes = {{
    {"name", &Notes::title},
    {"author", &Notes::author},
    {"description", &Notes::description},
    {"comment", &Notes::comment},
    {"created", &Notes::date},
    {"source", &Notes::source},
    {"level", &Notes::level},
    {"sourceURL", &Notes::url},
    {"url", &Notes::url},
}};

const ElementNote* element_note(std::string_view name) {
  const auto* const found = std::find_if(kElementNotes.begin(), kElementNotes.end(),
                                         [&](const ElementNote& row) { return row.name == name; });
  return found == kElementNotes.end() ? nullptr : found;
}

/// What stands around the games, packed into the context's header: the mark, the element whose text
/// comes next (or none), and the notes so far, each with its length before it.
struct FileSurroundings {
  static constexpr std::string_view kMark = "<opensudoku";

  std::string element;
  Notes notes;

  static FileSurroundings unpack(std::string_view header) {
    FileSurroundings all;
    if (header.substr(0, kMark.size()) != kMark) return all;
    header.remove_prefix(kMark.size());
    all.element = take_field(header);
    for (const NoteField& field : kNoteFields) all.notes.*(field.text) = take_field(header);
    return all;
  }

  [[nodiscard]] std::string pack() const {
    std::string header(kMark);
    put_field(element, header);
    for (const NoteField& field : kNoteFields) put_field(notes.*(field.text), header);
    return header;
  }
};

bool is_inside(const ReadContext& context) {
  return context.header.starts_with(FileSurroundings::kMark);
}

/// In a file of another program, whose `<game>` is none of ours.
bool is_elsewhere(const ReadContext& context) {
  return context.header.starts_with('<') && !is_inside(context);
}

Fit fit(std::span<const std::string_view> lines, const ReadContext& context) {
  const std::string_view piece = trimmed(lines[0]);
  const std::string_view name = tag_name(piece);
  if (lines.size() != 1 || (is_elsewhere(context) && name != "opensudoku")) return Fit::kNo;
  switch (kind_of(piece)) {
    case PieceKind::kText:
      return is_inside(context) && !FileSurroundings::unpack(context.header).element.empty()
                 ? Fit::kHeader
                 : Fit::kNo;
    case PieceKind::kRemark:
      return Fit::kHeader;
    case PieceKind::kDeclaration:
      return Fit::kClaim;
    case PieceKind::kClosing:
      return is_inside(context) || is_game(name) ? Fit::kHeader : Fit::kNo;
    case PieceKind::kOpening:
      break;
  }
  if (is_game(name)) return Fit::kWhole;
  return is_inside(context) || name == "opensudoku" ? Fit::kHeader : Fit::kNo;
}

/// How the cells of a version of `data` are written.
///
///     version: 1   5|-|0|   0|1,4,|1|        notes as digits
///     version: 2   5|0|0|   0|9|1|           as a number, bit n-1 for digit n
///     version: 3   5|0|0|0| 0|1|8|1|         in the middle of the cell, and in its corners
struct CellForm {
  char version;
  bool has_numbers;
  int note_fields;
};
constexpr std::array<CellForm, 3> kCellForms = {{{'1', false, 1}, {'2', true, 1}, {'3', true, 2}}};

/// The form that a `version: N` line names; nullptr where the text begins with none that is known.
const CellForm* form_of(std::string_view text) {
  const std::size_t size = kVersionName.size() + 1;
  if (!text.starts_with(kVersionName) || text.size() < size) return nullptr;
  if (text.size() > size && kBlanks.find(text[size]) == kBlanks.npos) return nullptr;
  const auto* const found =
      std::find_if(kCellForms.begin(), kCellForms.end(),
                   [&](const CellForm& form) { return form.version == text[size - 1]; });
  return found == kCellForms.end() ? nullptr : found;
}

/// One field of the `value|candidates|editable|` form; moves `at` past its bar.
Piece next_field(const Piece& data, std::size_t& at) {
  const std::size_t bar = std::min(data.text.find('|', at), data.end);
  const Piece field = trimmed({data.text, at, bar});
  at = std::min(bar + 1, data.end);
  return field;
}

bool is_small_number(std::string_view text, char most) {
  return text.size() == 1 && text[0] >= '0' && text[0] <= most;
}

/// `1,2,` or `-`.
std::optional<DigitSet> read_candidates(std::string_view text) {
  DigitSet digits;
  if (text == "-") return digits;
  for (const char c : text) {
    if (c != ',' && (c < '1' || c > '9')) return std::nullopt;
    if (c != ',') digits.insert(Digit(c - '0'));
  }
  return digits;
}

/// A number with bit n-1 for digit n; nothing is 0.
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

/// One cell of the long form.
struct CellEntry {
  int value = 0;  ///< 0: blank
  bool given = false;
  bool marked = false;  ///< its candidates are stated, even if there are none
  DigitSet candidates;
};

/// Reads a cell of the long form and moves `at` past it.
Result<CellEntry> read_entry(const Piece& data, const CellForm& form, std::size_t& at) {
  const Piece value = next_field(data, at);
  if (!is_small_number(value.view(), '9')) {
    return value.error(0, ErrorCode::kBadSyntax, excerpt_of(value.view(), 40));
  }
  CellEntry entry;
  entry.value = value.view()[0] - '0';
  for (int i = 0; i < form.note_fields; ++i) {
    const Piece notes = next_field(data, at);
    const std::optional<DigitSet> digits =
        form.has_numbers ? read_note_number(notes.view()) : read_candidates(notes.view());
    if (!digits) return notes.error(0, ErrorCode::kBadSyntax, excerpt_of(notes.view(), 40));
    entry.candidates = entry.candidates | *digits;
    entry.marked = entry.marked || (form.has_numbers ? !digits->empty() : notes.view() != "-");
  }
  Piece editable = next_field(data, at);
  // Some exports have two bars, after the notes or at the end of the cell.
  if (form.has_numbers && editable.view().empty()) editable = next_field(data, at);
  if (!is_small_number(editable.view(), '1')) {
    return editable.error(0, ErrorCode::kBadSyntax, excerpt_of(editable.view(), 40));
  }
  if (form.has_numbers && at < data.end && data.text[at] == '|') ++at;
  entry.given = editable.view()[0] == '0';
  return entry;
}

/// The long form of `data`, after its first line.
Result<Puzzle> read_cell_list(Piece data, const CellForm& form) {
  Puzzle puzzle;
  Pencilmarks marks(kMaxSize);
  bool has_marks = false;
  std::size_t at = data.begin + kVersion.size();
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

Result<Puzzle> read_data(Piece data) {
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

void read_attributes(const XmlTag& tag, Notes& notes) {
  for (const NoteField& field : kNoteFields) {
    const std::string name(field.text == &Notes::comment ? "note" : field.name);
    const pugi::xml_attribute attribute = tag.attribute(name.c_str());
    if (attribute) notes.*(field.text) = attribute.value();
  }
}

/// An error of a tag that is no XML.
Error not_xml(std::string_view piece, std::size_t offset) {
  return error_in(piece, std::min(offset, piece.size()), ErrorCode::kBadSyntax,
                  excerpt_of(piece, 40));
}

Result<Puzzle> read_game(std::string_view piece, const ReadContext& context) {
  const XmlTag tag(piece);
  if (!tag.is_parsed()) return not_xml(piece, tag.offset());
  const std::size_t after = end_of_tag(piece) + 1;
  const std::string_view rest = trimmed(piece.substr(after));
  if (!rest.empty() && kind_of(rest) != PieceKind::kClosing) return not_xml(piece, after);
  const pugi::xml_attribute data = tag.attribute("data");
  if (!data) return error_in(piece, 0, ErrorCode::kMissingField, "data");
  const std::string_view value = data.value();
  Result<Puzzle> puzzle = read_data(whole_of(value));
  if (!puzzle) {
    // Character references have been replaced, so a column after one of them is too small.
    Error error = puzzle.error();
    const std::size_t within =
        error.at.line == 1 ? static_cast<std::size_t>(error.at.column) - 1 : 0;
    error.at = position_in(piece, std::min(tag.place(data) + within, piece.size()));
    return error;
  }
  puzzle->notes = FileSurroundings::unpack(context.header).notes;
  read_attributes(tag, puzzle->notes);
  return puzzle;
}

/// An opening tag around games: the file, a folder, an element with a note in it.
Status open_surroundings(std::string_view piece, FileSurroundings& all) {
  const XmlTag tag(piece);
  if (!tag.is_parsed()) return not_xml(piece, tag.offset());
  const std::string_view name = tag_name(piece);
  if (name == "opensudoku") all.notes = Notes();
  if (name == "folder") all.notes.title = tag.attribute("name").value();
  const bool is_empty = piece.size() > 1 && piece[piece.size() - 2] == '/';
  // The text inside an element without notes is skipped.
  const bool holds_games = name == "opensudoku" || name == "folder";
  all.element = is_empty || holds_games ? std::string() : std::string(name);
  return kDone;
}

Result<Puzzle> read(std::span<const std::string_view> lines, ReadContext& context) {
  const std::string_view piece = trimmed(lines[0]);
  const std::string_view name = tag_name(piece);
  const PieceKind kind = kind_of(piece);
  if (kind == PieceKind::kDeclaration || piece.empty()) return not_xml(piece, 0);
  if (kind == PieceKind::kOpening && is_game(name)) return read_game(piece, context);
  if (kind == PieceKind::kRemark) return Puzzle();
  FileSurroundings all = FileSurroundings::unpack(context.header);
  if (kind == PieceKind::kOpening) {
    const Status opened = open_surroundings(piece, all);
    if (!opened) return opened.error();
  } else if (kind == PieceKind::kClosing) {
    all.element.clear();
    if (name == "folder") all.notes.title.clear();
    if (name == "opensudoku") {
      context.header.clear();
      return Puzzle();
    }
  } else {
    const ElementNote* note = element_note(all.element);
    if (note != nullptr) all.notes.*(note->text) += text_of_piece(piece);
  }
  context.header = all.pack();
  return Puzzle();
}

void append_candidates(DigitSet digits, std::string& out) {
  if (digits.empty()) out += '-';
  for (const Digit digit : digits) out.append(1, digit.to_char()) += ',';
}

/// The long form of `data`.
void append_cell_list(const Puzzle& puzzle, std::string& out) {
  const Grid filled = filled_in(puzzle);
  const bool has_marks = puzzle.marks && puzzle.marks->candidate_count() > 0;
  out.append(kVersion).append("&#10;");
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

void write(const Puzzle& puzzle, std::string& out) {
  const bool has_play = puzzle.marks || !puzzle.placed.filled().empty();
  out.append(R"(<game created="0" state=")").append(has_play ? "0" : "1");
  out.append(R"(" time="0" last_played="0" data=")");
  if (has_play) {
    append_cell_list(puzzle, out);
  } else {
    append_grid(puzzle.givens, out, '0');
  }
  for (const NoteField& field : kNoteFields) {
    // The title is always there, so that the folder's name is not taken for it.
    const std::string& text = puzzle.notes.*(field.text);
    const bool is_own = field.text == &Notes::comment;
    if (text.empty() && !is_own && field.text != &Notes::title) continue;
    out.append("\" ").append(is_own ? "note" : field.name).append("=\"");
    append_escaped(text, out);
  }
  out += "\"/>\n";
}

constinit const Format kOpenSudokuFormat = {
    .name = "opensudoku",
    .extensions = "opensudoku 1gsudoku xml",
    .words = {"OpenSudoku XML, with placed digits, candidates and notes",
              "OpenSudoku XML，含已填数、候选数与说明", "OpenSudoku XML，含已填數、候選數與說明"},
    .reads = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kNotes,
    .writes = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kNotes,
    .fit = fit,
    .read = read,
    .write = write,
    .prologue =
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n"
        "<folder name=\"Shudu\" created=\"0\">\n",
    .epilogue = "</folder>\n</opensudoku>\n",
};

}  // namespace

const Format& opensudoku_format() { return kOpenSudokuFormat; }

}  // namespace shudu
