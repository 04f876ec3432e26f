#include "cli/input/input_sum.h"

#include <algorithm>
#include <array>
#include <cstring>

#include "cli/stream_hash.h"
#include "shudu/formats/variant/values_text.h"
#include "shudu/formats/variant/variant_formats.h"

namespace shudu::cli {
namespace {

// The values of a grid and some zeros, so that they make whole words.
using Values = std::array<std::uint8_t, std::size_t{(kMaxCells + 7) / 8} * 8>;

std::uint64_t sum_of_values(std::uint64_t sum, const Values& values) {
  for (std::size_t i = 0; i < values.size(); i += sizeof sum) {
    std::uint64_t word = 0;
    std::memcpy(&word, values.data() + i, sizeof word);
    sum = hash_step(sum, word);
  }
  return sum;
}

std::uint64_t sum_of_grid(std::uint64_t sum, const Grid& grid) {
  Values values{};
  std::copy(grid.values().begin(), grid.values().end(), values.begin());
  return sum_of_values(sum, values);
}

std::uint64_t sum_of_marks(std::uint64_t sum, const Pencilmarks& marks) {
  for (int i = 0; i < marks.cell_count(); ++i) sum = hash_step(sum, marks[Cell(i)].bits());
  return sum;
}

std::uint64_t sum_of_place(std::uint64_t index, std::uint64_t line, std::uint32_t source) {
  return hash_step(hash_step(hash_step(0, index), line), source);
}

std::uint64_t sum_of_whole(std::uint64_t sum, const Puzzle& puzzle) {
  if (!puzzle.placed.filled().empty()) sum = sum_of_grid(sum, puzzle.placed);
  if (puzzle.marks) sum = sum_of_marks(sum, *puzzle.marks);
  const Notes& notes = puzzle.notes;
  for (const std::string* note : {&notes.title, &notes.author, &notes.description, &notes.comment,
                                  &notes.date, &notes.source, &notes.level, &notes.url}) {
    if (!note->empty()) sum = hash_step(sum, hash_of_text(*note));
  }
  return sum;
}

std::uint64_t sum_of_error(std::uint64_t sum, const Error& error) {
  sum = hash_step(sum, static_cast<std::uint64_t>(error.code) + 1);
  sum = hash_step(hash_step(sum, error.at.line), error.at.column);
  return hash_step(sum, hash_of_text(error.token.view()));
}

std::uint64_t sum_of_row(std::uint64_t sum, const Batch& batch, std::uint64_t index) {
  return batch.rows.is_empty() ? sum : hash_step(sum, hash_of_text(batch.rows.row(index)));
}

// A plain line has nothing but its givens, so what else a record may have counts only where it has.
std::uint64_t sum_of_item(const Batch& batch, const Item& item) {
  std::uint64_t sum = sum_of_place(item.index, item.line, item.source);
  sum = sum_of_grid(sum, item.givens);
  if (item.givens.size() != kMaxSize) {
    sum = hash_step(sum, static_cast<std::uint64_t>(item.givens.size()));
  }
  const auto at = [](const auto& list, std::int32_t place) -> const auto& {
    return list[static_cast<std::size_t>(place)];
  };
  if (item.marks >= 0) sum = sum_of_marks(sum, at(batch.marks, item.marks));
  if (item.error >= 0) sum = sum_of_error(sum, at(batch.errors, item.error));
  if (item.rules >= 0) {
    const StatedRules& rules = at(batch.rules, item.rules);
    sum = hash_step(sum, hash_of_text(rules.layout_name + '\n' + rules.left_out));
  }
  if (item.variant >= 0) {
    const VariantPart& variant = at(batch.variants, item.variant);
    sum = hash_step(sum, hash_of_text(variant->large ? variant::write_large_numbers(*variant->large)
                                                     : variant::json_line_of(variant->puzzle)));
  }
  if (item.whole >= 0) sum = sum_of_whole(sum, at(batch.wholes, item.whole).puzzle);
  return sum_of_row(sum, batch, item.index);
}

std::uint64_t sum_of_line(const Batch& batch, std::size_t line) {
  const LineRun& run = batch.run;
  const char* const text = batch.text.data() + run.offset + line * run.stride;
  Values values{};
  for (std::size_t i = 0; i < kMaxCells; ++i) {
    const auto above = static_cast<std::uint8_t>(text[i] - '0');
    values[i] = above <= kMaxSize ? above : 0;
  }
  const std::uint64_t sum =
      sum_of_values(sum_of_place(run.index + line, run.line + line, run.source), values);
  return sum_of_row(sum, batch, run.index + line);
}

}  // namespace

std::uint64_t input_sum(const Batch& batch, std::size_t count) {
  std::uint64_t sum = 0;
  if (batch.run.count > 0) {
    for (std::size_t line = 0; line < count; ++line) sum += sum_of_line(batch, line);
  } else {
    for (std::size_t i = 0; i < count; ++i) sum += sum_of_item(batch, batch.items[i]);
  }
  return sum;
}

void leave_out(Batch& batch, std::size_t count) {
  if (batch.run.count > 0) {
    batch.run.index += count;
    batch.run.line += count;
    batch.run.offset += count * batch.run.stride;
    if (batch.run.claims) *batch.run.claims += count * LineRun::kRowStride;
    batch.run.count -= count;
  } else {
    const auto front = batch.items.begin();
    batch.items.erase(front, front + static_cast<std::ptrdiff_t>(count));
  }
}

}  // namespace shudu::cli
