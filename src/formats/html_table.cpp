// Tables of HTML as lines of fields; see html_table.h.
#include "formats/html_table.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>
#include <utility>

#include "formats/drawn_text.h"
#include "formats/record_text.h"
#include "shudu/core/characters.h"
#include "shudu/core/find_row.h"

namespace shudu {

namespace {

constexpr std::size_t kFewestColumns = 4;
constexpr std::size_t kMostRows = 40;
constexpr char kUnknown = '?';

struct HtmlCell {
  bool is_heading = false;
  bool is_wide = false;  // spans several columns or rows
  std::size_t offset = 0;
  std::string text;
};
using HtmlRow = std::vector<HtmlCell>;

bool ends_name(char c) { return is_space(c) || c == '>' || c == '/' || c == '='; }

// A tag: its name in lower case, with `/` before that of a closing one, and its attributes.
struct HtmlTag {
  std::string name;
  std::string_view attributes;
  std::size_t length = 0;
};

bool begins_html_tag(std::string_view text) {
  const std::size_t at = text.substr(0, 2) == "</" ? 2 : 1;
  return text.size() > at && text[0] == '<' && is_letter(text[at]);
}

HtmlTag tag_at(std::string_view text) {
  HtmlTag tag;
  std::size_t i = 1;
  if (text[i] == '/') tag.name += text[i++];
  const std::size_t begin = i;
  while (i < text.size() && !ends_name(text[i])) ++i;
  tag.name += lower_case(text.substr(begin, i - begin));
  const std::size_t attributes = i;
  char quote = '\0';
  while (i < text.size() && (quote != '\0' || text[i] != '>')) {
    if (quote == '\0' && (text[i] == '"' || text[i] == '\'')) {
      quote = text[i];
    } else if (text[i] == quote) {
      quote = '\0';
    }
    ++i;
  }
  tag.attributes = text.substr(attributes, i - attributes);
  tag.length = std::min(i + 1, text.size());
  return tag;
}

// The value behind a `=`, in quotes or up to a blank; moves `at` behind it.
std::string_view take_value(std::string_view attributes, std::size_t& at) {
  const std::size_t begin = attributes.find_first_not_of(" \t\r\n", at);
  at = attributes.size();
  if (begin == attributes.npos) return {};
  const char quote = attributes[begin];
  const bool is_quoted = quote == '"' || quote == '\'';
  const std::size_t from = is_quoted ? begin + 1 : begin;
  const std::size_t end =
      is_quoted ? attributes.find(quote, from) : attributes.find_first_of(" \t\r\n", from);
  if (end != attributes.npos) at = is_quoted ? end + 1 : end;
  return attributes.substr(from, std::min(end, attributes.size()) - from);
}

// The value of an attribute; nothing when the tag has none of that name.
std::optional<std::string_view> value_of(std::string_view attributes, std::string_view wanted) {
  std::size_t i = 0;
  while (i < attributes.size()) {
    while (i < attributes.size() && ends_name(attributes[i])) ++i;
    const std::size_t begin = i;
    while (i < attributes.size() && !ends_name(attributes[i])) ++i;
    const bool is_wanted = lower_case(attributes.substr(begin, i - begin)) == wanted;
    const std::size_t sign = attributes.find_first_not_of(" \t\r\n", i);
    std::string_view value;
    if (sign != attributes.npos && attributes[sign] == '=') {
      i = sign + 1;
      value = take_value(attributes, i);
    }
    if (is_wanted) return value;
  }
  return std::nullopt;
}

bool spans_several(const HtmlTag& tag) {
  return value_of(tag.attributes, "colspan").value_or("1") != "1" ||
         value_of(tag.attributes, "rowspan").value_or("1") != "1";
}

bool is_hidden(const HtmlTag& tag) {
  if (value_of(tag.attributes, "hidden")) return true;
  std::string style = lower_case(value_of(tag.attributes, "style").value_or(""));
  std::erase_if(style, is_space);
  return style.find("display:none") != style.npos || style.find("visibility:hidden") != style.npos;
}

// A character of text by its number: a blank, nothing, itself, or one that no board has.
std::string_view plain_character(unsigned code) {
  constexpr std::string_view kPlain =
      " !\"#$%&'()*+,-./"
      "0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz"
      "{|}~";
  if (code > ' ' && code <= '~') return kPlain.substr(code - ' ', 1);
  const bool is_blank = code == '\t' || code == '\n' || code == '\r' || code == '\f' ||
                        code == ' ' || code == 0xA0 || (code >= 0x2000 && code <= 0x200A) ||
                        code == 0x202F || code == 0x3000;
  if (is_blank) return " ";
  return code == 0x200B || code == 0xFEFF ? "" : "?";
}

struct NamedCharacter {
  std::string_view name;
  unsigned code;
};
constexpr std::array kNamedCharacters = {
    NamedCharacter{"nbsp", 0xA0},     NamedCharacter{"NonBreakingSpace", 0xA0},
    NamedCharacter{"ensp", 0x2002},   NamedCharacter{"emsp", 0x2003},
    NamedCharacter{"thinsp", 0x2009}, NamedCharacter{"ZeroWidthSpace", 0x200B},
    NamedCharacter{"period", '.'},    NamedCharacter{"lowbar", '_'},
    NamedCharacter{"ast", '*'},       NamedCharacter{"Tab", '\t'},
    NamedCharacter{"NewLine", '\n'},
};

unsigned code_of_reference(std::string_view name) {
  if (name.substr(0, 1) != "#") {
    const NamedCharacter* const row = find_row(
        kNamedCharacters, [name](const NamedCharacter& known) { return known.name == name; });
    return row == nullptr ? unsigned{kUnknown} : row->code;
  }
  const bool is_hex = name.size() > 1 && (name[1] == 'x' || name[1] == 'X');
  const std::string_view digits = name.substr(is_hex ? 2 : 1);
  unsigned code = 0;
  const char* const end = digits.data() + digits.size();
  const auto parsed = std::from_chars(digits.data(), end, code, is_hex ? 16 : 10);
  return parsed.ec == std::errc() && parsed.ptr == end ? code : unsigned{kUnknown};
}

// Appends the character at `offset` as plain text; says how many bytes it has.
std::size_t take_character(std::string_view html, std::size_t offset, std::string& out) {
  const char c = html[offset];
  if (c == '&') {
    std::size_t end = offset + 1;
    while (end < html.size() && end < offset + 20 &&
           (is_letter(html[end]) || is_digit(html[end]) || html[end] == '#')) {
      ++end;
    }
    out += plain_character(code_of_reference(html.substr(offset + 1, end - offset - 1)));
    return (end < html.size() && html[end] == ';' ? end + 1 : end) - offset;
  }
  if (static_cast<unsigned char>(c) < 0x80) {
    out += plain_character(static_cast<unsigned char>(c));
    return 1;
  }
  std::size_t length = 1;
  const char drawn = drawn_character(html, offset, length);
  if (drawn == '\0') return length;
  out += drawn == ' ' ? ' ' : kUnknown;
  while (offset + length < html.size() && is_continuation(html[offset + length])) ++length;
  return length;
}

std::string plain_text(std::string_view html) {
  std::string text;
  for (std::size_t i = 0; i < html.size();) i += take_character(html, i, text);
  return text;
}

bool is_one_of(std::string_view name, std::span<const std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

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
      cell_ = {name == "th", spans_several(tag), offset, is_hidden(tag) ? "?" : ""};
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
      const std::string type = lower_case(value_of(tag.attributes, "type").value_or(""));
      if (type == "hidden") return;
      cell_.text += is_one_of(type, kTyped) && !is_hidden(tag)
                        ? plain_text(value_of(tag.attributes, "value").value_or(""))
                        : "?";
    } else if (name == "img") {
      const std::string words = plain_text(value_of(tag.attributes, "alt").value_or(""));
      cell_.text += trimmed(words).empty() ? "?" : words;
    } else if (name == "br" || name == "hr" || name == "p" || name == "div") {
      cell_.text += is_hidden(tag) ? '?' : ' ';
    } else if (is_one_of(name, kUnclear) || (name[0] != '/' && is_hidden(tag))) {
      cell_.text += kUnknown;
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
  if (cell.is_wide && !is_alone) return {kUnknown};
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
    if (end < text.size() && !ends_name(text[end])) continue;
    if (lower_case(text.substr(at + 1, kName.size())) == kName) return at;
  }
  return text.npos;
}

bool begins_table(std::string_view text) {
  return text.starts_with('<') && find_table(text.substr(0, 7)) == 0;
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
