// The puzzle that a request is about: its text read by the readers of the library, its layout, and
// whether its givens clash. `puzzle` is one record, `puzzles` a text of many. A record with rules
// that no layout has goes to requests that take variants; the others refuse it.
#pragma once

#include <array>
#include <optional>

#include "service/call.h"
#include "shudu/core/function_ref.h"
#include "shudu/core/layout.h"
#include "shudu/formats/format.h"
#include "shudu/formats/puzzle.h"
#include "shudu/formats/reader.h"
#include "shudu/verbs/position.h"

namespace shudu::service {

class LineBatch;

/// A record that can be asked about: it and its format are there.
using verbs::Position;

/// Names of the formats that can be read, and of those that can be written.
[[nodiscard]] std::vector<std::string_view> readable_formats();
[[nodiscard]] std::vector<std::string_view> writable_formats();

/// Of a text that a layout, a puzzle or many of them stand in; their readers know how long each may
/// be.
inline constexpr std::uint64_t kAnyBytes = 0;

/// What is to be done about rules that no layout has: `refuse` where nothing is said, `leave-out`.
[[nodiscard]] std::vector<std::string_view> other_rules_choices();

/// The fields that say how a text is to be read.
inline constexpr Field kFrom{"from", FieldKind::kChoice, false, 0, 0, readable_formats};
inline constexpr Field kOtherRules{"other_rules",      FieldKind::kChoice, false, 0, 0,
                                   other_rules_choices};
inline constexpr Field kDigitsFrom{"digits_from", FieldKind::kWhole, false, 0, 1};
inline constexpr std::uint64_t kColumnBytes = 256;
inline constexpr Field kColumn{"column", FieldKind::kText, false, 0, kColumnBytes};
inline constexpr Field kField{"field", FieldKind::kText, false, 0, kColumnBytes};

/// The fields that say which puzzle.
inline constexpr std::array kPuzzleFields{
    Field{"puzzle", FieldKind::kText, true, 0, kAnyBytes},
    kFrom,
    kOtherRules,
    kDigitsFrom,
    kColumn,
    kField,
    Field{"layout", FieldKind::kText, false, 0, kAnyBytes},
};

/// What `digits_from`, `column` and `field` say. Its texts live as long as the call.
[[nodiscard]] ReadOptions asked_reading(const Call& call);
/// Does the field `other_rules` say so, or nothing?
[[nodiscard]] bool refuses_other_rules(const Call& call);

/// What does something with a record and writes what it found into the object.
using RecordHandler = FunctionRef<Outcome(const Position& position, JsonObject& object)>;
/// The same with a record that has a variant.
using VariantHandler = FunctionRef<Outcome(const Record& record, JsonObject& object)>;

/// Who does something with the records of a request.
struct RecordHandlers {
  RecordHandler grid;
  /// Null: a record with a variant is refused, or asked about without its rules.
  std::optional<VariantHandler> variant = {};
  /// Looks at runs of plain lines first, where it is there; `grid` has those that it does not
  /// answer.
  LineBatch* batch = nullptr;
};

/// Reads the one record of `puzzle`, writes the fields that tell of it (puzzle, layout, left_out)
/// and hands it over. Fails where it cannot be read or its givens clash.
[[nodiscard]] Outcome answer_puzzle(Call& call, JsonObject& answer, RecordHandler handle);
/// The same for the record of another field.
[[nodiscard]] Outcome answer_puzzle_of(Call& call, std::string_view field, JsonObject& answer,
                                       RecordHandler handle);

/// The same for `puzzle` or, as a list `results`, for each record of `puzzles`: an object with
/// index, line and, where it could not be answered, status and error.
[[nodiscard]] Outcome answer_puzzles(Call& call, JsonObject& answer,
                                     const RecordHandlers& handlers);
[[nodiscard]] inline Outcome answer_puzzles(Call& call, JsonObject& answer, RecordHandler handle) {
  return answer_puzzles(call, answer, RecordHandlers{handle});
}

}  // namespace shudu::service
