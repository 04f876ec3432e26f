// The fields by which an answer in JSON says which puzzle it is about. The format `json` reads them
// back as the same record (formats/json.h), so an answer can be asked about again:
//
//   "puzzle":"4...3....","marks_are_puzzle":true,      candidates, where they are the puzzle
//   "entered":"...7.....","pencilmarks":"1.3......",   what a player had put into it
//   "layout":"x","title":"...","left_out":"..."
//
// `entered` and `pencilmarks` are called so because answers have counts called `placed` and
// drawings called `marks`. Tested in tests/service/record_json_test.cpp and
// tests/cli/read_back_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "shudu/formats/puzzle.h"
#include "shudu/service/json_object.h"

#pragma GCC visibility push(default)
namespace shudu::service {

/// Appends `text`, which may have come from anywhere, as a JSON string that drives no terminal and
/// turns no line around: what `escape_token` would escape becomes `\u009b`, bytes that are no UTF-8
/// `\ufffd`. Parsers give the same text again.
void append_json_text(std::string_view text, std::string& out);

/// The givens, or the candidates where they are the puzzle (`marks` is not null then).
void add_question(JsonObject& object, const Grid& givens, const Pencilmarks* marks);

/// What a record holds beside its question: entered digits, a player's candidates, its title.
void add_entered(JsonObject& object, const Puzzle& puzzle);

/// The layout under which the answer was found, as `kept_name` gives it, and what no layout has.
void add_rules(JsonObject& object, std::string_view layout, std::string_view left_out);

}  // namespace shudu::service
#pragma GCC visibility pop
