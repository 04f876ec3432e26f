// Words and permutations. Of a whole symmetry the first permutation says the size, the others must
// have it too; moves have the size of the layout.
#include "shudu/canonical/symmetry_text.h"

#include <array>
#include <optional>

#include "shudu/core/as_index.h"
#include "shudu/core/layout_table.h"

namespace shudu {
namespace {

constexpr std::array<std::string_view, 3> kParts{"rows", "columns", "digits"};
constexpr std::array<std::string_view, Moves::kParts> kMovesParts{"rows", "columns", "bands",
                                                                  "stacks", "digits"};

Error error_at(std::string_view word) { return error_with(ErrorCode::kBadSyntax, word); }

// The next word, which is taken off the text.
std::string_view take_word(std::string_view& text) {
  const std::size_t end = text.find(' ');
  const std::string_view word = text.substr(0, end);
  text.remove_prefix(end == text.npos ? text.size() : end + 1);
  return word;
}

std::optional<Permutation> permutation_of(std::string_view word) {
  if (word.empty() || word.size() > kMaxSize) return std::nullopt;
  Permutation to = kIdentityPermutation;
  unsigned seen = 0;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (word[i] < '1' || word[i] > '9') return std::nullopt;
    to[i] = static_cast<std::uint8_t>(word[i] - '1');
    seen |= 1U << to[i];
  }
  if (seen != (1U << word.size()) - 1U) return std::nullopt;
  return to;
}

bool is_part_of_blocks(std::size_t part) {
  return kMovesParts[part] == "bands" || kMovesParts[part] == "stacks";
}

Error error_of(ErrorCode code, const Layout& layout) {
  Error error;
  error.code = code;
  error.size = static_cast<std::uint8_t>(layout.size());
  error.layout = layout_label(layout);
  return error;
}

}  // namespace

SymmetryText symmetry_text(const Symmetry& symmetry) {
  SymmetryText text;
  if (symmetry.is_transposed()) text.append("transpose ");
  for (std::size_t part = 0; part < kParts.size(); ++part) {
    if (part > 0) text.append(' ');
    text.append(kParts[part]);
    text.append(' ');
    for (int i = 0; i < symmetry.size(); ++i) {
      const int to = part == 0   ? symmetry.row_to(i)
                     : part == 1 ? symmetry.column_to(i)
                                 : symmetry.apply(Digit::from_index(i)).index();
      text.append(static_cast<char>('1' + to));
    }
  }
  return text;
}

Result<Symmetry> parse_symmetry(std::string_view text) {
  std::string_view rest = text;
  std::string_view word = take_word(rest);
  const bool transposed = word == "transpose";
  if (transposed) word = take_word(rest);
  std::array<Permutation, 3> to{};
  std::size_t size = 0;
  for (std::size_t part = 0; part < kParts.size(); ++part) {
    if (part > 0) word = take_word(rest);
    if (word != kParts[part]) return error_at(word);
    word = take_word(rest);
    const auto permutation = permutation_of(word);
    if (!permutation || (part > 0 && word.size() != size)) return error_at(word);
    to[part] = *permutation;
    size = word.size();
  }
  if (!rest.empty()) return error_at(take_word(rest));
  const auto n = static_cast<int>(size);
  return Symmetry::moving(n, to[0], to[1], transposed).then(Symmetry::renaming(n, to[2]));
}

Result<Moves> Moves::parse(std::string_view text) {
  Moves moves;
  std::string_view rest = text;
  std::string_view word = take_word(rest);
  if (word.empty()) return error_at(word);
  moves.is_transposed_ = word == "transpose";
  if (moves.is_transposed_) word = take_word(rest);
  for (std::size_t part = 0; part < kMovesParts.size(); ++part) {
    if (word != kMovesParts[part]) continue;
    word = take_word(rest);
    const auto permutation = permutation_of(word);
    const auto count = static_cast<int>(word.size());
    const bool is_block = is_part_of_blocks(part);
    const int others = moves.grid_size();
    if (!permutation || (!is_block && others != 0 && others != count)) return error_at(word);
    moves.numbers_[part] = {count, *permutation};
    if (rest.empty()) return moves;
    word = take_word(rest);
  }
  const bool is_whole = word.empty() && rest.empty() && moves.is_transposed_;
  return is_whole ? Result<Moves>(moves) : error_at(word);
}

Result<Symmetry> Moves::on(const Layout& layout) const {
  const int size = layout.size();
  if (grid_size() != 0 && grid_size() != size) {
    Error error = error_of(ErrorCode::kMovesOfOtherSize, layout);
    error.found = static_cast<std::uint64_t>(size);
    error.expected = static_cast<std::uint64_t>(grid_size());
    return error;
  }
  if (cuts_blocks(size)) {
    const Permutation rows = lines(Part::kRows, Part::kBands, size);
    const Permutation columns = lines(Part::kColumns, Part::kStacks, size);
    const Symmetry moves = Symmetry::moving(size, rows, columns, is_transposed_);
    if (is_symmetry_of(moves, layout)) {
      return moves.then(Symmetry::renaming(size, of(Part::kDigits).to));
    }
  }
  Error error = error_of(ErrorCode::kMovesBreakLayout, layout);
  error.token = moves_of_cells();
  return error;
}

// Of the grids that these are the moves of; 0: any.
int Moves::grid_size() const {
  for (const Part part : {Part::kRows, Part::kColumns, Part::kDigits}) {
    if (of(part).count != 0) return of(part).count;
  }
  return 0;
}

// Into as many bands and stacks as are said?
bool Moves::cuts_blocks(int size) const {
  for (const Part part : {Part::kBands, Part::kStacks}) {
    if (of(part).count != 0 && size % of(part).count != 0) return false;
  }
  return true;
}

// Where lines go: first one by one, then with their blocks.
Permutation Moves::lines(Part single, Part block, int size) const {
  Permutation to = of(single).to;
  if (of(block).count == 0) return to;
  const int length = size / of(block).count;
  for (int i = 0; i < size; ++i) {
    const int line = to[as_index(i)];
    const int moved = of(block).to[as_index(line / length)] * length + line % length;
    to[as_index(i)] = static_cast<std::uint8_t>(moved);
  }
  return to;
}

// As they are written, without the renaming, which every layout keeps.
Token Moves::moves_of_cells() const {
  Token text(is_transposed_ ? "transpose" : "");
  for (std::size_t part = 0; part < kParts; ++part) {
    if (numbers_[part].count == 0 || part == static_cast<std::size_t>(Part::kDigits)) continue;
    if (!text.empty()) text.append(' ');
    text.append(kMovesParts[part]);
    text.append(' ');
    for (int i = 0; i < numbers_[part].count; ++i) {
      text.append(static_cast<char>('1' + numbers_[part].to[as_index(i)]));
    }
  }
  return text;
}

}  // namespace shudu
