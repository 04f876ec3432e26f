// When is which way of counting taken?
//
// Search meets solutions one by one, some 7 million a second; skeletons (skeleton.h) stand for many
// at once, but take a millisecond of preparation and may be many where solutions are few. So search
// goes first, up to kFew solutions. Only then skeletons are tried, for kTry units of work. Where
// they have found more by then than search would have, they go on to the end; else search gets as
// much time, from the beginning, then the skeletons again where they stopped, and so on, each time
// kWorkGrowth times as much: whoever is done first has the answer. So nothing takes more than about
// three times what the better way for it would (pencilmarks of few solutions in very many skeletons
// do).
//
// Measured (AVX-512, one core at 2.8 GHz): 148,357,268 solutions of 17 givens in 0.1 s, which takes
// search 23 s; the 7,802,998,272 grids of a first band in 0.7 s (20 minutes at search's speed).
//
// Tested in tests/solver/count_test.cpp and count_threads_test.cpp.
#include "solver/count/many.h"

#include <algorithm>
#include <memory>
#include <vector>

#include "shudu/core/workers.h"
#include "solver/count/parts.h"
#include "solver/count/skeleton.h"
#include "solver/count/tally.h"
#include "solver/fast.h"

namespace shudu {
namespace {

constexpr std::uint64_t kFew = 10'000;              // solutions
constexpr std::uint64_t kWorthSkeletons = 100'000;  // what is limited to less, search does alone
constexpr std::uint64_t kAlone = 20'000;            // nodes that one thread does by itself
constexpr std::uint64_t kTry = 200'000;             // units of work, some 10 ns each
constexpr std::uint64_t kWorkGrowth = 4;
constexpr std::uint64_t kWorkOfNode = 12;  // units of work in the time of a guess

// What two searches of the same puzzle found, the second one of more of it.
SearchResult joined(const SearchResult& first, SearchResult second) {
  if (second.count < first.count) second.count = first.count;
  if (first.count > 0) second.first = first.first;
  second.nodes += first.nodes;
  return second;
}

SearchOptions without_nodes(SearchOptions options, std::uint64_t nodes) {
  if (options.node_budget != kUnlimited) options.node_budget -= nodes;
  return options;
}

// Counts by search, by as many threads as the options name.
SearchResult search_with_threads(const Kernel& kernel, const Pencilmarks& marks,
                                 const SearchOptions& options) {
  if (options.threads <= 1) return search_one(kernel, marks, options, nullptr);
  return count_in_parts(Layout::classic(), marks, options,
                        [&kernel](const Pencilmarks& part, const SearchOptions& part_options) {
                          return search_one(kernel, part, part_options, nullptr);
                        });
}

// The walks over one position's skeletons, one for each thread.
class SkeletonCount {
 public:
  SkeletonCount(const DigitBands& bands, const SearchOptions& options)
      : skeletons_(bands, options.stop), tally_(options) {
    for (int walk = 0; walk < std::clamp(options.threads, 1, kMaxThreads); ++walk) {
      walks_.push_back(std::make_unique<SkeletonWalk>(skeletons_, queue_));
    }
  }

  // Goes on for so much work of each walk; true when the count has ended. A thread that is done
  // with a walk looks for another: there may be fewer threads than walks.
  bool run(std::uint64_t work) {
    std::atomic<std::size_t> next{0};
    std::atomic<bool> is_open{false};
    run_workers(static_cast<int>(walks_.size()), [&](int /*worker*/) {
      for (std::size_t walk = next++; walk < walks_.size(); walk = next++) {
        if (!walks_[walk]->run(tally_, work)) is_open = true;
      }
    });
    return !is_open || !tally_.goes_on();
  }

  // Nodes that were spent on something else.
  void spend(std::uint64_t nodes) {
    spent_ += nodes;
    tally_.add(0, nodes);
  }

  // Does it meet solutions faster than search, which needs a guess for each?
  [[nodiscard]] bool is_worth_it() const {
    return tally_.count() > (tally_.nodes() - spent_) / kWorkOfNode;
  }
  [[nodiscard]] std::uint64_t nodes_left() const { return tally_.nodes_left(); }

  [[nodiscard]] SearchResult result() const {
    SearchResult result;
    result.count = tally_.count();
    result.nodes = tally_.nodes();
    result.end = tally_.why();
    return result;
  }

 private:
  Skeletons skeletons_;
  SkeletonQueue queue_;
  Tally tally_;
  std::uint64_t spent_ = 0;
  std::vector<std::unique_ptr<SkeletonWalk>> walks_;
};

// Skeletons and search in turn; `first` is what was found before.
SearchResult count_in_turn(const Kernel& kernel, const Pencilmarks& marks,
                           const SearchOptions& options, const SearchResult& first) {
  SkeletonCount skeletons(bands_of_marks(marks), without_nodes(options, first.nodes));
  for (std::uint64_t work = kTry; !skeletons.run(work); work *= kWorkGrowth) {
    if (skeletons.is_worth_it()) continue;
    SearchOptions search = options;
    const std::uint64_t turn = work / kWorkOfNode * static_cast<unsigned>(options.threads);
    search.node_budget = std::min(skeletons.nodes_left(), turn);
    const SearchResult found = search_with_threads(kernel, marks, search);
    skeletons.spend(found.nodes);
    if (found.end == SearchEnd::kBudget) continue;
    SearchResult result = skeletons.result();
    result.count = found.count;
    result.end = found.end;
    return joined(first, result);
  }
  return joined(first, skeletons.result());
}

// A budget is kept by one thread: what is found within it then does not depend on how many there
// are.
SearchOptions with_sound_threads(SearchOptions options) {
  options.threads =
      options.node_budget == kUnlimited ? std::clamp(options.threads, 1, kMaxThreads) : 1;
  return options;
}

}  // namespace

SearchResult count_classic(const Kernel& kernel, const Pencilmarks& marks,
                           const SearchOptions& options) {
  const SearchOptions sound = with_sound_threads(options);
  SearchOptions search = sound;
  if (sound.limit > kWorthSkeletons) search.limit = kFew;
  SearchOptions alone = search;
  alone.threads = 1;
  if (sound.threads > 1) alone.node_budget = kAlone;
  SearchResult first = search_one(kernel, marks, alone, nullptr);
  if (first.end == SearchEnd::kBudget && sound.threads > 1) {
    first = joined(first, search_with_threads(kernel, marks, search));
  }
  if (first.end != SearchEnd::kLimit || search.limit == sound.limit) return first;
  return count_in_turn(kernel, marks, sound, first);
}

SearchResult count_shared(const Layout& layout, const Pencilmarks& marks,
                          const SearchOptions& options,
                          SearchResult (*count)(const Layout& layout, const Pencilmarks& marks,
                                                const SearchOptions& options)) {
  const SearchOptions sound = with_sound_threads(options);
  if (sound.threads == 1) return count(layout, marks, sound);
  SearchOptions alone = sound;
  alone.threads = 1;
  alone.node_budget = kAlone;
  const SearchResult first = count(layout, marks, alone);
  if (first.end != SearchEnd::kBudget) return first;
  const SearchResult whole =
      count_in_parts(layout, marks, sound,
                     [&layout, count](const Pencilmarks& part, const SearchOptions& part_options) {
                       return count(layout, part, part_options);
                     });
  return joined(first, whole);
}

}  // namespace shudu
