#include "rating/rated_lists.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdlib>

#include "support/lines.h"
#include "support/paths.h"

namespace shudu::test {

// Columns: puzzle, ER, EP, ED, HoDoKu's level, its score, and more.
std::vector<RatedPuzzle> rated_puzzles(std::string_view file) {
  std::vector<RatedPuzzle> puzzles;
  const auto path = shared_file(file);
  if (!path) return puzzles;
  for (const std::string& line : lines_of(*path)) {
    const auto fields = fields_of(line, 1, '\t');
    if (fields.size() < 6 || fields[0].size() != 81) continue;
    const auto er = static_cast<int>(std::lround(10 * std::strtod(fields[1].c_str(), nullptr)));
    const auto score = static_cast<int>(std::strtol(fields[5].c_str(), nullptr, 10));  // or none: 0
    puzzles.push_back({grid_of(fields[0]), er, fields[4], score});
  }
  return puzzles;
}

}  // namespace shudu::test
