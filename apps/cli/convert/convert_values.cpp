// Tested in tests/cli/convert_test.cpp.
#include "cli/convert/convert_values.h"

#include "cli/words.h"
#include "text/text.h"

namespace shudu::cli {

UsageError take_moves(Options& options, const OptionRow& row, std::string_view value) {
  const Result<Moves> moves = Moves::parse(value);
  if (!moves) return say(options.language, "not-moves", dashed(row), echoed(value));
  options.convert.moves = *moves;
  return std::nullopt;
}

}  // namespace shudu::cli
