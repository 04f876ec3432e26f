// A search that learns a clause from every contradiction: which tries cannot stand together, said
// of as few candidates as can be found, so that no corner of the search is entered twice for the
// same reason. It chooses candidates that were part of the latest contradictions, and begins again
// now and then. Where a kernel, which looks at the board alone, needs a million guesses because the
// contradiction lies in another corner of the grid, this needs some dozen; on every other puzzle it
// is slower by far. Classic grids only.
//
// Source: "GRASP", Marques-Silva & Sakallah, ICCAD 1996 (clauses from contradictions); "Chaff",
// Moskewicz et al., DAC 2001 (choice by recent contradictions); "MiniSat", Een & Sorensson, SAT
// 2003 (shorter clauses); Luby, Sinclair & Zuckerman, 1993 (when to begin again).
// Tested in tests/solver/learning_test.cpp.
#pragma once

#include <cstddef>
#include <memory>

#include "shudu/solver/search.h"

namespace shudu {

/// One count, which may be interrupted. Used by one thread; about a megabyte when much is learned.
class LearningSearch {
 public:
  /// Clauses learned before about half of them are forgotten.
  static constexpr std::size_t kMostClauses = 4'000;

  explicit LearningSearch(const Pencilmarks& marks, std::size_t most_clauses = kMostClauses);
  ~LearningSearch();
  LearningSearch(const LearningSearch&) = delete;
  LearningSearch& operator=(const LearningSearch&) = delete;

  /// As Method::count on the classic grid, but goes on where the last call ended: solutions are
  /// those of all calls together, nodes and budget those of this one. Every solution found leaves a
  /// clause behind, so limits should be small.
  [[nodiscard]] SearchResult go_on(const SearchOptions& options);

 private:
  class Search;
  std::unique_ptr<Search> search_;
};

}  // namespace shudu
