// One text of each row of a table, its name most often: for the choices of an option or a field,
// for a help, for a suggestion.
#pragma once

#include <iterator>
#include <string_view>
#include <vector>

#pragma GCC visibility push(default)
namespace shudu {

/// That member of each row, in their order. As views they live as long as the rows' texts.
template <typename Text = std::string_view, typename Rows, typename Row>
[[nodiscard]] std::vector<Text> texts_of(const Rows& rows, std::string_view Row::*member) {
  std::vector<Text> texts;
  texts.reserve(std::size(rows));
  for (const Row& row : rows) texts.emplace_back(row.*member);
  return texts;
}

}  // namespace shudu
#pragma GCC visibility pop
