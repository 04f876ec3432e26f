// Memory whose last byte is the last of a page that nothing may be read or written after: one byte
// too far ends the test program.
#pragma once

#include <cstddef>

namespace shudu::test {

class GuardedPage {
 public:
  /// `size` bytes, at least 1.
  explicit GuardedPage(std::size_t size);
  ~GuardedPage();
  GuardedPage(const GuardedPage&) = delete;
  GuardedPage& operator=(const GuardedPage&) = delete;

  [[nodiscard]] char* data() const { return data_; }

 private:
  std::size_t length_;
  void* pages_;
  char* data_;
};

}  // namespace shudu::test
