// From rules to the items of a constraint string.
#pragma once

#include <string>
#include <vector>

#include "formats/variant/iss_grid.h"
#include "formats/variant/iss_rules.h"
#include "shudu/core/result.h"
#include "shudu/variant/puzzle.h"

namespace shudu::variant {

/// Each with its dot; those between `.Or` and `.End` in one.
using IssTexts = std::vector<std::string>;

class IssWriter {
 public:
  IssWriter(const VariantPuzzle& puzzle, const IssGrid& grid) : puzzle_(puzzle), grid_(grid) {}

  /// kCannotHold names the kind.
  [[nodiscard]] Result<IssTexts> items_of(const Constraint& rule) const;
  [[nodiscard]] std::string named(std::string_view name, std::string_view first,
                                  const Variables& cells) const;

 private:
  [[nodiscard]] Result<IssTexts> of_row(const IssRule& row, const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> of_dots(const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> of_clue(const IssRule& row, const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> of_sandwich(const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> of_values(const IssRule& row, const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> of_sums(const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> of_places(const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> of_signs(const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> of_automaton(const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> of_logic(const Constraint& rule) const;

  [[nodiscard]] std::string cage(const Constraint& rule) const;
  [[nodiscard]] std::string weighted(const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> arrow(const Constraint& rule) const;
  [[nodiscard]] IssTexts little_killer(const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> sum_line(const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> indexer(const Constraint& rule) const;
  [[nodiscard]] IssTexts quadruple(const Constraint& rule) const;
  [[nodiscard]] Result<IssTexts> look_and_say(const Constraint& rule) const;
  [[nodiscard]] IssTexts same_values(const Constraint& rule) const;
  [[nodiscard]] IssTexts clone(const Constraint& rule) const;
  [[nodiscard]] IssTexts givens(const Constraint& rule) const;
  [[nodiscard]] IssTexts beaten_neighbours(const Constraint& rule) const;
  [[nodiscard]] std::string relation(std::string_view name, const std::vector<ValueSet>& table,
                                     const Variables& cells) const;
  [[nodiscard]] std::string segments(const std::vector<Variables>& lists) const;
  /// Is every mark of these kinds one that ISS draws, and none in a branch?
  [[nodiscard]] bool draws_all(const std::vector<Constraint>& rules, bool are_at_top,
                               const std::vector<Kind>& kinds) const;
  [[nodiscard]] bool draws(const Constraint& rule) const;
  [[nodiscard]] bool is_one_to_nine() const { return puzzle_.low == 1 && puzzle_.high == 9; }

  const VariantPuzzle& puzzle_;
  const IssGrid& grid_;
};

}  // namespace shudu::variant
