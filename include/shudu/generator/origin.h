// Where a puzzle comes from, as a line that says all it takes to make it again:
//
//   generated seed=7 item=3 level=hard symmetry=rotate180 series=1 scale=shudu-1
//
// First the wish, as far as it is not the usual one; then the version of the series, which counts
// the changes of what a seed gives, and where a scale judged the puzzle the versions of those that
// did. Saved games keep the line; what is found out about the puzzle later, such as `level=medium`,
// is added after the versions and is no part of the wish. docs/generating.md has all words.
//
// Tested in tests/generator/origin_test.cpp: every origin is read back.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "shudu/core/error.h"
#include "shudu/core/language.h"
#include "shudu/core/result.h"
#include "shudu/generator/make.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Counts the changes of what wish, seed and item give, where no scale is asked.
inline constexpr int kSeriesVersion = 1;

/// Of one puzzle.
struct Origin {
  PuzzleWish wish = {};
  std::uint64_t seed = 0;
  std::uint64_t item = 0;  ///< of the series of the seed
};

/// One line without its end, ASCII but for the maps of layouts.
[[nodiscard]] std::string print_origin(const Origin& origin);

enum class OriginFault : std::uint8_t {
  kNotAnOrigin,  ///< it does not begin with `generated`; token: how it begins
  kUnknownWord,  ///< token
  kRepeated,     ///< token: the word
  kBadValue,     ///< token: word and value
  kMissing,      ///< token: the word
  kNotTogether,  ///< token: a word that does not go with the others
  kOtherSeries,  ///< token: the version; own: that of this build
  kOtherScale,   ///< token: the versions; own: those of this build, empty: no scale judges it
  kCannotBe,     ///< no puzzle is like that (find_fault)
  kCount,        // how many there are; not a fault
};

struct OriginError {
  OriginFault fault = OriginFault::kNotAnOrigin;
  Token token = {};  ///< escaped
  Token own = {};
  friend bool operator==(const OriginError&, const OriginError&) = default;
};

/// A whole sentence without a full stop.
[[nodiscard]] std::string sentence(const OriginError& error, Language language);

/// Reads what print_origin prints, words in any order. What comes back can be made by this build.
/// Any text will do. Thread-safe.
[[nodiscard]] Result<Origin, OriginError> parse_origin(std::string_view text);

}  // namespace shudu
#pragma GCC visibility pop
