// Choosing among the readings of several formats; see resolve.h.
#include "formats/resolve.h"

#include <bit>
#include <utility>
#include <vector>

#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

struct Reading {
  const Format* format;
  Puzzle puzzle;
};

bool agree(const Grid& a, const Grid& b) {
  return a.filled().empty() || b.filled().empty() || a == b;
}

template <typename T>
bool agree(const std::optional<T>& a, const std::optional<T>& b) {
  return !a || !b || *a == *b;
}

// Two rows of variants never read one text; the comparison of rules stays out of the web.
bool agree(const VariantPart& a, const VariantPart& b) { return !a || !b || a.is_same(b); }

bool agree(const std::string& a, const std::string& b) { return a.empty() || b.empty() || a == b; }

// Two readings of one puzzle, of which either may know more.
bool agree(const Puzzle& a, const Puzzle& b) {
  return a.givens == b.givens && a.marks_are_puzzle == b.marks_are_puzzle &&
         agree(a.placed, b.placed) && agree(a.marks, b.marks) && agree(a.solution, b.solution) &&
         agree(a.layout, b.layout) && agree(a.variant, b.variant);
}

// How much a reading knows besides the givens, notes aside: one bit for each part.
unsigned knowledge(const Puzzle& puzzle) {
  return (puzzle.placed.filled().empty() ? 0U : 1U) | (puzzle.marks ? 2U : 0U) |
         (puzzle.solution || puzzle.partial_solution ? 4U : 0U) |
         (puzzle.layout.empty() ? 0U : 8U) | (puzzle.variant ? 16U : 0U);
}

// Which of two readings that agree is taken: the parts decide, among equals the one with notes,
// then the format that has a place of its own for all that it found.
int weight(const Reading& reading) {
  const Holdings writes = reading.format->writes;
  const bool has_place = (parts_of(reading.puzzle) | writes) == writes;
  return 4 * std::popcount(knowledge(reading.puzzle)) + (reading.puzzle.notes.empty() ? 0 : 2) +
         (has_place ? 1 : 0);
}

Error ambiguous(std::span<const Reading> readings) {
  Error error;
  error.code = ErrorCode::kAmbiguousFormat;
  error.at.line = 1;
  error.at.column = 1;
  for (const Reading& reading : readings) {
    if (!error.token.empty()) error.token.append(", ");
    error.token.append(reading.format->name);
  }
  return error;
}

Resolution choose(std::span<Reading> readings) {
  Reading* best = &readings.front();
  unsigned all = 0;
  for (Reading& reading : readings) {
    const unsigned known = knowledge(reading.puzzle);
    all |= known;
    if (weight(reading) > weight(*best)) best = &reading;
  }
  bool agreed = knowledge(best->puzzle) == all;
  for (const Reading& reading : readings) agreed = agreed && agree(best->puzzle, reading.puzzle);
  if (!agreed) return {nullptr, ambiguous(readings)};
  return {best->format, std::move(best->puzzle)};
}

Status check_size(const Puzzle& puzzle, const Layout* layout) {
  const int size = puzzle.size();
  if (layout == nullptr) {
    if (!puzzle.layout.empty()) return kDone;
    const Result<const Layout*> usual = default_layout(size);
    return usual ? Status(kDone) : Status(usual.error());
  }
  if (layout->size() == size) return kDone;
  return Error{.code = ErrorCode::kLayoutMismatch,
               .found = static_cast<std::uint64_t>(size),
               .expected = static_cast<std::uint64_t>(layout->size())};
}

}  // namespace

Result<Puzzle> read_with(const Format& format, std::span<const std::string_view> lines,
                         ReadContext& context) {
  Result<Puzzle> puzzle = format.read(lines, context);
  if (!puzzle) return puzzle;
  const Status size = check_size(*puzzle, context.layout);
  if (size) return puzzle;
  Error error = size.error();
  error.at = {1, 1};
  return error;
}

Resolution resolve(std::span<const Format* const> formats, std::span<const std::string_view> lines,
                   ReadContext& context) {
  if (formats.size() == 1) return {formats[0], read_with(*formats[0], lines, context)};
  std::vector<Reading> readings;
  readings.reserve(formats.size());
  std::optional<Error> error;
  for (const Format* format : formats) {
    Result<Puzzle> puzzle = read_with(*format, lines, context);
    if (puzzle) {
      readings.push_back({format, std::move(*puzzle)});
    } else if (!error) {
      error = puzzle.error();
    }
  }
  if (readings.empty()) return {formats[0], *error};
  return choose(readings);
}

}  // namespace shudu
