// The rating run: one hint after another until the grid is full. Where no path is wanted, singles
// and direct steps are taken many at once (bulk_singles.h). See shudu/rating/se.h.
#include "rating/se/bulk_singles.h"
#include "rating/se/first_hint.h"
#include "rating/se/se_step.h"
#include "shudu/rating/needs_classic.h"
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
  Run(const se::Position& start, const SeOptions& options) : position_(start), options_(options) {
    rating_.dialect = options.dialect;
    memory_.meter.most_branches = options.most_branches;
    memory_.meter.stop = options.stop;
  }

  SeRating run() {
    while (!position_.is_full() && !is_beyond_limits()) {
      ++position_.clock;
      const bool in_bulk = !options_.with_path && rating_.ep != 0 && rating_.er >= kBoxSingle;
      if (in_bulk) {
        const int hardest = se::place_singles(position_, rating_.er, clean_);
        if (hardest > rating_.er) raise(hardest, se::Rule::kHiddenSingleRow);
        if (position_.is_full() || is_beyond_limits()) break;
      }
      if (!take_step(in_bulk ? se::producer_behind_singles(rating_.er) : 0)) break;
    }
    return std::move(rating_);
  }

 private:
  static constexpr int kBoxSingle = 12;

  // Ends the run where a limit says so.
  bool is_beyond_limits() {
    const auto end = [&](SeEnd reason) {
      rating_.end = reason;
      rating_.is_at_least = true;
      return true;
    };
    if (options_.pearl && rating_.ep != 0 && rating_.er > rating_.ep) return end(SeEnd::kNotPearl);
    if (options_.diamond && rating_.ed != 0 && rating_.er > rating_.ed) {
      return end(SeEnd::kNotDiamond);
    }
    if (options_.most_tenths != 0 && rating_.er > options_.most_tenths) {
      return end(SeEnd::kAboveMost);
    }
    if (options_.enough_tenths != 0 && rating_.er >= options_.enough_tenths) {
      return end(SeEnd::kEnough);
    }
    return false;
  }

  bool take_step(int first_producer) {
    const se::FirstHint first = se::first_hint(
        position_, {options_.dialect, options_.with_path, first_producer, options_.most_tenths},
        memory_);
    if (!first.hint) {
      if (first.at_least_tenths == 0) {
        raise(kNoHintTenths, std::nullopt);
        rating_.end = SeEnd::kNoHint;
      } else {
        if (first.at_least_tenths > rating_.er) raise(first.at_least_tenths, std::nullopt);
        rating_.is_at_least = true;
        rating_.end = first.is_stopped ? SeEnd::kStopped : SeEnd::kAboveMost;
      }
      return false;
    }
    note(*first.hint);
    ++position_.clock;
    se::apply(position_, *first.hint);
    return true;
  }

  void raise(int tenths, std::optional<se::Rule> rule) {
    rating_.er = tenths;
    rating_.hardest = rule ? &se::technique_of(*rule) : nullptr;
  }

  void note(const se::Hint& hint) {
    const int tenths = hint.difficulty.tenths();
    if (tenths > rating_.er) raise(tenths, hint.rule);
    if (rating_.ep == 0) {
      if (rating_.ed == 0) rating_.ed = rating_.er;
      if (hint.placement >= 0) rating_.ep = rating_.er;
    }
    if (!options_.with_path) return;
    rating_.steps.push_back(se::step_of(hint));
    rating_.step_count = static_cast<int>(rating_.steps.size());
  }

  se::Position position_;
  se::ChainMemory memory_;
  se::DirectCursors clean_;
  const SeOptions& options_;
  SeRating rating_;
};

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
  if (puzzle.size() != kMaxSize) {
    return scale_needs_classic(se_dialect_slug(options.dialect), puzzle);
  }
  return Run(se::Position(puzzle), options).run();
}

Result<SeRating> rate_se(const View& puzzle, const SeOptions& options) {
  const Layout& layout = puzzle.layout();
  if (!layout.is_classic()) {
    return scale_needs_classic(se_dialect_slug(options.dialect), layout);
  }
  return Run(se::Position(puzzle), options).run();
}

Result<std::optional<SeStep>> next_se_step(const View& view, const SeOptions& options) {
  const Layout& layout = view.layout();
  if (!layout.is_classic()) {
    return scale_needs_classic(se_dialect_slug(options.dialect), layout);
  }
  se::ChainMemory memory;
  memory.meter.most_branches = options.most_branches;
  memory.meter.stop = options.stop;
  const se::FirstHint first =
      se::first_hint(se::Position(view), {options.dialect, true, 0, 0}, memory);
  if (!first.hint) return std::optional<SeStep>();
  return std::optional<SeStep>(se::step_of(*first.hint));
}

}  // namespace shudu
