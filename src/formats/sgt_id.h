// The parts of a game ID of Simon Tatham's Solo, of any size; sgt.h shows their syntax. What the
// sizes and letters come to is for those who read the parts: sgt.cpp for layouts, and the variants'
// solo.cpp. Tested in tests/formats/sgt_test.cpp.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "formats/record_text.h"

namespace shudu {

/// What stands before the `:`.
struct SgtParameters {
  int across = 0;  ///< blocks side by side; the size, in a jigsaw
  int down = 0;    ///< blocks one above the other; 1: a jigsaw
  bool has_diagonals = false;
  bool is_killer = false;
  bool is_seed = false;  ///< `#` follows and not `:`
  std::size_t length = 0;

  [[nodiscard]] bool is_jigsaw() const { return down == 1; }
  [[nodiscard]] int size() const { return across * down; }
};

/// The parameters that a game ID begins with; nothing where it is none of Solo's.
[[nodiscard]] std::optional<SgtParameters> sgt_parameters_of(std::string_view text);

/// The game ID of a record, alone or in a link.
[[nodiscard]] std::optional<Piece> sgt_id_of(std::span<const std::string_view> lines);
[[nodiscard]] bool is_sgt_link(std::span<const std::string_view> lines);

/// The part up to the next comma, taken off `rest`; nothing when there is no further part.
[[nodiscard]] std::optional<Piece> take_sgt_part(Piece& rest);

/// A number for each of so many cells, 0 for a blank. Errors: kBadNumber (over `most`),
/// kBadCharacter, kTooShort, kTooLong.
[[nodiscard]] Result<std::vector<int>> read_sgt_numbers(const Piece& piece, int cells, int most);
/// The same as a text; blanks are 0.
void append_sgt_numbers(const std::vector<int>& numbers, std::string& out);

}  // namespace shudu
