// The head of requests and answers: what is given back, what is refused and with which code.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>

#include "shudu/service/service.h"

namespace shudu::service {
namespace {

using nlohmann::json;

json ask_text(std::string_view request, const Limits& limits = {}) {
  return json::parse(Service(limits).answer(request));
}

std::string code_of_text(std::string_view request, const Limits& limits = {}) {
  const json answer = ask_text(request, limits);
  EXPECT_EQ(answer.at("shudu"), 1) << request;
  EXPECT_EQ(answer.at("ok"), false) << request;
  EXPECT_FALSE(answer.at("error").at("sentence").get<std::string>().empty()) << request;
  return answer.at("error").at("code").get<std::string>();
}

constexpr std::string_view kProper = R"("do":"solve","puzzle":"1.....2..3.....4")";

std::string solve_with(std::string_view field) {
  return R"({"shudu":1,)" + std::string(field) + "," + std::string(kProper) + "}";
}

TEST(Envelope, GivesTheIdBackAsItCame) {
  EXPECT_EQ(ask_text(solve_with(R"("id":7)")).at("id"), 7);
  EXPECT_EQ(ask_text(solve_with(R"("id":-3)")).at("id"), -3);
  EXPECT_EQ(ask_text(solve_with(R"("id":18446744073709551615)")).at("id").dump(),
            "18446744073709551615");
  EXPECT_EQ(ask_text(solve_with(R"("id":-9223372036854775808)")).at("id").dump(),
            "-9223372036854775808");
  EXPECT_EQ(ask_text(solve_with(R"("id":"数 \"7\"\n")")).at("id"), "数 \"7\"\n");
  EXPECT_FALSE(ask_text("{\"shudu\":1," + std::string(kProper) + "}").contains("id"));
  EXPECT_EQ(ask_text(R"({"id":"x","shudu":1,"do":"fly"})").at("id"), "x");
}

TEST(Envelope, RefusesIdsOfOtherKinds) {
  for (const char* id : {"1.5", "null", "true", "[]", "{}", "1e2"}) {
    EXPECT_EQ(code_of_text(solve_with("\"id\":" + std::string(id))), "bad_value") << id;
  }
  EXPECT_EQ(code_of_text(solve_with("\"id\":\"" + std::string(201, 'x') + "\"")), "bad_value");
  EXPECT_TRUE(ask_text(solve_with("\"id\":\"" + std::string(200, 'x') + "\"")).at("ok"));
}

TEST(Envelope, RefusesWhatIsNotJson) {
  const std::string lone = R"({"shudu":1,"do":"solve","puzzle":"\ud800"})";
  for (const std::string& text :
       {std::string(), std::string(" "), std::string("x"), std::string("{"), std::string("{}x"),
        std::string("{\"shudu\":1,}"), std::string("{'shudu':1}"), std::string("{\"a\":NaN}"),
        std::string("{\"a\":1e400}"), std::string("{\"a\":-}"), std::string("{\"a\":01}"), lone,
        std::string("{\"a\":\"\xff\"}"), std::string("{\"a\":\"\n\"}"),
        std::string("\x1f\x8b\x08", 3), std::string("{\"a\":1\0}", 8),
        solve_with(R"("id":7)") + '\0', solve_with(R"("id":7)") + std::string("\0x", 2)}) {
    EXPECT_EQ(code_of_text(text), "bad_json") << text;
  }
}

TEST(Envelope, RefusesOtherValues) {
  for (const char* text : {"[]", "1", "\"x\"", "null", "true", "[{\"shudu\":1}]"}) {
    EXPECT_EQ(code_of_text(text), "not_a_request") << text;
  }
}

TEST(Envelope, RefusesOtherVersions) {
  for (const char* text :
       {R"({"do":"solve"})", R"({"shudu":0,"do":"solve"})", R"({"shudu":2,"do":"solve"})",
        R"({"shudu":-1,"do":"solve"})", R"({"shudu":1.0,"do":"solve"})",
        R"({"shudu":"1","do":"solve"})", R"({"shudu":18446744073709551617,"do":"solve"})"}) {
    EXPECT_EQ(code_of_text(text), "wrong_version") << text;
  }
}

TEST(Envelope, RefusesUnknownRequestsAndFieldsByName) {
  EXPECT_EQ(code_of_text(R"({"shudu":1})"), "missing_field");
  EXPECT_EQ(code_of_text(R"({"shudu":1,"do":7})"), "unknown_request");
  EXPECT_EQ(code_of_text(R"({"shudu":1,"do":"Solve"})"), "unknown_request");
  const json answer = ask_text(solve_with(R"("limits":5)"));
  EXPECT_EQ(answer.at("error").at("code"), "unknown_field");
  EXPECT_EQ(answer.at("error").at("field"), "limits");
  EXPECT_EQ(answer.at("error").at("sentence"), "The request solve has no field limits.");
}

TEST(Envelope, RefusesRepeatedFields) {
  EXPECT_EQ(code_of_text(R"({"shudu":1,"shudu":1,"do":"solve"})"), "repeated_field");
  EXPECT_EQ(code_of_text(R"({"shudu":1,"a":{"b":1,"b":1}})"), "repeated_field");
}

TEST(Envelope, NamesOfFieldsAreShownEscaped) {
  const json answer = ask_text(R"({"shudu":1,"do":"solve","\u001b]0;x\u0007":1})");
  EXPECT_EQ(answer.at("error").at("code"), "unknown_field");
  EXPECT_EQ(answer.at("error").at("field"), "\\x1b]0;x\\x07");
}

TEST(Envelope, LimitsHoldToTheByte) {
  Limits limits;
  const std::string request = "{\"shudu\":1," + std::string(kProper) + "}";
  limits.request_bytes = request.size();
  EXPECT_TRUE(ask_text(request, limits).at("ok"));
  limits.request_bytes = request.size() - 1;
  EXPECT_EQ(code_of_text(request, limits), "request_too_large");
  Limits answers;
  answers.answer_bytes = Service().answer(request).size();
  EXPECT_TRUE(ask_text(request, answers).at("ok"));
  --answers.answer_bytes;
  EXPECT_EQ(code_of_text(request, answers), "answer_too_large");
}

TEST(Envelope, DepthAndNumberOfValuesAreLimited) {
  const auto nested = [](std::size_t depth) {
    return "{\"a\":" + std::string(depth - 1, '[') + std::string(depth - 1, ']') + "}";
  };
  EXPECT_EQ(code_of_text(nested(8)), "wrong_version");
  EXPECT_EQ(code_of_text(nested(9)), "too_deep");
  EXPECT_EQ(code_of_text(std::string(1'000'000, '[')), "too_deep");
  std::string many = "{\"a\":[0";
  for (int i = 0; i < 4'094; ++i) many += ",0";
  EXPECT_EQ(code_of_text(many + "]}"), "too_many_values");
  std::string fields = "{\"shudu\":1";
  for (int i = 0; i < 64; ++i) fields += ",\"f" + std::to_string(i) + "\":0";
  EXPECT_EQ(code_of_text(fields + "}"), "too_many_values");
}

TEST(Envelope, LanguagesAreWrittenEachOnItsOwn) {
  const auto sentence = [](std::string_view language) {
    return ask_text(solve_with("\"x\":1,\"language\":\"" + std::string(language) + "\""))
        .at("error")
        .at("sentence")
        .get<std::string>();
  };
  EXPECT_EQ(sentence("zh-CN"), "请求 solve 没有字段 x。");
  EXPECT_EQ(sentence("zh-TW"), "請求 solve 沒有欄位 x。");
  EXPECT_EQ(code_of_text(solve_with(R"("language":"de")")), "bad_value");
  EXPECT_EQ(code_of_text(solve_with(R"("language":1)")), "bad_value");
}

}  // namespace
}  // namespace shudu::service
