// `#A author` lines; see note_lines.h.
#include "formats/note_lines.h"

#include "formats/record_text.h"

namespace shudu {

namespace {

const NoteField* field_of(std::string_view line) {
  if (line.size() < 2 || line[0] != '#') return nullptr;
  for (const NoteField& field : kNoteFields) {
    if (field.letter == line[1]) return &field;
  }
  return nullptr;
}

bool is_blank_at(std::string_view line, std::size_t i) {
  return i >= line.size() || line[i] == ' ' || line[i] == '\t';
}

std::string_view without_leading_blanks(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t");
  return begin == std::string_view::npos ? std::string_view() : line.substr(begin);
}

void append_note(const NoteField& field, std::string_view text, std::string& out) {
  while (true) {
    const std::size_t end = text.find('\n');
    out += '#';
    out += field.letter;
    const std::string_view line = text.substr(0, end);
    if (!line.empty()) out.append(" ").append(line);
    out += '\n';
    if (end == std::string_view::npos) return;
    text.remove_prefix(end + 1);
  }
}

}  // namespace

bool is_note_line(std::string_view line) {
  line = without_leading_blanks(line);
  return field_of(line) != nullptr && is_blank_at(line, 2);
}

void read_note_lines(std::span<const std::string> comments, NoteLines style, Notes& notes) {
  std::array<bool, kNoteFields.size()> seen{};
  const Notes before = notes;
  for (const std::string& comment : comments) {
    const std::string_view line = without_leading_blanks(comment);
    const NoteField* field = field_of(line);
    if (field == nullptr || (style == NoteLines::kWithBlank && !is_blank_at(line, 2))) continue;
    if (!(before.*(field->text)).empty()) continue;
    std::string_view text = line.substr(2);
    if (!text.empty() && is_blank_at(text, 0)) text.remove_prefix(1);
    std::string& note = notes.*(field->text);
    bool& again = seen.at(static_cast<std::size_t>(field - kNoteFields.data()));
    if (again) note += '\n';
    again = true;
    note += text;
  }
}

void append_note_lines(const Notes& notes, std::string& out) {
  for (const NoteField& field : kNoteFields) {
    const std::string& text = notes.*(field.text);
    if (!text.empty()) append_note(field, text, out);
  }
}

}  // namespace shudu
