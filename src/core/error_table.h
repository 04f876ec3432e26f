// The table of errors: for each code its name for programs and its sentence in three languages.
//
// A sentence holds placeholders that `sentence` fills in from the fields of an error:
//   {digit} {house} {cells} {found} {expected} {size} {token} {layout}
// The same ones in each language; tests/core/error_test.cpp walks the table and checks that.
#pragma once

#include <span>
#include <string_view>

#include "shudu/core/error.h"

namespace shudu {

struct ErrorRow {
  ErrorCode code;
  std::string_view slug;
  Words words;
};

/// One row a code, in the order of the codes.
[[nodiscard]] std::span<const ErrorRow> error_table();

}  // namespace shudu
