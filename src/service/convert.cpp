// `convert`: what a text holds, record by record, and the same in another format.
//
// Without `to` it is a look: an import page shows format, givens and verdict before anything is
// done. What a format cannot hold is an error where it is part of the puzzle or of the play;
// solutions and notes beside it are left out, and `lost` says so. Tested in
// tests/service/reworking_test.cpp.
#include <array>
#include <optional>

#include "service/record.h"
#include "service/reworking.h"
#include "service/solving.h"
#include "shudu/core/characters.h"
#include "shudu/core/layout_table.h"
#include "shudu/formats/writer.h"
#include "shudu/service/json_list.h"
#include "shudu/verbs/searching.h"

namespace shudu::service {
namespace {

// `text` with everything escaped that could drive a terminal or turn a line around; lines stay.
std::string tamed(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    // A character at a time: a token is cut where it is too long.
    const std::string_view character = text.substr(0, length_of_character(text));
    const bool is_blank = character == "\n" || character == "\t";
    out += is_blank ? character : escape_token(character).view();
    text.remove_prefix(character.size());
  }
  return out;
}

struct NoteField {
  std::string_view name;
  std::string Notes::*text;
};
constexpr std::array kNotes{
    NoteField{"title", &Notes::title},
    NoteField{"author", &Notes::author},
    NoteField{"description", &Notes::description},
    NoteField{"comment", &Notes::comment},
    NoteField{"date", &Notes::date},
    NoteField{"source", &Notes::source},
    NoteField{"level", &Notes::level},
    NoteField{"url", &Notes::url},
};

void add_notes(const Notes& notes, JsonObject& object) {
  if (notes.empty()) return;
  JsonObject inner(object.name("notes"));
  for (const NoteField& field : kNotes) {
    const std::string& text = notes.*field.text;
    if (!text.empty()) inner.text(field.name, tamed(text));
  }
  inner.end();
}

const Format* writable_format(std::string_view name) {
  const Format* const format = find_format(name);
  return format != nullptr && format->writes != Holdings() ? format : nullptr;
}

class Conversion {
 public:
  explicit Conversion(Call& call) : call_(call), format_(writable_format(call.text("to"))) {
    if (format_ != nullptr) writer_.emplace(*format_);
  }

  Outcome take(const Question& question, JsonObject& object) {
    tell(question, object);
    if (call_.flag("verdict")) {
      const SearchResult found = verbs::search_up_to(call_, question.layout, question.marks, 2);
      if (call_.halt() != Halt::kNone) return call_.halted();
      object.text("status", status_name(found.count));
    }
    if (!writer_) return std::nullopt;
    const Status status = writer_->write(presentable(question, object), text_);
    if (!status) return call_.fail(status.error());
    return std::nullopt;
  }

  // The whole file.
  void finish(JsonObject& answer) {
    if (!writer_) return;
    writer_->finish(text_);
    answer.text("text", text_);
  }

 private:
  static void tell(const Question& question, JsonObject& object) {
    const Puzzle& puzzle = question.puzzle;
    object.text("format", question.format.name);
    object.number("size", static_cast<std::uint64_t>(puzzle.size()));
    object.number("givens", static_cast<std::uint64_t>(puzzle.givens.filled_count()));
    object.number("placed", static_cast<std::uint64_t>(puzzle.placed.filled_count()));
    object.boolean("candidates", puzzle.marks.has_value());
    add_notes(puzzle.notes, object);
  }

  // The puzzle as it may be written.
  const Puzzle& presentable(const Question& question, JsonObject& object) {
    kept_ = question.puzzle;
    kept_.left_out = tamed(kept_.left_out);
    if (call_.has("layout")) {
      kept_.layout =
          format_->writes.has(Part::kLayout) ? kept_name(question.layout) : std::string();
    }
    for (const NoteField& field : kNotes) kept_.notes.*field.text = tamed(kept_.notes.*field.text);
    const bool loses_solution = kept_.solution && !format_->writes.has(Part::kSolution);
    const bool loses_notes = !kept_.notes.empty() && !format_->writes.has(Part::kNotes);
    if (loses_solution) kept_.solution.reset();
    if (loses_notes) kept_.notes = Notes{};
    if (!loses_solution && !loses_notes) return kept_;
    JsonList lost(object.name("lost"));
    if (loses_solution) append_json_string("solution", lost.next());
    if (loses_notes) append_json_string("notes", lost.next());
    lost.end();
    return kept_;
  }

  Call& call_;
  const Format* format_;
  std::optional<RecordWriter> writer_;
  Puzzle kept_;
  std::string text_;
};

}  // namespace

Outcome answer_convert(Call& call, JsonObject& answer) {
  Conversion conversion(call);
  Outcome bad = answer_puzzles(call, answer, [&](const Question& question, JsonObject& object) {
    return conversion.take(question, object);
  });
  if (!bad) conversion.finish(answer);
  return bad;
}

}  // namespace shudu::service
