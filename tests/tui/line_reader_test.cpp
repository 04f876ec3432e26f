// Lines taken apart: cells in their three forms, digits, numbers, full-width signs.
#include "tui/plain/line_reader.h"

#include <gtest/gtest.h>

namespace shudu::tui {
namespace {

std::string cells_of(std::string_view line, int size = 9) {
  LineReader reader(line, size);
  const auto cells = reader.take_cells();
  std::string text;
  if (!cells) return "-" + std::string(reader.rest());
  for (const Cell cell : *cells) text += std::string(cell_name(cell, size).view()) + ' ';
  return text + '|' + std::string(reader.rest());
}

TEST(LineReader, CellsInTheirForms) {
  EXPECT_EQ(cells_of("27 5"), "r2c7 |5");
  EXPECT_EQ(cells_of("r2c7 5"), "r2c7 |5");
  EXPECT_EQ(cells_of("R2C7"), "r2c7 |");
  EXPECT_EQ(cells_of("  2 7 5"), "r2c7 |5");
  EXPECT_EQ(cells_of("27,28,r1c1 15"), "r2c7 r2c8 r1c1 |15");
  EXPECT_EQ(cells_of("２７　５"), "r2c7 |5");
  EXPECT_EQ(cells_of("27、28"), "r2c7 r2c8 |");
}

TEST(LineReader, WhatIsNoCellIsNotTaken) {
  for (const std::string_view line :
       {"", "07", "70", "2", "2 x", "r2c", "r0c1", "hint", "275", "27;28", "27,99x"}) {
    EXPECT_EQ(cells_of(line).substr(0, 1), "-") << line;
  }
  EXPECT_EQ(cells_of("hint me"), "-hint me");
  EXPECT_EQ(cells_of("75", 6), "-75");
  EXPECT_EQ(cells_of("66", 6), "r6c6 |");
}

TEST(LineReader, Digits) {
  LineReader reader("15 1,5 7 15 x 0", 6);
  EXPECT_EQ(reader.take_digits(6), (DigitSet{Digit(1), Digit(5)}));
  EXPECT_EQ(reader.take_digits(6), (DigitSet{Digit(1), Digit(5)}));
  EXPECT_EQ(reader.take_digits(6), std::nullopt) << "7 is too large";
  EXPECT_EQ(reader.take_digit(9), Digit(7));
  EXPECT_EQ(reader.take_digit(9), std::nullopt);
  EXPECT_EQ(reader.take_number(), 15U);
  EXPECT_EQ(reader.take_number(), std::nullopt);
  EXPECT_TRUE(reader.take_if("x"));
  EXPECT_EQ(reader.take_digits(9), std::nullopt);
  EXPECT_EQ(reader.take(), "0");
  EXPECT_TRUE(reader.is_done());
  EXPECT_EQ(reader.take(), "");
}

TEST(LineReader, TheRestIsAsItWasTyped) {
  LineReader reader("save  before   the pair \r", 9);
  EXPECT_EQ(reader.take(), "save");
  EXPECT_EQ(reader.rest(), "before   the pair");
}

TEST(LineReader, NumbersThatAreTooLarge) {
  LineReader reader("99999999999999999999999", 9);
  EXPECT_EQ(reader.take_number(), std::nullopt);
}

}  // namespace
}  // namespace shudu::tui
