#include "se_files.h"

#include "support/lines.h"
#include "support/paths.h"

namespace shudu::test {

std::optional<std::vector<std::vector<std::string>>> rated_lines(std::string_view name) {
  const auto file = shared_file(name);
  if (!file) return std::nullopt;
  std::vector<std::vector<std::string>> rows;
  bool is_header = true;
  for (const std::string& line : lines_of(*file)) {
    if (line.empty() || line[0] == '#' || std::exchange(is_header, false)) continue;
    rows.push_back(fields_of(line, 20, '\t'));
  }
  return rows;
}

View position_of(std::string_view cells, std::string_view candidates) {
  const Grid grid = grid_of(cells);
  Pencilmarks marks(9);
  for (int i = 0; i < 729; ++i) {
    if (candidates.at(static_cast<std::size_t>(i)) == '.') {
      marks.erase(Cell(i / 9), Digit::from_index(i % 9));
    }
  }
  return {Layout::classic(), grid, grid, marks};
}

std::string rating_text(int tenths) {
  return std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string rating_text(const SeRating& rating) {
  return rating_text(rating.er) + "/" + rating_text(rating.ep) + "/" + rating_text(rating.ed);
}

std::string original_name(const SeStep& step) {
  std::string name(step.technique->original_name);
  if (name.starts_with("Unique Loop") && step.cells.size() >= 8) {
    name.insert(11, " " + std::to_string(step.cells.size()));
  }
  return name;
}

std::string placement_text(const SeStep& step) {
  if (!step.placement) return {};
  return std::string(cell_name(step.placement->cell, 9).view()) + "=" +
         step.placement->digit.to_char();
}

std::string eliminations_text(const SeStep& step) {
  std::string text;
  for (const Candidate gone : step.eliminations) {
    if (!text.empty()) text += ' ';
    text += std::string(cell_name(gone.cell, 9).view()) + "-" + gone.digit.to_char();
  }
  return text;
}

}  // namespace shudu::test
