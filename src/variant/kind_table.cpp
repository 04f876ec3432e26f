// THE table of kinds, joined from its families in the order of `Kind`.
#include <algorithm>
#include <array>
#include <tuple>

#include "shudu/core/find_row.h"
#include "variant/kinds/counts_kinds.h"
#include "variant/kinds/grid_kinds.h"
#include "variant/kinds/lines_kinds.h"
#include "variant/kinds/logic_kinds.h"
#include "variant/kinds/outside_kinds.h"
#include "variant/kinds/pairs_kinds.h"
#include "variant/kinds/sums_kinds.h"

namespace shudu::variant {
namespace {

constexpr std::size_t kKinds = static_cast<std::size_t>(Kind::kCount);

template <typename... Families>
constexpr std::array<KindRow, kKinds> join(const Families&... families) {
  static_assert((std::tuple_size_v<Families> + ...) == kKinds, "a kind without a row");
  std::array<KindRow, kKinds> rows{};
  KindRow* next = rows.data();
  ((next = std::copy(families.begin(), families.end(), next)), ...);
  return rows;
}

constexpr auto kTable =
    join(kGridKinds, kSumKinds, kLineKinds, kPairKinds, kOutsideKinds, kCountKinds, kLogicKinds);

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < kKinds; ++i) {
    if (static_cast<std::size_t>(kTable[i].kind) != i) return false;
  }
  return true;
}
static_assert(is_in_order(), "rows in the order of Kind");

}  // namespace

std::span<const KindRow> kind_table() { return kTable; }

const KindRow& row_of(Kind kind) { return kTable[static_cast<std::size_t>(kind)]; }

std::optional<Kind> find_kind(std::string_view slug) {
  const KindRow* const row =
      find_row(kTable, [slug](const KindRow& each) { return each.slug == slug; });
  if (row == nullptr) return std::nullopt;
  return row->kind;
}

std::optional<std::int64_t> number_of(const VariantPuzzle& puzzle, const Constraint& rule,
                                      std::size_t index) {
  if (index < rule.numbers.size()) return rule.numbers[index];
  const NumberParameter& parameter = row_of(rule.kind).takes.numbers[index];
  if (parameter.left_out == LeftOut::kFixed) return parameter.fixed;
  if (parameter.left_out == LeftOut::kHalfOfValues) return (puzzle.values() + 1) / 2;
  return std::nullopt;
}

}  // namespace shudu::variant
