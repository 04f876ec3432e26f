// How fast streams are read and written: bytes of input per second, one core.
//
// `line_to_line` is what `convert` does with plain lines, its floor is 300 MB/s; the hostile ones
// are there to see that no input is slow beyond reason.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <string>
#include <string_view>

#include "shudu/formats/reader.h"
#include "shudu/formats/writer.h"

namespace shudu {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 20U;

// Some 8 MB of `piece` over and over.
std::string repeated(std::string_view piece) {
  std::string text;
  while (text.size() < 8 * kBlock) text.append(piece);
  return text;
}

// Lines of 81 with about 25 digits each, all different.
std::string lines() {
  std::string text;
  std::uint64_t state = 1;
  while (text.size() < 8 * kBlock) {
    for (int i = 0; i < 81; ++i) {
      state = state * 6364136223846793005U + 1442695040888963407U;
      const auto roll = static_cast<unsigned>(state >> 40U) % 29U;
      text += roll < 9 ? static_cast<char>('1' + roll) : '.';
    }
    text += '\n';
  }
  return text;
}

void read_blocks(benchmark::State& state, const std::string& text, bool writes) {
  const Format& format = format_table().front();
  std::uint64_t records = 0;
  for ([[maybe_unused]] auto _ : state) {
    RecordReader reader(ReadOptions{});
    RecordWriter writer(format);
    std::string out;
    out.reserve(2 * kBlock);
    const auto sink = [&](const Record& record) {
      ++records;
      if (writes && record.puzzle != nullptr) (void)writer.write(*record.puzzle, out);
      return true;
    };
    for (std::size_t i = 0; i < text.size(); i += kBlock) {
      reader.feed(std::string_view(text).substr(i, kBlock), sink);
      benchmark::DoNotOptimize(out.data());
      out.clear();
    }
    reader.finish(sink);
  }
  state.SetBytesProcessed(static_cast<std::int64_t>(text.size()) * state.iterations());
  state.counters["records"] =
      benchmark::Counter(static_cast<double>(records), benchmark::Counter::kIsRate);
}

void line_to_line(benchmark::State& state) { read_blocks(state, lines(), true); }
void line_read(benchmark::State& state) { read_blocks(state, lines(), false); }

void read_text(benchmark::State& state, std::string_view piece) {
  read_blocks(state, repeated(piece), false);
}

constexpr std::string_view kGrid =
    " . 4 3 | 5 . . | . . 2\n . . . | . . . | 7 . .\n . . . | . . . | . . .\n"
    "-------|-------|-------\n"
    " . 1 . | . . . | 3 . .\n . . . | . . 6 | . . .\n 9 . . | . . . | . . .\n"
    "-------|-------|-------\n"
    " . . . | 2 . . | . . 5\n . . . | . . . | . 8 .\n . 7 . | . . . | . . .\n";

BENCHMARK(line_to_line)->Unit(benchmark::kMillisecond);
BENCHMARK(line_read)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_text, grid, kGrid)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_text, words, "The quick brown fox jumps over the lazy dog\n")
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_text, digits, "4\n")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_text, dots, ".........\n\n")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_text, brackets, "[1,\n")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_text, nested, "[")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_text, open_array, "{4,0,0\n")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_text, open_lists, "[[[\n")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_text, borders, "---\n")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_text, tags, "<a><b c=\"d\">\n")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_text, sections, "[Puzzle]\n4\n")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace shudu
