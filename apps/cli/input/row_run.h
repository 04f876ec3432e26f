// Rows of a table, objects of JSON lines and lines with more than a puzzle, gathered into a run:
// the cells of each become a plain line, the solution that it claims stands beside it.
//
//   text   004300...,864371...\n008...,...\n    {"puzzle":"..."}
//            cells     claims
//
// What a line is, the reader says (RecordReader::find_row); the first one that is to be read ends
// the run.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "cli/input/batch.h"
#include "shudu/formats/reader.h"

namespace shudu::cli {

class RowRun {
 public:
  /// Gathers whole lines from the front of `text`, `most` of them at the most. Precondition: the
  /// reader takes rows.
  void gather(const RecordReader& reader, std::string_view text, std::size_t most);

  [[nodiscard]] std::size_t count() const { return count_; }
  /// The bytes of the text that they were gathered from.
  [[nodiscard]] std::size_t bytes() const { return bytes_; }
  /// Changes places with the text of a batch that is empty, and says in `run` how it lies there.
  void hand_over(Batch& batch);

 private:
  void make_room(std::size_t most);
  void take(const RowCells& row);

  static constexpr std::size_t kStride = LineRun::kRowStride;

  std::vector<char> cells_;
  std::vector<char> claims_;
  std::size_t count_ = 0;
  std::size_t bytes_ = 0;
  bool has_claims_ = false;
};

}  // namespace shudu::cli
