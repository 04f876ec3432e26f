#include "shudu/verbs/claimed_solution.h"

#include <string>

#include "shudu/core/cell.h"
#include "shudu/core/clash.h"

namespace shudu::verbs {
namespace {

Error fault_at(ErrorCode code, CellSet cells, int size) {
  constexpr std::string_view kMore = " ...";
  Error error;
  error.code = code;
  error.cells = cells;
  error.size = static_cast<std::uint8_t>(size);
  for (const Cell cell : cells) {
    const auto name = cell_name(cell, size);
    if (error.token.size() + 1 + name.size() + kMore.size() > Token::kSize) {
      error.token.append(kMore);
      break;
    }
    if (!error.token.empty()) error.token.append(' ');
    error.token.append(name.view());
  }
  return error;
}

CellSet differences(const Grid& a, const Grid& b, CellSet cells) {
  CellSet different;
  for (const Cell cell : cells) {
    if (a[cell] != b[cell]) different.insert(cell);
  }
  return different;
}

// Cells whose digit the puzzle rules out: it has another there, or has not that candidate.
CellSet contradictions(const Puzzle& puzzle, const Grid& claimed) {
  const Pencilmarks question = puzzle.question();
  CellSet cells = differences(claimed, puzzle.givens, puzzle.givens.filled());
  for (const Cell cell : claimed.filled()) {
    if (!question[cell].contains(*claimed[cell])) cells.insert(cell);
  }
  return cells;
}

}  // namespace

bool claims_solution(const Puzzle& puzzle) {
  return puzzle.solution.has_value() || puzzle.partial_solution.has_value();
}

std::optional<Error> find_claim_fault(const Layout& layout, const Puzzle& puzzle,
                                      const SearchResult& found) {
  if (puzzle.partial_solution) {
    return Error{.code = ErrorCode::kSolutionNotFull,
                 .found = static_cast<std::uint64_t>(*puzzle.partial_solution),
                 .expected = static_cast<std::uint64_t>(puzzle.givens.cell_count())};
  }
  if (!puzzle.solution) return std::nullopt;
  const Grid& claimed = *puzzle.solution;
  if (found.count == 1 && claimed == found.first) return std::nullopt;
  const CellSet against = contradictions(puzzle, claimed);
  if (!against.empty()) {
    return fault_at(ErrorCode::kSolutionContradicts, against, layout.size());
  }
  if (found.count == 1) {
    const CellSet wrong = differences(claimed, found.first, claimed.filled());
    if (wrong.empty()) return std::nullopt;
    return fault_at(ErrorCode::kSolutionDiffers, wrong, layout.size());
  }
  // It agrees with the puzzle, so it is a solution unless it breaks a rule.
  const std::optional<Error> clash = find_clash(layout, claimed);
  if (!clash) return std::nullopt;
  return fault_at(ErrorCode::kSolutionBreaksRules, clash->cells, layout.size());
}

}  // namespace shudu::verbs
