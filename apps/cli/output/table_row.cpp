#include "cli/output/table_row.h"

#include <algorithm>
#include <optional>

#include "cli/output/answer_text.h"
#include "shudu/core/characters.h"
#include "shudu/core/grid_text.h"

namespace shudu::cli {
namespace {

// What parts the columns of a row; nothing where it has one column.
std::optional<char> separator_in(std::string_view row) {
  const std::size_t at = row.find_first_of(",;\t|");
  return at == row.npos ? std::nullopt : std::optional<char>(row[at]);
}

// Is there a column of that name, quoted or not, in any capitals?
bool has_name(const KeptHeading& heading, std::string_view name) {
  const std::string text = lower_case(heading.text);
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find(heading.separator, begin), text.size());
    std::string_view field = std::string_view(text).substr(begin, end - begin);
    while (!field.empty() && (field.front() == ' ' || field.front() == '"')) field.remove_prefix(1);
    while (!field.empty() && (field.back() == ' ' || field.back() == '"')) field.remove_suffix(1);
    if (field == name) return true;
    begin = end + 1;
  }
  return false;
}

}  // namespace

TableRow::TableRow(const Answer& answer, const std::vector<std::string>& names, std::string& out)
    : out_(out), missing_(names.size()) {
  const bool has_heading = answer.heading != nullptr && !answer.heading->text.empty();
  separator_ = has_heading ? answer.heading->separator : separator_in(answer.row).value_or(',');
  if (answer.index == 0) write_heading(answer, names);
  if (!answer.row.empty()) {
    out += answer.row;
  } else if (answer.givens != nullptr || answer.variant != nullptr) {
    append_puzzle(answer, out);
  }
}

void TableRow::write_heading(const Answer& answer, const std::vector<std::string>& names) {
  const bool has_heading = answer.heading != nullptr && !answer.heading->text.empty();
  if (!has_heading && separator_in(answer.row)) return;
  out_ += has_heading ? std::string_view(answer.heading->text) : "puzzle";
  for (const std::string& name : names) {
    out_ += separator_;
    if (has_heading && has_name(*answer.heading, name)) out_ += "shudu_";
    out_ += name;
  }
  out_ += '\n';
}

void TableRow::add(std::string_view field) {
  out_ += separator_;
  --missing_;
  // Without an early end the loop is a few vectors.
  bool needs_quotes = false;
  for (const char c : field) {
    needs_quotes = needs_quotes || c == separator_ || c == '"' || c == '\r' || c == '\n';
  }
  if (!needs_quotes) {
    out_ += field;
    return;
  }
  out_ += '"';
  for (const char c : field) out_.append(c == '"' ? 2 : 1, c);
  out_ += '"';
}

void TableRow::add(const Grid& grid) {
  out_ += separator_;
  --missing_;
  append_grid(grid, out_);
}

void TableRow::end() {
  out_.append(missing_, separator_);
  out_ += '\n';
}

}  // namespace shudu::cli
