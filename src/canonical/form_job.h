// What a kernel of canonical forms is given: grids in, forms out, and memory to work in.
//
// The memory holds the partial rearrangements of one puzzle and grows with the most of them that
// any puzzle of the call has: a handful for most, some thousands of 64 bytes for the worst. It
// grows outside of the kernels, which must not instantiate templates of the standard library for
// their instruction set.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

#include "shudu/canonical/form.h"

namespace shudu {

/// How a form was reached: transpose or not, then which line and column comes where.
struct FormMoves {
  std::array<std::uint8_t, 9> line;    ///< target row -> source row
  std::array<std::uint8_t, 9> column;  ///< target column -> source column
  bool transposed;
};

struct FormJob {
  const Grid* grids = nullptr;
  std::size_t count = 0;
  BatchForm* forms = nullptr;
  FormMoves* moves = nullptr;  ///< where to put them, or null; untouched for refused grids
};

/// A partial rearrangement of a puzzle; see puzzle_form.h.
struct alignas(64) FormState {
  std::array<std::uint8_t, 16> column;
  std::array<std::uint8_t, 16> name;
  std::uint64_t free_cells;
  std::uint64_t lines;  ///< lines taken so far, a nibble each, the last at the bottom
  std::uint16_t used;   ///< the same as a set
  std::uint8_t transposed;
  std::uint8_t band;
  std::uint8_t next_name;
  std::uint8_t free_boxes;
  std::array<std::uint8_t, 3> free_columns;
};
static_assert(sizeof(FormState) == 64);

/// A line that gives the smallest next row of a state.
struct FormChoice {
  std::uint32_t state;
  std::uint32_t line;
};

/// A list that keeps its memory when it is emptied.
template <typename T>
class FormList {
 public:
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const T& operator[](std::size_t i) const { return items_[i]; }
  void clear() { size_ = 0; }
  /// A new last item, whose value is whatever stood there.
  T& add() {
    if (size_ == capacity_) grow();
    return items_[size_++];
  }

 private:
  void grow();

  std::unique_ptr<T[]> items_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

extern template class FormList<FormState>;
extern template class FormList<FormChoice>;

struct FormMemory {
  FormList<FormState> states;
  FormList<FormState> next;
  FormList<FormChoice> choices;
};

void form_batch_avx2(const FormJob& job, FormMemory& memory);
void form_batch_scalar(const FormJob& job, FormMemory& memory);

}  // namespace shudu
