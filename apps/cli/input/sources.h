// Where the puzzles come from: files, standard input, or the words of the command line themselves.
//
// An operand that names no existing file but reads as a puzzle is that puzzle; several operands
// that are no files but together read as one (81 numbers, an array whose braces the shell took
// apart) are one puzzle too. Tested in tests/cli/sources_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cli/options/options.h"

namespace shudu::cli {

enum class InputKind : std::uint8_t { kFile, kStandardInput, kText };

struct InputSource {
  InputKind kind = InputKind::kFile;
  std::string path;  ///< of a file
  std::string text;  ///< of a kText source
  std::string name;  ///< escaped; in the user's language
};

/// The sources that the operands name; standard input when there are none.
[[nodiscard]] std::vector<InputSource> find_sources(const Options& options);

/// Do these words name what a verb would read: standard input, a file that exists, or a puzzle,
/// which may take all of them?
[[nodiscard]] bool names_input(const std::vector<std::string>& words);

/// The name to show beside the records of a source: empty where there is only one source, and for
/// puzzles on the command line.
[[nodiscard]] std::string_view shown_name(const std::vector<InputSource>& sources,
                                          std::size_t number);

/// Does this operand read as a puzzle, or is it at least meant as one (a digit too many or too
/// few), so that its own error says more than "no such file"?
[[nodiscard]] bool looks_like_puzzle(std::string_view text);

}  // namespace shudu::cli
