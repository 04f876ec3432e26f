// What every search does besides searching: count nodes and solutions, hand solutions out, and know
// when to end.
//
// A method asks `visit` before each digit that it tries and `report` for each solution; both say
// whether to go on. The stop flag is read before the first node and then every kStopInterval
// nodes; between two nodes a method does bounded work, so a search ends soon after the flag is set.
// Tested in tests/solver/search_end_test.cpp.
#pragma once

#include <cstdint>

#include "shudu/solver/search.h"

namespace shudu {

/// The bookkeeping of one search. Used by one thread; only `options.stop` may change meanwhile.
class SearchRun {
 public:
  /// `size` is that of the layout. Borrows what `options` and `sink` refer to.
  SearchRun(const SearchOptions& options, SolutionSink sink, int size)
      : options_(options), sink_(sink) {
    result_.first = Grid(size);
    if (options_.limit == 0) {
      end(SearchEnd::kLimit);
    } else if (is_stop_asked()) {
      end(SearchEnd::kStopped);
    }
  }

  /// True when there is nothing (more) to do.
  [[nodiscard]] bool has_ended() const { return has_ended_; }

  /// Counts one more digit tried; false when the search must end before trying it.
  [[nodiscard]] bool visit() {
    if (result_.nodes >= options_.node_budget) return end(SearchEnd::kBudget);
    if (result_.nodes % kStopInterval == 0 && is_stop_asked()) return end(SearchEnd::kStopped);
    ++result_.nodes;
    return true;
  }

  /// Counts a solution and hands it out; false when the search must end. A callback that says stop
  /// goes before a limit reached by the same solution.
  [[nodiscard]] bool report(const Grid& solution) {
    if (result_.count == 0) result_.first = solution;
    ++result_.count;
    if (!sink_(solution)) return end(SearchEnd::kCallback);
    if (result_.count >= options_.limit) return end(SearchEnd::kLimit);
    return true;
  }

  /// The rules' counts, for the method `logic`.
  [[nodiscard]] RuleCounts& rules() { return result_.rules; }

  [[nodiscard]] const SearchResult& result() const { return result_; }

 private:
  static constexpr std::uint64_t kStopInterval = 256;

  [[nodiscard]] bool is_stop_asked() const { return options_.stop.is_asked(); }
  bool end(SearchEnd why) {
    result_.end = why;
    has_ended_ = true;
    return false;
  }

  SearchOptions options_;
  SolutionSink sink_;
  SearchResult result_;
  bool has_ended_ = false;
};

}  // namespace shudu
