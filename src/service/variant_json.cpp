#include "shudu/service/variant_json.h"

#include <algorithm>

#include "shudu/formats/variant/values_text.h"
#include "shudu/service/json_list.h"
#include "shudu/service/record_json.h"

namespace shudu::service {
namespace {

using variant::ValueSet;

// A list for each cell, with a number for each of its candidates.
template <typename NumberOf>
void add_number_lists(JsonObject& object, std::string_view name,
                      const std::vector<ValueSet>& candidates, NumberOf number_of) {
  JsonList cells(object.name(name));
  for (std::size_t cell = 0; cell < candidates.size(); ++cell) {
    JsonList numbers(cells.next());
    std::size_t place = 0;
    for (ValueSet rest = candidates[cell]; rest != 0; rest >>= 1U, ++place) {
      if ((rest & 1U) != 0) numbers.next() += std::to_string(number_of(cell, place));
    }
    numbers.end();
  }
  cells.end();
}

void add_large(JsonObject& object, const VariantRecord& record) {
  const large::LargeGrid& grid = *record.large;
  object.number("rows", static_cast<std::uint64_t>(grid.order()));
  object.number("box_rows", static_cast<std::uint64_t>(grid.box_rows));
  object.number("box_columns", static_cast<std::uint64_t>(grid.box_columns));
  append_json_values(variant::shown_givens(record), record.puzzle, object.name("puzzle"));
}

}  // namespace

void add_variant(JsonObject& object, const VariantRecord& record) {
  if (record.large) {
    add_large(object, record);
  } else {
    object.name("variant") += variant::json_line_of(record.puzzle);
  }
  add_rules(object, {}, record.left_out);
}

void append_json_values(const std::vector<int>& values, const variant::VariantPuzzle& puzzle,
                        std::string& out) {
  out += '"';
  variant::append_values(values, puzzle, out);
  out += '"';
}

void add_spare(JsonObject& object, const std::vector<std::string>& names) {
  object.boolean("minimal", names.empty());
  add_list(object, "redundant", names, append_json_text);
}

std::uint64_t solutions_told(const verbs::Candidates& found) {
  if (found.solutions == 0) return 0;
  const bool is_fixed = std::all_of(found.values.begin(), found.values.end(),
                                    [](ValueSet set) { return (set & (set - 1)) == 0; });
  return is_fixed ? 1 : 2;
}

void add_true_candidates(JsonObject& object, const verbs::Candidates& found,
                         const variant::VariantPuzzle& puzzle) {
  if (found.solutions == 0) return;
  add_number_lists(object, "candidates", found.values,
                   [&](std::size_t /*cell*/, std::size_t place) {
                     return puzzle.low + static_cast<int>(place);
                   });
  if (found.counts.empty()) return;
  add_number_lists(object, "counts", found.values,
                   [&](std::size_t cell, std::size_t place) { return found.counts[cell][place]; });
  object.boolean("counts_are_exact", found.counts_are_exact);
}

}  // namespace shudu::service
