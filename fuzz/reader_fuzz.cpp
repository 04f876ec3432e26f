// Fuzzes detection and the reader of streams with all formats.
//
// Held: the records do not depend on where the blocks are cut; they come in order, numbered without
// gaps, with lines that do not go back; an error has a place in the text.
#include "shudu/formats/reader.h"

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/formats/xml/opensudoku.h"

namespace {

struct Seen {
  std::uint64_t line = 0;
  std::string text;
  const shudu::Format* format = nullptr;
  bool is_puzzle = false;
  shudu::Puzzle puzzle;
  shudu::Error error;
  friend bool operator==(const Seen&, const Seen&) = default;
};

void require(bool holds) {
  if (!holds) std::abort();
}

void check_order(const std::vector<Seen>& records, const shudu::Record& record) {
  require(record.index == records.size());
  require(record.line >= (records.empty() ? 1 : records.back().line));
  require(record.puzzle != nullptr || record.error.at.line >= record.line);
  require(record.puzzle != nullptr || record.error.at.column >= 1);
}

// Blocks of `step` bytes; all of the text at once when it is 0.
std::vector<Seen> read_in_steps(std::string_view text, std::size_t step) {
  std::vector<Seen> records;
  const auto sink = [&](const shudu::Record& record) {
    check_order(records, record);
    Seen seen;
    seen.line = record.line;
    seen.text = record.text;
    seen.format = record.format;
    seen.is_puzzle = record.puzzle != nullptr;
    if (seen.is_puzzle) seen.puzzle = *record.puzzle;
    seen.error = record.error;
    records.push_back(std::move(seen));
    return true;
  };
  shudu::RecordReader reader(shudu::ReadOptions{shudu::all_formats(), nullptr});
  if (step == 0) step = text.size() + 1;
  for (std::size_t i = 0; i < text.size(); i += step) {
    const std::string block(text.substr(i, step));  // a view that outlives it is found
    reader.feed(block, sink);
  }
  reader.finish(sink);
  return records;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string text;
  for (std::size_t i = 0; i < size; ++i) text += static_cast<char>(data[i]);
  const std::vector<Seen> whole = read_in_steps(text, 0);
  require(read_in_steps(text, 1) == whole);
  require(read_in_steps(text, size / 3 + 1) == whole);
  return 0;
}
