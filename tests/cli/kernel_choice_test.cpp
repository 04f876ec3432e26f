// SHUDU_KERNEL: every kernel of the machine gives the same bytes, and the one that was asked for is
// the one that runs; a name that is none ends the program.
#include "cli/options/kernel_choice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cases.h"
#include "program_run.h"

namespace shudu::test {
namespace {

RunResult run_with(const std::string& kernel, const std::string& input,
                   std::vector<std::string> arguments, const std::string& language = "en") {
  RunRequest request;
  request.arguments = std::move(arguments);
  request.input = input;
  request.environment = {"SHUDU_KERNEL=" + kernel, "SHUDU_LANG=" + language};
  return run_program(request);
}

// Runs and single records, on both paths of a kernel.
std::string some_of_all() {
  std::string text;
  for (int i = 0; i < 200; ++i) text += relabelled(i % 50 == 7 ? kHard : kEasy, i) + "\n";
  return text + "# a remark\n" + std::string(kTwo) + "\n" + std::string(kImpossible) + "\n";
}

TEST(KernelChoice, IsTheKernelOfThatNameOrTheBest) {
  cli::Process process;
  EXPECT_EQ(cli::choose_kernel(process, Language::kEnglish), &best_kernel());
  for (const Kernel& kernel : kernel_table()) {
    if (!kernel.is_supported()) continue;
    process.kernel_wish = kernel.name;
    EXPECT_EQ(cli::choose_kernel(process, Language::kEnglish), &kernel);
  }
  process.kernel_wish = "AVX";
  EXPECT_EQ(cli::choose_kernel(process, Language::kEnglish), nullptr);
}

TEST(KernelChoice, ChangesNoByte) {
  const std::string input = some_of_all();
  const std::vector<std::vector<std::string>> calls = {
      {"solve", "-j2"}, {"check", "-j1"}, {"count"}, {"solve", "--json"}, {"check", "--minimal"}};
  for (const std::vector<std::string>& call : calls) {
    const std::string expected = run(call, input).out;
    for (const Kernel& kernel : kernel_table()) {
      if (!kernel.is_supported()) continue;
      const RunResult result = run_with(std::string(kernel.name), input, call);
      EXPECT_EQ(result.out, expected) << kernel.name << " " << call[0];
      EXPECT_EQ(result.err, "");
    }
  }
}

TEST(KernelChoice, AnUnknownNameIsAUsageErrorThatListsThem) {
  const std::string names = cli::kernel_names();
  EXPECT_THAT(names, testing::EndsWith("scalar")) << "that one runs everywhere";
  for (const char* verb : {"solve", "check", "count"}) {
    const RunResult result = run_with("mmx\x1b", "", {verb});
    EXPECT_EQ(result.exit_code, 2);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(result.err, "shudu: SHUDU_KERNEL: there is no kernel 'mmx\\x1b'; this machine has: " +
                              names + "\n");
  }
  EXPECT_THAT(run_with("mmx", "", {"solve"}, "zh-CN").err,
              testing::HasSubstr("没有名为“mmx”的内核"));
  EXPECT_THAT(run_with("mmx", "", {"solve"}, "zh-TW").err,
              testing::HasSubstr("沒有名為「mmx」的核心"));
}

TEST(KernelChoice, ConcernsOnlyVerbsThatSolve) {
  EXPECT_EQ(run_with("mmx", "", {"version"}).exit_code, 0);
  EXPECT_EQ(run_with("mmx", "", {"help"}).exit_code, 0);
  EXPECT_EQ(run_with("mmx", std::string(kEasy), {"convert"}).exit_code, 0);
}

}  // namespace
}  // namespace shudu::test
