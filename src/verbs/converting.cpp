#include "shudu/verbs/converting.h"

#include "shudu/core/escaped.h"

namespace shudu::verbs {

Converter::Converter(const Format& format, const Layout* asked) : format_(format), writer_(format) {
  if (asked == nullptr) return;
  layout_ = format.writes.has(Part::kLayout) ? kept_name(*asked) : std::string();
}

Status Converter::write(const Puzzle& record, std::string& out) {
  return writer_.write(fitting(record), out);
}

// Most records have nothing beside the puzzle, and are not copied.
const Puzzle& Converter::fitting(const Puzzle& record) {
  const bool has_notes = !record.notes.empty();
  lost_.solution = record.solution && !format_.writes.has(Part::kSolution);
  lost_.notes = has_notes && !format_.writes.has(Part::kNotes);
  if (!lost_.solution && !has_notes && !layout_ && record.left_out.empty()) return record;
  kept_ = record;
  kept_.left_out = escaped(kept_.left_out);
  if (layout_) kept_.layout = *layout_;
  if (lost_.solution) kept_.solution.reset();
  if (lost_.notes) kept_.notes = Notes{};
  for (const NoteField& field : kNoteFields) {
    std::string& note = kept_.notes.*field.text;
    note = escaped_lines(note);
  }
  return kept_;
}

}  // namespace shudu::verbs
