// What is lent for one call, and stops: by a callback, from another thread, before the call. Tests
// that use threads say so by their names, so that they are run under ThreadSanitizer too.
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <csignal>
#include <thread>
#include <utility>
#include <vector>

#include "bindings/c/handle.h"
#include "service/golden_files.h"

namespace shudu::c {
namespace {

// What the callbacks of a test see and do.
struct Seen {
  shudu_service* handle = nullptr;
  int calls = 0;
  int let_go = -1;  ///< after so many calls the work is cancelled; -1: never
  std::string request;
  std::uint64_t done = 0;
  bool is_rising = true;
  std::uint64_t now = 0;
  std::vector<shudu_code> codes;
};

int look(void* user, const char* request, std::uint64_t done, std::uint64_t /*total*/) {
  Seen& seen = *static_cast<Seen*>(user);
  seen.request = request;
  seen.is_rising = seen.is_rising && done >= seen.done;
  seen.done = done;
  return ++seen.calls == seen.let_go ? 0 : 1;
}

shudu_control control_of(Seen& seen, shudu_progress progress = look) {
  shudu_control control = {};
  control.size = sizeof control;
  control.user = &seen;
  control.progress = progress;
  return control;
}

TEST(ProgressInC, TellsTheNameAndHowFarItIs) {
  Seen seen;
  const shudu_control control = control_of(seen);
  const std::string generate = R"({"shudu":1,"do":"generate","seed":2028,"technique":"x-wing"})";
  EXPECT_EQ(code_of(ask(make(), generate, &control)), "");
  EXPECT_GE(seen.calls, 2);
  EXPECT_EQ(seen.request, "generate");
  EXPECT_TRUE(seen.is_rising);
}

TEST(ProgressInC, CancelsAndIsNotAskedAgain) {
  const Handle handle = make();
  for (const int let_go : {1, 2, 5}) {
    Seen seen;
    seen.let_go = let_go;
    const shudu_control control = control_of(seen);
    EXPECT_EQ(code_of(ask(handle, kEndless, &control)), "cancelled");
    EXPECT_EQ(seen.calls, let_go);
    EXPECT_EQ(code_of(ask(handle, kSolve)), "") << "the next one is not cancelled";
  }
}

TEST(ClockInC, EndsTheWork) {
  const Handle handle = make();
  std::string request = kEndless;
  request.insert(request.size() - 1, R"(,"time":1000)");
  EXPECT_EQ(code_of(ask(handle, request)), "no_clock");
  Seen seen;
  shudu_control control = control_of(seen, nullptr);
  control.clock = [](void* user) { return static_cast<Seen*>(user)->now += 400; };
  EXPECT_EQ(code_of(ask(handle, request, &control)), "timeout");
  EXPECT_GE(seen.now, 1'000U);
}

// Calls what it may not, and what it may.
int reenter(void* user, const char* /*request*/, std::uint64_t /*done*/, std::uint64_t /*total*/) {
  Seen& seen = *static_cast<Seen*>(user);
  const char* answer = kSolve.data();
  size_t size = 7;
  seen.codes = {
      shudu_answer(seen.handle, kSolve.data(), kSolve.size(), nullptr, &answer, &size),
      shudu_free(seen.handle),
      shudu_answer(seen.handle, nullptr, 1, nullptr, &answer, nullptr),
  };
  EXPECT_EQ(answer, nullptr);
  EXPECT_EQ(size, 0U);
  EXPECT_EQ(code_of(ask(make(), kSolve)), "") << "another handle";
  return 1;
}

TEST(Reentry, IsRefusedAndTheWorkGoesOn) {
  const Handle handle = make();
  Seen seen;
  seen.handle = handle.get();
  const shudu_control control = control_of(seen, reenter);
  const std::string alone = ask(make(), kSolve);
  EXPECT_EQ(ask(handle, kSolve, &control), alone);
  EXPECT_EQ(seen.codes,
            (std::vector<shudu_code>{SHUDU_ERROR_BUSY, SHUDU_ERROR_BUSY, SHUDU_ERROR_NULL}));
  EXPECT_EQ(ask(handle, kSolve), alone);
}

TEST(StopInC, FromACallbackCancels) {
  const Handle handle = make();
  Seen seen;
  seen.handle = handle.get();
  const shudu_control control =
      control_of(seen, [](void* user, const char*, std::uint64_t, std::uint64_t) {
        return shudu_stop(static_cast<Seen*>(user)->handle) == SHUDU_OK ? 1 : 0;
      });
  EXPECT_EQ(code_of(ask(handle, kEndless, &control)), "cancelled");
  EXPECT_EQ(code_of(ask(handle, kSolve)), "");
}

TEST(StopInC, IsKeptForTheNextRequestAndTakenBack) {
  const Handle handle = make();
  EXPECT_EQ(shudu_stop(handle.get()), SHUDU_OK);
  EXPECT_EQ(shudu_stop(handle.get()), SHUDU_OK);
  EXPECT_EQ(code_of(ask(handle, kSolve)), "cancelled");
  EXPECT_EQ(code_of(ask(handle, kSolve)), "") << "one request, however often it was stopped";
  EXPECT_EQ(shudu_stop(handle.get()), SHUDU_OK);
  EXPECT_EQ(shudu_clear_stop(handle.get()), SHUDU_OK);
  EXPECT_EQ(code_of(ask(handle, kSolve)), "");
  EXPECT_EQ(shudu_stop(handle.get()), SHUDU_OK);
  EXPECT_EQ(code_of(ask(handle, "{")), "bad_json") << "an answer that was ready takes it along";
  EXPECT_EQ(code_of(ask(handle, kSolve)), "");
  EXPECT_EQ(shudu_stop(handle.get()), SHUDU_OK);
  const char* answer = nullptr;
  EXPECT_EQ(shudu_answer(handle.get(), nullptr, 1, nullptr, &answer, nullptr), SHUDU_ERROR_NULL);
  EXPECT_EQ(code_of(ask(handle, kSolve)), "cancelled") << "a refused call does not";
}

TEST(StopInC, OfAnotherHandleDoesNothingHere) {
  const Handle one = make();
  const Handle other = make();
  EXPECT_EQ(shudu_stop(other.get()), SHUDU_OK);
  EXPECT_EQ(code_of(ask(one, kSolve)), "");
}

// Work that waits, once it is begun, until another thread has stopped it.
struct Meeting {
  std::atomic<bool> is_begun = false;
  std::atomic<bool> is_stopped = false;
};

TEST(StopInC, ByAnotherThreadCancelsWorkUnderWay) {
  const Handle handle = make();
  Meeting meeting;
  shudu_control control = {};
  control.size = sizeof control;
  control.user = &meeting;
  control.progress = [](void* user, const char*, std::uint64_t done, std::uint64_t) {
    Meeting& here = *static_cast<Meeting*>(user);
    if (done == 0) return 1;
    here.is_begun.store(true);
    while (!here.is_stopped.load()) std::this_thread::yield();
    return 1;
  };
  std::thread stopping([&] {
    while (!meeting.is_begun.load()) std::this_thread::yield();
    EXPECT_EQ(shudu_stop(handle.get()), SHUDU_OK);
    meeting.is_stopped.store(true);
  });
  EXPECT_EQ(code_of(ask(handle, kEndless, &control)), "cancelled");
  stopping.join();
  EXPECT_EQ(code_of(ask(handle, kSolve)), "");
}

TEST(HandlesInThreads, ABusyOneIsRefusedToAnother) {
  const Handle handle = make();
  Seen seen;
  seen.handle = handle.get();
  const shudu_control control =
      control_of(seen, [](void* user, const char* name, std::uint64_t done, std::uint64_t total) {
        std::thread(reenter, user, name, done, total).join();
        return 1;
      });
  EXPECT_EQ(code_of(ask(handle, kSolve, &control)), "");
  EXPECT_EQ(seen.codes,
            (std::vector<shudu_code>{SHUDU_ERROR_BUSY, SHUDU_ERROR_BUSY, SHUDU_ERROR_NULL}));
}

TEST(HandlesInThreads, ManyAnswerAtOnceAsOneDoes) {
  const std::vector<std::filesystem::path> files = service::golden_requests();
  const auto answer_some = [&files](std::size_t first) {
    for (std::size_t i = first; i < files.size(); i += 7) {
      const Handle handle = make();
      const service::GoldenReply reply = service::golden_reply(
          files[i], [&handle](const std::string& request) { return ask(handle, request); });
      EXPECT_EQ(reply.answer, service::golden_line(service::golden_answer_file(files[i])));
    }
  };
  std::vector<std::thread> threads;
  for (std::size_t first = 0; first < 7; ++first) threads.emplace_back(answer_some, first);
  for (std::thread& thread : threads) thread.join();
}

TEST(HandlesInThreads, OneMayGoFromThreadToThread) {
  Handle handle = make();
  const std::string alone = ask(handle, kSolve);
  std::thread([&] { EXPECT_EQ(ask(handle, kSolve), alone); }).join();
  EXPECT_EQ(ask(handle, kSolve), alone);
  std::thread([owned = std::move(handle)] { EXPECT_EQ(code_of(ask(owned, kSolve)), ""); }).join();
}

// All at one handle: a call is answered or refused, never both, and the handle survives.
TEST(HandlesInThreads, OneForAllIsAnsweredOrBusy) {
  const Handle handle = make();
  std::atomic<int> answered = 0;
  std::atomic<int> others = 0;
  const auto hammer = [&] {
    int own = 0;
    while (own < 50) {  // who is refused tries again; how often that is, nobody can say
      const char* answer = nullptr;
      const shudu_code code =
          shudu_answer(handle.get(), kSolve.data(), kSolve.size(), nullptr, &answer, nullptr);
      if (code == SHUDU_OK) ++own;
      if (code != SHUDU_OK) std::this_thread::yield();
      if ((code == SHUDU_OK) != (answer != nullptr)) ++others;
      if (code != SHUDU_OK && code != SHUDU_ERROR_BUSY) ++others;
      (void)shudu_stop(handle.get());
    }
    answered += own;
  };
  std::array<std::thread, 4> threads;
  for (std::thread& thread : threads) thread = std::thread(hammer);
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(answered.load(), 4 * 50);
  EXPECT_EQ(others.load(), 0);
  EXPECT_EQ(shudu_clear_stop(handle.get()), SHUDU_OK);
  EXPECT_EQ(code_of(ask(handle, kSolve)), "");
}

}  // namespace
}  // namespace shudu::c
