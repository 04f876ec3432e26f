// What fuzz targets read their inputs with: byte by byte, with zeros past the end, so that every
// input means something and a shorter one is a simpler one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>

namespace shudu::fuzz {

inline void require(bool holds) {
  if (!holds) std::abort();
}

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), size_(size) {}
  [[nodiscard]] bool empty() const { return at_ >= size_; }
  unsigned next() { return empty() ? 0U : data_[at_++]; }

 private:
  const std::uint8_t* data_;
  std::size_t size_;
  std::size_t at_ = 0;
};

}  // namespace shudu::fuzz
