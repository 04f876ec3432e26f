// Records by value; see record_list.h.
#include "formats/record_list.h"

#include <cstdlib>
#include <iostream>

namespace shudu::test {

std::string cells_of(const Grid& grid) {
  std::string text;
  for (int i = 0; i < grid.cell_count(); ++i) {
    const int value = grid.value_at(Cell(i));
    text += value == 0 ? '.' : static_cast<char>('0' + value);
  }
  return text;
}

Grid grid_of(std::string_view cells) {
  int size = 1;
  while (size * size < static_cast<int>(cells.size())) ++size;
  Grid grid(size);
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] != '.') grid.place(Cell(static_cast<int>(i)), Digit(cells[i] - '0'));
  }
  return grid;
}

std::string describe(const Entry& entry) {
  if (!entry.failed()) return entry.format + " " + entry.cells;
  return std::to_string(entry.error.at.line) + ":" + std::to_string(entry.error.at.column) + " " +
         std::string(error_slug(entry.error.code));
}

std::ostream& operator<<(std::ostream& out, const Entry& entry) {
  return out << "#" << entry.index << " line " << entry.line << ": " << describe(entry);
}

std::vector<Entry> read_blocks(const std::vector<std::string_view>& blocks,
                               const ReadOptions& options) {
  std::vector<Entry> entries;
  const auto sink = [&](const Record& record) {
    Entry entry;
    entry.index = record.index;
    entry.line = record.line;
    entry.text = record.text;
    entry.lines.assign(record.lines.begin(), record.lines.end());
    entry.error = record.error;
    if (record.format != nullptr) entry.format = record.format->name;
    if (record.puzzle != nullptr) {
      entry.puzzle = *record.puzzle;
      entry.cells = cells_of(record.puzzle->givens);
    }
    entries.push_back(std::move(entry));
    return true;
  };
  RecordReader reader(options);
  for (const std::string_view block : blocks) {
    // A copy of its own, so that a sanitizer sees a view that outlives its block.
    const std::string copy(block);
    reader.feed(copy, sink);
  }
  reader.finish(sink);
  return entries;
}

std::vector<Entry> read_all(std::string_view text, const ReadOptions& options) {
  return read_blocks({text}, options);
}

std::vector<std::string> describe_all(std::string_view text, const ReadOptions& options) {
  std::vector<std::string> lines;
  for (const Entry& entry : read_all(text, options)) lines.push_back(describe(entry));
  return lines;
}

const Format& format_named(std::string_view name) {
  for (const Format& format : format_table()) {
    if (format.name == name) return format;
  }
  std::cerr << "no format is called " << name << '\n';
  std::abort();
}

std::vector<Entry> read_as(std::string_view name, std::string_view text, const Layout* layout) {
  const Format* format = &format_named(name);
  const ReadOptions options{{&format, 1}, layout};
  return read_all(text, options);
}

}  // namespace shudu::test
