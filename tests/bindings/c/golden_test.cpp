// The requests of tests/golden/service through C: the answers are those of the room, to the byte.
#include "service/golden_files.h"

#include <gtest/gtest.h>

#include "bindings/c/handle.h"

namespace shudu::c {
namespace {

namespace fs = std::filesystem;

TEST(GoldenRequestsInC, AreAnsweredToTheByte) {
  ASSERT_FALSE(service::golden_requests().empty());
  for (const fs::path& file : service::golden_requests()) {
    const Handle handle = make();
    const service::GoldenReply reply = service::golden_reply(
        file, [&handle](const std::string& request) { return ask(handle, request); });
    for (const std::string& before : reply.before) EXPECT_EQ(code_of(before), "") << file;
    EXPECT_EQ(reply.answer, service::golden_line(service::golden_answer_file(file))) << file;
  }
}

}  // namespace
}  // namespace shudu::c
