#include "formats/sudokupad_code.h"

#include <array>

#include "formats/link.h"
#include "shudu/core/find_row.h"

namespace shudu {

namespace {

constexpr std::array<std::string_view, 3> kSudokupadSites = {
    "sudokupad.app", "crackingthecryptic.com", "sudokupad.svencodes.com"};
constexpr std::size_t kShortestCode = 16;  // 81 blanks in scf are 14 characters and `scf`

// A longer prefix before one that it begins with.
constexpr std::array kPrefixes{
    SudokupadPrefix{"scf", SudokupadCoding::kCompact},
    SudokupadPrefix{"fpuzzles", SudokupadCoding::kFpuzzles},
    SudokupadPrefix{"fpuz", SudokupadCoding::kFpuzzles},
    SudokupadPrefix{"scl", SudokupadCoding::kOwn},
    SudokupadPrefix{"ctc", SudokupadCoding::kOwn},
};

// What the link carries: in its path, or in `puzzleid`.
Piece code_of(const Link& link) {
  if (const std::optional<Piece> id = query_value(link, "puzzleid")) return *id;
  Piece code = link.path;
  constexpr std::string_view kFolder = "sudoku";
  const std::string_view path = code.view();
  if (path == kFolder) code.begin = code.end;
  if (path.starts_with(kFolder) && path.substr(kFolder.size()).starts_with('/')) {
    code.begin += kFolder.size() + 1;
  }
  return code;
}

// A line that is the data alone: nothing but characters of packed data.
bool is_bare_code(std::string_view line) {
  constexpr std::string_view kCharactersOfCodes =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=-*%";
  return line.size() >= kShortestCode && sudokupad_prefix_of(line) != nullptr &&
         line.find_first_not_of(kCharactersOfCodes) == line.npos;
}

}  // namespace

const SudokupadPrefix* sudokupad_prefix_of(std::string_view code) {
  return find_row(kPrefixes,
                  [&](const SudokupadPrefix& row) { return code.starts_with(row.prefix); });
}

std::optional<Piece> sudokupad_code_in(std::string_view line) {
  const std::array<std::string_view, 1> lines{line};
  if (const auto link = link_at(lines, kSudokupadSites)) return code_of(*link);
  const Piece code = trimmed(whole_of(line));
  return is_bare_code(code.view()) ? std::optional(code) : std::nullopt;
}

}  // namespace shudu
