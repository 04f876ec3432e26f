// What callers in C may get wrong: each is a number or an answer that says no, and the handle goes
// on as if it had not been.
#include <gtest/gtest.h>

#include <array>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <set>

#include "bindings/c/handle.h"
#include "shudu/service/service.h"
#include "shudu/version.h"

namespace shudu::c {
namespace {

using nlohmann::json;

TEST(Nulls, AreRefusedAndNothingIsDone) {
  const Handle handle = make();
  const char* answer = kSolve.data();
  size_t size = 7;
  EXPECT_EQ(shudu_answer(nullptr, kSolve.data(), kSolve.size(), nullptr, &answer, &size),
            SHUDU_ERROR_NULL);
  EXPECT_EQ(answer, nullptr);
  EXPECT_EQ(size, 0U);
  size = 7;
  EXPECT_EQ(shudu_answer(handle.get(), nullptr, 1, nullptr, &answer, &size), SHUDU_ERROR_NULL);
  EXPECT_EQ(size, 0U);
  size = 7;
  EXPECT_EQ(shudu_answer(handle.get(), kSolve.data(), kSolve.size(), nullptr, nullptr, &size),
            SHUDU_ERROR_NULL);
  EXPECT_EQ(size, 0U);
  EXPECT_EQ(shudu_answer(nullptr, nullptr, 1, nullptr, nullptr, nullptr), SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_stop(nullptr), SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_clear_stop(nullptr), SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_free(nullptr), SHUDU_OK);
  EXPECT_EQ(code_of(ask(handle, kSolve)), "");
}

TEST(Nulls, TheSizeOfTheAnswerNeedNotBeAskedFor) {
  const Handle handle = make();
  const char* answer = nullptr;
  ASSERT_EQ(shudu_answer(handle.get(), kSolve.data(), kSolve.size(), nullptr, &answer, nullptr),
            SHUDU_OK);
  EXPECT_EQ(json::parse(answer).at("solution"), "1243342143122134");
}

TEST(Requests, OfNoBytesAreAnsweredNo) {
  const Handle handle = make();
  const char* answer = nullptr;
  ASSERT_EQ(shudu_answer(handle.get(), nullptr, 0, nullptr, &answer, nullptr), SHUDU_OK);
  EXPECT_EQ(code_of(answer), "bad_json");
  EXPECT_EQ(code_of(ask(handle, "")), "bad_json");
}

TEST(Requests, ThatCountTheirNulAreNoJson) {
  EXPECT_EQ(code_of(ask(make(), kSolve + '\0')), "bad_json");
}

TEST(Requests, MayLieInTheLastAnswer) {
  const Handle handle = make();
  const char* answer = nullptr;
  size_t size = 0;
  ASSERT_EQ(shudu_answer(handle.get(), kSolve.data(), kSolve.size(), nullptr, &answer, &size), 0);
  ASSERT_EQ(shudu_answer(handle.get(), answer, size, nullptr, &answer, &size), SHUDU_OK);
  EXPECT_EQ(code_of(answer), "missing_field");
}

TEST(Answers, StayWhenACallIsRefused) {
  const Handle handle = make();
  const char* answer = nullptr;
  ASSERT_EQ(shudu_answer(handle.get(), kSolve.data(), kSolve.size(), nullptr, &answer, nullptr), 0);
  const std::string copy = answer;
  const char* other = nullptr;
  EXPECT_EQ(shudu_answer(handle.get(), nullptr, 1, nullptr, &other, nullptr), SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_stop(handle.get()), SHUDU_OK);
  EXPECT_EQ(answer, copy);
}

TEST(LimitsInC, HoldToTheByte) {
  auto limits = sized<shudu_limits>();
  limits.request_bytes = kSolve.size();
  EXPECT_EQ(code_of(ask(make(&limits), kSolve)), "");
  --limits.request_bytes;
  EXPECT_EQ(code_of(ask(make(&limits), kSolve)), "request_too_large");
  const std::string huge(std::size_t{2} << 20U, ' ');
  EXPECT_EQ(code_of(ask(make(), huge)), "request_too_large");
}

// Every member reaches the limit of its name, and no other.
TEST(LimitsInC, AreTheServices) {
  constexpr std::array kNames{"request_bytes", "depth",        "values",    "answer_bytes",
                              "puzzles",       "search_nodes", "solutions", "steps",
                              "games",         "tries",        "branches",  "practices"};
  constexpr std::array kMembers{
      &shudu_limits::request_bytes, &shudu_limits::depth,    &shudu_limits::values,
      &shudu_limits::answer_bytes,  &shudu_limits::puzzles,  &shudu_limits::search_nodes,
      &shudu_limits::solutions,     &shudu_limits::steps,    &shudu_limits::games,
      &shudu_limits::tries,         &shudu_limits::branches, &shudu_limits::practices};
  const auto limits_of = [](const Handle& handle) {
    return json::parse(ask(handle, kVersion)).at("limits");
  };
  const json usual = json::parse(service::Service().answer(kVersion)).at("limits");
  ASSERT_EQ(usual.size(), kNames.size());
  EXPECT_EQ(limits_of(make()), usual);
  auto limits = sized<shudu_limits>();
  EXPECT_EQ(limits_of(make(&limits)), usual) << "0 is the usual limit";
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    limits = sized<shudu_limits>();
    const std::uint64_t other = usual.at(kNames[i]).get<std::uint64_t>() - 1;
    limits.*kMembers[i] = other;
    json expected = usual;
    expected[kNames[i]] = other;
    EXPECT_EQ(limits_of(make(&limits)), expected) << kNames[i];
    const std::uint64_t most = kNames[i] == std::string("depth") ? 1'000 : (1ULL << 53U) - 1;
    limits.*kMembers[i] = most;
    EXPECT_EQ(limits_of(make(&limits)).at(kNames[i]), most);
    limits.*kMembers[i] = most + 1;
    EXPECT_EQ(shudu_check_limits(&limits), SHUDU_ERROR_LIMIT) << kNames[i];
    EXPECT_EQ(shudu_new(&limits), nullptr) << kNames[i];
    limits.*kMembers[i] = std::numeric_limits<std::uint64_t>::max();
    EXPECT_EQ(shudu_check_limits(&limits), SHUDU_ERROR_LIMIT) << kNames[i];
  }
}

TEST(LimitsInC, TheDeepestRequestIsAnswered) {
  auto limits = sized<shudu_limits>();
  limits.depth = 1'000;
  const std::string request = "{\"a\":" + std::string(999, '[') + std::string(999, ']') + "}";
  EXPECT_EQ(code_of(ask(make(&limits), request)), "wrong_version");
  EXPECT_EQ(code_of(ask(make(&limits), "[" + request + "]")), "too_deep");
}

// A caller that was built with a later header: its struct has more at its end.
template <typename Struct>
struct Later {
  Struct known = {};
  std::uint64_t later = 0;
};

TEST(Sizes, OfLimitsAreLookedAt) {
  auto limits = sized<shudu_limits>();
  for (const std::size_t size : {std::size_t{0}, std::size_t{1}, sizeof limits - 1,
                                 std::size_t{4'097}, std::numeric_limits<std::size_t>::max()}) {
    limits.size = size;
    EXPECT_EQ(shudu_check_limits(&limits), SHUDU_ERROR_SIZE) << size;
    EXPECT_EQ(shudu_new(&limits), nullptr) << size;
  }
  EXPECT_EQ(shudu_check_limits(nullptr), SHUDU_OK);
  Later<shudu_limits> later;
  later.known.size = sizeof later;
  EXPECT_EQ(shudu_check_limits(&later.known), SHUDU_OK);
  EXPECT_NE(make(&later.known), nullptr);
  later.later = 1;
  EXPECT_EQ(shudu_check_limits(&later.known), SHUDU_ERROR_NEWER);
  EXPECT_EQ(shudu_new(&later.known), nullptr);
}

TEST(Sizes, OfControlAreLookedAt) {
  const Handle handle = make();
  const char* answer = nullptr;
  const auto code_with = [&](const shudu_control& control) {
    return shudu_answer(handle.get(), kSolve.data(), kSolve.size(), &control, &answer, nullptr);
  };
  auto control = sized<shudu_control>();
  EXPECT_EQ(code_with(control), SHUDU_OK);
  for (const std::size_t size : {std::size_t{0}, sizeof control - 1, std::size_t{4'097}}) {
    control.size = size;
    EXPECT_EQ(code_with(control), SHUDU_ERROR_SIZE) << size;
    EXPECT_EQ(answer, nullptr);
  }
  Later<shudu_control> later;
  later.known.size = sizeof later;
  EXPECT_EQ(code_with(later.known), SHUDU_OK);
  later.later = 1;
  EXPECT_EQ(code_with(later.known), SHUDU_ERROR_NEWER);
}

TEST(Sentences, AreThereForEveryCodeAndEveryNumber) {
  std::set<std::string> all;
  for (const shudu_code code :
       {SHUDU_OK, SHUDU_ERROR_NULL, SHUDU_ERROR_BUSY, SHUDU_ERROR_SIZE, SHUDU_ERROR_NEWER,
        SHUDU_ERROR_LIMIT, SHUDU_ERROR_RANGE, SHUDU_ERROR_NAME, SHUDU_STOPPED}) {
    all.insert(shudu_error_sentence(code));
  }
  EXPECT_EQ(all.size(), 9U);
  const std::string none = shudu_error_sentence(9);
  EXPECT_EQ(all.count(none), 0U);
  for (const shudu_code code :
       {-1, std::numeric_limits<shudu_code>::min(), std::numeric_limits<shudu_code>::max()}) {
    EXPECT_EQ(shudu_error_sentence(code), none);
  }
}

TEST(Versions, AreThoseOfTheLibraryAndOfTheContract) {
  EXPECT_EQ(shudu_version(), kLibraryVersion);
  EXPECT_EQ(json::parse(ask(make(), kVersion)).at("version"), shudu_version());
  EXPECT_EQ(json::parse(ask(make(), kVersion)).at("shudu"), shudu_contract());
}

// What a callback throws ends the program, also where the caller would have caught it. That lack of
// memory does so too is tried by tests/install: the operator new of our tests aborts by itself.
TEST(ThrowingDeathTest, DoesNotLeaveTheLibrary) {
  const Handle handle = make();
  auto control = sized<shudu_control>();
  control.progress = [](void*, const char*, std::uint64_t, std::uint64_t) -> int { throw 7; };
  const auto throwing = [&] {
    try {
      (void)ask(handle, kSolve, &control);
    } catch (...) {
    }
    std::exit(0);
  };
  EXPECT_EXIT(throwing(), testing::KilledBySignal(SIGABRT), "");
}

}  // namespace
}  // namespace shudu::c
