// Some dozen records on their way through the program: what was read, and the text of the answers.
//
// A batch is plain memory that is used again and again, so a stream of any length takes the same
// few of them. Most records are 81 givens; candidates and errors, which are larger and rarer, stand
// in lists of their own.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/answer.h"
#include "shudu/core/error.h"
#include "shudu/core/grid.h"
#include "shudu/core/pencilmarks.h"

namespace shudu::cli {

/// One record as it was read.
struct Item {
  std::uint64_t index = 0;  ///< 0-based, over all sources
  std::uint64_t line = 0;   ///< 1-based, in its source
  std::uint32_t source = 0;
  std::int32_t marks = -1;  ///< its place in Batch::marks; -1: the givens are the puzzle
  std::int32_t error = -1;  ///< its place in Batch::errors; -1: it could be read
  Grid givens;
};

struct Batch {
  static constexpr std::size_t kMostItems = 64;

  std::vector<Item> items;
  std::vector<Pencilmarks> marks;
  std::vector<Error> errors;
  bool is_drawn = false;  ///< its records are to be drawn as boards
  std::string out;        ///< the answers so far, whole lines
  std::size_t done = 0;   ///< how many items are answered
  Tally tally;            ///< of those

  [[nodiscard]] bool is_complete() const { return done == items.size(); }
  void clear() {
    items.clear();
    marks.clear();
    errors.clear();
    is_drawn = false;
    out.clear();
    done = 0;
    tally = {};
  }
};

}  // namespace shudu::cli
