// `shudu version` names every kernel of the table: those of this machine first, the first one used.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "program_run.h"
#include "shudu/solver/kernel.h"

namespace shudu::test {
namespace {

TEST(Version, JsonListsTheKernelsBestFirst) {
  const RunResult result = run({"version", "--json"});
  ASSERT_EQ(result.exit_code, 0) << result.err;
  const nlohmann::json answer = nlohmann::json::parse(result.out);
  nlohmann::json supported = nlohmann::json::array();
  nlohmann::json others = nlohmann::json::array();
  for (const Kernel& kernel : kernel_table()) {
    const bool runs = kernel.is_supported();
    nlohmann::json& list = runs ? supported : others;
    list.push_back({{"name", kernel.name},
                    {"lanes", kernel.lanes},
                    {"supported", runs},
                    {"used", runs && list.empty()}});
  }
  EXPECT_EQ(answer["kernels"], supported);
  EXPECT_EQ(answer["other_kernels"], others);
  EXPECT_EQ(supported.back()["name"], "scalar");
}

TEST(Version, TheLineNamesThemToo) {
  const RunResult result = run({"version"});
  EXPECT_EQ(result.exit_code, 0);
  EXPECT_THAT(result.out, testing::HasSubstr("\nkernels: " + std::string(best_kernel().name)));
  EXPECT_THAT(result.out, testing::HasSubstr(" at once, used)"));
  for (const Kernel& kernel : kernel_table()) {
    EXPECT_THAT(result.out, testing::HasSubstr(std::string(kernel.name)));
  }
}

}  // namespace
}  // namespace shudu::test
