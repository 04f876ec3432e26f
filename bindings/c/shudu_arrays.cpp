// The room `arrays` behind the C header: what C hands over is looked at once (array_call.h), and
// what is wrong becomes a number. Each function is the edge at which an exception would end the
// program (`noexcept`). See bindings/c/include/shudu/shudu_arrays.h.
#include "shudu/shudu_arrays.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <string_view>

#include "array_call.h"
#include "shudu/arrays/making.h"
#include "shudu/arrays/moving.h"
#include "shudu/arrays/rating.h"
#include "shudu/arrays/solving.h"
#include "shudu/arrays/tracing.h"
#include "shudu/core/layout_table.h"
#include "shudu/logic/technique.h"
#include "shudu/service/wish_reading.h"
#include "structs.h"

namespace shudu {
namespace {

using arrays::RowStatus;

constexpr std::size_t kLeastForms = offsetof(shudu_forms, symmetries) + sizeof(std::uint8_t*);
constexpr std::size_t kLeastTraces = offsetof(shudu_traces, ends) + sizeof(std::uint8_t*);

// The numbers of the header are those of the room.
static_assert(static_cast<int>(PathEnd::kSolved) == SHUDU_PATH_SOLVED &&
              static_cast<int>(PathEnd::kStuck) == SHUDU_PATH_STUCK &&
              static_cast<int>(PathEnd::kContradiction) == SHUDU_PATH_CONTRADICTION &&
              static_cast<int>(PathEnd::kStopped) == SHUDU_PATH_STOPPED);

// NOLINTBEGIN(bugprone-exception-escape): `noexcept` is to end the program where one would

// What a call gets and gives beside what it is about.
struct Given {
  GivenRows rows;
  const shudu_array_terms* terms;
  std::uint8_t* status;
  shudu_array_report* report;
};

shudu_code solve(const Given& given, std::uint8_t* solutions, std::size_t stride) noexcept {
  ArrayCall call(given.terms, given.report);
  if (call.code() != SHUDU_OK) return call.code();
  const auto rows = call.rows(given.rows);
  if (!rows) return rows.error();
  const auto room = call.room(solutions, stride, rows->count == 0);
  if (!room) return room.error();
  RowStatus* const statuses = call.statuses(given.status, rows->count);
  return call.finish(arrays::solve_rows(*rows, call.terms(), *room, statuses), &*rows);
}

shudu_code count(const Given& given, std::uint64_t limit, std::uint64_t* counts) noexcept {
  ArrayCall call(given.terms, given.report);
  if (call.code() != SHUDU_OK) return call.code();
  const auto rows = call.rows(given.rows);
  if (!rows) return rows.error();
  if (counts == nullptr && rows->count != 0) return SHUDU_ERROR_NULL;
  const std::uint64_t most = limit == 0 ? kUnlimited : limit;
  RowStatus* const statuses = call.statuses(given.status, rows->count);
  return call.finish(arrays::count_rows(*rows, call.terms(), most, counts, statuses), &*rows);
}

shudu_code check(const Given& given, std::uint8_t* redundant, std::size_t stride) noexcept {
  ArrayCall call(given.terms, given.report);
  if (call.code() != SHUDU_OK) return call.code();
  const auto rows = call.rows(given.rows);
  if (!rows) return rows.error();
  if (given.status == nullptr && rows->count != 0) return SHUDU_ERROR_NULL;
  const auto room = call.room(redundant, stride, true);
  if (!room) return room.error();
  RowStatus* const statuses = call.statuses(given.status, rows->count);
  return call.finish(arrays::check_rows(*rows, call.terms(), statuses, *room), &*rows);
}

const verbs::Scale* scale_named(const char* name) {
  return verbs::find_scale(name == nullptr ? std::string_view("se") : std::string_view(name));
}

struct Ratings {
  const char* scale;
  std::uint64_t branches;
  float* numbers;
  std::size_t columns;
};

shudu_code rate(const Given& given, const Ratings& wanted) noexcept {
  ArrayCall call(given.terms, given.report);
  if (call.code() != SHUDU_OK) return call.code();
  const verbs::Scale* const scale = scale_named(wanted.scale);
  if (scale == nullptr) {
    return call.fail_for_name("there is no scale " + std::string(wanted.scale));
  }
  const auto rows = call.rows(given.rows);
  if (!rows) return rows.error();
  if (wanted.numbers == nullptr && rows->count != 0) return SHUDU_ERROR_NULL;
  if (wanted.columns != arrays::rating_columns(*scale).size()) return SHUDU_ERROR_RANGE;
  RowStatus* const statuses = call.statuses(given.status, rows->count);
  const bool is_whole =
      arrays::rate_rows(*rows, call.terms(), {scale, wanted.branches}, wanted.numbers, statuses);
  return call.finish(is_whole, &*rows);
}

shudu_code canon(const Given& given, const shudu_forms* forms) noexcept {
  ArrayCall call(given.terms, given.report);
  if (call.code() != SHUDU_OK) return call.code();
  if (forms == nullptr) return SHUDU_ERROR_NULL;
  shudu_forms wanted = {};
  const shudu_code code = read_struct<shudu_forms, kLeastForms>(*forms, wanted);
  if (code != SHUDU_OK) return code;
  const auto rows = call.rows(given.rows);
  if (!rows) return rows.error();
  const auto room = call.room(wanted.forms, wanted.forms_stride, true);
  if (!room) return room.error();
  RowStatus* const statuses = call.statuses(given.status, rows->count);
  const auto is_whole =
      arrays::canon_rows(*rows, call.terms(),
                         {*room, wanted.automorphisms, wanted.hashes, wanted.symmetries}, statuses);
  if (!is_whole) return call.fail_for_name(sentence(is_whole.error(), Language::kEnglish).view());
  return call.finish(*is_whole, &*rows);
}

struct Moved {
  std::uint8_t* cells;
  std::size_t stride;
};

shudu_code move(const Given& given, const std::uint8_t* symmetries, const Moved& moved) noexcept {
  ArrayCall call(given.terms, given.report);
  if (call.code() != SHUDU_OK) return call.code();
  const auto rows = call.rows(given.rows);
  if (!rows) return rows.error();
  if (symmetries == nullptr && rows->count != 0) return SHUDU_ERROR_NULL;
  const auto room = call.room(moved.cells, moved.stride, rows->count == 0);
  if (!room) return room.error();
  RowStatus* const statuses = call.statuses(given.status, rows->count);
  return call.finish(arrays::move_rows(*rows, call.terms(), symmetries, *room, statuses), &*rows);
}

shudu_code shuffle(const Given& given, const arrays::DrawWish& wish, const Moved& moved,
                   std::uint8_t* symmetries) noexcept {
  ArrayCall call(given.terms, given.report);
  if (call.code() != SHUDU_OK) return call.code();
  const auto rows = call.rows(given.rows);
  if (!rows) return rows.error();
  const auto room = call.room(moved.cells, moved.stride, true);
  if (!room) return room.error();
  const bool is_possible =
      wish.copies > 0 && rows->count <= std::numeric_limits<std::size_t>::max() / wish.copies;
  if (!is_possible) return SHUDU_ERROR_RANGE;
  RowStatus* const statuses = call.statuses(given.status, rows->count * wish.copies);
  const auto is_whole =
      arrays::shuffle_rows(*rows, call.terms(), wish, {*room, symmetries}, statuses);
  if (!is_whole) return call.fail_for_name(sentence(is_whole.error(), Language::kEnglish).view());
  return call.finish(*is_whole, &*rows, wish.copies);
}

struct Made {
  std::size_t count;
  std::uint8_t* puzzles;
  std::size_t stride;
  std::uint8_t* solutions;
  std::size_t solutions_stride;
};

shudu_code generate(std::string_view text, const Given& given, const Made& made) noexcept {
  ArrayCall call(given.terms, given.report);
  if (call.code() != SHUDU_OK) return call.code();
  const auto wish = service::read_generate_wish(text, Language::kEnglish);
  if (!wish) return call.fail_for_name(wish.error());
  const Origin& origin = wish->origin;
  call.set_layout(origin.wish.layout);
  const auto puzzles = call.room(made.puzzles, made.stride, made.count == 0);
  if (!puzzles) return puzzles.error();
  const auto solutions = call.room(made.solutions, made.solutions_stride, true);
  if (!solutions) return solutions.error();
  RowStatus* const statuses = call.statuses(given.status, made.count);
  const bool is_whole =
      arrays::make_rows({origin.wish, origin.seed, origin.item, wish->most_tries}, call.terms(),
                        {made.count, *puzzles, *solutions, call.form()}, statuses);
  return call.finish(is_whole, nullptr);
}

shudu_code trace(const Given& given, const char* name, const shudu_traces* traces) noexcept {
  ArrayCall call(given.terms, given.report);
  if (call.code() != SHUDU_OK) return call.code();
  if (traces == nullptr) return SHUDU_ERROR_NULL;
  shudu_traces wanted = {};
  const shudu_code code = read_struct<shudu_traces, kLeastTraces>(*traces, wanted);
  if (code != SHUDU_OK) return code;
  const Profile* const profile = find_profile(name == nullptr ? "shudu" : name);
  if (profile == nullptr) return call.fail_for_name("there is no profile " + std::string(name));
  const auto rows = call.rows(given.rows);
  if (!rows) return rows.error();
  RowStatus* const statuses = call.statuses(given.status, rows->count);
  const arrays::TraceSize size = arrays::trace_rows(
      *rows, call.terms(), *profile,
      {wanted.step_room, wanted.effect_room, wanted.offsets, wanted.techniques, wanted.before,
       wanted.after, wanted.effect_offsets, wanted.effects, wanted.ends},
      statuses);
  call.tell_trace(size.steps, size.effects);
  return call.finish(size.is_whole, &*rows);
}

std::optional<Layout> layout_named(const char* name) noexcept {
  if (name == nullptr) return Layout::classic();
  const Result<Layout> layout = parse_layout(name);
  if (!layout) return std::nullopt;
  return *layout;
}

std::size_t cells_of_wish(std::string_view text) noexcept {
  const auto wish = service::read_generate_wish(text, Language::kEnglish);
  return wish ? static_cast<std::size_t>(wish->origin.wish.layout.cell_count()) : 0;
}

// NOLINTEND(bugprone-exception-escape)

}  // namespace
}  // namespace shudu

// NOLINTBEGIN(readability-function-size): C has no types for rows, ranges and texts

extern "C" {

shudu_code shudu_solve_array(const uint8_t* puzzles, size_t count, size_t stride,
                             const shudu_array_terms* terms, uint8_t* solutions,
                             size_t solutions_stride, uint8_t* status, shudu_array_report* report) {
  return shudu::solve({{puzzles, count, stride}, terms, status, report}, solutions,
                      solutions_stride);
}

shudu_code shudu_count_array(const uint8_t* puzzles, size_t count, size_t stride,
                             const shudu_array_terms* terms, uint64_t limit, uint64_t* counts,
                             uint8_t* status, shudu_array_report* report) {
  return shudu::count({{puzzles, count, stride}, terms, status, report}, limit, counts);
}

shudu_code shudu_check_array(const uint8_t* puzzles, size_t count, size_t stride,
                             const shudu_array_terms* terms, uint8_t* redundant,
                             size_t redundant_stride, uint8_t* status, shudu_array_report* report) {
  return shudu::check({{puzzles, count, stride}, terms, status, report}, redundant,
                      redundant_stride);
}

shudu_code shudu_rate_array(const uint8_t* puzzles, size_t count, size_t stride,
                            const shudu_array_terms* terms, const char* scale, uint64_t branches,
                            float* ratings, size_t columns, uint8_t* status,
                            shudu_array_report* report) {
  return shudu::rate({{puzzles, count, stride}, terms, status, report},
                     {scale, branches, ratings, columns});
}

size_t shudu_rating_columns(const char* scale) {
  const shudu::verbs::Scale* const row = shudu::scale_named(scale);
  return row == nullptr ? 0 : shudu::arrays::rating_columns(*row).size();
}

const char* shudu_rating_column(const char* scale, size_t column) {
  const shudu::verbs::Scale* const row = shudu::scale_named(scale);
  if (row == nullptr) return nullptr;
  const auto columns = shudu::arrays::rating_columns(*row);
  return column < columns.size() ? columns[column].data() : nullptr;
}

shudu_code shudu_canon_array(const uint8_t* rows, size_t count, size_t stride,
                             const shudu_array_terms* terms, const shudu_forms* forms,
                             uint8_t* status, shudu_array_report* report) {
  return shudu::canon({{rows, count, stride}, terms, status, report}, forms);
}

size_t shudu_symmetry_bytes(const char* layout) {
  const auto named = shudu::layout_named(layout);
  return named ? shudu::arrays::symmetry_bytes(named->size()) : 0;
}

shudu_code shudu_move_array(const uint8_t* rows, size_t count, size_t stride,
                            const shudu_array_terms* terms, const uint8_t* symmetries,
                            uint8_t* moved, size_t moved_stride, uint8_t* status,
                            shudu_array_report* report) {
  return shudu::move({{rows, count, stride}, terms, status, report}, symmetries,
                     {moved, moved_stride});
}

shudu_code shudu_shuffle_array(const uint8_t* rows, size_t count, size_t stride,
                               const shudu_array_terms* terms, uint64_t seed, uint64_t first,
                               size_t copies, uint8_t* moved, size_t moved_stride,
                               uint8_t* symmetries, uint8_t* status, shudu_array_report* report) {
  return shudu::shuffle({{rows, count, stride}, terms, status, report}, {seed, first, copies},
                        {moved, moved_stride}, symmetries);
}

shudu_code shudu_generate_array(const char* wish, size_t wish_size, size_t count,
                                const shudu_array_terms* terms, uint8_t* puzzles, size_t stride,
                                uint8_t* solutions, size_t solutions_stride, uint8_t* status,
                                shudu_array_report* report) {
  if (wish == nullptr) return SHUDU_ERROR_NULL;
  return shudu::generate({wish, wish_size}, {{}, terms, status, report},
                         {count, puzzles, stride, solutions, solutions_stride});
}

size_t shudu_generate_cells(const char* wish, size_t wish_size) {
  return wish == nullptr ? 0 : shudu::cells_of_wish({wish, wish_size});
}

shudu_code shudu_trace_array(const uint8_t* puzzles, size_t count, size_t stride,
                             const shudu_array_terms* terms, const char* profile,
                             const shudu_traces* traces, uint8_t* status,
                             shudu_array_report* report) {
  return shudu::trace({{puzzles, count, stride}, terms, status, report}, profile, traces);
}

size_t shudu_technique_count() { return shudu::technique_table().size(); }

const char* shudu_technique(size_t number) {
  const auto table = shudu::technique_table();
  return number < table.size() ? table[number].slug.data() : nullptr;
}

size_t shudu_layout_cells(const char* layout) {
  const auto named = shudu::layout_named(layout);
  return named ? static_cast<size_t>(named->cell_count()) : 0;
}
}

// NOLINTEND(readability-function-size)
