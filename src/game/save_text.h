// The words of a saved game that writing and reading share: keys in their order, and the lines that
// tell sets of digits and tints of cells.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shudu/core/layout.h"
#include "shudu/game/session.h"

namespace shudu::game {

inline constexpr std::string_view kSaveName = "shudu-game";

/// `..2..73..`, row by row.
[[nodiscard]] std::string print_grid(const Grid& grid);
[[nodiscard]] std::optional<Grid> parse_grid(std::string_view text, int size);

/// `r1c4:6 r2c4:12`, or `-` where all are empty.
[[nodiscard]] std::string print_sets(const CellDigits& sets, int size);
/// None where it is not what print_sets gives. Digits up to `most`.
[[nodiscard]] std::optional<CellDigits> parse_sets(std::string_view text, int size, int most);

/// `r1c4:5=2,7=1`, or `-`.
[[nodiscard]] std::string print_tints(const Tints& tints, int size);
[[nodiscard]] std::optional<Tints> parse_tints(std::string_view text, int size);

/// `auto-erase=both auto-marks=off ...`, all keys in the order of the table.
[[nodiscard]] std::string print_settings(const Settings& settings);
[[nodiscard]] std::optional<Settings> parse_settings(std::string_view text);

/// `cursor=11 elapsed=70250 mode=digit select=r6c8`: the line `at`.
struct SavedPlace {
  std::uint32_t cursor = 0;
  std::int64_t elapsed = 0;
  Mode mode = Mode::kDigit;
  std::vector<Cell> selection;
};
[[nodiscard]] std::string print_place(const SavedPlace& place, int size);
[[nodiscard]] std::optional<SavedPlace> parse_place(std::string_view text, int size);

/// Eight hexadecimal digits.
[[nodiscard]] std::string print_crc(std::string_view bytes);

}  // namespace shudu::game
