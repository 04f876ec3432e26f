// Tested in tests/cli/research_test.cpp.
#include "cli/generate/vary_base.h"

#include <optional>

#include "cli/input/intake.h"
#include "cli/input/sources.h"
#include "cli/output/answer_text.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/core/clash.h"
#include "shudu/core/layout_table.h"

namespace shudu::cli {
namespace {

// Why a record is no puzzle of this run. Without --layout one of another layout is none.
std::optional<Error> find_fault(const Batch& batch, const Item& item, const Options& options,
                                const Layout& layout) {
  if (item.error >= 0) return batch.errors[static_cast<std::size_t>(item.error)];
  Error error;
  if (item.givens.size() != layout.size()) {
    error.code = ErrorCode::kLayoutMismatch;
    error.found = static_cast<std::uint64_t>(item.givens.size());
    error.expected = static_cast<std::uint64_t>(layout.size());
    return error;
  }
  const bool names_other =
      item.rules >= 0 && !options.layout &&
      batch.rules[static_cast<std::size_t>(item.rules)].layout_name != kept_name(layout);
  if (names_other) {
    error.code = ErrorCode::kMismatch;
    error.token = escape_token("layout");
    return error;
  }
  return find_clash(layout, item.givens);
}

}  // namespace

bool load_base(const std::string& path, const Options& options, const Layout& layout,
               VaryBase& base) {
  Options reading = options;
  reading.operands = {path};
  const std::vector<InputSource> sources = find_sources(reading);
  IntakeProgress progress;
  IntakeSetup setup;
  setup.sources = &sources;
  setup.options = &reading;
  setup.read = read_options(reading);
  setup.progress = &progress;
  setup.language = options.language;
  Batch batch;
  Intake intake(setup, &batch);
  intake.run([&](Batch*& full) {
    for (const Item& item : full->items) {
      const std::optional<Error> fault = find_fault(*full, item, options, layout);
      if (!fault) {
        base.puzzles.push_back(item.givens);
        base.left_out.push_back(
            item.rules < 0 ? "" : full->rules[static_cast<std::size_t>(item.rules)].left_out);
        continue;
      }
      base.has_bad_records = true;
      complain(say(options.language, "passed-over", item.line,
                   sentence(*fault, options.language).view()));
    }
    full->clear();
    return true;
  });
  return !intake.has_failed();
}

}  // namespace shudu::cli
