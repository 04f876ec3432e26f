// The objects that f-puzzles' JSON lists for a rule: their cells, lines and numbers.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "formats/variant/json_reading.h"
#include "formats/variant/square_grid.h"

namespace shudu::variant {

/// The member `value`, also in quotes; nothing where it is missing, empty or no number.
[[nodiscard]] std::optional<std::int64_t> number_in(const nlohmann::json& object);

class FpuzzlesObjects {
 public:
  FpuzzlesObjects(const JsonSource& source, const SquareGrid& grid)
      : source_(source), grid_(grid) {}

  /// The objects of a member; none where it is not there. What is null in the list is no object.
  [[nodiscard]] Result<std::vector<const nlohmann::json*>> objects_of(std::string_view key) const;
  /// The cells of the key, or else the one of `cell`; none where they are null.
  [[nodiscard]] Result<Variables> cells_of(const nlohmann::json& object,
                                           const char* key = "cells") const;
  /// Lines without cells are dropped, as the page does.
  [[nodiscard]] Result<std::vector<Variables>> lines_of(const nlohmann::json& object) const;

 private:
  [[nodiscard]] Result<Variable> cell_in(const nlohmann::json& name) const;
  [[nodiscard]] Result<Variables> cells_in(const nlohmann::json& names) const;

  const JsonSource& source_;
  const SquareGrid& grid_;
};

}  // namespace shudu::variant
