#include "logic/cases.h"

#include <algorithm>
#include <sstream>

#include "shudu/solver/method.h"
#include "shudu/solver/solver.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu::test {
std::vector<Candidate> read_candidates(std::string_view text) {
  std::vector<Candidate> candidates;
  std::istringstream stream{std::string(text)};
  for (std::string word; stream >> word;) {
    if (word.size() != 3) continue;
    const int row = word[1] - '1';
    const int column = word[2] - '1';
    candidates.push_back({Cell(row * 9 + column), Digit(word[0] - '0')});
  }
  std::sort(candidates.begin(), candidates.end());
  return candidates;
}

View view_of(std::string_view cells, std::string_view deleted) {
  Grid givens(9);
  Grid grid(9);
  int at = 0;
  bool is_entered = false;
  for (const char c : cells) {
    if (c == '+') {
      is_entered = true;
      continue;
    }
    if (c >= '1' && c <= '9') {
      grid.place(Cell(at), Digit(c - '0'));
      if (!is_entered) givens.place(Cell(at), Digit(c - '0'));
    }
    is_entered = false;
    ++at;
  }
  Pencilmarks marks(9);
  View all(Layout::classic(), grid);
  for (const Cell cell : Layout::classic().all_cells()) marks.set(cell, all.candidates(cell));
  for (const Candidate& gone : read_candidates(deleted)) marks.erase(gone.cell, gone.digit);
  return {Layout::classic(), givens, grid, marks};
}

std::vector<Case> cases_of(std::string_view slug) {
  std::vector<Case> cases;
  int number = 0;
  for (const std::string& line :
       lines_of(source_dir() / "tests/cases" / (std::string(slug) + ".cases"))) {
    ++number;
    if (line.empty() || line[0] == '#') continue;
    const std::vector<std::string> fields = fields_of(line, 6);
    Case one;
    one.line = number;
    one.must_fire = fields[0] == "fires";
    for (const char c : fields[1]) one.digits.insert(Digit(c - '0'));
    one.cells = fields[2];
    one.deleted = fields[3];
    one.eliminations = read_candidates(fields[4]);
    one.placements = read_candidates(fields[5]);
    cases.push_back(one);
  }
  return cases;
}

Grid solution_of(const View& view) { return solve(view.layout(), view.givens()).value().first; }

std::string text_of(const std::vector<Candidate>& candidates) {
  std::string text;
  for (const Candidate& c : candidates) {
    if (!text.empty()) text += ' ';
    text += std::to_string(c.digit.value()) + std::to_string(c.cell.row_in(9) + 1) +
            std::to_string(c.cell.column_in(9) + 1);
  }
  return text;
}

std::string case_line(const View& view, const Step& step) {
  std::string cells;
  std::vector<Candidate> deleted;
  const View plain(view.layout(), view.grid());
  for (const Cell cell : view.layout().all_cells()) {
    if (view.grid().is_blank(cell)) {
      cells += '.';
      for (const Digit digit : plain.candidates(cell) - view.candidates(cell)) {
        deleted.push_back({cell, digit});
      }
    } else {
      if (view.givens().is_blank(cell)) cells += '+';
      cells += std::to_string(view.grid().value_at(cell));
    }
  }
  std::string digits;
  for (const Digit digit : step.digits) digits += std::to_string(digit.value());
  return "fires:" + digits + ':' + cells + ':' + text_of(deleted) + ':' +
         text_of(step.eliminations) + ':' + text_of(step.placements);
}

std::string text_of(const Step& step) {
  std::string text(step.technique->slug);
  text += ' ';
  for (const Digit digit : step.digits) text += std::to_string(digit.value());
  for (const Cell cell : step.cells) {
    text += " r" + std::to_string(cell.row_in(9) + 1) + 'c' + std::to_string(cell.column_in(9) + 1);
  }
  return text + " => -" + text_of(step.eliminations) + " +" + text_of(step.placements);
}

}  // namespace shudu::test
