// What the tests of the one-puzzle kernels share: the rows of the table that have one, run past
// their entry of the method `fast`, so that nothing is handed over to the lanes.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "solver/helpers.h"
#include "solver/kernel_code.h"
#include "solver/kernels.h"

namespace shudu::test {

/// The names of the kernels of this build that have one, to instantiate a SingleKernelTest with.
inline std::vector<std::string_view> single_kernel_names() {
  std::vector<std::string_view> names;
  for (const Kernel& kernel : kernel_table()) {
    if (kernel.code->single != nullptr) names.push_back(kernel.name);
  }
  return names;
}

class SingleKernelTest : public KernelTest {
 protected:
  static SingleAnswer solve(const SingleJob& job) { return kernel().code->single(job); }
};

inline std::string text_of(const SolutionText& text) { return {text.begin(), text.end()}; }

/// An answer with its solutions in the order of the sink.
struct SingleRun {
  SingleAnswer answer;
  SolutionText first;
  std::vector<std::string> solutions;
};
inline SingleRun run_single(const Kernel& kernel, SingleJob job) {
  SingleRun run;
  auto keep = [&run](const SolutionText& text) {
    run.solutions.push_back(text_of(text));
    return true;
  };
  SolutionTextSink sink = keep;
  job.sink = &sink;
  job.solution = run.first.data();
  run.answer = kernel.code->single(job);
  return run;
}

}  // namespace shudu::test
