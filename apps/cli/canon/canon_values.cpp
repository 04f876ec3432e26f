// Tested in tests/cli/canon_test.cpp.
#include "cli/canon/canon_values.h"

#include "cli/input/intake.h"
#include "cli/words.h"
#include "shudu/formats/reader.h"
#include "text/text.h"

namespace shudu::cli {

UsageError take_same(Options& options, const OptionRow& row, std::string_view value) {
  const Result<Puzzle> puzzle = read_puzzle(value, read_options(options));
  if (puzzle) {
    options.canon.same = *puzzle;
    return std::nullopt;
  }
  return say(options.language, "bad-layout", dashed(row),
             sentence(puzzle.error(), options.language).view());
}

UsageError check_canon(const Options& options) {
  const CanonOptions& canon = options.canon;
  if (!canon.same) return std::nullopt;
  // Here, as --other-rules may stand after --same.
  if (const std::optional<Error> refused = refused_rules(options, *canon.same)) {
    return say(options.language, "bad-layout", dashed(option_row(OptionId::kSame)),
               sentence(*refused, options.language).view());
  }
  const std::optional<OptionId> other = canon.grid ? std::optional(OptionId::kGrid)
                                        : canon.automorphisms
                                            ? std::optional(OptionId::kAutomorphisms)
                                        : canon.band_class ? std::optional(OptionId::kBandClass)
                                        : canon.dedupe     ? std::optional(OptionId::kDedupe)
                                                           : std::nullopt;
  if (!other) return std::nullopt;
  return say(options.language, "exclusive", dashed(option_row(OptionId::kSame)),
             dashed(option_row(*other)));
}

}  // namespace shudu::cli
