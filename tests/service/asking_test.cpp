// The caller is asked within long work too, not only between its parts: by `progress`, and by the
// clock where the request has a time.
#include <gtest/gtest.h>

#include "service/helpers.h"

namespace shudu::service {
namespace {

using nlohmann::json;

// AI Escargot; every scale but `shudu` takes tenths of a second.
const std::string kLongPuzzle =
    "100007090030020008009600500005300900010080002600004000300000010040000007007000300";

json long_request(std::string_view name, const json& more) {
  json request = request_for(name, kLongPuzzle);
  request.update(more);
  return request;
}

std::vector<json> long_requests() {
  return {long_request("rate", {{"scale", "hodoku"}}), long_request("rate", {{"scale", "shudu"}}),
          long_request("rate", {{"scale", "se"}}),
          long_request("steps", {{"techniques", {"nested-forcing-chain-3"}}, {"limit", 1}}),
          long_request("explain", json::object())};
}

// One question before the work, a few between its parts: that many there were before.
TEST(Asking, HappensWithinOnePart) {
  for (const json& request : long_requests()) expect_cancelled(request, 8);
}

TEST(Asking, CountsManyQuestionsInOneRating) {
  std::uint64_t asked = 0;
  const auto count = [&asked](const Progress& /*progress*/) {
    ++asked;
    return true;
  };
  Control control;
  control.progress = count;
  const json request = long_request("rate", {{"scale", "hodoku"}});
  EXPECT_EQ(ask(request, control), ask(request));
  EXPECT_GT(asked, 100U);
  EXPECT_LT(asked, 100'000U) << "not at every look";
}

TEST(Asking, TheTimeOfARequestEndsOnePart) {
  json request = long_request("rate", {{"scale", "hodoku"}});
  request["time"] = 20;
  std::uint64_t now = 0;
  const auto tick = [&now] { return now++; };
  Control control;
  control.clock = tick;
  EXPECT_EQ(code_of(ask(request, control)), "timeout");
  EXPECT_EQ(now, 21U) << "not asked again after the end";
}

}  // namespace
}  // namespace shudu::service
