// `shudu bench`: how fast the kernels are on sets of puzzles, in a table; with --peer beside the
// solvers of others.
//
// Each FILE is a set, each record a classic puzzle of givens; without a FILE there are two sets
// that are built in. A set is read whole, shuffled by the seed and given to all sides in turn
// (bench/measure.h). Tested in tests/cli/bench_test.cpp.
#include <array>
#include <atomic>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/bench/measure.h"
#include "cli/bench/peer.h"
#include "cli/bench/puzzle_set.h"
#include "cli/bench/report.h"
#include "cli/bench/side.h"
#include "cli/commands/commands.h"
#include "cli/input/byte_stream.h"
#include "cli/input/intake.h"
#include "cli/options/kernel_choice.h"
#include "cli/output/answer_text.h"
#include "cli/output/output.h"
#include "cli/output/run_end.h"
#include "cli/output/terminal.h"
#include "cli/watch.h"
#include "cli/words.h"
#include "shudu/formats/reader.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

constexpr std::size_t kBuiltInPuzzles = 10'000;
constexpr std::uint64_t kBenchLimit = 2;  // is the solution the only one?

std::vector<const Kernel*> kernels_of_machine() {
  std::vector<const Kernel*> kernels;
  for (const Kernel& kernel : kernel_table()) {
    if (kernel.is_supported()) kernels.push_back(&kernel);
  }
  return kernels;
}

class Bench {
 public:
  Bench(const Options& options, const Process& process, std::vector<const Kernel*> kernels,
        const std::vector<Peer>& peers, Output& output)
      : options_(options),
        kernels_(std::move(kernels)),
        peers_(peers),
        output_(output),
        limit_(options.has_limit ? options.limit : kBenchLimit),
        watch_({process.signal_fd, 1, {}, {}}) {}

  int run() {
    append_bench_head(options_, out_);
    if (!flush()) return end();
    if (options_.operands.empty()) {
      run_built_in();
    } else {
      for (const InputSource& source : find_sources(options_)) {
        if (watch_.is_ending()) break;
        run_source(source);
      }
    }
    return end();
  }

 private:
  const std::atomic<bool>& stop() const { return *watch_.stop_flag(0); }

  void run_built_in() {
    for (const BuiltIn which : {BuiltIn::kEasy, BuiltIn::kHard}) {
      if (!watch_.is_ending()) run_set(built_in_set(which, kBuiltInPuzzles, options_.seed));
    }
  }

  void run_source(const InputSource& source) {
    PuzzleSet set(source.name);
    const std::optional<bool> is_whole = read(source, set);
    if (watch_.is_ending()) return;
    if (!is_whole) {
      read_failed_ = true;
    } else if (set.size() == 0) {
      has_unreadable_ = true;
      complain(say(options_.language, "bench-empty", echoed(set.name())));
    } else {
      if (!*is_whole && !options_.quiet) {
        complain(say(options_.language, "bench-cut", echoed(set.name()), set.size()));
      }
      run_set(std::move(set));
    }
  }

  // Fills the set: nothing when reading failed, false when there are more puzzles than it takes.
  std::optional<bool> read(const InputSource& source, PuzzleSet& set) {
    RecordReader reader(read_options(options_));
    bool is_full = false;
    std::uint64_t others = 0;  // records of another kind
    const auto sink = [&](const Record& record) {
      if (record.puzzle == nullptr) {
        refuse(record, set.name());
      } else if (!is_classic(*record.puzzle)) {
        ++others;
      } else {
        is_full = !set.add(record.puzzle->givens);
      }
      return !is_full;
    };
    IntakeProgress progress;
    const SourceEnd end =
        read_source(source, watch_.wake_fd(), progress,
                    [&](std::string_view block) { return reader.feed(block, sink); });
    if (end.has_failed()) {
      complain(source_failure(source, end, options_.language));
      return std::nullopt;
    }
    if (!is_full) reader.finish(sink);
    if (others > 0) {
      has_unreadable_ = true;
      complain(say(options_.language, "bench-others", echoed(set.name()), others));
    }
    return !is_full;
  }

  bool is_classic(const Puzzle& puzzle) const {
    if (options_.layout && !options_.layout->is_classic()) return false;
    const bool names_other = !options_.layout && !puzzle.layout.empty();
    return puzzle.size() == kMaxSize && !puzzle.marks_are_puzzle && !names_other &&
           puzzle.left_out.empty();
  }

  void refuse(const Record& record, const std::string& name) {
    has_unreadable_ = true;
    Answer answer;
    answer.error = record.error;
    answer.line = record.line;
    answer.file = name;
    complain(error_sentence(answer, options_.language));
  }

  void run_set(PuzzleSet set) {
    set.shuffle(options_.seed);
    for (const Calls calls : {Calls::kBatch, Calls::kSingle}) {
      if (is_asked(calls) && !run_table(set, calls)) return;
    }
  }

  bool is_asked(Calls calls) const {
    if (calls == Calls::kSingle) return options_.bench.single;
    return options_.bench.batch || !options_.bench.single;
  }

  bool run_table(const PuzzleSet& set, Calls calls) {
    std::vector<std::unique_ptr<Side>> sides;
    for (const Kernel* kernel : kernels_) {
      sides.push_back(kernel_side(*kernel, calls, set, limit_));
    }
    for (const Peer& peer : peers_) {
      const bool fits = peer.many == nullptr || calls == Calls::kBatch;
      if (fits) sides.push_back(peer_side(peer, set, limit_));
    }
    const std::optional<std::vector<SideOutcome>> outcomes =
        measure(sides, set.size(), options_.bench.repeat, stop());
    if (!outcomes) return false;
    append_bench_table({set, calls, limit_, sides, *outcomes}, options_, out_);
    for (std::size_t s = 0; s < sides.size(); ++s) {
      if (!(*outcomes)[s].agrees()) say_difference(set, *sides[s], (*outcomes)[s], *sides[0]);
    }
    return flush();
  }

  bool flush() {
    if (!output_.write(out_)) watch_.cancel();
    out_.clear();
    return !watch_.is_ending();
  }

  void say_difference(const PuzzleSet& set, const Side& side, const SideOutcome& outcome,
                      const Side& first) {
    differs_ = true;
    complain(say(options_.language, "bench-differs", echoed(set.name()), side.name(), first.name(),
                 outcome.other_counts, outcome.other_answers));
  }

  int end() {
    if (output_.is_closed_pipe()) return kExitFine;
    if (watch_.is_interrupted()) {
      complain(say(options_.language, "bench-interrupted"));
      return kExitInterrupted;
    }
    if (!read_failed_) output_.commit();
    if (const int code = check_output(options_, output_)) return code;
    if (read_failed_) return kExitInputOutput;
    if (has_unreadable_) return kExitUnreadable;
    return differs_ ? kExitPuzzle : kExitFine;
  }

  const Options& options_;
  std::vector<const Kernel*> kernels_;
  const std::vector<Peer>& peers_;
  Output& output_;
  std::uint64_t limit_;
  std::string out_;
  bool read_failed_ = false;
  bool has_unreadable_ = false;
  bool differs_ = false;
  Watch watch_;  // last: its thread uses what stands above
};

// Those that --kernel names, else the one of SHUDU_KERNEL, else the fastest; none after saying that
// this machine lacks it.
std::vector<const Kernel*> chosen_kernels(const Options& options, const Process& process) {
  const BenchOptions& bench = options.bench;
  if (bench.all_kernels) return kernels_of_machine();
  if (bench.kernel == nullptr) {
    const Kernel* kernel = choose_kernel(process, options.language);
    return kernel != nullptr ? std::vector{kernel} : std::vector<const Kernel*>{};
  }
  if (bench.kernel->is_supported()) return {bench.kernel};
  complain(say(options.language, "kernel-missing", bench.kernel->name, kernel_names()));
  return {};
}

}  // namespace

int run_bench(const Options& options, const Process& process) {
  std::vector<const Kernel*> kernels = chosen_kernels(options, process);
  if (kernels.empty()) return kExitUsage;
  const LoadedPeers loaded = load_peers(options.bench.peers, options.language);
  if (!loaded.error.empty()) {
    complain(loaded.error);
    return kExitUsage;
  }
  Output output(options.output);
  if (const int code = check_output(options, output)) return code;
  return Bench(options, process, std::move(kernels), loaded.peers, output).run();
}

}  // namespace shudu::cli
