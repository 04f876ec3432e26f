#include "formats/xml/ksudoku_letters.h"

namespace shudu {

char first_ksudoku_letter(int order, std::string_view values, std::string_view solution) {
  const auto highest = static_cast<char>('a' + order);
  const auto has = [&](char letter) {
    return values.find(letter) != values.npos || solution.find(letter) != solution.npos;
  };
  if (!has('a')) return 'b';
  return has(highest) ? '\0' : 'a';
}

Result<std::vector<int>> ksudoku_numbers(std::string_view letters, int order, char first) {
  std::vector<int> numbers(letters.size(), 0);
  const auto size = static_cast<std::size_t>(order);
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (letters[i] == '_') continue;
    const int digit = letters[i] - first + 1;
    if (first == '\0' || digit < 1 || digit > order) {
      Error error = error_with(ErrorCode::kBadNumber, letters.substr(i, 1));
      error.expected = static_cast<std::uint64_t>(order);
      return error;
    }
    numbers[i % size * size + i / size] = digit;
  }
  return numbers;
}

}  // namespace shudu
