// The smallest row that a line gives in a state of puzzle_form.h, and the order of columns that
// gives it. Part of a kernel: included once, inside its target region.
//
// Bytes run from right to left: byte 8 - j is target column j, so that a packed line has its first
// column on top. A box's columns are sorted by three exchanges of neighbours (left two, right two,
// left two), the same for all boxes and lines at once: the neighbour is fetched by a shuffle that
// leaves columns where they are that are not free, the smaller goes to the left. With its own place
// in the lower half of each byte, a value brings along where it came from, and equal ones keep
// their order.
#pragma once

namespace shudu {
namespace {

/// The lowest bits of the nibbles of a key that are 15: digits without a name.
inline std::uint64_t unnamed(std::uint64_t key) {
  return key & key >> 1U & key >> 2U & key >> 3U & 0x111111111U;
}

/// Byte p of a shuffle by its place in the box: 0 is the right column, 1 the middle, 2 the left.
constexpr Shuffle by_place(std::array<int, 3> from) {
  Shuffle shuffle{};
  for (int p = 0; p < 16; ++p) {
    const int source = p < 9 ? p / 3 * 3 + from[static_cast<std::size_t>(p % 3)] : p;
    const bool is_none = p < 9 && from[static_cast<std::size_t>(p % 3)] < 0;
    shuffle.from[static_cast<std::size_t>(p)] =
        static_cast<std::uint8_t>(is_none ? kBlankByte : source);
  }
  return shuffle;
}
constexpr Shuffle mask_of_place(int place) {
  Shuffle mask{};
  for (int p = 0; p < 9; ++p) mask.from[static_cast<std::size_t>(p)] = p % 3 == place ? 0xff : 0;
  return mask;
}
constexpr Shuffle same_in_columns(int in_columns, int behind, bool counted) {
  Shuffle bytes{};
  for (int p = 0; p < 16; ++p) {
    bytes.from[static_cast<std::size_t>(p)] =
        static_cast<std::uint8_t>(p < 9 ? in_columns - (counted ? p : 0) : behind);
  }
  return bytes;
}

inline constexpr Shuffle kStay = by_place({0, 1, 2});
inline constexpr Shuffle kSwapLeft = by_place({0, 2, 1});
inline constexpr Shuffle kSwapRight = by_place({1, 0, 2});
/// The middle column to the left two places, the right column to the right two.
inline constexpr Shuffle kMiddleToLeft = by_place({-1, 1, 1});
inline constexpr Shuffle kRightToRight = by_place({0, 0, -1});
/// Each column's left neighbour; the middle column to the left place, the others to their own.
inline constexpr Shuffle kLeftNeighbour = by_place({1, 2, -1});
inline constexpr Shuffle kMiddleForLeft = by_place({0, 1, 1});
inline constexpr Shuffle kIsMiddle = mask_of_place(1);
inline constexpr Shuffle kIsRight = mask_of_place(0);
/// Target column 8 - p; and what leads back from it to the byte.
inline constexpr Shuffle kTargetColumn = same_in_columns(8, 0, true);
inline constexpr Shuffle kByteOfColumn = same_in_columns(8, kBlankByte, false);
inline constexpr Shuffle kUnnamedBytes = same_in_columns(15, 0, false);
/// From bytes that run from right to left to target columns.
constexpr Shuffle make_forward() {
  Shuffle shuffle = same_in_columns(8, kBlankByte, true);
  return shuffle;
}
inline constexpr Shuffle kForward = make_forward();

inline Bytes bytes_of(const Shuffle& shuffle) { return load(shuffle.from.data()); }

/// The orders of boxes as reversed columns: 216 times the order of three.
inline Bytes box_order(std::size_t order) { return bytes_of(kReversedColumns[216 * order]); }

/// All bits for lines of a band that are taken (and for the fourth), by the set of them.
struct alignas(32) TakenLines {
  std::array<std::uint64_t, 4> of_line;
  [[nodiscard]] constexpr const std::uint64_t* data() const { return of_line.data(); }
};
constexpr std::array<TakenLines, 8> make_taken_lines() {
  std::array<TakenLines, 8> table{};
  for (unsigned set = 0; set < 8; ++set) {
    for (unsigned line = 0; line < 4; ++line) {
      table[set].of_line[line] = line == 3 || (set >> line & 1U) != 0 ? ~std::uint64_t{0} : 0;
    }
  }
  return table;
}
inline constexpr auto kTakenLines = make_taken_lines();

struct SortedLine {
  Bytes column;        ///< reversed: source columns in the new order
  Bytes free;          ///< columns that are still free
  std::uint64_t key;   ///< the smallest row
  unsigned free_boxes;
  unsigned ties;       ///< bit p: byte p and its left neighbour are free and have no names
  bool has_ties;       ///< do other orders give the same row?
};

class LineSorter {
 public:
  explicit LineSorter(const FormState& state)
      : column_(load(state.column.data())),
        free_(load(state.free.data())),
        names_(nibbles(state.names)),
        free_boxes_(state.free_boxes) {
    const Bytes stay = bytes_of(kStay);
    swap_left_ = blend(stay, bytes_of(kSwapLeft), shuffle(free_, bytes_of(kMiddleToLeft)));
    swap_right_ = blend(stay, bytes_of(kSwapRight), shuffle(free_, bytes_of(kRightToRight)));
  }

  /// The smallest row of each line of a band.
  Keys keys(const std::uint8_t* band) const {
    const Keys key = packed(in_order(shuffle(names_, shuffle(load_band(band), column_))));
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
};

}  // namespace
}  // namespace shudu
