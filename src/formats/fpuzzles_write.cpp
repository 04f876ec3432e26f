// Writing f-puzzles' JSON; see fpuzzles_json.h. Always the same bytes for the same record: members
// have an order, and what is usual (regions of 9x9, empty notes) is not written.
#include <algorithm>
#include <nlohmann/json.hpp>
#include <vector>

#include "formats/fpuzzles_json.h"
#include "formats/json_values.h"
#include "formats/note_lines.h"
#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

void append_note(std::string_view key, const std::string& text, std::string& out) {
  if (!text.empty()) out.append(",\"").append(key).append("\":").append(quoted(text));
}

// `"key":[1,2]`
void append_digits(std::string_view key, DigitSet digits, std::string& out) {
  out.append("\"").append(key).append("\":[");
  for (const Digit digit : digits) {
    if (out.back() != '[') out += ',';
    out += digit.to_char();
  }
  out += ']';
}

class FpuzzlesWriter {
 public:
  FpuzzlesWriter(const Puzzle& puzzle, std::string& out)
      : puzzle_(puzzle), layout_(layout_of(puzzle).value_or(Layout::classic())), out_(out) {}

  void write() {
    out_.append("{\"size\":").append(std::to_string(puzzle_.size()));
    append_note("title", puzzle_.notes.title, out_);
    append_note("author", puzzle_.notes.author, out_);
    append_note("ruleset", puzzle_.notes.description, out_);
    write_grid();
    write_layout();
    write_solution();
    for (const NoteField& field : kNoteFields) {
      const bool is_written =
          field.name == "title" || field.name == "author" || field.name == "description";
      if (!is_written) append_note(field.name, puzzle_.notes.*(field.text), out_);
    }
    out_ += '}';
  }

 private:
  void write_grid() {
    // Regions are only written where f-puzzles would not think of them itself.
    const bool has_regions = puzzle_.size() != kMaxSize || layout_.is_jigsaw();
    const bool has_marks_to_show = shows_marks();
    out_ += ",\"grid\":[";
    for (const Cell cell : layout_.all_cells()) {
      const int column = cell.column_in(puzzle_.size());
      if (column == 0) out_ += cell.index() == 0 ? "[" : ",[";
      if (column > 0) out_ += ',';
      out_ += '{';
      write_cell(cell);
      if (!has_marks_to_show && puzzle_.marks && cell.index() == 0) {
        // Nothing else says that there are marks.
        separate();
        append_digits("centerPencilMarks", (*puzzle_.marks)[cell], out_);
      }
      if (has_regions) {
        separate();
        out_.append("\"region\":").append(std::to_string(layout_.number(layout_.box_of(cell))));
      }
      out_ += '}';
      if (column + 1 == puzzle_.size()) out_ += ']';
    }
    out_ += ']';
  }

  [[nodiscard]] bool shows_marks() const {
    if (!puzzle_.marks || puzzle_.marks_are_puzzle) return true;
    const CellSet filled = puzzle_.givens.filled() | puzzle_.placed.filled();
    const CellSet blank = layout_.all_cells() - filled;
    return std::any_of(blank.begin(), blank.end(),
                       [this](Cell cell) { return !(*puzzle_.marks)[cell].empty(); });
  }

  void write_cell(Cell cell) {
    const bool is_given = !puzzle_.givens.is_blank(cell);
    const bool is_placed = !puzzle_.placed.is_blank(cell);
    if (is_given || is_placed) {
      const Grid& grid = is_given ? puzzle_.givens : puzzle_.placed;
      out_.append("\"value\":") += grid[cell]->to_char();
      if (is_given) out_ += ",\"given\":true";
    } else if (puzzle_.marks && puzzle_.marks_are_puzzle) {
      append_digits("givenPencilMarks", (*puzzle_.marks)[cell], out_);
    } else if (puzzle_.marks && !(*puzzle_.marks)[cell].empty()) {
      append_digits("centerPencilMarks", (*puzzle_.marks)[cell], out_);
    }
  }

  void separate() {
    if (out_.back() != '{') out_ += ',';
  }

  // Diagonals and disjoint groups have members of their own, all else is an extra region.
  void write_layout() {
    std::vector<CellSet> regions;
    regions.reserve(static_cast<std::size_t>(layout_.extra_region_count()));
    for (int i = 0; i < layout_.extra_region_count(); ++i) {
      regions.push_back(layout_.cells(layout_.region(i)));
    }
    CellSet rising;
    CellSet falling;
    const int size = puzzle_.size();
    for (int i = 0; i < size; ++i) {
      rising.insert(Cell::at(size - 1 - i, i, size));
      falling.insert(Cell::at(i, i, size));
    }
    if (take({rising}, regions)) out_ += ",\"diagonal+\":true";
    if (take({falling}, regions)) out_ += ",\"diagonal-\":true";
    if (take(disjoint_groups(), regions)) out_ += ",\"disjointgroups\":true";
    if (layout_.is_anti_knight()) out_ += ",\"antiknight\":true";
    if (layout_.is_anti_king()) out_ += ",\"antiking\":true";
    for (std::size_t i = 0; i < regions.size(); ++i) {
      out_ += i == 0 ? ",\"extraregion\":[" : ",";
      write_region(regions[i]);
    }
    if (!regions.empty()) out_ += ']';
  }

  // Removes `wanted` from `regions` where all of them are there.
  static bool take(const std::vector<CellSet>& wanted, std::vector<CellSet>& regions) {
    for (const CellSet cells : wanted) {
      if (std::find(regions.begin(), regions.end(), cells) == regions.end()) return false;
    }
    for (const CellSet cells : wanted) {
      regions.erase(std::find(regions.begin(), regions.end(), cells));
    }
    return !wanted.empty();
  }

  // Those of the usual boxes, which f-puzzles means; none where there are no usual ones.
  [[nodiscard]] std::vector<CellSet> disjoint_groups() const {
    std::vector<CellSet> groups;
    const Layout* usual = default_layout(puzzle_.size()).value_or(nullptr);
    if (usual == nullptr) return groups;
    for (int place = 0; place < puzzle_.size(); ++place) {
      CellSet& cells = groups.emplace_back();
      for (int box = 0; box < puzzle_.size(); ++box) {
        cells.insert(usual->cell_list(usual->box(box))[static_cast<std::size_t>(place)]);
      }
    }
    return groups;
  }

  void write_region(CellSet cells) {
    out_ += "{\"cells\":[";
    for (const Cell cell : cells) {
      if (out_.back() != '[') out_ += ',';
      out_.append("\"R").append(std::to_string(cell.row_in(puzzle_.size()) + 1));
      out_.append("C").append(std::to_string(cell.column_in(puzzle_.size()) + 1)).append("\"");
    }
    out_ += "]}";
  }

  void write_solution() {
    if (!puzzle_.solution) return;
    out_ += ",\"solution\":[";
    for (int i = 0; i < puzzle_.solution->cell_count(); ++i) {
      if (i > 0) out_ += ',';
      out_ += std::to_string(puzzle_.solution->value_at(Cell(i)));
    }
    out_ += ']';
  }

  const Puzzle& puzzle_;
  Layout layout_;
  std::string& out_;
};

}  // namespace

void append_fpuzzles_json(const Puzzle& puzzle, std::string& out) {
  FpuzzlesWriter(puzzle, out).write();
}

}  // namespace shudu
