// A caller in C++ that would catch everything, and a service that opens games until there is no
// memory for one more: the program has to end inside the library, by SIGABRT. Built and run by
// install_test.sh, since the operator new of our own test programs aborts by itself.
#include <shudu/shudu.h>
#include <sys/resource.h>

#include <cstdint>
#include <cstring>

int main() {
  constexpr std::uint64_t kGames = 1'000'000;
  shudu_limits limits = {};
  limits.size = sizeof limits;
  limits.games = kGames;
  shudu_service* const service = shudu_new(&limits);
  const char* const request =
      R"({"shudu":1,"do":"start","puzzle":"1.....2..3.....4","uid":"7k3m9q2x4w8v6t1r5p0n",)"
      R"("created":"2026-11-21T07:58:03Z"})";
  const rlimit nothing_more = {1, RLIM_INFINITY};
  if (service == nullptr || setrlimit(RLIMIT_AS, &nothing_more) != 0) return 1;
  try {
    for (std::uint64_t game = 0; game < kGames; ++game) {
      const char* answer = nullptr;
      if (shudu_answer(service, request, std::strlen(request), nullptr, &answer, nullptr) != 0) {
        return 2;
      }
      if (std::strstr(answer, R"("ok":true)") == nullptr) return 3;
    }
  } catch (...) {
    return 4;
  }
  return 5;
}
