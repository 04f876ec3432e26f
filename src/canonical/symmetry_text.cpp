// Words and permutations; the first permutation says the size, the others must have it too.
#include "shudu/canonical/symmetry_text.h"

#include <array>
#include <optional>

namespace shudu {
namespace {

constexpr std::array<std::string_view, 3> kParts{"rows", "columns", "digits"};

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

}  // namespace shudu
