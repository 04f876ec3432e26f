// `generate --estimate`: what weighted puzzles say of all minimal puzzles.
//
// Workers make items of the series and rate some of them, spread evenly; the main thread takes them
// in order, so sums are the same to the last bit with any --jobs. Ratings are few because each
// takes a hundred times as long as a puzzle.
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "cli/generate/method_table.h"
#include "cli/generate/ordered_work.h"
#include "cli/generate/plan.h"
#include "cli/options/jobs.h"
#include "cli/output/output.h"
#include "cli/output/run_end.h"
#include "cli/output/terminal.h"
#include "cli/watch.h"
#include "cli/words.h"
#include "shudu/generator/estimate.h"
#include "shudu/generator/full_grid.h"
#include "shudu/rating/se.h"
#include "shudu/service/json_list.h"

namespace shudu::cli {
namespace {

constexpr std::uint64_t kMostRated = 1000;
constexpr std::uint64_t kUsual = 1000;  // puzzles, where -n is not given

struct EstimatePart {
  std::vector<WeightedItem> items;
  std::vector<int> tenths;  // ER of each item, -1: not rated
  bool is_whole = false;    // false: the run was ended
};

class EstimateRun {
 public:
  EstimateRun(const Options& options, const Process& process, const Kernel& kernel,
              WeightedMethod method, std::uint64_t seed)
      : options_(options),
        process_(process),
        kernel_(kernel),
        wanted_(WeightedOptions::classic(method)),
        seed_(seed),
        number_(options.generate.has_number ? options.generate.number : kUsual),
        each_(method == WeightedMethod::kWeightedReduction ? 256 : 8),
        stride_((number_ + kMostRated - 1) / kMostRated) {
    if (options.generate.tries) wanted_.most_tries = *options.generate.tries;
  }

  int run(Output& output) {
    const int jobs = worker_count(options_);
    makers_.resize(static_cast<std::size_t>(jobs));
    {
      Watch watch({process_.signal_fd, jobs, {}, {}});
      watch_ = &watch;
      const auto make = [this](int worker, std::uint64_t part) { return make_part(worker, part); };
      OrderedWork<EstimatePart>::run(jobs, (number_ + each_ - 1) / each_, make,
                                     [this](EstimatePart& part) { return take(part); });
      is_interrupted_ = watch.is_interrupted();
      watch_ = nullptr;
    }
    std::string out;
    options_.json ? write_json(out) : write_table(out);
    output.write(out);
    if (output.is_closed_pipe()) return kExitFine;
    output.commit();
    if (const int code = check_output(options_, output)) return code;
    return is_interrupted_ ? kExitInterrupted : kExitFine;
  }

 private:
  EstimatePart make_part(int worker, std::uint64_t part) {
    auto& maker = makers_[static_cast<std::size_t>(worker)];
    if (!maker) maker = std::make_unique<WeightedMaker>(Layout::classic(), wanted_, kernel_);
    const std::atomic<bool>* stop = watch_->stop_flag(worker);
    const std::uint64_t first = part * each_;
    EstimatePart made;
    made.items.resize(static_cast<std::size_t>(std::min(each_, number_ - first)));
    made.tenths.assign(made.items.size(), -1);
    const auto source = [this](Rng& rng) { return grids_.draw(rng); };
    if (!maker->make(seed_, first, source, made.items, stop)) return made;
    for (std::size_t i = 0; i < made.items.size(); ++i) {
      if ((first + i) % stride_ != 0 || !made.items[i].made) continue;
      SeOptions se;
      se.stop = stop;
      const auto rating = rate_se(givens_of(made.items[i].made->puzzle), se);
      if (rating && !rating->is_at_least) made.tenths[i] = rating->er;
    }
    made.is_whole = !watch_->is_ending();
    return made;
  }

  bool take(const EstimatePart& part) {
    if (!part.is_whole) return false;
    for (std::size_t i = 0; i < part.items.size(); ++i) {
      estimate_.add(part.items[i]);
      if (part.tenths[i] >= 0) er_.add(part.items[i].made->weight, 0.1 * part.tenths[i]);
    }
    return true;
  }

  [[nodiscard]] std::string_view method_name() const {
    return wanted_.method == WeightedMethod::kWeightedReduction ? "weighted" : "controlled-bias";
  }

  void write_table(std::string& out) const {
    const Language language = options_.language;
    const auto line = [&](Phrase phrase, const auto&... args) {
      out += say(language, phrase, args...) + '\n';
    };
    line(Phrase("estimate-sample"), estimate_.count(), method_name(), seed_, estimate_.tries());
    line(Phrase("estimate-effective"), fmt::format("{:.1f}", estimate_.effective_size()));
    line(Phrase("estimate-header"));
    for (int givens = 0; givens <= kMaxCells; ++givens) {
      if (estimate_.sampled(givens) == 0) continue;
      const Estimated share = estimate_.share(givens);
      out += fmt::format("{}\t{:.4g}\t{:.2g}\t{}\n", givens, 100 * share.value, 100 * share.error,
                         estimate_.sampled(givens));
    }
    const auto both = [](const Estimated& e) {
      return fmt::format("{:.4g} ± {:.2g}", e.value, e.error);
    };
    line(Phrase("estimate-givens"), both(estimate_.givens()));
    line(Phrase("estimate-er"), both(er_.mean()), er_.count(),
         fmt::format("{:.1f}", er_.effective_size()));
    line(Phrase("estimate-per-grid"), both(estimate_.puzzles_per_grid()));
    line(wanted_.method == WeightedMethod::kWeightedReduction ? Phrase("estimate-heavy")
                                                              : Phrase("estimate-bias"));
  }

  static void write_estimated(const Estimated& estimated, std::string& out) {
    out += fmt::format("{{\"value\":{:.6g},\"error\":{:.3g}}}", estimated.value, estimated.error);
  }

  void write_json(std::string& out) const {
    JsonObject object(out);
    object.number("schema", 1);
    object.text("method", method_name());
    object.number("seed", seed_);
    object.number("puzzles", estimate_.count());
    object.number("tries", estimate_.tries());
    object.name("effective_size") += fmt::format("{:.6g}", estimate_.effective_size());
    JsonList shares(object.name("shares"));
    for (int givens = 0; givens <= kMaxCells; ++givens) {
      if (estimate_.sampled(givens) == 0) continue;
      const Estimated share = estimate_.share(givens);
      shares.next() +=
          fmt::format("{{\"clues\":{},\"share\":{:.6g},\"error\":{:.3g},\"puzzles\":{}}}", givens,
                      share.value, share.error, estimate_.sampled(givens));
    }
    shares.end();
    write_estimated(estimate_.givens(), object.name("mean_clues"));
    write_estimated(er_.mean(), object.name("mean_er"));
    object.number("rated", er_.count());
    object.name("effective_rated") += fmt::format("{:.6g}", er_.effective_size());
    write_estimated(estimate_.puzzles_per_grid(), object.name("puzzles_per_grid"));
    object.end();
    out += '\n';
  }

  const Options& options_;
  const Process& process_;
  const Kernel& kernel_;
  WeightedOptions wanted_;
  std::uint64_t seed_;
  std::uint64_t number_;
  std::uint64_t each_;    // items of a part
  std::uint64_t stride_;  // every so many items one is rated
  UniformGrids grids_;
  Watch* watch_ = nullptr;
  std::vector<std::unique_ptr<WeightedMaker>> makers_;  // each made by its own thread
  MinimalEstimate estimate_;
  WeightedMean er_;
  bool is_interrupted_ = false;
};

}  // namespace

int run_estimate(const Options& options, const Process& process, const Kernel& kernel,
                 std::uint64_t seed) {
  const GenerateMethod* method = options.generate.method;
  const bool is_bias = method != nullptr && method->method == MakeMethod::kControlledBias;
  if (method != nullptr && !is_bias && method->method != MakeMethod::kWeighted) {
    complain(say(options.language, "needs", "--estimate", "--method weighted|controlled-bias"));
    return kExitUsage;
  }
  if (options.layout && !options.layout->is_classic()) {
    complain(say(options.language, "needs", "--estimate", "--layout classic"));
    return kExitUsage;
  }
  Output output(options.output);
  if (const int code = check_output(options, output)) return code;
  return EstimateRun(options, process, kernel,
                     is_bias ? WeightedMethod::kControlledBias : WeightedMethod::kWeightedReduction,
                     seed)
      .run(output);
}

}  // namespace shudu::cli
