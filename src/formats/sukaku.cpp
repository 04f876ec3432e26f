// All candidates of a grid on one line: 729 characters for 9x9 (64, 216, 512 for 4x4, 6x6, 8x8).
//
//   ...4.....123456789.2.......     the character at (row*81 + column*9 + digit-1) is the digit, or
//   a cell 1   cell 2   cell 3        blank (. 0 * _ -) where the cell cannot hold it
//
// As in Sukaku Explainer, tdoku and gsf's program. Lines that begin so and have another length are
// claimed with both counts. 64 characters may also be an 8x8 puzzle; when they can be read both
// ways the reader says so. Tested in tests/formats/sukaku_test.cpp.
#include "formats/sukaku.h"

#include <algorithm>
#include <array>

#include "formats/marks.h"
#include "formats/record_text.h"
#include "shudu/core/grid_text.h"

namespace shudu {

namespace {

constexpr std::size_t kShortestSukakuClaim = 601;  // shorter ones are plain lines that went wrong
constexpr std::size_t kLongestSukakuClaim = 900;

// Every character is a blank or the digit of its place.
bool is_in_place(std::string_view text, std::size_t size) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_blank_mark(text[i]) && text[i] != static_cast<char>('1' + i % size)) return false;
  }
  return true;
}

// The size whose cube `count` is, or 0.
std::size_t size_of_cube(std::size_t count) {
  for (std::size_t size = 4; size <= static_cast<std::size_t>(kMaxSize); ++size) {
    if (size * size * size == count) return size;
  }
  return 0;
}

Fit fit_sukaku(std::span<const std::string_view> lines, const ReadContext&) {
  if (lines.size() != 1) return Fit::kNo;
  const std::string_view text = first_field(lines[0]).view();
  if (text.size() < 64 || !are_cell_marks(text)) return Fit::kNo;
  const bool has_digit = text.find_first_of("123456789") != text.npos;
  const std::size_t size = size_of_cube(text.size());
  // A line of 64 blanks is an empty 8x8 puzzle; one of 729 can only be a sukaku without candidates.
  if (size != 0 && is_in_place(text, size) && (has_digit || size == 9)) return Fit::kWhole;
  const bool is_near = text.size() >= kShortestSukakuClaim && text.size() <= kLongestSukakuClaim;
  return is_near && text.size() != 625 ? Fit::kClaim : Fit::kNo;
}

Result<Puzzle> read_sukaku(std::span<const std::string_view> lines, ReadContext& context) {
  const Piece piece = first_field(lines[0]);
  std::size_t size = size_of_cube(piece.view().size());
  if (size == 0) size = 9;
  const Result<Pencilmarks> marks = read_marks(piece, static_cast<int>(size));
  if (!marks) return marks.error();
  const bool has_layout = context.layout != nullptr && context.layout->size() == marks->size();
  return puzzle_of_marks(*marks, has_layout ? context.layout : nullptr);
}

void write_sukaku(const Puzzle& puzzle, std::string& out) {
  append_marks(puzzle.question(), out);
  out += '\n';
}

}  // namespace

constinit const Format kSukakuFormat = {
    .name = "sukaku",
    .extensions = "sukaku",
    .words = {"all candidates on one line, 729 characters", "所有候选数一行，729 个字符",
              "所有候選數一行，729 個字元"},
    .reads = Part::kGivens | Part::kSukaku | Part::kOtherSizes,
    .writes = Part::kGivens | Part::kSukaku | Part::kOtherSizes,
    .fit = fit_sukaku,
    .read = read_sukaku,
    .write = write_sukaku,
    .has_every_candidate = true,
};

}  // namespace shudu
