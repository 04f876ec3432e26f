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

/// The small parts of a FormState, which are written together.
struct FormStatus {
  std::uint16_t used;       ///< lines taken, as a set
  std::uint8_t transposed;  ///< the lines are columns
  std::uint8_t band;        ///< of the last line
  std::uint8_t named;       ///< names given
  std::uint8_t free_boxes;  ///< 0, 2 or 3
  bool has_free;            ///< is a column free?
};

/// A partial rearrangement of a puzzle; see puzzle_form.h. Bytes 8 - j speak of target column j.
struct alignas(64) FormState {
  std::array<std::uint8_t, 16> column;  ///< source column; 15 after the ninth
  std::array<std::uint8_t, 16> free;    ///< 255 for free columns, else 0
  std::uint64_t names;                  ///< nibble d: the name of digit d, 15 for none; nibble 0: 0
  std::uint64_t lines;                  ///< taken so far, a nibble each, the last at the bottom
  FormStatus status;
};
static_assert(sizeof(FormState) == 64);

/// The keys of the lines that may follow a state: those of two bands, three and a filler each.
struct alignas(64) FormKeys {
  std::array<std::uint64_t, 8> of_line;
};

/// A line that gives the smallest next row of a state, in one word.
class FormChoice {
 public:
  FormChoice() = default;
  FormChoice(std::size_t state, std::size_t line)
      : word_(static_cast<std::uint32_t>(state << 4U | line)) {}
  [[nodiscard]] std::size_t state() const { return word_ >> 4U; }
  [[nodiscard]] std::uint32_t line() const { return word_ & 15U; }

 private:
  std::uint32_t word_;
};

/// A list that keeps its memory when it is emptied.
template <typename T>
class FormList {
 public:
  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] const T& operator[](std::size_t i) const { return items_[i]; }
  [[nodiscard]] T& operator[](std::size_t i) { return items_[i]; }
  /// Room for so many items in all.
  void reserve(std::size_t count) {
    if (count > capacity_) grow(count);
  }
  /// The items from the first on: for filling up to what is reserved.
  T* data() { return items_.get(); }
  /// So many items, which are reserved.
  void resize(std::size_t count) { size_ = count; }
  void clear() { size_ = 0; }
  /// A new last item, whose value is whatever stood there.
  T& add() {
    if (size_ == capacity_) grow(size_ + 1);
    return items_[size_++];
  }

 private:
  void grow(std::size_t least);

  std::unique_ptr<T[]> items_;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

extern template class FormList<FormState>;
extern template class FormList<FormKeys>;
extern template class FormList<FormChoice>;

/// What one puzzle needs.
struct PuzzleMemory {
  std::array<FormList<FormState>, 2> states;  ///< of a row and of the next
  FormList<FormKeys> keys;
  FormList<FormChoice> choices;
};

/// Grids that a kernel cuts into lines together.
inline constexpr std::size_t kFormChunk = 16;
/// Puzzles that it takes through their rows together.
inline constexpr std::size_t kFormGroup = 4;

struct FormMemory {
  std::array<PuzzleMemory, kFormGroup> puzzles;
};

void form_batch_avx2(const FormJob& job, FormMemory& memory);
void form_batch_scalar(const FormJob& job, FormMemory& memory);

}  // namespace shudu
