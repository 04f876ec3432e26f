#include "formats/csv_fields.h"

namespace shudu {

namespace {

/// Where a quoted field that begins at `begin` (after its quote) ends; npos when it does not.
std::size_t end_of_quoted(std::string_view text, std::size_t begin) {
  for (std::size_t at = text.find('"', begin); at != std::string_view::npos;
       at = text.find('"', at)) {
    if (text.substr(at, 2) != "\"\"") return at;
    at += 2;
  }
  return std::string_view::npos;
}

bool begins_formula(std::string_view text) {
  constexpr std::string_view kFormula = "=+-@\t\r";
  return !text.empty() && kFormula.find(text.front()) != std::string_view::npos;
}

}  // namespace

CsvRow split_row(std::string_view text, char separator) {
  CsvRow row;
  std::size_t at = 0;
  while (true) {
    CsvField field{{text, at, at}};
    const std::size_t first = text.find_first_not_of(separator == '\t' ? " " : " \t", at);
    if (first != std::string_view::npos && text[first] == '"') {
      field.is_quoted = true;
      const std::size_t close = end_of_quoted(text, first + 1);
      row.is_open = close == std::string_view::npos;
      field.piece = {text, first + 1, std::min(close, text.size())};
      at = std::min(text.find(separator, field.piece.end), text.size());
      const std::size_t after = text.find_first_not_of(" \t", field.piece.end + 1);
      if (!row.is_open && after < at) row.note_stray(after);
    } else {
      at = std::min(text.find(separator, at), text.size());
      field.piece.end = at;
      const std::size_t line_end = text.find('\n', field.piece.begin);
      if (line_end < at) row.note_stray(line_end);
    }
    row.fields.push_back(field);
    if (at == text.size()) return row;
    ++at;
  }
}

bool is_guarded(std::string_view text) {
  return begins_formula(text.substr(std::min(text.find_first_not_of('\''), text.size())));
}

std::string text_of(const CsvField& field) {
  std::string text(field.is_quoted ? field.piece.view() : trimmed(field.piece).view());
  if (field.is_quoted) {
    for (std::size_t at = text.find('"'); at != std::string::npos; at = text.find('"', at + 1)) {
      text.erase(at, 1);
    }
  }
  if (text.substr(0, 1) == "'" && is_guarded(text)) text.erase(0, 1);
  return text;
}

Piece cells_of(const CsvField& field) {
  Piece piece = trimmed(field.piece);
  const std::string_view text = piece.view();
  if (text.substr(0, 1) == "'" && is_guarded(text)) ++piece.begin;
  return piece;
}

void append_field(std::string_view text, char separator, std::string& out) {
  const bool guarded = is_guarded(text);
  const bool quoted = guarded || text.find_first_of("\"\n\r") != std::string_view::npos ||
                      text.find(separator) != std::string_view::npos ||
                      trimmed(text).size() != text.size();
  if (!quoted) {
    out += text;
    return;
  }
  out += '"';
  if (guarded) out += '\'';
  for (const char c : text) out.append(c == '"' ? 2 : 1, c);
  out += '"';
}

}  // namespace shudu
