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
#include "formats/xml/opensudoku_cells.h"
#include "formats/xml/xml_tag.h"
#include "shudu/core/characters.h"
#include "shudu/core/grid_text.h"

namespace shudu {

namespace {

constexpr std::string_view kFileName = "opensudoku";

bool is_file(std::string_view name) { return name == kFileName || name == "opensudoku2"; }

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
  if (lines.size() != 1 || (is_elsewhere(context) && !is_file(name))) return Fit::kNo;
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
  return is_inside(context) || is_file(name) ? Fit::kHeader : Fit::kNo;
}

void read_attributes(const XmlTag& tag, Notes& notes) {
  for (const NoteField& field : kNoteFields) {
    const bool is_own = field.text == &Notes::comment;
    const std::string name(is_own ? "note" : field.name);
    pugi::xml_attribute attribute = tag.attribute(name.c_str());
    if (!attribute && is_own) attribute = tag.attribute("user_note");
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
  const pugi::xml_attribute newer = tag.attribute("cells_data");
  const pugi::xml_attribute data = newer ? newer : tag.attribute("data");
  if (!data) return error_in(piece, 0, ErrorCode::kMissingField, "data");
  const std::string_view value = data.value();
  Result<Puzzle> puzzle = read_opensudoku_cells(whole_of(value));
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
  if (is_file(name)) all.notes = Notes();
  if (name == "folder") all.notes.title = tag.attribute("name").value();
  const bool is_empty = piece.size() > 1 && piece[piece.size() - 2] == '/';
  // The text inside an element without notes is skipped.
  const bool holds_games = is_file(name) || name == "folder";
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
    if (is_file(name)) {
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

void write(const Puzzle& puzzle, std::string& out) {
  const bool has_play = puzzle.marks || !puzzle.placed.filled().empty();
  out.append(R"(<game created="0" state=")").append(has_play ? "0" : "1");
  out.append(R"(" time="0" last_played="0" data=")");
  if (has_play) {
    append_opensudoku_cells(puzzle, out);
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
    .name = kFileName,
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
