// Fuzzes what all links have in common: taking a line apart, and the reader with the formats of
// links, whose detection must not depend on where blocks are cut.
//
// Held: the parts of a link lie in its line, in order; what is decoded is not longer; every record
// has a puzzle or an error with a place.
#include "formats/link.h"

#include <cstdint>
#include <string>
#include <vector>

#include "bytes.h"
#include "shudu/formats/reader.h"

namespace {

using shudu::fuzz::require;

void check_parts(std::string_view line) {
  const std::optional<shudu::Link> link = shudu::parse_link(line);
  if (!link) return;
  std::size_t before = 0;
  for (const shudu::Piece& piece : {link->path, link->query, link->fragment}) {
    require(before <= piece.begin && piece.begin <= piece.end && piece.end <= line.size());
    require(shudu::packed_data(piece.view()).size() <= piece.view().size());
    before = piece.end;
  }
  for (const std::string_view key : {"load", "bd", "s", "puzzleid"}) {
    const std::optional<shudu::Piece> value = shudu::query_value(*link, key);
    require(!value || (value->begin >= link->query.begin && value->end <= link->query.end));
  }
}

std::vector<const shudu::Format*> link_formats() {
  std::vector<const shudu::Format*> formats;
  for (const shudu::Format& format : shudu::format_table()) {
    for (const std::string_view name : {"line", "fpuzzles", "sudokupad", "sudokuwiki",
                                        "sudokuexchange", "sudokucoach", "sgt", "share"}) {
      if (format.name == name) formats.push_back(&format);
    }
  }
  return formats;
}

// How each record ended, in blocks of so many bytes.
std::vector<std::string> read_in_steps(std::string_view text, std::size_t step) {
  const std::vector<const shudu::Format*> formats = link_formats();
  std::vector<std::string> records;
  const auto sink = [&](const shudu::Record& record) {
    require(record.puzzle != nullptr || record.error.at.line >= 1);
    require(record.puzzle != nullptr || record.error.at.column >= 1);
    records.push_back(std::to_string(record.line) + " " + std::string(record.text) + " " +
                      (record.format == nullptr ? "" : std::string(record.format->name)) + " " +
                      (record.puzzle == nullptr
                           ? std::string(shudu::error_slug(record.error.code))
                           : record.puzzle->layout + " " + record.puzzle->left_out));
    return true;
  };
  shudu::RecordReader reader(shudu::ReadOptions{formats, nullptr});
  for (std::size_t i = 0; i < text.size(); i += step) {
    const std::string block(text.substr(i, step));
    reader.feed(block, sink);
  }
  reader.finish(sink);
  return records;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string text;
  for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(data[i]);
  check_parts(text);
  require(read_in_steps(text, 1) == read_in_steps(text, text.size() + 1));
  return 0;
}
