// The lines of a saved game of Simon Tatham's collection: `KEY     :LENGTH:VALUE`; sgt_save.h shows
// a game. The format of classic puzzles reads it line by line, variants read it as a whole.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "formats/record_text.h"

namespace shudu {

/// A whole number up to 10^9; nothing for anything else.
[[nodiscard]] std::optional<std::size_t> save_count(std::string_view text);

struct SaveLine {
  std::string_view key;
  std::size_t length = 0;  ///< of the value, which may go on in further lines
  Piece value;             ///< as far as the line goes
};

[[nodiscard]] std::optional<SaveLine> save_line(std::string_view line);

/// Does a text begin with the first line of a saved game?
[[nodiscard]] bool begins_sgt_save(std::string_view text);

/// The game ID of the saved game that a text is, of any size. Errors, with their place: kBadSyntax,
/// kUnfinished, kMissingField, kNotReadHere (not a game of Solo).
[[nodiscard]] Result<std::string> sgt_id_of_save(std::string_view text);

}  // namespace shudu
