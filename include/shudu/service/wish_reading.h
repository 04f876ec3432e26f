// The fields of the request `generate` as a wish, for who makes many puzzles of it and does not ask
// the service for each.
//
//   {"seed":7,"level":"hard","symmetry":"rotate180"}
//
// Thread-safe. Tested in tests/service/wish_reading_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "shudu/core/language.h"
#include "shudu/core/result.h"
#include "shudu/verbs/generate.h"

#pragma GCC visibility push(default)
namespace shudu::service {

/// Reads an object of these fields (docs/service.md), which are checked as those of a request are;
/// `shudu` and `do` may be left out. The wish can be made: find_fault has been asked. Tries are
/// those of the field, or none. Unlike the request it takes some of 17 to 19 givens (sparse.h).
/// Error: the sentence.
[[nodiscard]] Result<verbs::GenerateWish, std::string> read_generate_wish(std::string_view fields,
                                                                          Language language);

}  // namespace shudu::service
#pragma GCC visibility pop
