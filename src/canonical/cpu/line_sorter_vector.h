// Sorting lines with vectors. Part of a kernel: included once, inside its target region.
//
// A box's columns are sorted by three exchanges of neighbours (left two, right two, left two), the
// same for all boxes and lines at once: the neighbour is fetched by a shuffle that leaves columns
// where they are that are not free, the smaller goes to the left. With its own place in the lower
// half of each byte, a value brings along where it came from, and equal ones keep their order.
#pragma once

namespace shudu {
namespace {

/// The orders of boxes as reversed columns: 216 times the order of three.
inline Bytes box_order(std::size_t order) { return bytes_of(kReversedColumns[216 * order]); }

class LineSorter {
 public:
  explicit LineSorter(const FormState& state)
      : column_(load(state.column.data())),
        free_(load(state.free.data())),
        names_(nibbles(state.names)),
        free_boxes_(state.status.free_boxes),
        has_free_(state.status.has_free) {
    if (!has_free_) return;
    const Bytes stay = bytes_of(kStay);
    swap_left_ = blend(stay, bytes_of(kSwapLeft), shuffle(free_, bytes_of(kMiddleToLeft)));
    swap_right_ = blend(stay, bytes_of(kSwapRight), shuffle(free_, bytes_of(kRightToRight)));
  }

  /// The smallest row of each line of a band.
  Keys keys(const std::uint8_t* band) const {
    const Band values = shuffle(names_, shuffle(load_band(band), column_));
    if (!has_free_) return packed(values);
    const Keys key = packed(in_order(values));
    if (free_boxes_ == 0) return key;
    Keys left = field<24>(key);
    Keys middle = field<12>(key);
    Keys right = field<0>(key);
    if (free_boxes_ == 3) exchange(middle, right);
    exchange(left, middle);
    if (free_boxes_ == 3) exchange(middle, right);
    return up<24>(left) | up<12>(middle) | right;
  }

  /// What becomes of the state's columns with this line as its next row.
  SortedLine sorted(Bytes digits) const {
    const Bytes values = shuffle(names_, shuffle(digits, column_));
    if (!has_free_) return {column_, Bytes{}, packed(values), 0, 0, false, false};
    const Bytes both = in_order(upper_half(values) | bytes_of(kTargetColumn));
    const Bytes value = from_upper_half(both);
    Bytes from = bytes_of(kByteOfColumn) - (both & bytes_of(kUnnamedBytes));
    Bytes free = free_ & equal(value, Bytes{});
    free = free & shuffle(free, bytes_of(kMiddleForLeft));
    SortedLine line;
    line.key = packed(value);
    line.free_boxes = 0;
    unsigned box_ties = 0;
    const Bytes tied = free_ & equal(value, bytes_of(kUnnamedBytes));
    Bytes ties = tied & shuffle(tied, bytes_of(kLeftNeighbour));
    if (free_boxes_ != 0) {
      const std::size_t order = order_of_boxes(line.key);
      const Bytes boxes = box_order(order);
      from = shuffle(from, boxes);
      free = shuffle(free, boxes);
      ties = shuffle(ties, boxes);
      line.key = ordered(line.key, order);
      box_ties = look_at_boxes(line);
    }
    line.column = shuffle(column_, from);
    line.free = free;
    line.ties = nonzero(ties);
    line.has_free = !is_zero(free);
    line.has_ties = (line.ties | box_ties) != 0;
    return line;
  }

 private:
  // Sorts the free columns of each box.
  template <typename Lines>
  Lines in_order(Lines lines) const {
    lines = exchanged(lines, swap_left_, bytes_of(kIsMiddle));
    lines = exchanged(lines, swap_right_, bytes_of(kIsRight));
    return exchanged(lines, swap_left_, bytes_of(kIsMiddle));
  }
  template <typename Lines>
  static Lines exchanged(Lines lines, Bytes swap, Bytes is_right_of_two) {
    const Lines other = shuffle(lines, swap);
    return blend(smaller(lines, other), larger(lines, other), is_right_of_two);
  }

  static void exchange(Keys& a, Keys& b) {
    const Keys least = smaller(a, b);
    b = larger(a, b);
    a = least;
  }

  static std::uint64_t box(std::uint64_t key, std::size_t b) {
    return key >> (24 - 12 * b) & 0xfffU;
  }

  // The order of three that sorts the free boxes, equal ones as they stand.
  std::size_t order_of_boxes(std::uint64_t key) const {
    const std::uint64_t left = box(key, 0);
    const std::uint64_t middle = box(key, 1);
    const std::uint64_t right = box(key, 2);
    // By which of the pairs are the wrong way round: left-middle, left-right, middle-right.
    constexpr std::array<std::uint8_t, 8> kOrders{0, 1, 0, 4, 2, 0, 3, 5};
    if (free_boxes_ == 2) return left > middle ? 2 : 0;
    return kOrders[(left > middle ? 4U : 0U) | (left > right ? 2U : 0U) |
                   (middle > right ? 1U : 0U)];
  }

  static std::uint64_t ordered(std::uint64_t key, std::size_t order) {
    const OrderOfThree& from = kOrdersOfThree[order];
    return box(key, from[0]) << 24U | box(key, from[1]) << 12U | box(key, from[2]);
  }

  // How many stay blank, and whether two look the same and are not blank.
  unsigned look_at_boxes(SortedLine& line) const {
    const std::uint64_t left = box(line.key, 0);
    const std::uint64_t middle = box(line.key, 1);
    const std::uint64_t right = box(line.key, 2);
    const bool three = free_boxes_ == 3;
    if (middle == 0) line.free_boxes = three && right == 0 ? 3 : 2;
    return (left == middle && left != 0) || (three && middle == right && middle != 0) ? 1 : 0;
  }

  Bytes column_, free_, names_, swap_left_, swap_right_;
  unsigned free_boxes_;
  bool has_free_;
};

}  // namespace
}  // namespace shudu
