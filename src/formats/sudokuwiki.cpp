// Links to sudokuwiki.org; see sudokuwiki.h.
#include "formats/sudokuwiki.h"

#include <algorithm>
#include <array>

#include "formats/link.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"
#include "shudu/core/find_row.h"

namespace shudu {

namespace {

constexpr std::size_t kTwiceCells = std::size_t{2} * kMaxCells;
constexpr std::array<std::string_view, 1> kSudokuwikiSites = {"sudokuwiki.org"};
constexpr std::size_t kHead = 3;
constexpr unsigned kLastPlaced = 18;
constexpr unsigned kAllBits = 511;
constexpr std::string_view kDigitsOfBase36 = "0123456789abcdefghijklmnopqrstuvwxyz";

struct NamedLayout {
  std::string_view name;
  std::string_view layout;
};
// Pages of the site that are about puzzles of ours.
constexpr std::array kPages{NamedLayout{"", ""}, NamedLayout{"sudoku", ""},
                            NamedLayout{"sudokux", "x"}, NamedLayout{"windoku", "windoku"}};
// Heads of strings, likewise.
constexpr std::array kHeads{NamedLayout{"s9b", ""}, NamedLayout{"x9b", "x"},
                            NamedLayout{"w9b", "windoku"}};

template <std::size_t kCount>
const NamedLayout* find_named(const std::array<NamedLayout, kCount>& table, std::string_view name) {
  return find_row(table, [&](const NamedLayout& row) { return row.name == name; });
}

bool is_alphanumeric(std::string_view text) {
  return lower_case(text).find_first_not_of(kDigitsOfBase36) == std::string::npos;
}

// The string alone.
bool is_bare(std::string_view text) {
  return text.size() == kHead + kTwiceCells && is_alphanumeric(text) &&
         find_named(kHeads, lower_case(text.substr(0, kHead))) != nullptr;
}

// Two digits to a base, as the number at `offset`.
Result<unsigned> number_at(const Piece& data, std::size_t offset, unsigned base) {
  unsigned number = 0;
  for (std::size_t i = offset; i < offset + 2; ++i) {
    const std::string digit = lower_case(data.view().substr(i, 1));
    const std::size_t value = kDigitsOfBase36.find(digit);
    if (value >= base) {
      Error error = data.error(i, ErrorCode::kBadCharacter);
      error.token = escape_first(data.view().substr(i));
      return error;
    }
    number = number * base + static_cast<unsigned>(value);
  }
  return number;
}

Error number_out_of_range(const Piece& data, std::size_t offset, unsigned most) {
  Error error = data.error(offset, ErrorCode::kBadNumber, data.view().substr(offset, 2));
  error.expected = most;
  return error;
}

bool is_all_open(const Puzzle& puzzle) {
  const CellSet filled = puzzle.givens.filled() | puzzle.placed.filled();
  const CellSet open = CellSet::first_n(kMaxCells) - filled;
  return std::all_of(open.begin(), open.end(), [&](Cell cell) {
    return (*puzzle.marks)[cell] == DigitSet::first_n(kMaxSize);
  });
}

// Marks that say nothing are none.
Puzzle settled(Puzzle puzzle) {
  settle_marks(puzzle);
  if (is_all_open(puzzle)) puzzle.marks.reset();
  return puzzle;
}

Result<Puzzle> read_offsets(const Piece& data) {
  Puzzle puzzle;
  puzzle.marks = Pencilmarks(kMaxSize);
  for (std::size_t i = 0; i < kMaxCells; ++i) {
    const Result<unsigned> number = number_at(data, 2 * i, 36);
    if (!number) return number.error();
    if (*number > kLastPlaced + kAllBits)
      return number_out_of_range(data, 2 * i, kLastPlaced + kAllBits);
    const Cell cell(static_cast<int>(i));
    if (*number == 0) {
      puzzle.marks->set(cell, {});
    } else if (*number <= kMaxSize) {
      puzzle.givens.place(cell, Digit(static_cast<int>(*number)));
    } else if (*number <= kLastPlaced) {
      puzzle.placed.place(cell, Digit(static_cast<int>(*number) - kMaxSize));
    } else {
      puzzle.marks->set(cell, DigitSet::from_bits(*number - kLastPlaced));
    }
  }
  return settled(std::move(puzzle));
}

// Is that candidate still open in a cell that `cell` sees?
bool is_open_around(const Pencilmarks& marks, const Grid& givens, Cell cell, Digit digit) {
  const CellSet peers = Layout::classic().peers(cell);
  return std::any_of(peers.begin(), peers.end(), [&](Cell peer) {
    return givens.is_blank(peer) && marks[peer].size() > 1 && marks[peer].contains(digit);
  });
}

Result<Puzzle> read_masks(const Piece& data) {
  Puzzle puzzle;
  Pencilmarks marks(kMaxSize);
  for (std::size_t i = 0; i < kMaxCells; ++i) {
    const Result<unsigned> number = number_at(data, 2 * i, 32);
    if (!number) return number.error();
    const Cell cell(static_cast<int>(i));
    const DigitSet digits = DigitSet::from_bits(*number >> 1U);
    const bool is_clue = (*number & 1U) != 0;
    if (is_clue && digits.size() != 1) return number_out_of_range(data, 2 * i, 2 * kAllBits + 1);
    if (is_clue) puzzle.givens.place(cell, digits.first());
    marks.set(cell, digits);
  }
  for (int i = 0; i < kMaxCells; ++i) {
    const Cell cell(i);
    if (!puzzle.givens.is_blank(cell) || marks[cell].size() != 1) continue;
    if (is_open_around(marks, puzzle.givens, cell, marks[cell].first())) continue;
    puzzle.placed.place(cell, marks[cell].first());
  }
  puzzle.marks = marks;
  return settled(std::move(puzzle));
}

Error wrong_length(const Piece& data, std::size_t expected) {
  const std::size_t length = data.view().size();
  const bool is_short = length < expected;
  Error error = data.error(is_short ? length : expected,
                           is_short ? ErrorCode::kTooShort : ErrorCode::kTooLong);
  error.found = length;
  error.expected = expected;
  return error;
}

Result<Puzzle> read_headed(const Piece& data) {
  const NamedLayout* head = find_named(kHeads, lower_case(data.view().substr(0, kHead)));
  if (head == nullptr) {
    return data.error(0, ErrorCode::kNotReadHere, excerpt_of(data.view(), kHead));
  }
  const Piece numbers{data.text, data.begin + kHead, data.end};
  if (numbers.view().size() != kTwiceCells) return wrong_length(numbers, kTwiceCells);
  Result<Puzzle> puzzle = read_offsets(numbers);
  if (puzzle) puzzle->layout = head->layout;
  return puzzle;
}

Result<Puzzle> read_data(const Piece& data) {
  const std::size_t length = data.view().size();
  if (length == kHead + kTwiceCells) return read_headed(data);
  if (length == kTwiceCells) return read_masks(data);
  // `J9B...`, `K6B...`: other games have strings of other lengths.
  const std::string_view text = data.view();
  const bool is_headed = length > kHead && (text[2] == 'B' || text[2] == 'b') &&
                         is_alphanumeric(text.substr(0, 1)) && text[0] > '9';
  if (is_headed) return read_headed(data);
  const Result<Grid> givens = read_cells(data, &Layout::classic());
  if (!givens) return givens.error();
  if (givens->size() == kMaxSize) return puzzle_of(*givens);
  return wrong_length(data, kMaxCells);
}

Fit fit_sudokuwiki(std::span<const std::string_view> lines, const ReadContext& /*context*/) {
  if (lines.size() != 1) return Fit::kNo;
  return is_bare(trimmed(lines[0])) || link_at(lines, kSudokuwikiSites) ? Fit::kWhole : Fit::kNo;
}

Result<Puzzle> read_sudokuwiki(std::span<const std::string_view> lines, ReadContext& /*context*/) {
  const std::optional<Link> link = link_at(lines, kSudokuwikiSites);
  if (!link) return read_data(trimmed(whole_of(lines[0])));
  const std::string page = lower_case(link->path.view());
  const NamedLayout* known = find_named(kPages, page.substr(0, page.find('.')));
  const std::optional<Piece> data = query_value(*link, "bd");
  if (known == nullptr) return link->path.error(0, ErrorCode::kNotReadHere, link->path.view());
  if (!data) return error_in(lines[0], lines[0].size(), ErrorCode::kMissingField, "bd");
  Result<Puzzle> puzzle = read_data(*data);
  if (puzzle && puzzle->layout.empty()) puzzle->layout = known->layout;
  return puzzle;
}

// The string cannot tell marks that say nothing from no marks.
Holdings lacks_in_sudokuwiki(const Puzzle& puzzle) {
  return puzzle.marks && is_all_open(puzzle) ? Holdings(Part::kMarks) : Holdings();
}

unsigned number_in_string(const Puzzle& puzzle, Cell cell) {
  if (!puzzle.givens.is_blank(cell)) return static_cast<unsigned>(puzzle.givens.value_at(cell));
  if (!puzzle.placed.is_blank(cell)) {
    return static_cast<unsigned>(puzzle.placed.value_at(cell) + kMaxSize);
  }
  const unsigned bits = puzzle.marks ? (*puzzle.marks)[cell].bits() : kAllBits;
  return bits == 0 ? 0 : bits + kLastPlaced;
}

void write_sudokuwiki(const Puzzle& puzzle, std::string& out) {
  out.append("https://www.sudokuwiki.org/sudoku.htm?bd=S9B");
  for (int i = 0; i < kMaxCells; ++i) {
    const unsigned number = number_in_string(puzzle, Cell(i));
    out += kDigitsOfBase36[number / kDigitsOfBase36.size()];
    out += kDigitsOfBase36[number % kDigitsOfBase36.size()];
  }
  out += '\n';
}

}  // namespace

constinit const Format kSudokuwikiFormat = {
    .name = "sudokuwiki",
    .words = {"sudokuwiki.org links with candidates: ...sudoku.htm?bd=S9B...",
              "sudokuwiki.org 链接，含候选数：…sudoku.htm?bd=S9B…",
              "sudokuwiki.org 連結，含候選數：…sudoku.htm?bd=S9B…"},
    .reads = Part::kGivens | Part::kPlaced | Part::kMarks | Part::kLayout,
    .writes = Part::kGivens | Part::kPlaced | Part::kMarks,
    .fit = fit_sudokuwiki,
    .read = read_sudokuwiki,
    .write = write_sudokuwiki,
    .lacks = lacks_in_sudokuwiki,
};

}  // namespace shudu
