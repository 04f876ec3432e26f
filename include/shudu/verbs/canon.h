// The question `canon`: the form that all puzzles which are the same but for symmetries share.
// Thread-safe for different budgets and `Forms`. Tested in tests/verbs/canon_test.cpp and by
// the transcripts of the program and the service.
#pragma once

#include <map>
#include <memory>
#include <vector>

#include "shudu/canonical/layout_forms.h"
#include "shudu/core/result.h"
#include "shudu/verbs/position.h"
#include "shudu/verbs/searching.h"

#pragma GCC visibility push(default)
namespace shudu::verbs {

/// The symmetries of layouts, each found once: that takes up to a second. A value: copies share
/// what has been found, so each thread may have its own.
class Forms {
 public:
  /// For a layout that outlives these forms and comes often: it is then known by its address.
  [[nodiscard]] std::optional<Error> prepare(const Layout& layout, Stop stop = {});

  /// The form under that layout. Error: kTooManySymmetries, also where it was stopped.
  [[nodiscard]] Result<CanonicalForm> form(const Layout& layout, const Grid& grid, Stop stop = {});
  /// A symmetry of the layout, drawn evenly from all. Error: kTooManySymmetries, also where it was
  /// stopped.
  [[nodiscard]] Result<Symmetry> draw(const Layout& layout, Rng& rng, Stop stop = {});

 private:
  using Shared = std::shared_ptr<const LayoutForms>;
  static constexpr std::size_t kMostKept = 16;  // few layouts come one after another

  Result<Shared> kept(const Layout& layout, Stop stop);

  std::map<const Layout*, Shared> prepared_;
  std::vector<Shared> kept_;  // of layouts that come and go
};

struct CanonWish {
  bool of_solution = false;  ///< the form of the solution, not of the puzzle
  SearchWish search = {};
};

struct Canon {
  Grid grid;  ///< whose form it is
  CanonicalForm form;
};

/// Error: kMissingField for candidates alone, which have no form; those of Forms::form.
[[nodiscard]] Result<Canon, Unanswered> canon(Budget& budget, const Position& position,
                                              Forms& forms, const CanonWish& wish = {});

}  // namespace shudu::verbs
#pragma GCC visibility pop
