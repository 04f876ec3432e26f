// The plain forms, 81 digits with 0 for blanks, are the shortest that each program opens; a short
// link makes a coarse code, which prints small.
#include "cli/render/link_sites.h"

#include <algorithm>
#include <array>

namespace shudu::cli {
namespace {

std::string with_digits(std::string_view address, const Grid& givens) {
  std::string link(address);
  for (int i = 0; i < givens.cell_count(); ++i) {
    link += static_cast<char>('0' + givens.value_at(Cell(i)));
  }
  return link;
}

constexpr std::array kSites{
    LinkSite{"sudokuwiki",
             [](const Grid& givens) {
               return with_digits("https://www.sudokuwiki.org/sudoku.htm?bd=", givens);
             }},
    LinkSite{
        "sudoku-coach",
        [](const Grid& givens) { return with_digits("https://sudoku.coach/en/solver/", givens); }},
    LinkSite{"sudokuexchange",
             [](const Grid& givens) {
               return with_digits("https://sudokuexchange.com/play/?s=", givens);
             }},
};

}  // namespace

std::span<const LinkSite> link_sites() { return kSites; }

const LinkSite* find_link_site(std::string_view name) {
  const auto* const found = std::find_if(kSites.begin(), kSites.end(),
                                         [&](const LinkSite& site) { return site.name == name; });
  return found == kSites.end() ? nullptr : found;
}

}  // namespace shudu::cli
