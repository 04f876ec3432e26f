// Games of Simon Tatham's Solo as variants; formats/sgt.h shows the syntax of an ID.
//
//   3x3k:zzzc,<lines>,10a3b5c...     killer: the lines between cages, as those of a jigsaw, and a
//                                    number for the cell of each cage that says its sum
//   9jkx:...,<regions>,<cages>,...   a jigsaw has the lines of its regions before them
//   SAVEFILE:41:Simon Tatham's...    a saved game: CPARAMS (PARAMS) and DESC are its ID; moves are
//                                    those of a player
//
// No digit stands twice in a cage. Every cell is in a cage; one by itself without a sum says
// nothing and is dropped. Facts of the syntax: the collection's solo.c and its documentation (MIT).
// Tested in tests/formats_variant/solo_test.cpp.
#include <algorithm>
#include <array>

#include "formats/link.h"
#include "formats/sgt_id.h"
#include "formats/sgt_lines.h"
#include "formats/sgt_save_lines.h"
#include "formats/variant/looks.h"
#include "formats/variant/plain_parts.h"
#include "formats/variant/rule_error.h"
#include "formats/variant/square_text.h"
#include "shudu/core/as_index.h"
#include "shudu/formats/variant/variant_formats.h"

namespace shudu::variant {
namespace {

constexpr int kMostSoloSum = 9999;

class SoloDescription {
 public:
  SoloDescription(const Piece& piece, const SgtParameters& parameters)
      : piece_(piece), rest_(piece), parameters_(parameters), size_(parameters.size()) {}

  Result<VariantText> read() {
    text_.puzzle = open_grid(size_, size_, 1, size_);
    Status status = read_givens();
    if (status) status = read_regions();
    if (status && parameters_.has_diagonals) add_diagonals(text_.puzzle);
    if (status && parameters_.is_killer) status = read_cages();
    if (!status) return status.error();
    if (const auto more = take_sgt_part(rest_)) {
      return more->error(0, ErrorCode::kBadSyntax, more->view());
    }
    const Status sound = check_faults(text_.puzzle);
    if (!sound) return sound.error();
    return std::move(text_);
  }

 private:
  Result<Piece> part(std::string_view name) {
    const auto next = take_sgt_part(rest_);
    if (next) return *next;
    return piece_.error(piece_.view().size(), ErrorCode::kMissingField, name);
  }

  Status read_givens() {
    const auto cells = part("cells");
    if (!cells) return cells.error();
    const auto numbers = read_sgt_numbers(*cells, size_ * size_, size_);
    if (!numbers) return numbers.error();
    for (std::size_t i = 0; i < numbers->size(); ++i) {
      if ((*numbers)[i] != 0) give(text_.puzzle, i, (*numbers)[i]);
    }
    return kDone;
  }

  // As many blocks across as a block has rows.
  Status read_regions() {
    if (!parameters_.is_jigsaw()) {
      text_.puzzle.regions = boxes_of(text_.puzzle, parameters_.across, parameters_.down);
      return kDone;
    }
    const auto lines = part("regions");
    if (!lines) return lines.error();
    const auto map = read_sgt_lines(*lines, size_);
    if (!map) return map.error();
    text_.puzzle.regions = regions_of_map(*map);
    if (partition_of(text_.puzzle)) return kDone;
    return lines->error(0, ErrorCode::kBadSyntax, excerpt_of(lines->view(), 20));
  }

  Status read_cages() {
    const auto lines = part("cages");
    if (!lines) return lines.error();
    const auto map = read_sgt_lines(*lines, size_);
    if (!map) return map.error();
    const auto sums = part("sums");
    if (!sums) return sums.error();
    const auto numbers = read_sgt_numbers(*sums, size_ * size_, kMostSoloSum);
    if (!numbers) return numbers.error();
    for (Variables& cells : regions_of_map(*map)) {
      Constraint rule;
      rule.kind = Kind::kCage;
      for (const Variable cell : cells) {
        const int sum = (*numbers)[cell];
        if (sum == 0) continue;
        if (!rule.numbers.empty()) return sums->error(0, ErrorCode::kMismatch, "sums");
        rule.numbers = {sum};
      }
      rule.cells = std::move(cells);
      const bool says_something = rule.cells.size() > 1 || !rule.numbers.empty();
      if (says_something) text_.puzzle.constraints.push_back(std::move(rule));
    }
    return kDone;
  }

  Piece piece_;
  Piece rest_;
  SgtParameters parameters_;
  int size_;
  VariantText text_;
};

Result<VariantText> read_solo_id(const Piece& piece) {
  const auto parameters = sgt_parameters_of(piece.view());
  if (!parameters) return piece.error(0, ErrorCode::kBadSyntax, excerpt_of(piece.view(), 20));
  if (parameters->is_seed) {
    return piece.error(parameters->length, ErrorCode::kNotReadHere,
                       piece.view().substr(parameters->length));
  }
  if (parameters->size() > kMostLines) {
    Error error = piece.error(0, ErrorCode::kUnsupportedLayout);
    error.found = as_index(parameters->size());
    return error;
  }
  return SoloDescription({piece.text, piece.begin + parameters->length + 1, piece.end}, *parameters)
      .read();
}

Result<VariantText> read_solo_save(std::string_view text) {
  const Result<std::string> id = sgt_id_of_save(text);
  if (!id) return id.error();
  auto read = read_solo_id(whole_of(*id));
  if (read) {
    if (text.find("\nMOVE    :") != std::string_view::npos) {
      add_not_taken("MOVE", NotTaken::Why::kOfPlayer, *read);
    }
    return read;
  }
  Error error = read.error();
  error.at = {};  // it is put together from two values
  return error;
}

// The cages, each cell that is in none by itself.
std::vector<int> cage_map_of(const CageParts& cages) {
  std::vector<int> map = cages.cage_of;
  int next = static_cast<int>(cages.sums.size());
  for (int& cage : map) {
    if (cage < 0) cage = next++;
  }
  return map;
}

// Do lines say what the map says: each region in one piece?
bool hangs_together(const std::vector<int>& map, const std::string& lines, int size) {
  const auto back = read_sgt_lines(whole_of(lines), size);
  if (!back) return false;
  std::vector<int> number(map.size(), -1);
  for (std::size_t i = 0; i < map.size(); ++i) {
    int& first = number[as_index(map[i])];
    if (first < 0) first = (*back)[i];
    if (first != (*back)[i]) return false;
  }
  return true;
}

Status append_solo_lines(const std::vector<int>& map, int size, std::string_view part,
                         std::string& out) {
  const std::string lines = sgt_lines_of(map, size);
  if (!hangs_together(map, lines, size)) return cannot_hold_part(part);
  out.append(",").append(lines);
  return kDone;
}

Status append_solo_cages(const CageParts& cages, int size, std::string& out) {
  const std::vector<int> map = cage_map_of(cages);
  const Status lines = append_solo_lines(map, size, "cage in pieces", out);
  if (!lines) return lines;
  std::vector<int> numbers(map.size(), 0);
  std::vector<bool> is_told(cages.sums.size(), false);
  for (std::size_t cell = 0; cell < numbers.size(); ++cell) {
    const int cage = cages.cage_of[cell];
    if (cage < 0 || is_told[as_index(cage)]) continue;
    is_told[as_index(cage)] = true;
    const std::int64_t sum = cages.sums[as_index(cage)];
    if (sum < 0 || sum > kMostSoloSum) return cannot_hold_part("cage sum");
    numbers[cell] = static_cast<int>(sum);
  }
  out += ',';
  append_sgt_numbers(numbers, out);
  return kDone;
}

// The rows of the boxes that a grid has; 0 where its regions are none.
int box_rows_of(const VariantPuzzle& puzzle) {
  for (int rows = 2; rows < puzzle.rows; ++rows) {
    if (puzzle.rows % rows != 0) continue;
    if (has_regions(puzzle, boxes_of(puzzle, rows, puzzle.rows / rows))) return rows;
  }
  return 0;
}

bool is_plain_grid(const CageParts& cages) { return cages.sums.empty(); }

}  // namespace

Result<VariantText> read_solo(std::string_view text) {
  const Status length = check_length(text);
  if (!length) return length.error();
  if (begins_sgt_save(text)) return read_solo_save(text);
  const std::array<std::string_view, 1> lines{stripped(text)};
  const auto id = sgt_id_of(lines);
  if (!id) return error_in(text, 0, ErrorCode::kNotReadHere, excerpt_of(text, 20));
  const std::string decoded = is_sgt_link(lines) ? percent_decoded(id->view()) : std::string();
  if (decoded.empty() || decoded == id->view()) return read_solo_id(*id);
  auto read = read_solo_id(whole_of(decoded));
  if (!read) return error_at(*id, read.error());
  return read;
}

Result<std::string> write_solo(const VariantText& text) {
  const VariantPuzzle& puzzle = text.puzzle;
  const auto givens = givens_of(puzzle);
  if (!givens) return givens.error();
  const auto cages = cages_of(puzzle);
  if (!cages) return cages.error();
  const int size = puzzle.rows;
  const int box_rows = box_rows_of(puzzle);
  const auto map = partition_of(puzzle);
  if (size < 2 || !map) return cannot_hold_part("regions");
  std::string out = std::to_string(box_rows > 0 ? box_rows : size);
  out += box_rows > 0 ? 'x' + std::to_string(size / box_rows) : "j";
  if (cages->has_diagonals) out += 'x';
  if (!is_plain_grid(*cages)) out += 'k';
  out += ':';
  append_sgt_numbers(*givens, out);
  Status status = box_rows > 0 ? Status(kDone) : append_solo_lines(*map, size, "regions", out);
  if (status && !is_plain_grid(*cages)) status = append_solo_cages(*cages, size, out);
  if (!status) return status.error();
  return out;
}

}  // namespace shudu::variant
