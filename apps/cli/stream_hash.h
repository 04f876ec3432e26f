// A 64-bit sum of a text that comes in pieces, the same however it is cut. It tells texts apart
// that were changed by chance or by hand; it is no seal against malice.
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace shudu::cli {

/// One step of the sum: a word is taken in. Also where whole words stand anyway.
[[nodiscard]] constexpr std::uint64_t hash_step(std::uint64_t sum, std::uint64_t word) {
  constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;  // 2^64 over the golden ratio
  sum = (sum ^ word) * kOdd;
  return sum ^ (sum >> 29U);
}

class StreamHash {
 public:
  void add(std::string_view text) {
    size_ += text.size();
    if constexpr (std::endian::native == std::endian::little) add_words(text);
    for (const char c : text) {
      word_ |= std::uint64_t{static_cast<unsigned char>(c)} << (kByte * held_);
      held_ = (held_ + 1) % sizeof word_;
      if (held_ != 0) continue;
      sum_ = hash_step(sum_, word_);
      word_ = 0;
    }
  }

  [[nodiscard]] std::uint64_t value() const { return hash_step(hash_step(sum_, word_), size_); }

 private:
  static constexpr unsigned kByte = 8;

  // Takes eight bytes at a time from the front, after those that are held.
  void add_words(std::string_view& text) {
    while (text.size() >= sizeof word_) {
      std::uint64_t next = 0;
      std::memcpy(&next, text.data(), sizeof next);
      text.remove_prefix(sizeof next);
      sum_ = hash_step(sum_, word_ | (next << (kByte * held_)));
      word_ = held_ == 0 ? 0 : next >> (kByte * (sizeof word_ - held_));
    }
  }

  std::uint64_t sum_ = 0;
  std::uint64_t word_ = 0;  // the last bytes, fewer than eight
  std::uint64_t size_ = 0;
  unsigned held_ = 0;
};

[[nodiscard]] inline std::uint64_t hash_of_text(std::string_view text) {
  StreamHash hash;
  hash.add(text);
  return hash.value();
}

}  // namespace shudu::cli
