// Where records leave the reader: they are numbered and handed to the sink of the current call.
//
// Of a web page the errors are held back until there is a puzzle among its words: without one, the
// page is one error. Tested in tests/formats/reader_test.cpp and text_decoder_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "shudu/formats/reader.h"

namespace shudu {

class Outlet {
 public:
  void open(RecordSink sink) { sink_ = sink; }
  void send(Record& record);
  /// Counts records that somebody else has read.
  void pass(std::uint64_t count) {
    index_ += count;
    was_puzzle_ = was_puzzle_ || count > 0;
  }
  /// What comes is a web page: its words are errors only where there is a puzzle among them.
  void begin_page() { is_page_ = true; }
  /// Was the last record a puzzle?
  [[nodiscard]] bool was_puzzle() const { return was_puzzle_; }
  /// There is a puzzle: sends the errors that were held back.
  void note_puzzle();
  /// The stream has ended: a page without a puzzle is one error.
  void end_page();
  [[nodiscard]] bool stopped() const { return stopped_; }

 private:
  // A record that is an error, with texts of its own.
  struct HeldError {
    Record record;
    std::string text;
    std::vector<std::string> lines;
  };

  void hold_back(const Record& record);

  void deliver(Record& record) {
    record.index = index_;
    if (stopped_) return;
    ++index_;
    was_puzzle_ = record.puzzle != nullptr;
    stopped_ = !(*sink_)(record);
  }

  std::optional<RecordSink> sink_;
  std::vector<HeldError> held_;
  std::uint64_t index_ = 0;
  bool stopped_ = false;
  bool is_page_ = false;
  bool was_puzzle_ = false;
};

}  // namespace shudu
