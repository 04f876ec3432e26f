// A stop that is taken back while an answer is underway: whatever the moment, the answer is whole
// or an error, never what a search had found when it was broken off. The requests are those of
// tests/golden/service. Tests that use threads say so by their names.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <filesystem>
#include <functional>
#include <thread>

#include "bindings/c/handle.h"
#include "service/golden_files.h"
#include "support/build_kind.h"

namespace shudu::c {
namespace {

namespace fs = std::filesystem;

// What is done when the service asks for the n-th time whether to go on.
using AtCall = std::function<void(shudu_service* handle, int call)>;

struct Asked {
  shudu_service* handle;
  const AtCall& at_call;
  int calls = 0;
};

struct Reply {
  std::string answer;
  int calls = 0;
};

Reply reply_to(const fs::path& file, const Handle& handle, const AtCall& at_call) {
  Asked asked{handle.get(), at_call};
  shudu_control control = {};
  control.size = sizeof control;
  control.user = &asked;
  control.progress = [](void* user, const char*, std::uint64_t, std::uint64_t) {
    Asked& here = *static_cast<Asked*>(user);
    here.at_call(here.handle, ++here.calls);
    return 1;
  };
  const std::string last = service::golden_line(file);
  const service::GoldenReply reply = service::golden_reply(file, [&](const std::string& request) {
    return ask(handle, request, request == last ? &control : nullptr);
  });
  return {reply.answer, asked.calls};
}

Reply undisturbed(const fs::path& file) {
  return reply_to(file, make(), [](shudu_service*, int) {});
}

// Puzzles for somebody who will not wait are made although the search was stopped.
bool answers_all_the_same(const fs::path& file) {
  return service::golden_line(file).find("\"nearest\":true") != std::string::npos;
}

TEST(StopTakenBackInC, StaysForTheAnswerUnderWay) {
  constexpr int kMostCalls = test::by_build(60, 20);
  int cancelled = 0;
  for (const fs::path& file : service::golden_requests()) {
    const Reply whole = undisturbed(file);
    for (int at = 1; at <= std::min(whole.calls, kMostCalls); ++at) {
      const Reply reply = reply_to(file, make(), [at](shudu_service* handle, int call) {
        if (call != at) return;
        EXPECT_EQ(shudu_stop(handle), SHUDU_OK);
        EXPECT_EQ(shudu_clear_stop(handle), SHUDU_OK);
      });
      if (answers_all_the_same(file) && at > 1) continue;
      // After the last call the answer may be ready.
      if (at == whole.calls && reply.answer == whole.answer) continue;
      EXPECT_EQ(code_of(reply.answer), "cancelled") << file << " at call " << at;
      ++cancelled;
    }
  }
  EXPECT_GT(cancelled, 100);
}

// Stops and takes back without an end, from the moment that it is let go.
class Toggler {
 public:
  explicit Toggler(shudu_service* handle) : thread_([this, handle] { run(handle); }) {}
  ~Toggler() {
    is_over_.store(true);
    thread_.join();
  }
  Toggler(const Toggler&) = delete;
  Toggler& operator=(const Toggler&) = delete;
  Toggler(Toggler&&) = delete;
  Toggler& operator=(Toggler&&) = delete;

  void let_go() { is_free_.store(true); }

 private:
  void run(shudu_service* handle) {
    while (!is_free_.load() && !is_over_.load()) std::this_thread::yield();
    while (!is_over_.load()) {
      (void)shudu_stop(handle);
      (void)shudu_clear_stop(handle);
    }
  }

  std::atomic<bool> is_free_ = false;
  std::atomic<bool> is_over_ = false;
  std::thread thread_;
};

TEST(StopTakenBackInC, ByAnotherThreadLeavesNothingBroken) {
  constexpr int kMostCalls = 3;
  for (const fs::path& file : service::golden_requests()) {
    if (answers_all_the_same(file)) continue;
    const Reply whole = undisturbed(file);
    for (int at = 1; at <= std::min(whole.calls, kMostCalls); ++at) {
      const Handle handle = make();
      Toggler toggler(handle.get());
      const Reply reply = reply_to(file, handle, [&](shudu_service*, int call) {
        if (call == at) toggler.let_go();
      });
      if (reply.answer == whole.answer) continue;
      EXPECT_EQ(code_of(reply.answer), "cancelled") << file << " at call " << at;
    }
  }
}

}  // namespace
}  // namespace shudu::c
