// `convert`: what a text holds, record by record, and the same in another format.
//
// Without `to` it is a look: an import page shows format, givens and verdict before anything is
// done. What a format cannot hold is an error where it is part of the puzzle or of the play;
// solutions and notes beside it are left out, and `lost` says so. With `move` or `shuffle` each
// record is moved before it is written, and `symmetry` says how; records with variants are not
// moved, for symmetries are those of layouts. Tested in tests/service/reworking_test.cpp and
// variants_test.cpp.
#include <algorithm>
#include <optional>

#include "service/record.h"
#include "service/reworking.h"
#include "service/solving.h"
#include "shudu/core/escaped.h"
#include "shudu/formats/variant/record_formats.h"
#include "shudu/formats/variant/values_text.h"
#include "shudu/service/form_json.h"
#include "shudu/service/json_list.h"
#include "shudu/verbs/converting.h"
#include "shudu/verbs/solving.h"
#include "shudu/verbs/variant/solving.h"

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
  const Format* const format = find_format(formats_with_rules(), name);
  return format != nullptr && format->writes != Holdings() ? format : nullptr;
}

class Conversion {
 public:
  explicit Conversion(Call& call) : call_(call), format_(writable_format(call.text("to"))) {}

  // How records are to be moved.
  Outcome prepare() {
    const bool is_shuffled = call_.flag("shuffle");
    if (is_shuffled && call_.has("move")) {
      return call_.fail(Reason::kNotWithOther, {.field = "shuffle", .text = "move"});
    }
    if (is_shuffled != call_.has("seed")) {
      return call_.fail(Reason::kMissingField, {.field = is_shuffled ? "seed" : "shuffle"});
    }
    verbs::MoveWish wish;
    if (is_shuffled) wish.shuffle = call_.whole("seed");
    if (call_.has("move")) {
      const Result<Moves> moves = Moves::parse(call_.text("move"));
      if (!moves) return call_.fail(Reason::kNotMoves, {.field = "move"});
      wish.moves = *moves;
    }
    if (!wish.is_empty()) mover_.emplace(wish);
    return std::nullopt;
  }

  Outcome take(const Position& position, JsonObject& object) {
    tell(position, object);
    if (call_.flag("verdict")) {
      const auto checked = verbs::check(call_, position, false);
      if (!checked) return call_.fail(checked.error());
      object.text("status", status_name(checked->solutions));
    }
    const Puzzle* record = position.record;
    Puzzle moved;
    if (mover_) {
      const auto way = mover_->symmetry(position.layout, position.index, call_.stop());
      if (!way) return call_.goes_on(1) ? call_.fail(way.error()) : call_.halted();
      add_symmetry(*way, object);
      moved = verbs::moved(*record, *way);
      record = &moved;
    }
    return format_ != nullptr ? write(*record, &position.layout, object) : std::nullopt;
  }

  // Can records with variants be written, or only be told of?
  [[nodiscard]] bool takes_variants() const {
    return !mover_ && (format_ == nullptr || format_->writes.has(Part::kVariant));
  }

  Outcome take_variant(const Record& record, JsonObject& object) {
    tell_variant(record, object);
    if (call_.flag("verdict")) {
      const auto checked = verbs::check(call_, *record.puzzle->variant, false);
      if (!checked) return call_.fail(checked.error());
      object.text("status", status_name(checked->solutions));
    }
    return format_ != nullptr ? write(*record.puzzle, nullptr, object) : std::nullopt;
  }

  // The whole file.
  void finish(JsonObject& answer) {
    if (format_ == nullptr) return;
    if (!converter_) converter_.emplace(*format_);
    converter_->finish(text_);
    answer.text("text", text_);
  }

 private:
  // `layout`: of a record without a variant.
  Outcome write(const Puzzle& record, const Layout* layout, JsonObject& object) {
    if (!converter_) converter_.emplace(*format_, call_.has("layout") ? layout : nullptr);
    const Status status = converter_->write(record, text_);
    if (!status) return call_.fail(status.error());
    tell_lost(converter_->lost(), object);
    return std::nullopt;
  }

  static void tell(const Position& position, JsonObject& object) {
    const Puzzle& puzzle = *position.record;
    object.text("format", position.format->name);
    object.number("size", static_cast<std::uint64_t>(puzzle.size()));
    object.number("givens", static_cast<std::uint64_t>(puzzle.givens.filled_count()));
    object.number("placed", static_cast<std::uint64_t>(puzzle.placed.filled_count()));
    object.boolean("candidates", puzzle.marks.has_value());
    add_notes(puzzle.notes, object);
  }

  static void tell_variant(const Record& record, JsonObject& object) {
    const variant::VariantPuzzle& puzzle = record.puzzle->variant->puzzle;
    const std::vector<int> givens = variant::shown_givens(*record.puzzle->variant);
    const auto given_count =
        std::count_if(givens.begin(), givens.end(), [&](int value) { return value >= puzzle.low; });
    bool has_candidates = false;  // of a grid over 25x25 there are none
    const std::size_t cells = std::min(puzzle.candidates.size(), givens.size());
    for (std::size_t cell = 0; cell < cells; ++cell) {
      const bool is_open = puzzle.candidates[cell] == puzzle.all_values();
      has_candidates = has_candidates || (!is_open && !puzzle.given(cell));
    }
    object.text("format", record.format->name);
    object.number("rows", static_cast<std::uint64_t>(puzzle.rows));
    object.number("columns", static_cast<std::uint64_t>(puzzle.columns));
    object.number("givens", static_cast<std::uint64_t>(given_count));
    object.boolean("candidates", has_candidates);
    add_notes(record.puzzle->notes, object);
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
  std::optional<verbs::Mover> mover_;          // where records are moved
  std::optional<verbs::Converter> converter_;  // made with the layout of the first record
  std::string text_;
};

}  // namespace

Outcome answer_convert(Call& call, JsonObject& answer) {
  Conversion conversion(call);
  if (Outcome bad = conversion.prepare()) return bad;
  const auto grid = [&](const Position& position, JsonObject& object) {
    return conversion.take(position, object);
  };
  const auto other = [&](const Record& record, JsonObject& object) {
    return conversion.take_variant(record, object);
  };
  RecordHandlers handlers{grid};
  if (conversion.takes_variants()) handlers.variant = other;
  Outcome bad = answer_puzzles(call, answer, handlers);
  if (!bad) conversion.finish(answer);
  return bad;
}

}  // namespace shudu::service
