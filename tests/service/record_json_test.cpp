// The fields that say which puzzle an answer is about (shudu/service/record_json.h).
#include "shudu/service/record_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "shudu/core/error.h"

namespace shudu::service {
namespace {

std::string json_text(std::string_view text) {
  std::string out;
  append_json_text(text, out);
  return out;
}

TEST(RecordJson, TextsDriveNoTerminalAndAreTheSameForParsers) {
  const std::vector<std::string> texts = {"",
                                          "plain",
                                          "\"quoted\" \\ back",
                                          "\x1b]0;x\x07",
                                          "\xc2\x9b"
                                          "31m",  // CSI as one character
                                          "\xe2\x80\xae"
                                          "abc",  // right-to-left override
                                          "\xf3\xa0\x80\x81"
                                          "tag",  // above U+FFFF
                                          "数独 \xf0\x9f\x98\x80",
                                          "line\nend\ttab"};
  for (const std::string& text : texts) {
    const std::string written = json_text(text);
    EXPECT_EQ(nlohmann::json::parse(written).get<std::string>(), text) << written;
    EXPECT_EQ(escape_token(written).view(), written) << written;
  }
}

TEST(RecordJson, BytesThatAreNoCharacterAreReplaced) {
  for (const std::string text : {"a\xff"
                                 "b",
                                 "a\xc0\x80"
                                 "b",
                                 "a\xe2\x28"
                                 "b",
                                 "a\xed\xa0\x80"
                                 "b"}) {
    const std::string written = json_text(text);
    EXPECT_NE(written.find("\\ufffd"), std::string::npos) << written;
    EXPECT_TRUE(nlohmann::json::accept(written)) << written;
  }
}

}  // namespace
}  // namespace shudu::service
