// Blocks of bytes into lines, in flat memory.
//
// A line that lies inside one block is handed on as a view of the block, uncopied; only a line that
// a block cuts is put together in a buffer. A line over the limit is not kept: it comes as several
// chunks, the first with `begins`, the last with `ends`. Lines within the limit always come whole,
// wherever the blocks are cut, so what is read never depends on the cuts.
//
//   "ab\ncd" "ef\n"  ->  {ab begins ends} {cdef begins ends}
//
// A byte order mark at the very beginning is skipped. CR is left to the caller. Tested in
// tests/formats/line_splitter_test.cpp.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

#include "formats/number_text.h"
#include "shudu/formats/reader.h"

namespace shudu {

/// A line, or a part of one that is over the limit.
struct LineChunk {
  std::string_view text;   ///< without the line feed
  std::uint64_t line = 0;  ///< 1-based
  bool begins = true;      ///< the first chunk of its line
  bool ends = true;        ///< the last chunk of its line

  /// True for a line over the limit, in whatever parts it comes.
  [[nodiscard]] bool is_oversized() const { return !begins || !ends || is_over_limit(text); }
};

/// Cuts a stream into chunks. `Sink` is called with each LineChunk and answers false to stop.
class LineSplitter {
 public:
  template <typename Sink>
  bool feed(std::string_view block, Sink&& sink) {
    skip_mark(block);
    while (!block.empty()) {
      const void* found = std::memchr(block.data(), '\n', block.size());
      if (found == nullptr) return keep(block, sink);
      const auto length = static_cast<std::size_t>(static_cast<const char*>(found) - block.data());
      if (!end_line(block.substr(0, length), sink)) return false;
      block.remove_prefix(length + 1);
    }
    return true;
  }

  /// The last line, when no line feed ended it.
  template <typename Sink>
  bool finish(Sink&& sink) {
    end_mark();
    return (buffer_.empty() && !is_long_) || end_line({}, sink);
  }

  /// Has the next byte the first place of a line?
  [[nodiscard]] bool is_between_lines() const {
    return buffer_.empty() && !is_long_ && (mark_ == 0 || mark_ == kMarkDone);
  }
  /// Counts lines that somebody else has taken. Precondition: is_between_lines().
  void pass_lines(std::uint64_t count) {
    if (count > 0) mark_ = kMarkDone;
    line_ += count;
  }
  /// Forgets a line that has begun. One that is over the limit has been handed on in part; it ends.
  void drop_open_line() {
    if (mark_ < kMark.size()) mark_ = kMarkDone;
    if (!is_long_) buffer_.clear();
  }

 private:
  // Drops the byte order mark, which blocks may cut too.
  void skip_mark(std::string_view& block) {
    while (mark_ < kMark.size() && !block.empty()) {
      if (block.front() != kMark[mark_]) return end_mark();
      ++mark_;
      block.remove_prefix(1);
      if (mark_ == kMark.size()) mark_ = kMarkDone;
    }
  }
  // What looked like a mark and was none is text.
  void end_mark() {
    if (mark_ < kMark.size()) buffer_.append(kMark.substr(0, mark_));
    mark_ = kMarkDone;
  }

  template <typename Sink>
  bool end_line(std::string_view rest, Sink&& sink) {
    if (buffer_.empty() && !is_long_) return sink(LineChunk{rest, ++line_, true, true});
    if (!keep(rest, sink)) return false;
    const LineChunk last{buffer_, is_long_ ? line_ : ++line_, !is_long_, true};
    const bool goes_on = sink(last);
    is_long_ = false;
    buffer_.clear();
    return goes_on;
  }

  // How much of a part the line can take: to one byte over the limit.
  std::size_t room_for(std::string_view part) {
    const std::size_t size = buffer_.size();
    if (size + part.size() <= kMaxRecordBytes) return part.size();
    NumberSigns signs{true, true, false};  // what is kept over the lower limit are numbers
    if (size <= kMaxRecordBytes) {
      signs = {};
      look_at(buffer_, signs);
      look_at(part.substr(0, kMaxRecordBytes - size), signs);
    }
    const bool begins_well = signs.are_numbers();
    look_at(part, signs);
    const bool are_numbers = begins_well && !signs.has_others;
    const std::size_t most = are_numbers ? kMaxNumberBytes : kMaxRecordBytes;
    return size > most ? 0 : most + 1 - size;
  }

  // Keeps a part of a line; hands it on as soon as the line is over the limit.
  template <typename Sink>
  bool keep(std::string_view part, Sink&& sink) {
    if (!is_long_) {
      const std::size_t room = room_for(part);
      buffer_.append(part.substr(0, room));
      if (part.size() < room || (part.size() == room && !is_over_limit(buffer_))) return true;
      is_long_ = true;
      if (!sink(LineChunk{buffer_, ++line_, true, false})) return false;
      buffer_.clear();
      part.remove_prefix(room < part.size() ? room : part.size());
    }
    return part.empty() || sink(LineChunk{part, line_, false, false});
  }

  static constexpr std::string_view kMark = "\xEF\xBB\xBF";
  static constexpr std::size_t kMarkDone = 4;

  std::string buffer_;
  std::uint64_t line_ = 0;
  std::size_t mark_ = 0;
  bool is_long_ = false;
};

}  // namespace shudu
