// The searches of the verbs: those of the room `verbs`, by the method that was asked for.
#pragma once

#include "cli/input/batch.h"
#include "cli/options/options.h"
#include "shudu/verbs/searching.h"

namespace shudu::cli {

/// A record that can be searched: it was read and its givens do not clash.
struct Question {
  const Layout& layout;
  Pencilmarks marks;
  verbs::SearchWish wish;
  verbs::Budget& budget;
  /// Where RecordVerb::wants_wholes, and where there is more to the record than the question.
  const WholeRecord* record = nullptr;
};

/// Looks for up to `limit` solutions of `marks` on the question's layout.
[[nodiscard]] inline SearchResult search_up_to(const Question& question, const Pencilmarks& marks,
                                               std::uint64_t limit) {
  return verbs::search_up_to(question.budget, question.layout, marks, limit, question.wish);
}

/// The same for the question's own candidates.
[[nodiscard]] inline SearchResult search_up_to(const Question& question, std::uint64_t limit) {
  return search_up_to(question, question.marks, limit);
}

}  // namespace shudu::cli
