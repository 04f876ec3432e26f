// What the tests of the one-puzzle kernels share: the kernels that this machine can run, and
// positions as the kernels take them.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "solver/cpu/features.h"
#include "solver/helpers.h"
#include "solver/single/kernels.h"

namespace shudu::test {

using SingleFunction = SingleAnswer (*)(const SingleJob&);

struct SingleKernel {
  std::string_view name;
  SingleFunction solve;
  bool is_supported;  ///< by this machine
};

inline void PrintTo(const SingleKernel& kernel, std::ostream* out) { *out << kernel.name; }

inline std::vector<SingleKernel> single_kernels() {
#if defined(__x86_64__)
  return {{"avx512", solve_single_avx512, has_avx512()},
          {"avx2", solve_single_avx2, has_avx2()},
          {"simd128", solve_single_simd128, has_simd128()},
          {"sse4", solve_single_sse4, has_sse4()}};
#else
  return {{"simd128", solve_single_simd128, true}};
#endif
}

/// Tests that run on every kernel; those that the machine lacks are skipped, and say so.
class SingleKernelTest : public testing::TestWithParam<SingleKernel> {
 protected:
  void SetUp() override {
    if (!GetParam().is_supported) {
      GTEST_SKIP() << "this machine has no " << GetParam().name << ": kernel NOT tested";
    }
  }
  static SingleAnswer solve(const SingleJob& job) { return GetParam().solve(job); }
};

inline std::string name_of_kernel(const testing::TestParamInfo<SingleKernel>& info) {
  return std::string(info.param.name);
}

inline DigitBands bands_of(const Pencilmarks& marks) {
  DigitBands bands{};
  for (int cell = 0; cell < 81; ++cell) {
    for (const Digit digit : marks[Cell(cell)]) {
      bands[static_cast<std::size_t>(3 * digit.index() + cell / 27)] |= 1U << (cell % 27);
    }
  }
  return bands;
}

inline std::string text_of(const SolutionText& text) { return {text.begin(), text.end()}; }

/// An answer with its solutions in the order of the sink.
struct SingleRun {
  SingleAnswer answer;
  std::vector<std::string> solutions;
};
inline SingleRun run_single(SingleFunction solve, SingleJob job) {
  SingleRun run;
  auto keep = [&run](const SolutionText& text) {
    run.solutions.push_back(text_of(text));
    return true;
  };
  SolutionTextSink sink = keep;
  job.sink = &sink;
  run.answer = solve(job);
  return run;
}

}  // namespace shudu::test
