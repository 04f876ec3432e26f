// `--to csv`: the rows of the input as they stand, with what was found in columns added at the end.
//
//   id,puzzle                    id,puzzle,solution
//   17,4...3....                 17,4...3....,412736589...
//
// A heading gets the names of the new columns (`shudu_NAME` where it has one of that name). Rows
// that had no heading get none; plain lines become a table with the columns `puzzle` and the new
// ones. What is no row (boards, objects of JSON) stands as its puzzle. Tested in
// tests/cli/table_rows_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/options.h"
#include "cli/output/answer.h"

namespace shudu::cli {

/// One row being written.
class TableRow {
 public:
  /// Writes the heading where this is the first answer, and the row of the answer.
  TableRow(const Answer& answer, const std::vector<std::string>& names, std::string& out);

  /// The next new field, in quotes where it needs them.
  void add(std::string_view field);
  void add(const Grid& grid);
  /// Leaves the fields that are missing empty.
  void end();

 private:
  void write_heading(const Answer& answer, const std::vector<std::string>& names);

  std::string& out_;
  char separator_ = ',';
  std::size_t missing_;
};

/// The columns that a verb adds.
struct AddedColumns {
  std::vector<std::string> names;
  /// Adds the fields of an answer that is written as all answers are. nullptr: it has none.
  void (*fill)(const Answer& answer, const Options& options, TableRow& row) = nullptr;
};

}  // namespace shudu::cli
