// Tables of HTML as lines of fields; see html_table.h.
#include "formats/html_table.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "formats/html_text.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"

namespace shudu {

namespace {

constexpr std::size_t kFewestColumns = 4;
constexpr std::size_t kMostRows = 40;

struct HtmlCell {
  bool is_heading = false;
  bool is_wide = false;  // spans several columns or rows
  std::size_t offset = 0;
  std::string text;
};
using HtmlRow = std::vector<HtmlCell>;

// What does not show the digit of a cell in words, or shows one that is not its own.
constexpr std::array<std::string_view, 19> kUnclear = {
    "svg", "canvas", "object", "iframe", "video",  "select", "script", "style", "template", "sup",
    "sub", "small",  "del",    "s",      "strike", "math",   "button", "ul",    "ol"};
constexpr std::array<std::string_view, 4> kTyped = {"text", "number", "tel", ""};

class TableParser {
 public:
  explicit TableParser(std::string_view html) : html_(html) {}

  std::vector<HtmlRow> run() {
    std::size_t i = tag_at(html_).length;
    while (i < html_.size() && !is_over_) {
      const std::string_view rest = html_.substr(i);
      if (rest.starts_with("<!--")) {
        i = std::min(html_.find("-->", i + 4), html_.size() - 3) + 3;
      } else if (begins_html_tag(rest)) {
        const HtmlTag tag = tag_at(rest);
        take_tag(tag, i);
        i += tag.length;
      } else if (rest[0] == '<' && rest.size() > 1 && (rest[1] == '!' || rest[1] == '?')) {
        i = std::min(html_.find('>', i), html_.size() - 1) + 1;
      } else {
        take_text(i);
      }
    }
    end_row();
    return rows_;
  }

 private:
  void take_text(std::size_t& i) {
    const bool is_first = is_in_cell_ && trimmed(cell_.text).empty();
    const std::size_t begin = i;
    i += take_character(html_, i, text_);
    if (is_in_cell_) cell_.text += text_;
    if (is_first && !trimmed(text_).empty()) cell_.offset = begin;
    text_.clear();
  }

  void take_tag(const HtmlTag& tag, std::size_t offset) {
    const std::string_view name = tag.name;
    if (name == "td" || name == "th") {
      end_cell();
      is_in_cell_ = true;
      cell_ = {name == "th", spans_several(tag), offset,
               is_hidden(tag) ? std::string(kUnknownText) : std::string()};
    } else if (name == "/td" || name == "/th") {
      end_cell();
    } else if (name == "tr" || name == "/tr" || name == "tbody" || name == "/tbody" ||
               name == "thead" || name == "/thead" || name == "tfoot" || name == "/tfoot") {
      end_row();
    } else if (name == "table" || name == "/table") {
      is_over_ = true;
      if (name == "table") rows_.clear();
    } else if (is_in_cell_) {
      take_inside(tag);
    }
  }

  // A tag inside a cell.
  void take_inside(const HtmlTag& tag) {
    const std::string_view name = tag.name;
    if (name == "input") {
      const std::string type = lower_case(attribute_of(tag.attributes, "type").value_or(""));
      if (type == "hidden") return;
      cell_.text += is_one_of(type, kTyped) && !is_hidden(tag)
                        ? plain_text(attribute_of(tag.attributes, "value").value_or(""))
                        : std::string(kUnknownText);
    } else if (name == "img") {
      const std::string words = plain_text(attribute_of(tag.attributes, "alt").value_or(""));
      cell_.text += trimmed(words).empty() ? std::string(kUnknownText) : words;
    } else if (name == "br" || name == "hr" || name == "p" || name == "div") {
      cell_.text += is_hidden(tag) ? kUnknownCharacter : ' ';
    } else if (is_one_of(name, kUnclear) || (name[0] != '/' && is_hidden(tag))) {
      cell_.text += kUnknownCharacter;
    }
  }

  void end_cell() {
    if (!is_in_cell_) return;
    cell_.text = trimmed(cell_.text);
    row_.push_back(std::move(cell_));
    cell_ = {};
    is_in_cell_ = false;
  }

  void end_row() {
    end_cell();
    if (!row_.empty()) rows_.push_back(std::move(row_));
    row_.clear();
  }

  std::string_view html_;
  std::string text_;
  std::vector<HtmlRow> rows_;
  HtmlRow row_;
  HtmlCell cell_;
  bool is_in_cell_ = false;
  bool is_over_ = false;
};

// Are cells of <th> headings? Digits and blanks may be those of a board, unless they count up.
bool are_headings(std::span<const HtmlCell* const> cells) {
  bool is_empty = true;
  bool is_marks = true;
  bool counts_up = true;
  char next = '1';
  for (const HtmlCell* cell : cells) {
    if (!cell->is_heading) return false;
    const std::string_view text = cell->text;
    const bool is_corner = cell == cells.front() && text.empty();
    is_empty = is_empty && text.empty();
    is_marks =
        is_marks && !cell->is_wide && (text.empty() || (text.size() == 1 && is_cell_mark(text[0])));
    counts_up = counts_up && (is_corner || (text.size() == 1 && text[0] == next++));
  }
  return is_empty || !is_marks || counts_up;
}

// One row more than columns, and words in the first: names of other kinds than grid_labels.h knows.
bool has_words_above(const std::vector<HtmlRow>& rows) {
  if (rows.empty() || rows.size() != rows.back().size() + 1) return false;
  const HtmlRow& first = rows.front();
  return std::none_of(first.begin(), first.end(),
                      [](const HtmlCell& cell) {
                        return cell.text.size() == 1 && is_digit(cell.text[0]);
                      }) &&
         std::any_of(first.begin(), first.end(), [](const HtmlCell& cell) {
           return cell.text.size() > 1 || (cell.text.size() == 1 && is_letter(cell.text[0]));
         });
}

void drop_headings(std::vector<HtmlRow>& rows) {
  const auto is_title = [](const HtmlRow& row) { return row.size() == 1; };
  while (!rows.empty() && is_title(rows.back())) rows.pop_back();
  rows.erase(rows.begin(), std::find_if_not(rows.begin(), rows.end(), is_title));
  std::vector<const HtmlCell*> cells;
  while (!rows.empty()) {
    cells.clear();
    for (const HtmlCell& cell : rows.front()) cells.push_back(&cell);
    if (!are_headings(cells)) break;
    rows.erase(rows.begin());
  }
  if (has_words_above(rows)) rows.erase(rows.begin());
  cells.clear();
  for (const HtmlRow& row : rows) {
    if (row.size() > 1) cells.push_back(&row.front());
  }
  if (cells.empty() || !are_headings(cells)) return;
  for (HtmlRow& row : rows) {
    if (row.size() > 1) row.erase(row.begin());
  }
}

std::string field_of(const HtmlCell& cell, bool is_alone) {
  if (cell.is_wide && !is_alone) return {kUnknownCharacter};
  const bool is_blank = cell.text.size() == 1 && is_blank_mark(cell.text[0]);
  return is_blank ? "." : cell.text;
}

// Names of one letter are those of any XML.
constexpr std::array<std::string_view, 45> kPageTags = {
    "html", "head",   "body",   "meta",  "link",   "title",   "style",   "script", "div",
    "span", "center", "font",   "em",    "strong", "p",       "br",      "hr",     "img",
    "h1",   "h2",     "h3",     "h4",    "h5",     "h6",      "ul",      "ol",     "li",
    "form", "input",  "button", "label", "main",   "section", "article", "header", "footer",
    "nav",  "thead",  "tbody",  "tfoot", "tr",     "td",      "th",      "table",  "caption"};

}  // namespace

std::size_t find_table(std::string_view text) {
  constexpr std::string_view kName = "table";
  for (std::size_t at = text.find('<'); at != text.npos; at = text.find('<', at + 1)) {
    const std::size_t end = at + 1 + kName.size();
    if (end < text.size() && !ends_html_name(text[end])) continue;
    if (lower_case(text.substr(at + 1, kName.size())) == kName) return at;
  }
  return text.npos;
}

bool begins_table(std::string_view text) {
  return text.starts_with('<') && find_table(text.substr(0, 7)) == 0;
}

bool begins_page(std::string_view line) {
  constexpr std::array<std::string_view, 4> kFirst = {"<!doctype html", "<html", "<head", "<body"};
  constexpr std::size_t kLongest = 16;
  const std::size_t begin = std::min(line.find_first_not_of(" \t"), line.size());
  const std::string start = lower_case(line.substr(begin, kLongest));
  return std::any_of(kFirst.begin(), kFirst.end(),
                     [&](std::string_view first) { return start.starts_with(first); });
}

bool is_page_tag(std::string_view text) {
  if (text.starts_with("<!--")) return true;
  if (lower_case(text.substr(0, 14)) == "<!doctype html") return true;
  if (!begins_html_tag(text)) return false;
  const std::string name = tag_at(text).name;
  if (name.find('-') != name.npos) return true;  // an element of a page's own
  return is_one_of(std::string_view(name).substr(name[0] == '/' ? 1 : 0), kPageTags);
}

std::size_t TableText::odd_cell() const {
  std::size_t found = std::string::npos;
  for (std::size_t r = 0; r < lines.size(); ++r) {
    if (offsets[r].size() != lines.size() || !is_board_size(lines.size())) return std::string::npos;
    std::string_view rest = lines[r];
    for (const std::size_t offset : offsets[r]) {
      const std::string_view field = rest.substr(0, rest.find('\t'));
      const bool is_odd = field.size() > 1 || (field.size() == 1 && !is_cell_mark(field[0]));
      if (is_odd && found == std::string::npos) found = offset;
      rest.remove_prefix(std::min(field.size() + 1, rest.size()));
    }
  }
  return found;
}

std::size_t TableText::offset_of(std::size_t line, std::size_t column) const {
  const std::string_view before = std::string_view(lines[line]).substr(0, column);
  const auto field = static_cast<std::size_t>(std::count(before.begin(), before.end(), '\t'));
  return offsets[line][field];
}

TableText text_of_table(std::string_view html) {
  std::vector<HtmlRow> rows = TableParser(html).run();
  drop_headings(rows);
  TableText text;
  const bool is_wide = std::any_of(rows.begin(), rows.end(),
                                   [](const HtmlRow& row) { return row.size() >= kFewestColumns; });
  if (!is_wide || rows.size() < kFewestColumns || rows.size() > kMostRows) return text;
  for (const HtmlRow& row : rows) {
    std::string line;
    std::vector<std::size_t> offsets;
    for (const HtmlCell& cell : row) {
      if (!offsets.empty()) line += '\t';
      line += field_of(cell, row.size() == 1);
      offsets.push_back(cell.offset);
    }
    text.lines.push_back(std::move(line));
    text.offsets.push_back(std::move(offsets));
  }
  return text;
}

}  // namespace shudu
