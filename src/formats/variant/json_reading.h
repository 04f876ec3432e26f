// Values of a JSON text that errors point at: numbers in a range, cells, lists of them.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>
#include <vector>

#include "shudu/core/result.h"
#include "shudu/variant/puzzle.h"

namespace shudu::variant {

/// A text and what it says. Functions that read give an error with the place of the wrong value.
class JsonSource {
 public:
  JsonSource(std::string_view text, const nlohmann::json& root) : text_(text), root_(root) {}

  [[nodiscard]] const nlohmann::json& root() const { return root_; }
  [[nodiscard]] Error error(const nlohmann::json& at, ErrorCode code, std::string_view token) const;
  /// kBadNumber with the value as it is written.
  [[nodiscard]] Error bad_number(const nlohmann::json& at, std::int64_t most) const;
  [[nodiscard]] Error bad_type(const nlohmann::json& at) const;

  [[nodiscard]] Result<std::int64_t> number(const nlohmann::json& value, std::int64_t least,
                                            std::int64_t most) const;
  [[nodiscard]] Result<std::vector<std::int64_t>> numbers(const nlohmann::json& list,
                                                          std::int64_t least,
                                                          std::int64_t most) const;
  [[nodiscard]] Result<Variables> cells(const nlohmann::json& list) const;
  [[nodiscard]] Result<std::vector<Variables>> lists(const nlohmann::json& list) const;
  /// A set of values of the puzzle's range.
  [[nodiscard]] Result<ValueSet> values(const nlohmann::json& list,
                                        const VariantPuzzle& puzzle) const;

 private:
  std::string_view text_;
  const nlohmann::json& root_;
};

}  // namespace shudu::variant
