// The words of an origin's wish, one row each, in the order of the line: how a word is printed, and
// how it is read back.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "shudu/generator/origin.h"

namespace shudu {

/// Methods as a set of bits.
using MakeMethods = unsigned;
constexpr MakeMethods bit(MakeMethod method) { return 1U << static_cast<unsigned>(method); }

/// The value of a word that stands alone.
inline constexpr std::string_view kFlagValue = "on";

/// Rows are read in their order, so each may look at what those before it have read.
struct OriginWord {
  std::string_view word;
  MakeMethods methods;  ///< that it goes with
  bool is_flag;         ///< it stands alone
  bool is_always;       ///< it must stand, with these methods
  /// Its value; empty: as it usually is, so it is left out.
  std::string (*print)(const Origin& origin);
  /// False: no such value.
  bool (*read)(std::string_view value, Origin& origin);
};

[[nodiscard]] std::span<const OriginWord> origin_words();

}  // namespace shudu
