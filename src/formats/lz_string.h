// LZ-string: the packing that web pages use for what stands in their addresses.
//
// LZ78 over UTF-16 code units, with codes that grow a bit at a time and six bits a character:
//
//   code 0   a unit below 256 that was not seen before follows, in 8 bits
//   code 1   any other new unit follows, in 16 bits
//   code 2   the end
//   code n   the n-th entry: each new unit makes one, and each code after the first makes one of
//            the entry before it and the first unit of its own
//
// An entry is a part of the text that is already there, so reading keeps only places and lengths.
// A small packed text can stand for a large one: reading stops at the limit that the caller gives,
// not after it. The format is that of pieroxy's lz-string (2013, MIT), the code is not.
// It needs nothing but the standard library, so that a browser build can use it.
// Tested in tests/formats/lz_string_test.cpp against texts that lz-string itself has packed.
#pragma once

#include <string>
#include <string_view>

#include "shudu/core/result.h"

namespace shudu {

/// What a packed text may stand for at most, anywhere in this house: 64 KiB.
inline constexpr std::size_t kMaxUnpackedBytes = std::size_t{64} * 1024;

/// The characters that stand for 0 to 63. Reading takes both.
enum class LzAlphabet : std::uint8_t {
  kBase64,  ///< A-Z a-z 0-9 + /, padded with = : `compressToBase64`
  kUri,     ///< A-Z a-z 0-9 + -, not padded: `compressToEncodedURIComponent`
};

/// Packs a text. What is not UTF-8 in it becomes U+FFFD.
[[nodiscard]] std::string pack_lz(std::string_view text, LzAlphabet alphabet);

/// Unpacks up to `most` bytes of UTF-8. The column of an error is that in `packed`, from 1.
/// Errors: kBadCharacter; kUnfinished (no end is there); kBadSyntax (a code that means nothing,
/// half a surrogate pair, anything but zeros after the end); kTooLarge (expected: `most`).
[[nodiscard]] Result<std::string> unpack_lz(std::string_view packed,
                                            std::size_t most = kMaxUnpackedBytes);

}  // namespace shudu
