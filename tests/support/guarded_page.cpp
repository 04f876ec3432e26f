// See guarded_page.h.
#include "support/guarded_page.h"

#include <sys/mman.h>
#include <unistd.h>

#include <cstdlib>

namespace shudu::test {

GuardedPage::GuardedPage(std::size_t size) {
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  const std::size_t inside = (size + page - 1) / page * page;
  length_ = inside + page;
  pages_ = mmap(nullptr, length_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (pages_ == MAP_FAILED) std::abort();
  auto* const begin = static_cast<char*>(pages_);
  if (mprotect(begin + inside, page, PROT_NONE) != 0) std::abort();
  data_ = begin + inside - size;
}

GuardedPage::~GuardedPage() { munmap(pages_, length_); }

}  // namespace shudu::test
