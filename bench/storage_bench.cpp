// The store of games on the disk of the folder for temporary files ($TMPDIR), real time:
//
//   store_append            one move, durable when it returns: mostly the disk's sync. The counters
//                           are the median and the 99th percentile of single appends
//   store_read/20000        a game of 20,000 events
//   store_list/1000         the heads of 1,000 games, the last played first
//   store_open              a store of 1,000 games that was closed properly
#include <benchmark/benchmark.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include "shudu/storage/store.h"

namespace shudu::storage {
namespace {

class Folder {
 public:
  Folder() : path_((std::filesystem::temp_directory_path() / "shudu-bench-XXXXXX").string()) {
    if (::mkdtemp(path_.data()) == nullptr) std::abort();
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  ~Folder() { std::filesystem::remove_all(path_); }

  [[nodiscard]] Store open() const {
    Answer<Store> store = Store::open(path_ + "/games.db");
    if (!store) std::abort();
    return *std::move(store);
  }

 private:
  std::string path_;
};

GameHead make_head(std::uint64_t number) {
  GameHead head;
  head.uid = std::to_string(number);
  head.uid.insert(0, kUidBytes - head.uid.size(), '0');
  head.origin = "generated seed=" + std::to_string(number);
  head.layout = "classic";
  head.givens = std::string(81, '.');
  head.out0 = "-";
  head.played_ms = number * 7919 % 1000;
  return head;
}

Event make_event(std::uint64_t n) { return {n, n * 900, "place r4c7 5"}; }

std::vector<Event> make_events(std::uint64_t count) {
  std::vector<Event> events;
  events.reserve(count);
  for (std::uint64_t n = 1; n <= count; ++n) events.push_back(make_event(n));
  return events;
}

void append_one(benchmark::State& state) {
  using Clock = std::chrono::steady_clock;
  const Folder folder;
  Store store = folder.open();
  std::vector<double> times;
  GameHead head;
  std::uint64_t games = 0;
  std::uint64_t n = kMostEvents;
  for ([[maybe_unused]] auto each : state) {
    if (n == kMostEvents) {
      n = 0;
      head = make_head(++games);
      if (!store.create_game(head)) state.SkipWithError("create");
    }
    const Event event = make_event(++n);
    const auto before = Clock::now();
    if (!store.append(head.uid, std::span(&event, 1), n)) state.SkipWithError("append");
    times.push_back(std::chrono::duration<double, std::micro>(Clock::now() - before).count());
  }
  std::sort(times.begin(), times.end());
  state.counters["median_us"] = times[times.size() / 2];
  state.counters["p99_us"] = times[times.size() * 99 / 100];
}
BENCHMARK(append_one)->Name("store_append")->UseRealTime();

void read_long(benchmark::State& state) {
  const Folder folder;
  Store store = folder.open();
  const auto count = static_cast<std::uint64_t>(state.range(0));
  const GameHead head = make_head(1);
  if (!store.import_game({head, make_events(count)})) state.SkipWithError("import");
  for ([[maybe_unused]] auto each : state) {
    const Answer<Game> game = store.read_game(head.uid);
    if (!game || game->events.size() != count) state.SkipWithError("read");
  }
}
BENCHMARK(read_long)
    ->Name("store_read")
    ->Arg(kMostEvents)
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

// Some moves each, as games that were begun have them.
void fill(Store& store, std::uint64_t games, benchmark::State& state) {
  const std::vector<Event> events = make_events(30);
  for (std::uint64_t i = 0; i < games; ++i) {
    if (!store.import_game({make_head(i), events})) state.SkipWithError("import");
  }
}

void list_many(benchmark::State& state) {
  const Folder folder;
  Store store = folder.open();
  const auto count = static_cast<std::uint64_t>(state.range(0));
  fill(store, count, state);
  for ([[maybe_unused]] auto each : state) {
    const Answer<std::vector<GameHead>> heads = store.list_games();
    if (!heads || heads->size() != count) state.SkipWithError("list");
  }
}
BENCHMARK(list_many)->Name("store_list")->Arg(1000)->UseRealTime()->Unit(benchmark::kMillisecond);

void open_closed(benchmark::State& state) {
  const Folder folder;
  {
    Store store = folder.open();
    fill(store, 1000, state);
  }
  for ([[maybe_unused]] auto each : state) benchmark::DoNotOptimize(folder.open());
}
BENCHMARK(open_closed)->Name("store_open")->UseRealTime()->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace shudu::storage
