// A table of HTML as lines of fields with tabs between them, which is how spreadsheets hand it on.
//
//   <table class="sudoku">                       5<tab>3<tab><tab><tab>7 ...
//   <TR><td>5<td id="b">3<td>&nbsp;<td><br> ...
//   <tr><td><input value="6"></td> ...           6<tab> ...
//
// Cells are counted by tags. End tags may be missing, as HTML allows. Left out are headings: rows
// and a first column of <th> that are no digits of a board, and rows of one cell above and below.
// A cell whose content is no text that can be seen (a picture without words, hidden or small
// digits, a list to choose from) holds `!`, which no board has. Tested in
// tests/formats/html_table_test.cpp.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace shudu {

/// Does the text begin with the tag `<table>`?
[[nodiscard]] bool begins_table(std::string_view text);

/// Where in the text a tag `<table` begins; npos when there is none.
[[nodiscard]] std::size_t find_table(std::string_view text);

/// Is the line the first one of a page?
[[nodiscard]] bool begins_page(std::string_view line);

/// Is the text a tag of HTML around tables and texts, its declaration or a comment?
[[nodiscard]] bool is_page_tag(std::string_view text);

/// A table as lines of ASCII.
struct TableText {
  std::vector<std::string> lines;                 ///< none: it is no board
  std::vector<std::vector<std::size_t>> offsets;  ///< of each field: where its cell begins

  /// Where the first cell that is neither digit nor blank begins, in as many rows as columns of a
  /// board; npos in other tables.
  [[nodiscard]] std::size_t odd_cell() const;
  /// Where in the HTML the cell of a place (both from 0) in the lines begins.
  [[nodiscard]] std::size_t offset_of(std::size_t line, std::size_t column) const;
};

/// Of text that begins with `<table>`.
[[nodiscard]] TableText text_of_table(std::string_view html);

}  // namespace shudu
