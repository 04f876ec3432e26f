// The rating run: one hint after another until the grid is full. See shudu/rating/se.h.
// ER, EP and ED are kept as the path goes; limits are looked at behind each step.
#include <memory>

#include "rating/se/first_hint.h"
#include "rating/se/se_step.h"
#include "shudu/core/layout.h"
#include "shudu/rating/se.h"

namespace shudu {
namespace {

struct DialectRow {
  SeDialect dialect;
  std::string_view slug;
};
constexpr DialectRow kDialects[] = {{SeDialect::kOriginal, "se"},
                                    {SeDialect::kCorrected, "se-corrected"},
                                    {SeDialect::kNoUniqueness, "se-nouniq"}};

constexpr int kNoHintTenths = 200;

class Run {
 public:
  Run(const Grid& puzzle, const SeOptions& options) : position_(puzzle), options_(options) {
    rating_.dialect = options.dialect;
  }

  SeRating run() {
    while (!position_.is_full()) {
      const auto hint = se::first_hint(position_, {options_.dialect, options_.with_path}, *memory_);
      if (!hint) {
        rating_.er = kNoHintTenths;
        rating_.end = SeEnd::kNoHint;
        rating_.hardest = nullptr;
        break;
      }
      note(*hint);
      se::apply(position_, *hint);
    }
    return std::move(rating_);
  }

 private:
  void note(const se::Hint& hint) {
    const int tenths = hint.difficulty.tenths();
    if (tenths > rating_.er) {
      rating_.er = tenths;
      rating_.hardest = &se::technique_of(hint.rule);
    }
    if (rating_.ep == 0) {
      if (rating_.ed == 0) rating_.ed = rating_.er;
      if (hint.placement >= 0) rating_.ep = rating_.er;
    }
    if (!options_.with_path) return;
    rating_.steps.push_back(se::step_of(hint));
    rating_.step_count = static_cast<int>(rating_.steps.size());
  }

  se::Position position_;
  std::unique_ptr<se::ChainMemory> memory_ = std::make_unique<se::ChainMemory>();
  const SeOptions& options_;
  SeRating rating_;
};

Error not_classic(int size) {
  Error error;
  error.code = ErrorCode::kUnsupportedLayout;
  error.found = static_cast<std::uint64_t>(size);
  return error;
}

}  // namespace

std::string_view se_dialect_slug(SeDialect dialect) {
  return kDialects[static_cast<int>(dialect)].slug;
}

std::optional<SeDialect> find_se_dialect(std::string_view slug) {
  for (const DialectRow& row : kDialects) {
    if (row.slug == slug) return row.dialect;
  }
  return std::nullopt;
}

Result<SeRating> rate_se(const Grid& puzzle, const SeOptions& options) {
  if (puzzle.size() != kMaxSize) return not_classic(puzzle.size());
  return Run(puzzle, options).run();
}

Result<std::optional<SeStep>> next_se_step(const View& view, const SeOptions& options) {
  const Layout& layout = view.layout();
  if (!layout.is_classic()) return not_classic(layout.size());
  const auto memory = std::make_unique<se::ChainMemory>();
  const auto hint = se::first_hint(se::Position(view), {options.dialect, true}, *memory);
  if (!hint) return std::optional<SeStep>();
  return std::optional<SeStep>(se::step_of(*hint));
}

}  // namespace shudu
