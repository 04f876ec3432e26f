#include "shudu/verbs/searching.h"

#include <algorithm>
#include <vector>

#include "shudu/core/sort.h"
#include "shudu/solver/lexicographic.h"

namespace shudu::verbs {
namespace {

// Less than a millisecond to a few of them, by the method. Of 42,417 puzzles drawn without bias
// none needs half as many by mrv.
constexpr std::uint64_t kFirstNodes = 20'000;

// Solutions that are sorted where they are all there are; 82 bytes each.
constexpr std::uint64_t kFew = 10'000;

// How a search is done the first time, and where that was not enough.
class Searcher {
 public:
  Searcher(Budget& budget, const Layout& layout, const SearchWish& wish)
      : budget_(budget), layout_(layout), wish_(wish) {
    options_.seed = wish.seed;
    options_.kernel = wish.kernel;
    options_.stop = budget.stop();
    options_.threads = budget.threads();
  }

  // Runs `search(options, is_first)` with more nodes each time until it ends by itself or must not
  // go on.
  SearchResult in_slices(
      FunctionRef<SearchResult(const SearchOptions& options, bool is_first)> search) {
    const std::uint64_t most = budget_.nodes();
    const bool starts_small = budget_.can_ask() || has_second_method();
    std::uint64_t nodes = starts_small ? std::min(kFirstNodes, most) : most;
    for (bool is_first = true;; is_first = false) {
      options_.node_budget = nodes;
      const SearchResult result = search(options_, is_first);
      if (result.end == SearchEnd::kStopped) budget_.end_search(Halt::kCancelled);
      if (result.end != SearchEnd::kBudget) return result;
      if (nodes >= most) {
        budget_.end_search(Halt::kBudget);
        return result;
      }
      if (!budget_.goes_on(nodes, most)) return result;
      nodes = budget_.can_ask() ? std::min(2 * nodes, most) : most;
    }
  }

  // In one go, handing over the solutions as they come.
  void run(decltype(Method::search) search, const Pencilmarks& marks, SolutionSink sink) {
    options_.node_budget = budget_.nodes();
    const SearchEnd end = search(layout_, marks, options_, sink).end;
    if (end == SearchEnd::kStopped) budget_.end_search(Halt::kCancelled);
    if (end == SearchEnd::kBudget) budget_.end_search(Halt::kBudget);
  }

  // All solutions in ascending order, where they are few.
  std::optional<std::vector<Grid>> find_few(const Pencilmarks& marks) {
    std::vector<Grid> few;
    const auto collect = [&few](const Grid& solution) {
      few.push_back(solution);
      return true;
    };
    const SearchResult all = in_slices([&](const SearchOptions& slice, bool is_first) {
      few.clear();
      SearchOptions options = slice;
      options.limit = kFew;
      return method(is_first).search(layout_, marks, options, collect);
    });
    if (all.end != SearchEnd::kComplete) return std::nullopt;
    sort_stably(few.begin(), few.end(), is_before);
    return few;
  }

  SearchResult count(const Pencilmarks& marks, const SearchOptions& options, bool is_first) const {
    const bool in_parts = has_second_method() && !is_first;
    return in_parts ? count_by_threads(layout_, marks, method(is_first), options)
                    : method(is_first).count(layout_, marks, options);
  }

 private:
  static bool is_before(const Grid& a, const Grid& b) { return a.values() < b.values(); }

  [[nodiscard]] const Method& method(bool is_first) const {
    if (wish_.method != nullptr) return *wish_.method;
    return layout_.is_classic() || is_first ? default_method() : *find_method("dlx");
  }
  [[nodiscard]] bool has_second_method() const {
    return wish_.method == nullptr && !layout_.is_classic();
  }

  Budget& budget_;
  const Layout& layout_;
  const SearchWish& wish_;
  SearchOptions options_;
};

// Passes solutions on until there are `limit` of them, and notices one more.
class Passing {
 public:
  Passing(std::uint64_t limit, SolutionSink emit) : limit_(limit), emit_(emit) {}

  bool take(const Grid& solution) {
    if (end.count == limit_) {
      end.has_more = true;
      return false;
    }
    ++end.count;
    if (emit_(solution)) return true;
    end.was_stopped = true;
    return false;
  }

  ListEnd end;

 private:
  std::uint64_t limit_;
  SolutionSink emit_;
};

}  // namespace

SearchResult search_up_to(Budget& budget, const Layout& layout, const Pencilmarks& marks,
                          std::uint64_t limit, const SearchWish& wish) {
  Searcher searcher(budget, layout, wish);
  return searcher.in_slices([&](const SearchOptions& slice, bool is_first) {
    SearchOptions options = slice;
    options.limit = limit;
    return searcher.count(marks, options, is_first);
  });
}

std::optional<Grid> smallest(Budget& budget, const Position& position, const Grid& known,
                             const SearchWish& wish) {
  Searcher searcher(budget, position.layout, wish);
  const SearchResult found = searcher.in_slices([&](const SearchOptions& slice, bool /*is_first*/) {
    return smallest_solution(position.layout, position.marks, known, slice);
  });
  if (budget.halt() != Halt::kNone) return std::nullopt;
  return found.first;
}

// The search in ascending order may take long, the longer the fewer solutions there are. So another
// looks first: if it finds all solutions and they are few, they only need sorting; else there are
// so many that the ascending search meets them often. That one is not sliced: solutions are passed
// on as they come, and the caller is asked at its looks.
ListEnd list_solutions(Budget& budget, const Position& position, const ListWish& wish,
                       SolutionSink emit) {
  const Pencilmarks& marks = position.marks;
  Passing passing(wish.limit, emit);
  Searcher searcher(budget, position.layout, wish.search);
  const auto pass = [&passing](const Grid& solution) { return passing.take(solution); };
  if (wish.search.method != nullptr) {
    searcher.run(wish.search.method->search, marks, pass);
  } else if (const std::optional<std::vector<Grid>> few = searcher.find_few(marks)) {
    for (const Grid& solution : *few) {
      if (!pass(solution)) break;
    }
  } else if (budget.halt() == Halt::kNone) {
    searcher.run(search_ascending, marks, pass);
  }
  passing.end.was_stopped = passing.end.was_stopped || budget.halt() != Halt::kNone;
  return passing.end;
}

}  // namespace shudu::verbs
