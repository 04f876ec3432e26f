// What the tests of the kernels share: the kernels of this build and of this machine, and a fixture
// that runs a test on each of them.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "shudu/solver/kernel.h"

namespace shudu::test {

/// The kernels that this machine supports, the fastest first.
inline std::vector<const Kernel*> supported_kernels() {
  std::vector<const Kernel*> kernels;
  for (const Kernel& kernel : kernel_table()) {
    if (kernel.is_supported()) kernels.push_back(&kernel);
  }
  return kernels;
}

/// The names of all kernels of this build, to instantiate a KernelTest with.
inline std::vector<std::string_view> kernel_names() {
  std::vector<std::string_view> names;
  for (const Kernel& kernel : kernel_table()) names.push_back(kernel.name);
  return names;
}

/// Tests that run on every kernel, by name; those that the machine lacks are skipped, and say so.
class KernelTest : public testing::TestWithParam<std::string_view> {
 protected:
  void SetUp() override {
    if (!kernel().is_supported()) {
      GTEST_SKIP() << "this machine has no " << kernel().name << ": kernel NOT tested";
    }
  }
  static const Kernel& kernel() { return *find_kernel(GetParam()); }
};

inline std::string name_of_kernel(const testing::TestParamInfo<std::string_view>& info) {
  return std::string(info.param);
}

}  // namespace shudu::test
