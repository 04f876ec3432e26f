// Parts made by several threads come in order, and an early end leaves nobody behind.
#include "cli/generate/ordered_work.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <thread>
#include <vector>

namespace shudu::cli {
namespace {

TEST(OrderedWork, TakesPartsInOrder) {
  for (const int jobs : {1, 2, 7}) {
    std::vector<std::uint64_t> taken;
    OrderedWork<std::uint64_t>::run(
        jobs, 300,
        [jobs](int worker, std::uint64_t index) {
          EXPECT_LT(worker, jobs);
          // The later of neighbours is often ready first.
          if (index % 5 == 0) std::this_thread::sleep_for(std::chrono::microseconds(300));
          return index * index;
        },
        [&taken](std::uint64_t& part) {
          taken.push_back(part);
          return true;
        });
    ASSERT_EQ(taken.size(), 300U);
    for (std::uint64_t i = 0; i < 300; ++i) EXPECT_EQ(taken[i], i * i);
  }
}

TEST(OrderedWork, EndsEarly) {
  for (const int jobs : {1, 4}) {
    std::atomic<std::uint64_t> made{0};
    std::uint64_t taken = 0;
    OrderedWork<int>::run(
        jobs, 1'000'000,
        [&made](int /*worker*/, std::uint64_t /*index*/) {
          ++made;
          return 1;
        },
        [&taken](int& /*part*/) { return ++taken < 10; });
    EXPECT_EQ(taken, 10U);
    EXPECT_LE(made.load(), 10U + 2U * 4U + 1U + 4U);
  }
  OrderedWork<int>::run(
      3, 0, [](int /*worker*/, std::uint64_t /*index*/) { return 1; },
      [](int& /*part*/) { return true; });
}

}  // namespace
}  // namespace shudu::cli
