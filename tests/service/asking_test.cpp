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

// The worst known input of each verb: told to end at the eighth question, which is after some
// thousand looks of the loops within, it asks no more.
TEST(Asking, HappensInEveryVerbOnItsWorstInput) {
  const std::string empty(81, '.');
  const std::string symmetric =
      "123456789456789123789123456231564897564897231897231564312645978645978312978312645";
  // No search of 100,000 nodes finds a grid on it, nor that there is none.
  const std::string jumbled =
      "jigsaw:AHABBBCCIAAABBBCDCAAABBBCCCDDDEEEFFFDDDEEEFFFDDCEEEFFFGGGHHHAIIGGGHHHHIIGGIIHCIIG+x";
  const auto request = [](std::string_view name, const std::string& puzzle, const json& more) {
    json made = puzzle.empty() ? json{{"shudu", 1}, {"do", name}} : request_for(name, puzzle);
    made.update(more);
    return made;
  };
  for (const json& worst :
       {request("solve", empty, {{"layout", jumbled}}),
        request("solve", empty, {{"all", true}, {"limit", 10'000}, {"layout", "x+windoku"}}),
        request("count", empty, {{"layout", jumbled}}),
        request("check", empty, {{"layout", jumbled}}),
        request("steps", empty, {{"layout", "anti-king"}}),
        request("explain", empty, {{"layout", "x+windoku"}}),
        request("hint", empty, {{"layout", "anti-knight+anti-king"}}),
        request("why", empty, {{"candidate", "r5c5=5"}, {"layout", "windoku"}}),
        request("rate", kLongPuzzle, {{"scale", "se"}}),
        request("minimize", symmetric, {{"all", true}}),
        request("generate", "", {{"er", "10.5-"}, {"seed", 1}}),
        request("generate", "", {{"layout", jumbled}, {"seed", 1}})}) {
    SCOPED_TRACE(worst.dump());
    expect_cancelled(worst, 8);
  }
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
