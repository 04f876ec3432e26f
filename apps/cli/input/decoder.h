// gzip and zstd taken apart, a piece at a time in flat memory.
//
// Both formats may be several members (frames) one after the other, which give one text. gzip may
// have zero bytes after its last member, as tapes leave them; anything else after a member is
// damage. A zstd frame that asks for a window over 128 MiB, more than its own tool grants unasked,
// is refused. Sources: RFC 1952, RFC 8878. Tested in tests/cli/compressed_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

namespace shudu::cli {

enum class Packing : std::uint8_t { kNone, kGzip, kZstd };

/// What is wrong with compressed data.
enum class Damage : std::uint8_t {
  kNone,
  kCut,       ///< it ends in the middle
  kBroken,    ///< it is not what it should be: a checksum, a code, a header
  kTrailing,  ///< something else follows
  kTooWide,   ///< it asks for too much memory
};

/// What the first bytes of a source say.
struct Sniffed {
  Packing packing = Packing::kNone;
  bool is_certain = true;  ///< false: further bytes may make it a packing
};

/// Looks at the first bytes of a source; four are always enough.
[[nodiscard]] Sniffed sniff(std::string_view first);

/// What a step took and gave.
struct Decoded {
  std::size_t used = 0;
  std::size_t made = 0;
  Damage damage = Damage::kNone;
};

/// Takes one stream apart. One thread at a time.
class Decoder {
 public:
  Decoder() = default;
  Decoder(const Decoder&) = delete;
  Decoder& operator=(const Decoder&) = delete;
  virtual ~Decoder() = default;

  /// Decodes from `in` to `out` until `out` is full, all of `in` has been made into text, or
  /// something is wrong. What did not fit comes with the next call, with an empty `in` too.
  virtual Decoded decode(std::string_view in, std::span<char> out) = 0;
  /// May the stream end here?
  [[nodiscard]] virtual bool may_end() const = 0;
};

/// Nothing for kNone. Throws std::bad_alloc where there is no memory.
[[nodiscard]] std::unique_ptr<Decoder> make_decoder(Packing packing);

/// "gzip" or "zstd".
[[nodiscard]] std::string_view packing_name(Packing packing);

}  // namespace shudu::cli
