#include "shudu/arrays/rating.h"

#include <algorithm>
#include <array>
#include <limits>

#include "arrays/cells.h"
#include "arrays/crew.h"
#include "arrays/statuses.h"
#include "shudu/core/clash.h"

namespace shudu::arrays {
namespace {

using Numbers = std::array<float, kMostColumns>;

constexpr std::array<std::string_view, 3> kSeColumns{"er", "ep", "ed"};
constexpr std::array<std::string_view, 4> kHodokuColumns{"score", "level", "length", "trials"};
constexpr std::array<std::string_view, 5> kShuduColumns{"effort", "level", "length", "bottlenecks",
                                                        "narrowest"};

// 72 tenths are the float nearest to 7.2.
float of_tenths(int tenths) { return static_cast<float>(static_cast<double>(tenths) / 10); }

Numbers numbers_of(const SeRating& rating) {
  return {of_tenths(rating.er), of_tenths(rating.ep), of_tenths(rating.ed)};
}

Numbers numbers_of(const HodokuRating& rating) {
  return {static_cast<float>(rating.score), static_cast<float>(rating.level),
          static_cast<float>(rating.step_count), static_cast<float>(rating.trial_count)};
}

Numbers numbers_of(const ShuduRating& rating) {
  return {of_tenths(rating.effort), static_cast<float>(rating.level),
          static_cast<float>(rating.length()), static_cast<float>(rating.bottlenecks),
          static_cast<float>(rating.narrowest)};
}

struct RowRating {
  RowStatus status = RowStatus::kStopped;
  std::optional<Numbers> numbers;
};

RowRating rate_row(const Rows& puzzles, std::size_t row, const RowTerms& terms,
                   const RateRowsWish& wish, const std::atomic<bool>* flag) {
  const std::optional<Grid> grid = read_grid(puzzles, row, *terms.layout);
  if (!grid) return {RowStatus::kBadCell, {}};
  if (find_clash(*terms.layout, *grid)) return {RowStatus::kClash, {}};
  verbs::Budget budget({terms.nodes, 1, flag});
  verbs::RateWish rate_wish;
  rate_wish.branches = wish.branches;
  const auto rated =
      verbs::rate(budget, verbs::position_of(*terms.layout, *grid), *wish.scale, rate_wish);
  if (!rated) return {status_of(rated.error()), {}};
  if (rated->is_stopped && flag->load(std::memory_order_relaxed)) return {};
  const RowStatus status = rated->is_stopped ? RowStatus::kBudget : RowStatus::kUnique;
  return {status, std::visit([](const auto& rating) { return numbers_of(rating); }, rated->rating)};
}

}  // namespace

std::span<const std::string_view> rating_columns(const verbs::Scale& scale) {
  if (scale.has_er) return kSeColumns;
  if (scale.name == "hodoku") return kHodokuColumns;
  return kShuduColumns;
}

bool rate_rows(const Rows& puzzles, const RowTerms& terms, const RateRowsWish& wish, float* ratings,
               RowStatus* statuses) {
  const std::size_t columns = rating_columns(*wish.scale).size();
  std::fill_n(ratings, puzzles.count * columns, std::numeric_limits<float>::quiet_NaN());
  if (statuses != nullptr) std::fill_n(statuses, puzzles.count, RowStatus::kStopped);
  return share_out(terms, puzzles.count, 1, [&](Blocks& blocks) {
    while (const std::optional<Block> next = blocks.next()) {
      const std::size_t row = next->begin;
      const RowRating rated = rate_row(puzzles, row, terms, wish, blocks.flag());
      if (statuses != nullptr) statuses[row] = rated.status;
      if (rated.numbers) std::copy_n(rated.numbers->begin(), columns, ratings + row * columns);
      blocks.finish(*next);
    }
  });
}

}  // namespace shudu::arrays
