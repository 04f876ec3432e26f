#include "cases.h"

#include <sstream>

namespace shudu::test {

std::string relabelled(std::string_view puzzle, int n) {
  // The n-th permutation in factorial digits.
  std::string rest = "123456789";
  std::string labels;
  for (int left = 9; left > 0; --left) {
    const auto at = static_cast<std::size_t>(n % left);
    n /= left;
    labels += rest[at];
    rest.erase(at, 1);
  }
  std::string result(puzzle);
  for (char& c : result) {
    if (c >= '1' && c <= '9') c = labels[static_cast<std::size_t>(c - '1')];
  }
  return result;
}

std::string easy_lines(int count) {
  std::string text;
  for (int i = 0; i < count; ++i) text += relabelled(kEasy, i) + "\n";
  return text;
}

std::vector<std::string> text_lines(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

}  // namespace shudu::test
