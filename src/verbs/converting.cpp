#include "shudu/verbs/converting.h"

#include <utility>

#include "shudu/core/escaped.h"
#include "shudu/core/layout_table.h"
#include "shudu/generator/seeding.h"

namespace shudu::verbs {

Result<Symmetry> Mover::symmetry(const Layout& layout, std::uint64_t index, Stop stop) {
  if (wish_.moves) return wish_.moves->on(layout);
  if (!wish_.shuffle) return Symmetry(layout.size());
  Rng rng = item_rng(*wish_.shuffle, index);
  return forms_.draw(layout, rng, stop);
}

Result<Puzzle> Mover::move(const Puzzle& record, std::uint64_t index, Stop stop) {
  const Result<const Layout*> layout = layout_of_record(record);
  if (!layout) return layout.error();
  if ((*layout)->size() != record.size()) {
    return Error{.code = ErrorCode::kLayoutMismatch,
                 .found = static_cast<std::uint64_t>(record.size()),
                 .expected = static_cast<std::uint64_t>((*layout)->size())};
  }
  const Result<Symmetry> way = symmetry(**layout, index, stop);
  if (!way) return way.error();
  return moved(record, *way);
}

// A name is read once where many records in a row have it.
Result<const Layout*> Mover::layout_of_record(const Puzzle& record) {
  if (asked_ != nullptr) return asked_;
  if (record.layout.empty()) return default_layout(record.size());
  if (!last_ || last_name_ != record.layout) {
    const Result<Layout> layout = layout_of(record);
    if (!layout) return layout.error();
    last_ = *layout;
    last_name_ = record.layout;
  }
  return &*last_;
}

Puzzle moved(const Puzzle& record, const Symmetry& symmetry) {
  Puzzle result = record;
  result.givens = symmetry.apply(record.givens);
  result.placed = symmetry.apply(record.placed);
  if (record.marks) result.marks = symmetry.apply(*record.marks);
  if (record.solution) result.solution = symmetry.apply(*record.solution);
  return result;
}

namespace {

VariantPart without_solution(const VariantPart& variant) {
  if (!variant || variant->solution.empty()) return variant;
  VariantRecord record = *variant;
  record.solution.clear();
  return VariantPart(std::move(record));
}

}  // namespace

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
  lost_.solution = parts_of(record).has(Part::kSolution) && !format_.writes.has(Part::kSolution);
  const bool lacks_notes =
      has_notes && format_.lacks != nullptr && format_.lacks(record).has(Part::kNotes);
  lost_.notes = has_notes && (lacks_notes || !format_.writes.has(Part::kNotes));
  if (!lost_.solution && !has_notes && !layout_ && record.left_out.empty()) return record;
  kept_ = record;
  kept_.left_out = escaped(kept_.left_out);
  if (layout_) kept_.layout = *layout_;
  if (lost_.solution) {
    kept_.solution.reset();
    kept_.variant = without_solution(kept_.variant);
  }
  if (lost_.notes) kept_.notes = Notes{};
  for (const NoteField& field : kNoteFields) {
    std::string& note = kept_.notes.*field.text;
    note = escaped_lines(note);
  }
  return kept_;
}

}  // namespace shudu::verbs
