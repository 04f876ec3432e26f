// Fuzzes pages: any bytes as a title, a hint and a link, any record as a puzzle, any marks, on any
// layout, style and paper.
//
// Held: every text that is drawn is clean and bounded, every length is a number and within the
// reach of the page, as is the amount of shapes; the SVG holds no byte below a blank but line ends
// and no tag that a text has brought in.
//
// An input is six bytes of options, ten bytes of marks, and text: title, author, hint, link up to a
// byte 1 each, then the record.
#include <cmath>
#include <string>
#include <string_view>

#include "bytes.h"
#include "shudu/core/layout_table.h"
#include "shudu/formats/reader.h"
#include "shudu/formats/xml/opensudoku.h"
#include "shudu/render/book.h"
#include "shudu/render/cairo/writer.h"
#include "shudu/render/clean_text.h"

namespace shudu::fuzz {
namespace {

template <typename Table>
const auto* row_of(const Table& table, unsigned byte) {
  return &table[byte % table.size()];
}

std::string text_of(Bytes& bytes) {
  std::string text;
  while (!bytes.empty()) {
    const unsigned byte = bytes.next();
    if (byte == 1) break;
    text += static_cast<char>(byte);
  }
  return text;
}

// Candidates with roles, eliminations, and a chain through them.
StepMarks marks_of(Bytes& bytes, const Layout& layout) {
  StepMarks marks;
  Chain chain;
  const auto size = static_cast<unsigned>(layout.size());
  const auto cells = static_cast<unsigned>(layout.cell_count());
  for (int i = 0; i < 5; ++i) {
    const Cell cell(static_cast<int>(bytes.next() % cells));
    const unsigned kind = bytes.next();
    const Candidate candidate{cell, Digit(static_cast<int>(1 + kind % size))};
    marks.candidates.push_back({candidate, static_cast<MarkRole>(kind / size % 10)});
    if (kind % 3 == 0) marks.eliminations.push_back(candidate);
    if (kind % 7 == 0) marks.placements.push_back(candidate);
    marks.houses.emplace_back(static_cast<int>(kind % static_cast<unsigned>(layout.house_count())));
    ChainNode node;
    node.digit = candidate.digit;
    node.cells = kind % 5 == 0 ? layout.cells(marks.houses.back()) : CellSet::only(cell);
    node.link = static_cast<LinkKind>(kind % 3);
    chain.push_back(node);
  }
  marks.links.push_back(chain);
  return marks;
}

void check_text(const TextShape& text) {
  require(text.text == clean_text(text.text, kMostTextCharacters));
  require(std::isfinite(text.at.x) && std::isfinite(text.at.y) && text.size > 0);
}

void check_picture(const Picture& picture) {
  constexpr double kReach = 2000;  // of the largest paper twice
  require(picture.shapes.size() < 20000);
  require(picture.description.size() < 20000 && picture.title.size() < 1000);
  for (const Shape& shape : picture.shapes) {
    if (const auto* text = std::get_if<TextShape>(&shape)) {
      check_text(*text);
      continue;
    }
    for (const Segment& segment : std::get<PathShape>(shape).segments) {
      for (const Point at : {segment.to, segment.first, segment.second}) {
        require(std::abs(at.x) < kReach && std::abs(at.y) < kReach);
      }
    }
  }
}

void check_svg(const Picture& picture) {
  static PictureWriter writer;
  std::string svg;
  require(writer.write_svg(picture, svg));
  for (const char c : svg) require(static_cast<unsigned char>(c) >= 0x20U || c == '\n');
  // What cairo itself writes, and no other tag.
  for (std::size_t at = svg.find('<'); at != std::string::npos; at = svg.find('<', at + 1)) {
    constexpr std::array<std::string_view, 14> kTags{
        "<?xml ", "<svg ",   "</svg>",  "<title>",   "</title>", "<desc>", "</desc>",
        "<defs>", "</defs>", "<symbol", "</symbol>", "<path ",   "<use ",  "<rect "};
    const std::string_view rest = std::string_view(svg).substr(at);
    bool is_known = rest.starts_with("<g>") || rest.starts_with("<g ") || rest.starts_with("</g>");
    for (const std::string_view tag : kTags) is_known = is_known || rest.starts_with(tag);
    require(is_known);
  }
}

// As candidates, or in corners and centres, or not at all.
void add_pencilmarks(const Pencilmarks& marks, const Layout& layout, unsigned places,
                     BoardContent& board) {
  if (places % 3 == 0) board.candidates = marks;
  if (places % 3 != 1) return;
  for (const Cell cell : layout.all_cells()) {
    const auto i = static_cast<std::size_t>(cell.index());
    board.corner_marks[i] = marks[cell];
    board.center_marks[i] = marks[cell];
  }
}

void fuzz_page(Bytes bytes) {
  PageSetup setup;
  setup.style = row_of(style_table(), bytes.next());
  setup.paper = row_of(paper_table(), bytes.next());
  setup.per_page = *row_of(kPerPage, bytes.next());
  const unsigned switches = bytes.next();
  setup.has_labels = (switches & 1U) != 0;
  setup.solutions = static_cast<SolutionPlace>(switches / 2 % 3);
  const Layout& layout = *row_of(layout_table(), bytes.next())->layout;
  const unsigned places = bytes.next();
  Card card;
  card.board.marks = marks_of(bytes, layout);
  const std::string title = text_of(bytes);
  const std::string author = text_of(bytes);
  const std::string hint = text_of(bytes);
  const std::string link = text_of(bytes);
  const Result<Puzzle> puzzle = read_puzzle(text_of(bytes), {all_formats(), &layout});
  Puzzle record;
  record.clear(layout.size());
  if (puzzle && puzzle->size() == layout.size()) record = *puzzle;
  const StepMarks marks = card.board.marks;
  card = card_of(record, layout);
  card.board.marks = marks;
  if (card.title.empty()) card.title = title;
  if (card.author.empty()) card.author = author;
  card.text = hint;
  card.link = link;
  if (record.marks) add_pencilmarks(*record.marks, layout, places, card.board);
  if (record.givens.is_full()) card.solution = record.givens;
  setup.title = title;
  const auto see = [](const Picture& page) {
    check_picture(page);
    return true;
  };
  Book book(setup, see);
  book.add(card);
  book.finish();
  const Picture alone = card_picture(card, setup);
  check_picture(alone);
  if ((switches & 8U) != 0) check_svg(alone);  // some milliseconds each
}

}  // namespace
}  // namespace shudu::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  shudu::fuzz::fuzz_page(shudu::fuzz::Bytes(data, size));
  return 0;
}
