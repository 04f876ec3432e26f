// The classes of bands, read off the tables.
#include "shudu/canonical/band_class.h"

#include "canonical/band_tables.h"
#include "shudu/core/cell.h"
#include "shudu/core/digit_set.h"

namespace shudu {
namespace {

Error clash_of(ErrorCode code, Digit digit, int house) {
  return Error{.code = code,
               .digit = static_cast<std::uint8_t>(digit.value()),
               .house_number = static_cast<std::uint8_t>(house + 1)};
}

// The first digit that nine cells, found by `at`, have twice.
template <typename At>
std::optional<Digit> doubled_in(const BandDigits& band, std::size_t house, At at) {
  DigitSet seen;
  for (std::size_t i = 0; i < 9; ++i) {
    const Digit digit = band[at(house, i)];
    if (seen.contains(digit)) return digit;
    seen.insert(digit);
  }
  return std::nullopt;
}

// Whether houses of nine digits, found by `at`, hold all digits.
template <typename At>
std::optional<Error> clash_in(const BandDigits& band, ErrorCode code, At at) {
  for (std::size_t house = 0; house < 3; ++house) {
    const std::optional<Digit> digit = doubled_in(band, house, at);
    if (!digit) continue;
    Error error = clash_of(code, *digit, static_cast<int>(house));
    for (std::size_t i = 0; i < 9; ++i) {
      const std::size_t cell = at(house, i);
      if (band[cell] == *digit) error.cells.insert(Cell(static_cast<int>(cell)));
    }
    return error;
  }
  return std::nullopt;
}

std::size_t at(BandClass number) { return static_cast<std::size_t>(number.number() - 1); }

// The band's, or for 3 to 5 the stack's, cells with its rows (columns) from left to right (top
// down); nothing where one is blank.
std::optional<BandDigits> digits_of(const Grid& grid, std::size_t band) {
  BandDigits digits;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const int across = static_cast<int>(band % 3 * 3 + i / 9);
    const int along = static_cast<int>(i % 9);
    const auto digit =
        band < 3 ? grid[Cell::at(across, along, 9)] : grid[Cell::at(along, across, 9)];
    if (!digit) return std::nullopt;
    digits[i] = *digit;
  }
  return digits;
}

}  // namespace

Result<BandClass> band_class_of(const BandDigits& band) {
  const auto row_cell = [](std::size_t row, std::size_t i) { return row * 9 + i; };
  const auto box_cell = [](std::size_t box, std::size_t i) { return i / 3 * 9 + box * 3 + i % 3; };
  if (const auto error = clash_in(band, ErrorCode::kDuplicateInRow, row_cell)) return *error;
  if (const auto error = clash_in(band, ErrorCode::kDuplicateInBox, box_cell)) return *error;
  std::array<std::uint8_t, 27> digits{};
  for (std::size_t i = 0; i < digits.size(); ++i) {
    digits[i] = static_cast<std::uint8_t>(band[i].value());
  }
  return BandClass(band_tables().entry[normal_band(digits).index].number + 1);
}

std::array<std::optional<BandClass>, 6> band_classes_of(const Grid& grid) {
  assert(grid.size() == 9);
  std::array<std::optional<BandClass>, 6> classes;
  for (std::size_t i = 0; i < classes.size(); ++i) {
    const auto digits = digits_of(grid, i);
    if (!digits) continue;
    const auto number = band_class_of(*digits);
    if (number) classes[i] = *number;
  }
  return classes;
}

std::string_view smallest_band(BandClass number) {
  return {band_tables().text[at(number)].data(), 27};
}

int band_members(BandClass number) { return band_tables().members[at(number)]; }

int band_symmetries(BandClass number) {
  const auto& first = band_tables().first_symmetry;
  return first[at(number) + 1] - first[at(number)];
}

}  // namespace shudu
