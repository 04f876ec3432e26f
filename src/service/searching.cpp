// Tested in tests/service/solving_test.cpp.
#include "service/searching.h"

#include <algorithm>

#include "shudu/core/function_ref.h"
#include "shudu/core/sort.h"
#include "shudu/solver/lexicographic.h"
#include "shudu/solver/method.h"

namespace shudu::service {
namespace {

// Less than a millisecond to a few of them, by the method.
constexpr std::uint64_t kFirstNodes = 20'000;

// Solutions that are sorted where they are all there are.
constexpr std::uint64_t kFew = 10'000;

// Runs `search(options, is_first)` with ever more nodes until it ends by itself or must not go on.
SearchResult in_slices(
    Call& call, FunctionRef<SearchResult(const SearchOptions& options, bool is_first)> search) {
  const std::uint64_t most = call.most_nodes();
  SearchOptions options;
  options.stop = call.stop();
  options.node_budget = std::min(kFirstNodes, most);
  bool is_first = true;
  while (true) {
    const SearchResult result = search(options, is_first);
    is_first = false;
    if (result.end == SearchEnd::kStopped) call.end_search(Halt::kCancelled);
    if (result.end != SearchEnd::kBudget) return result;
    if (options.node_budget >= most) {
      call.end_search(Halt::kBudget);
      return result;
    }
    if (!call.goes_on(options.node_budget, most)) return result;
    options.node_budget = std::min(2 * options.node_budget, most);
  }
}

const Method& method_for(const Layout& layout, bool is_first) {
  return layout.is_classic() || is_first ? default_method() : *find_method("dlx");
}

bool is_before(const Grid& a, const Grid& b) { return a.values() < b.values(); }

}  // namespace

SearchResult search_up_to(Call& call, const Layout& layout, const Pencilmarks& marks,
                          std::uint64_t limit) {
  return in_slices(call, [&](const SearchOptions& slice, bool is_first) {
    SearchOptions options = slice;
    options.limit = limit;
    return method_for(layout, is_first).count(layout, marks, options);
  });
}

std::optional<Grid> smallest(Call& call, const Layout& layout, const Pencilmarks& marks,
                             const Grid& known) {
  const SearchResult found = in_slices(call, [&](const SearchOptions& slice, bool /*is_first*/) {
    return smallest_solution(layout, marks, known, slice);
  });
  if (call.halt() != Halt::kNone) return std::nullopt;
  return found.first;
}

// As the program lists them: where all are found quickly and are few, they only need sorting; else
// there are so many that the search in ascending order meets them often.
std::vector<Grid> list_solutions(Call& call, const Layout& layout, const Pencilmarks& marks,
                                 std::uint64_t limit) {
  std::vector<Grid> found;
  const auto collect = [&found](const Grid& solution) {
    found.push_back(solution);
    return true;
  };
  const SearchResult all = in_slices(call, [&](const SearchOptions& slice, bool is_first) {
    found.clear();
    SearchOptions options = slice;
    options.limit = kFew;
    return method_for(layout, is_first).search(layout, marks, options, collect);
  });
  if (call.halt() != Halt::kNone) return {};
  if (all.end == SearchEnd::kComplete) {
    sort_stably(found.begin(), found.end(), is_before);
    if (found.size() > limit) found.resize(static_cast<std::size_t>(limit));
    return found;
  }
  (void)in_slices(call, [&](const SearchOptions& slice, bool /*is_first*/) {
    found.clear();
    SearchOptions options = slice;
    options.limit = limit;
    return search_ascending(layout, marks, options, collect);
  });
  return found;
}

}  // namespace shudu::service
