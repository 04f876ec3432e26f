#include "support/guarded_page.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>

namespace shudu::test {

namespace {

std::size_t page_size() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

void* map_pages(std::size_t length) {
  void* const pages =
      mmap(nullptr, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages == MAP_FAILED) std::abort();
  return pages;
}

}  // namespace

// The pages that hold `size` bytes, and one more that may not be touched.
GuardedPage::GuardedPage(std::size_t size)
    : length_((size + page_size() - 1) / page_size() * page_size() + page_size()),
      pages_(map_pages(length_)),
      data_(static_cast<char*>(pages_) + length_ - page_size() - size) {
  if (mprotect(data_ + size, page_size(), PROT_NONE) != 0) std::abort();
}

GuardedPage::~GuardedPage() { munmap(pages_, length_); }

}  // namespace shudu::test
