// A format is asked by having it write: what comes out of the same record with and without the
// names differs where they are held. So no format can say one thing and do another.
#include "shudu/formats/unsaid_rules.h"

#include <string>

namespace shudu {

namespace {

bool writes_left_out(const Format& format, std::string_view left_out) {
  Puzzle puzzle;
  std::string without;
  format.write(puzzle, without);
  puzzle.left_out = left_out;
  std::string with;
  format.write(puzzle, with);
  return with != without;
}

}  // namespace

std::optional<Error> find_unsaid_rules(const Format& format, const Puzzle& puzzle) {
  std::optional<Error> rules = find_other_rules(puzzle);
  if (!rules || writes_left_out(format, puzzle.left_out)) return std::nullopt;
  rules->code = ErrorCode::kCannotHold;
  return rules;
}

}  // namespace shudu
