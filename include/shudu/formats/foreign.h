// Files that are no text, told by their first bytes: packed ones, pictures, documents.
//
// Nobody looks for puzzles in them. A source that is one is a single error, which says what it is
// and what to do. No text of a puzzle begins like any of them. Tested in
// tests/formats/foreign_test.cpp.
#pragma once

#include <string_view>

#include "shudu/core/error.h"

#pragma GCC visibility push(default)
namespace shudu {

/// A kind of file: kPackedFile or kNotText, with its name as the token.
struct ForeignKind {
  std::string_view first;  ///< the bytes that it begins with
  std::string_view name;
  ErrorCode code = ErrorCode::kNotText;
};

/// What the first bytes of a source say.
struct ForeignLook {
  const ForeignKind* kind = nullptr;  ///< nullptr: none so far
  bool is_certain = true;             ///< false: further bytes may make it one
};

/// Looks at the first bytes of a source; eight are always enough.
[[nodiscard]] ForeignLook look_for_foreign(std::string_view first);

/// The error of a source that is one.
[[nodiscard]] Error foreign_error(const ForeignKind& kind);

}  // namespace shudu
#pragma GCC visibility pop
