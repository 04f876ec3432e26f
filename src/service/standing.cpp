// Tested in tests/service/stepping_test.cpp and practising_test.cpp.
#include "service/standing.h"
#include "shudu/verbs/searching.h"

namespace shudu::service {

std::optional<Position> stand_up(Call& call, const Question& question) {
  const auto look = [&](const Pencilmarks& marks) -> std::optional<SearchResult> {
    const SearchResult found = verbs::search_up_to(call, question.layout, marks, 2);
    return call.halt() == Halt::kNone ? std::optional(found) : std::nullopt;
  };
  return find_position(question.layout, question.puzzle, question.format, look);
}

}  // namespace shudu::service
