// Writing what a line of 81 or 162 characters holds: the three spreads of killer texts, and
// jigsaws; iss_plain.cpp shows their syntax and reads them.
//
// In the short spread the first cell of a cage says its sum, and every other cell points at one
// that is nearer to it; so a cage whose cells do not hang together, by sides or corners, cannot be
// written. A cell outside of all cages is one of its own without a sum.
#include <array>

#include "formats/variant/plain_parts.h"
#include "formats/variant/rule_error.h"
#include "shudu/core/as_index.h"
#include "shudu/formats/variant/variant_formats.h"

namespace shudu::variant {
namespace {

constexpr int kLineSide = 9;
constexpr std::size_t kLineCells = std::size_t{kLineSide} * kLineSide;
constexpr int kBoxSide = 3;

struct Killer {
  CageParts cages;
  std::vector<std::size_t> first_cells;  // of each cage
  bool has_boxes = true;
};

// Nine by nine without givens, with cages.
Result<Killer> killer_of(const VariantPuzzle& puzzle) {
  const auto givens = givens_of(puzzle);
  if (!givens) return givens.error();
  if (puzzle.rows != kLineSide) return cannot_hold_part("size");
  for (const int given : *givens) {
    if (given != 0) return cannot_hold_part("givens");
  }
  auto cages = cages_of(puzzle);
  if (!cages) return cages.error();
  Killer killer;
  killer.cages = std::move(*cages);
  killer.has_boxes = has_regions(puzzle, boxes_of(puzzle, kBoxSide, kBoxSide));
  killer.first_cells.assign(killer.cages.sums.size(), kLineCells);
  for (std::size_t cell = kLineCells; cell-- > 0;) {
    const int cage = killer.cages.cage_of[cell];
    if (cage >= 0) killer.first_cells[as_index(cage)] = cell;
  }
  return killer;
}

// A sum of nothing says that there is none.
std::optional<char> sign_of_sum(std::int64_t sum) {
  constexpr std::string_view kSigns = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghij";
  if (sum < 0 || sum >= static_cast<std::int64_t>(kSigns.size())) return std::nullopt;
  return kSigns[static_cast<std::size_t>(sum)];
}

struct PointerStep {
  int down;
  int right;
  char back;  // the sign of a cell so far away, which points here
};
// Sides before corners: a sign for a corner only where nothing else leads there.
constexpr std::array<PointerStep, 4> kSideSteps{
    {{0, 1, '<'}, {0, -1, '>'}, {1, 0, '^'}, {-1, 0, 'v'}}};
constexpr std::array<PointerStep, 4> kCornerSteps{
    {{1, 1, '`'}, {1, -1, '\''}, {-1, 1, ','}, {-1, -1, '.'}}};

// Signs for the cells of a cage, outwards from its first cell.
class Pointers {
 public:
  Pointers(const Killer& killer, std::string& text) : killer_(killer), text_(text) {}

  void point_from(std::size_t first) {
    std::vector<std::size_t> reached{first};
    for (std::size_t next = 0; next < reached.size(); ++next) {
      step_to(reached[next], kSideSteps, reached);
      if (next + 1 < reached.size()) continue;
      for (std::size_t i = 0; i < reached.size() && next + 1 == reached.size(); ++i) {
        step_to(reached[i], kCornerSteps, reached);
      }
    }
  }

 private:
  void step_to(std::size_t from, const std::array<PointerStep, 4>& steps,
               std::vector<std::size_t>& reached) {
    for (const PointerStep& step : steps) {
      const int row = static_cast<int>(from) / kLineSide + step.down;
      const int column = static_cast<int>(from) % kLineSide + step.right;
      if (row < 0 || row >= kLineSide || column < 0 || column >= kLineSide) continue;
      const auto cell = as_index(row * kLineSide + column);
      const bool is_mine = killer_.cages.cage_of[cell] == killer_.cages.cage_of[from];
      if (!is_mine || text_[cell] != ' ') continue;
      text_[cell] = step.back;
      reached.push_back(cell);
    }
  }

  const Killer& killer_;
  std::string& text_;
};

Result<std::string> joined_cages(const Killer& killer) {
  std::string text(kLineCells, ' ');
  for (std::size_t cell = 0; cell < kLineCells; ++cell) {
    if (killer.cages.cage_of[cell] < 0) text[cell] = '0';
  }
  for (std::size_t cage = 0; cage < killer.first_cells.size(); ++cage) {
    const auto sign = sign_of_sum(killer.cages.sums[cage]);
    if (!sign) return cannot_hold_part("cage sum");
    text[killer.first_cells[cage]] = *sign;
    Pointers(killer, text).point_from(killer.first_cells[cage]);
  }
  if (text.find(' ') != std::string::npos) return cannot_hold_part("cage in pieces");
  return text;
}

}  // namespace

Result<std::string> write_short_killer(const VariantText& text) {
  const auto killer = killer_of(text.puzzle);
  if (!killer) return killer.error();
  if (!killer->has_boxes) return cannot_hold_part("regions");
  if (killer->cages.has_diagonals) return cannot_hold_part("diagonals");
  auto written = joined_cages(*killer);
  // Without a sign that points, nothing tells it from givens.
  const bool is_killer = written && written->find_first_of("<v>^`',") != std::string::npos;
  if (written && !is_killer) return cannot_hold_part("cages of one cell");
  return written;
}

Result<std::string> write_long_killer(const VariantText& text) {
  const auto killer = killer_of(text.puzzle);
  if (!killer) return killer.error();
  if (!killer->has_boxes) return cannot_hold_part("regions");
  constexpr std::int64_t kCages = 256;
  constexpr std::int64_t kMostSum = 8'000'000;
  std::string out = killer->cages.has_diagonals ? "3x3:d:k:" : "3x3::k:";
  for (std::size_t cell = 0; cell < kLineCells; ++cell) {
    const int cage = killer->cages.cage_of[cell];
    const std::int64_t sum = cage < 0 ? 0 : killer->cages.sums[as_index(cage)];
    if (cage >= 0 && (sum <= 0 || sum > kMostSum)) return cannot_hold_part("cage sum");
    out += std::to_string(cage < 0 ? 0 : cage + 1 + kCages * sum) + ':';
  }
  return out;
}

Result<std::string> write_sumo_cue(const VariantText& text) {
  const auto killer = killer_of(text.puzzle);
  if (!killer) return killer.error();
  const auto regions = partition_of(text.puzzle);
  if (!regions) return cannot_hold_part("regions");
  std::string out = killer->cages.has_diagonals ? "SumoCueV1D" : "SumoCueV1";
  for (std::size_t cell = 0; cell < kLineCells; ++cell) {
    const int cage = killer->cages.cage_of[cell];
    const std::size_t first = cage < 0 ? cell : killer->first_cells[as_index(cage)];
    const std::int64_t sum = cage < 0 ? 0 : killer->cages.sums[as_index(cage)];
    if (sum < 0) return cannot_hold_part("cage sum");
    out += first == cell ? '=' + std::to_string(sum) : '+' + std::to_string(first);
    if (!killer->has_boxes) out += 'J' + std::to_string((*regions)[cell]);
  }
  return out;
}

Result<std::string> write_jigsaw(const VariantText& text) {
  const auto givens = givens_of(text.puzzle);
  if (!givens) return givens.error();
  if (text.puzzle.rows > kLineSide || text.puzzle.rows < 2) return cannot_hold_part("size");
  const auto regions = partition_of(text.puzzle);
  if (!regions) return cannot_hold_part("regions");
  if (!text.puzzle.constraints.empty()) {
    return cannot_hold(text.puzzle.constraints[0].kind);
  }
  std::string out;
  for (const int given : *givens) out += given == 0 ? '.' : static_cast<char>('0' + given);
  for (const int region : *regions) out += static_cast<char>('A' + region);
  return out;
}

}  // namespace shudu::variant
