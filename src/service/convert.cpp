// `convert`: what a text holds, record by record, and the same in another format.
//
// Without `to` it is a look: an import page shows format, givens and verdict before anything is
// done. What a format cannot hold is an error where it is part of the puzzle or of the play;
// solutions and notes beside it are left out, and `lost` says so. Tested in
// tests/service/reworking_test.cpp.
#include <optional>

#include "service/record.h"
#include "service/reworking.h"
#include "service/solving.h"
#include "shudu/core/escaped.h"
#include "shudu/service/json_list.h"
#include "shudu/verbs/converting.h"
#include "shudu/verbs/solving.h"

namespace shudu::service {
namespace {

void add_notes(const Notes& notes, JsonObject& object) {
  if (notes.empty()) return;
  JsonObject inner(object.name("notes"));
  for (const NoteField& field : kNoteFields) {
    const std::string& text = notes.*field.text;
    if (!text.empty()) inner.text(field.name, escaped_lines(text));
  }
  inner.end();
}

const Format* writable_format(std::string_view name) {
  const Format* const format = find_format(name);
  return format != nullptr && format->writes != Holdings() ? format : nullptr;
}

class Conversion {
 public:
  explicit Conversion(Call& call) : call_(call), format_(writable_format(call.text("to"))) {}

  Outcome take(const Position& position, JsonObject& object) {
    tell(position, object);
    if (call_.flag("verdict")) {
      const auto checked = verbs::check(call_, position, false);
      if (!checked) return call_.fail(checked.error());
      object.text("status", status_name(checked->solutions));
    }
    if (format_ == nullptr) return std::nullopt;
    if (!converter_) converter_.emplace(*format_, call_.has("layout") ? &position.layout : nullptr);
    const Status status = converter_->write(*position.record, text_);
    if (!status) return call_.fail(status.error());
    tell_lost(converter_->lost(), object);
    return std::nullopt;
  }

  // The whole file.
  void finish(JsonObject& answer) {
    if (format_ == nullptr) return;
    if (!converter_) converter_.emplace(*format_);
    converter_->finish(text_);
    answer.text("text", text_);
  }

 private:
  static void tell(const Position& position, JsonObject& object) {
    const Puzzle& puzzle = *position.record;
    object.text("format", position.format->name);
    object.number("size", static_cast<std::uint64_t>(puzzle.size()));
    object.number("givens", static_cast<std::uint64_t>(puzzle.givens.filled_count()));
    object.number("placed", static_cast<std::uint64_t>(puzzle.placed.filled_count()));
    object.boolean("candidates", puzzle.marks.has_value());
    add_notes(puzzle.notes, object);
  }

  static void tell_lost(const verbs::Converter::Lost& what, JsonObject& object) {
    if (!what.solution && !what.notes) return;
    JsonList lost(object.name("lost"));
    if (what.solution) append_json_string("solution", lost.next());
    if (what.notes) append_json_string("notes", lost.next());
    lost.end();
  }

  Call& call_;
  const Format* format_;
  std::optional<verbs::Converter> converter_;  // made with the layout of the first record
  std::string text_;
};

}  // namespace

Outcome answer_convert(Call& call, JsonObject& answer) {
  Conversion conversion(call);
  Outcome bad = answer_puzzles(call, answer, [&](const Position& position, JsonObject& object) {
    return conversion.take(position, object);
  });
  if (!bad) conversion.finish(answer);
  return bad;
}

}  // namespace shudu::service
