#include "formats/variant/iss_grid.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <utility>

namespace shudu::variant {
namespace {

constexpr std::string_view kIssDigits = "0123456789abcdefg";

std::optional<int> plain_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc() && end == text.data() + text.size() && number >= 0;
  return is_whole && number <= 1'000'000 ? std::optional(number) : std::nullopt;
}

std::optional<std::pair<int, int>> two_numbers(std::string_view text, char between) {
  const std::size_t at = text.find(between);
  if (at == std::string_view::npos) return std::nullopt;
  const auto first = plain_number(text.substr(0, at));
  const auto second = plain_number(text.substr(at + 1));
  if (!first || !second) return std::nullopt;
  return std::pair(*first, *second);
}

bool read_range(std::string_view text, IssShape& shape) {
  if (const auto range = two_numbers(text, '-')) {
    shape.low = range->first;
    shape.values = range->second - range->first + 1;
    return shape.low <= 1;
  }
  const auto values = plain_number(text);
  shape.values = values.value_or(0);
  return values.has_value();
}

int index_of_digit(char c) {
  const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  const std::size_t at = kIssDigits.find(lower);
  return at == std::string_view::npos ? -1 : static_cast<int>(at) - 1;
}

std::vector<Variables> diagonals_of(const IssShape& shape) {
  std::vector<Variables> all;
  std::set<Variables> seen;
  const auto add = [&](int row, int column, int down, int right) {
    Variables cells;
    for (; row >= 0 && column >= 0 && row < shape.rows && column < shape.columns;
         row += down, column += right) {
      cells.push_back(static_cast<Variable>(row * shape.columns + column));
    }
    Variables sorted = cells;
    std::sort(sorted.begin(), sorted.end());
    if (cells.size() > 1 && seen.insert(sorted).second) all.push_back(cells);
  };
  for (int row = 0; row < shape.rows - 1; ++row) add(row, 0, 1, 1);
  for (int row = 1; row < shape.rows - 1; ++row) add(row, shape.columns - 1, -1, -1);
  for (int column = 1; column < shape.columns; ++column) add(0, column, 1, -1);
  for (int column = 1; column < shape.columns - 1; ++column) add(shape.rows - 1, column, -1, 1);
  return all;
}

}  // namespace

std::optional<IssShape> read_shape(std::string_view spec) {
  IssShape shape;
  std::vector<std::string_view> parts;
  for (std::size_t from = 0; from <= spec.size() && parts.size() < 4;) {
    const std::size_t end = std::min(spec.find('~', from), spec.size());
    parts.push_back(spec.substr(from, end - from));
    from = end + 1;
  }
  if (parts.size() > 3 || parts.back().empty()) return std::nullopt;
  const auto size = two_numbers(parts[0], 'x');
  const auto is_line = [](int length) { return length >= 1 && length <= kMostIssLines; };
  if (!size || !is_line(size->first) || !is_line(size->second)) return std::nullopt;
  shape.rows = size->first;
  shape.columns = size->second;
  const int usual = std::max(shape.rows, shape.columns);
  shape.values = usual;
  if (parts.size() > 1 && !parts[1].empty() && !read_range(parts[1], shape)) return std::nullopt;
  if (parts.size() > 2) {
    shape.is_sudoku = parts[2] == "Sudoku";
    if (!shape.is_sudoku && parts[2] != "Raw") return std::nullopt;
  }
  const int fewest = shape.is_sudoku ? usual : 1;
  if (shape.values < fewest || shape.values > kMostIssLines) return std::nullopt;
  return shape;
}

std::string shape_text(const IssShape& shape) {
  std::string text = std::to_string(shape.rows) + 'x' + std::to_string(shape.columns);
  const bool has_range = shape.low != 1 || shape.values != std::max(shape.rows, shape.columns);
  if (has_range || !shape.is_sudoku) text += '~';
  if (has_range && shape.low != 1) text += std::to_string(shape.low) + '-';
  if (has_range) text += std::to_string(shape.low + shape.values - 1);
  if (!shape.is_sudoku) text += "~Raw";
  return text;
}

IssGrid::IssGrid(const IssShape& shape, std::vector<IssGroup> groups)
    : shape_(shape),
      groups_(std::move(groups)),
      variables_(shape.rows * shape.columns),
      diagonals_(diagonals_of(shape)) {
  std::sort(groups_.begin(), groups_.end(),
            [](const IssGroup& a, const IssGroup& b) { return a.name < b.name; });
  for (IssGroup& group : groups_) {
    group.first = static_cast<Variable>(variables_);
    variables_ += group.cells;
  }
}

std::optional<Variable> IssGrid::cell_named(std::string_view name) const {
  if (name.size() == 4 && (name[0] == 'R' || name[0] == 'r') &&
      (name[2] == 'C' || name[2] == 'c')) {
    const int row = index_of_digit(name[1]);
    const int column = index_of_digit(name[3]);
    if (row >= 0 && row < shape_.rows && column >= 0 && column < shape_.columns) {
      return static_cast<Variable>(row * shape_.columns + column);
    }
    return std::nullopt;
  }
  for (const IssGroup& group : groups_) {
    if (name.substr(0, group.name.size()) != group.name) continue;
    const std::string_view rest = name.substr(group.name.size());
    if (group.cells == 1) {
      if (rest.empty()) return group.first;
      continue;
    }
    const auto number = rest.empty() || rest[0] == '0' ? std::nullopt : plain_number(rest);
    if (number && *number <= group.cells) {
      return static_cast<Variable>(group.first + *number - 1);
    }
  }
  return std::nullopt;
}

std::string IssGrid::name_of(Variable cell) const {
  if (cell < cells()) {
    const auto row = static_cast<std::size_t>(cell / shape_.columns);
    const auto column = static_cast<std::size_t>(cell % shape_.columns);
    return {'R', kIssDigits[row + 1], 'C', kIssDigits[column + 1]};
  }
  for (const IssGroup& group : groups_) {
    if (cell >= group.first + group.cells) continue;
    return group.cells == 1 ? group.name : group.name + std::to_string(cell - group.first + 1);
  }
  return {};
}

IssGrid::Block IssGrid::block_of(Variable cell) const {
  if (cell < cells()) return {0, cells(), shape_.columns};
  for (const IssGroup& group : groups_) {
    if (cell >= group.first + group.cells) continue;
    return {group.first, group.cells, group.columns == 0 ? shape_.columns : group.columns};
  }
  return {};
}

std::optional<Variable> IssGrid::moved(Variable cell, int rows, int columns) const {
  const Block block = block_of(cell);
  const int row = (cell - block.first) / block.columns + rows;
  const int column = (cell - block.first) % block.columns + columns;
  const int place = row * block.columns + column;
  if (row < 0 || column < 0 || column >= block.columns || place >= block.cells) {
    return std::nullopt;
  }
  return static_cast<Variable>(block.first + place);
}

std::optional<IssGrid::Distance> IssGrid::distance(Variable from, Variable to) const {
  const Block block = block_of(from);
  if (block_of(to).first != block.first) return std::nullopt;
  const int start = from - block.first;
  const int end = to - block.first;
  return Distance{end / block.columns - start / block.columns,
                  end % block.columns - start % block.columns};
}

int IssGrid::usual_box_size() const { return std::max(shape_.rows, shape_.columns); }

std::optional<IssGrid::BoxShape> IssGrid::box_shape(int size) const {
  constexpr int kSmallestBox = 4;
  if (!shape_.is_sudoku || size < kSmallestBox) return std::nullopt;
  int small = 1;
  while ((small + 1) * (small + 1) <= size) ++small;
  for (; small >= 2; --small) {
    const int large = size / small;
    if (large < small || small * large != size) continue;
    if (shape_.rows % small == 0 && shape_.columns % large == 0) return BoxShape{small, large};
    if (shape_.rows % large == 0 && shape_.columns % small == 0) return BoxShape{large, small};
  }
  return std::nullopt;
}

std::vector<Variables> IssGrid::boxes(int size) const {
  const auto box = box_shape(size);
  if (!box) return {};
  return boxes_of(open_grid(shape_.rows, shape_.columns, 1, 1), box->rows, box->columns);
}

std::optional<Variables> IssGrid::line_named(std::string_view name) const {
  if (name.size() < 2 || (name[0] != 'R' && name[0] != 'C')) return std::nullopt;
  const bool is_row = name[0] == 'R';
  const auto number = plain_number(name.substr(1));
  const int lines = is_row ? shape_.rows : shape_.columns;
  if (!number || *number < 1 || *number > lines) return std::nullopt;
  Variables cells;
  const int length = is_row ? shape_.columns : shape_.rows;
  for (int i = 0; i < length; ++i) {
    const int row = is_row ? *number - 1 : i;
    const int column = is_row ? i : *number - 1;
    cells.push_back(static_cast<Variable>(row * shape_.columns + column));
  }
  return cells;
}

std::optional<IssGrid::NamedLine> IssGrid::name_of_line(const Variables& cells) const {
  if (cells.empty() || cells[0] >= this->cells()) return std::nullopt;
  const int least = *std::min_element(cells.begin(), cells.end());
  for (const std::string& name : {'R' + std::to_string(least / shape_.columns + 1),
                                  'C' + std::to_string(least % shape_.columns + 1)}) {
    Variables line = *line_named(name);
    if (line == cells) return NamedLine{name, false};
    std::reverse(line.begin(), line.end());
    if (line == cells) return NamedLine{name, true};
  }
  return std::nullopt;
}

}  // namespace shudu::variant
