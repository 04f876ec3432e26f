// The smallest row that a line gives, by tables of boxes: what
// line_sorter_vector.h does with vectors, for
// machines without them, and a second opinion. Part of the kernel of plain loops: included once.
#pragma once

namespace shudu {
namespace {

class LineSorter {
 public:
  explicit LineSorter(const FormState& state) : state_(state) {
    for (std::size_t b = 0; b < 3; ++b) {
      const std::size_t right = 6 - 3 * b;
      free_columns_[b] = state.free[right] != 0 ? 3 : state.free[right + 1] != 0 ? 2 : 0;
    }
  }

  /// The smallest row of each line of a band.
  Keys keys(const std::uint8_t* band) const {
    Keys keys{};
    for (std::size_t i = 0; i < 3; ++i) keys.v[i] = smallest(raw_key(band + 16 * i));
    return keys;
  }

  /// What becomes of the state's columns with this line as its next row.
  SortedLine sorted(const Bytes& digits) const {
    const std::uint64_t key = raw_key(digits.v.data());
    std::array<std::uint8_t, 3> order{};
    std::array<std::uint64_t, 3> value{};
    for (std::size_t b = 0; b < 3; ++b) {
      const unsigned cells = box_of(key, b);
      value[b] = sorted_box(cells, free_columns_[b]);
      if (free_columns_[b] == 3) order[b] = kSortedBoxes[cells].order;
      if (free_columns_[b] == 2) order[b] = value[b] == cells ? 0 : 2;
    }
    const std::size_t boxes = order_of_boxes(value);
    const OrderOfThree& box = kOrdersOfThree[boxes];
    SortedLine line{};
    for (std::size_t b = 0; b < 3; ++b) line.key = line.key << 12U | value[box[b]];
    const std::size_t id = ((boxes * 6 + order[box[0]]) * 6 + order[box[1]]) * 6 + order[box[2]];
    line.column = shuffle(load(state_.column.data()), load(kReversedColumns[id].from.data()));
    // Free boxes have equally many free columns, so these do not change places.
    for (std::size_t b = 0; b < 3; ++b) fill_box(line, b);
    look_at_boxes(line);
    return line;
  }

 private:
  // The line in the state's column order, with its names.
  std::uint64_t raw_key(const std::uint8_t* digits) const {
    std::uint64_t key = 0;
    for (std::size_t p = 9; p-- > 0;) {
      key = key << 4U | (state_.names >> (4U * digits[state_.column[p]]) & 15U);
    }
    return key;
  }

  static unsigned box_of(std::uint64_t key, std::size_t box) {
    return static_cast<unsigned>(key >> (24 - 12 * box)) & 0xfffU;
  }

  // The values of a box with those of its free columns (none, the left two, or all) sorted.
  static std::uint64_t sorted_box(unsigned value, unsigned free_columns) {
    if (free_columns == 3) return kSortedBoxes[value].sorted;
    if (free_columns == 0) return value;
    const unsigned left = value >> 8U;
    const unsigned middle = value >> 4U & 15U;
    return left <= middle ? value : middle << 8U | left << 4U | (value & 15U);
  }

  std::uint64_t smallest(std::uint64_t key) const {
    std::array<std::uint64_t, 3> box{};
    for (std::size_t b = 0; b < 3; ++b) box[b] = sorted_box(box_of(key, b), free_columns_[b]);
    const OrderOfThree& order = kOrdersOfThree[order_of_boxes(box)];
    return box[order[0]] << 24U | box[order[1]] << 12U | box[order[2]];
  }

  // The order of three that sorts the free boxes, equal ones as they stand.
  std::size_t order_of_boxes(const std::array<std::uint64_t, 3>& box) const {
    if (state_.status.free_boxes == 0) return 0;
    if (state_.status.free_boxes == 2) return box[0] > box[1] ? 2 : 0;
    std::size_t order = 0;
    while (box[kOrdersOfThree[order][0]] > box[kOrdersOfThree[order][1]] ||
           box[kOrdersOfThree[order][1]] > box[kOrdersOfThree[order][2]]) {
      ++order;
    }
    return order;
  }

  // What is still free in a box of the smallest row, and which digits without a name are tied.
  void fill_box(SortedLine& line, std::size_t b) const {
    const unsigned value = box_of(line.key, b);
    const std::size_t right = 6 - 3 * b;
    const unsigned was_free = free_columns_[b];
    const bool left_two = was_free >= 2 && value < 0x10;
    line.free.v[right + 2] = left_two ? 0xff : 0;
    line.free.v[right + 1] = left_two ? 0xff : 0;
    line.free.v[right] = was_free == 3 && value == 0 ? 0xff : 0;
    line.has_free |= left_two;
    if (was_free >= 2 && (value & 0xff0U) == 0xff0U) line.ties |= 2U << right;
    if (was_free == 3 && (value & 0xffU) == 0xffU) line.ties |= 1U << right;
  }

  void look_at_boxes(SortedLine& line) const {
    const unsigned free_boxes = state_.status.free_boxes;
    unsigned blank = 0;
    line.has_ties = line.ties != 0;
    for (std::size_t b = 0; b < free_boxes; ++b) {
      const unsigned value = box_of(line.key, b);
      if (value == 0) ++blank;
      if (b > 0 && value != 0 && value == box_of(line.key, b - 1)) line.has_ties = true;
    }
    line.free_boxes = blank >= 2 ? blank : 0;
  }

  const FormState& state_;
  std::array<unsigned, 3> free_columns_{};
};

}  // namespace
}  // namespace shudu
