// Search in ascending order may take long, the longer the fewer solutions there are. So a steady
// method looks first: if it finds all solutions and they are few, they only need sorting; else
// there are so many that the ascending search meets them often. Tested in
// tests/cli/searching_test.cpp.
#include "cli/solution_list.h"

#include <algorithm>
#include <vector>

#include "shudu/solver/lexicographic.h"

namespace shudu::cli {
namespace {

// At most so many solutions are sorted; 82 bytes each.
constexpr std::uint64_t kFew = 10'000;

bool is_before(const Grid& a, const Grid& b) {
  for (int i = 0; i < a.cell_count(); ++i) {
    const int difference = a.value_at(Cell(i)) - b.value_at(Cell(i));
    if (difference != 0) return difference < 0;
  }
  return false;
}

// Passes solutions on until there are `limit` of them, and notices one more.
class Counter {
 public:
  Counter(std::uint64_t limit, FunctionRef<bool(const Grid&)> emit) : limit_(limit), emit_(emit) {}

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

  void search(decltype(Method::search) method, const Question& question) {
    const auto sink = [this](const Grid& solution) { return take(solution); };
    const SearchResult result = method(question.layout, question.marks, question.search, sink);
    end.was_stopped = end.was_stopped || result.end == SearchEnd::kStopped;
  }

  ListEnd end;

 private:
  std::uint64_t limit_;
  FunctionRef<bool(const Grid&)> emit_;
};

}  // namespace

Verdict ListEnd::verdict() const {
  if (count == 0) return Verdict::kNone;
  return count == 1 && !has_more ? Verdict::kUnique : Verdict::kMultiple;
}

ListEnd list_solutions(const Options& options, const Question& question,
                       FunctionRef<bool(const Grid&)> emit) {
  Counter counter(options.limit, emit);
  if (options.method != nullptr) {
    counter.search(options.method->search, question);
    return counter.end;
  }
  std::vector<Grid> few;
  const auto collect = [&few](const Grid& solution) {
    few.push_back(solution);
    return true;
  };
  SearchOptions search = question.search;
  search.limit = kFew;
  const Layout& layout = question.layout;
  const SearchEnd end = steady_method(layout).search(layout, question.marks, search, collect).end;
  if (end == SearchEnd::kStopped) {
    counter.end.was_stopped = true;
  } else if (end == SearchEnd::kComplete) {
    std::sort(few.begin(), few.end(), is_before);
    for (const Grid& solution : few) {
      if (!counter.take(solution)) break;
    }
  } else {
    counter.search(search_ascending, question);
  }
  return counter.end;
}

}  // namespace shudu::cli
