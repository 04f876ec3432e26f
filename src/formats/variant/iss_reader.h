// From the items of a constraint string to the rules that they state.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "formats/variant/iss_items.h"
#include "formats/variant/iss_layout.h"
#include "formats/variant/iss_rules.h"
#include "shudu/core/result.h"
#include "shudu/variant/puzzle.h"

namespace shudu::variant {

using Rules = std::vector<Constraint>;

class IssReader {
 public:
  IssReader(std::string_view text, const IssLayout& layout) : text_(text), layout_(layout) {}

  /// The rules of items that hold together; layout items are passed over.
  Result<Rules> read_all(const std::vector<IssItem>& items, int depth);

 private:
  using Arguments = std::span<const std::string>;
  using Read = Status (IssReader::*)(const IssItem&, Rules&);
  struct Special {
    std::string_view name;
    Read read;
  };
  static std::span<const Special> specials();

  Status read_item(const IssItem& item, int depth, Rules& rules);
  Status read_composite(const IssItem& item, int depth, Rules& rules);
  Status read_or(const IssItem& item, int depth, Rules& rules);
  Status read_replicate(const IssItem& item, int depth, Rules& rules);
  Status replicate(const IssItem& item, const Rules& pattern, Variable origin, Rules& rules);
  Status read_plain_rule(const IssItem& item, const IssRule& row, Rules& rules);

  Status add_line(const IssItem& item, Constraint rule, Rules& rules);
  Status read_number_and_cells(const IssItem& item, const IssRule& row, Rules& rules);
  Status read_dots(const IssItem& item, const IssRule& row, Rules& rules);
  Status read_two_clues(const IssItem& item, const IssRule& row, Rules& rules);
  Status read_one_clue(const IssItem& item, const IssRule& row, Rules& rules);
  Status read_values_and_cells(const IssItem& item, Kind kind, Rules& rules);

  // Rules of forms of their own: iss_special.cpp.
  Status read_given(const IssItem& item, Rules& rules);
  Status read_cage(const IssItem& item, Rules& rules);
  Status read_sum(const IssItem& item, Rules& rules);
  Status read_arrow(const IssItem& item, Rules& rules);
  Status read_pill(const IssItem& item, Rules& rules);
  Status read_little_killer(const IssItem& item, Rules& rules);
  Status read_quad(const IssItem& item, Rules& rules);
  Status read_look_and_say(const IssItem& item, Rules& rules);
  Status read_same_values(const IssItem& item, Rules& rules);
  Status read_equal_sum(const IssItem& item, Rules& rules);
  Status read_sum_line(const IssItem& item, Rules& rules);
  Status read_indexing(const IssItem& item, Rules& rules);
  Status read_diagonal(const IssItem& item, Rules& rules);
  Status read_windoku(const IssItem& item, Rules& rules);
  Status read_disjoint_sets(const IssItem& item, Rules& rules);
  Status read_ties(const IssItem& item, Rules& rules);
  Status read_relation(const IssItem& item, Rules& rules);
  Status read_automaton(const IssItem& item, Rules& rules);
  Status read_expression(const IssItem& item, Rules& rules);
  Status pass_over(const IssItem& item, Rules& rules);

  [[nodiscard]] Error wrong(const IssItem& item, std::string_view argument) const;
  [[nodiscard]] Result<Variables> cells_of(const IssItem& item, Arguments names) const;
  [[nodiscard]] Result<std::int64_t> number_of_item(const IssItem& item,
                                                    std::string_view text) const;
  /// Cells between empty arguments and names after `_`.
  [[nodiscard]] std::vector<Arguments> groups_of(Arguments arguments) const;
  [[nodiscard]] Result<std::vector<Variables>> segments_of(const IssItem& item,
                                                           Arguments names) const;
  /// The `from`-th argument and all after it.
  [[nodiscard]] static Arguments rest_of(const IssItem& item, std::size_t from);
  Status add(const IssItem& item, Constraint rule, Rules& rules);
  /// The last clue at a place is the one that counts.
  Status replace(const IssItem& item, Constraint rule, Rules& rules);
  Status add_sets(const IssItem& item, Kind kind, bool are_of_boxes,
                  const std::vector<Variables>& sets, Rules& rules);
  [[nodiscard]] const IssShape& shape() const { return layout_.grid.shape(); }
  [[nodiscard]] bool is_one_to_nine() const { return shape().low == 1 && shape().values == 9; }

  std::string_view text_;
  const IssLayout& layout_;
  std::size_t cost_ = 0;
};

/// A rule of a kind with its cells.
[[nodiscard]] Constraint rule_of(Kind kind, Variables cells,
                                 std::vector<std::int64_t> numbers = {});

}  // namespace shudu::variant
