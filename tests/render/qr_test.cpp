// QR codes say what they should, read by a reader of the tests' own.
#include "shudu/render/qr.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "cards.h"
#include "qr_reader.h"

namespace shudu {
namespace {

TEST(QrCodes, AreReadAsTheyWereWritten) {
  std::string digits(test::kPuzzle);
  for (char& c : digits) c = c == '.' ? '0' : c;
  for (const std::string& link : {"https://www.sudokuwiki.org/sudoku.htm?bd=" + digits,
                                  "https://sudoku.coach/en/solver/" + digits,
                                  std::string("https://sudokupad.app/scfo0BsUqoFERchBnNOWFpKIa"),
                                  std::string("a"), std::string("ABC123"), std::string(200, 'q')}) {
    const auto code = qr_matrix(link);
    ASSERT_TRUE(code);
    EXPECT_EQ(test::read_qr(*code), link);
  }
}

TEST(QrCodes, TheReaderNoticesADamagedOne) {
  auto code = qr_matrix("https://example.org");
  ASSERT_TRUE(code);
  for (std::size_t i = 0; i < code->modules.size(); i += 3) code->modules[i] ^= 1U;
  EXPECT_NE(test::read_qr(*code), "https://example.org");
}

TEST(QrCodes, WhatCannotBeOneIsRefused) {
  EXPECT_FALSE(qr_matrix(""));
  EXPECT_FALSE(qr_matrix(std::string("a\0b", 3)));
  EXPECT_TRUE(qr_matrix(std::string(kMostLinkBytes, 'x')));
  EXPECT_FALSE(qr_matrix(std::string(kMostLinkBytes + 1, 'x')));
}

TEST(QrCodes, AreDrawnWithQuietModulesAround) {
  const auto code = qr_matrix("https://example.org");
  ASSERT_TRUE(code);
  Picture picture;
  draw_qr(*code, {10, 20}, 100, picture);
  ASSERT_EQ(picture.shapes.size(), 2U);
  double area = 0;
  const double unit = 100.0 / (code->size + 8);
  const auto& path = std::get<PathShape>(picture.shapes[1]);
  for (std::size_t i = 0; i + 4 < path.segments.size() + 1; i += 5) {
    const Point a = path.segments[i].to;
    const Point b = path.segments[i + 2].to;
    area += (b.x - a.x) * (b.y - a.y);
    EXPECT_GE(a.x, 10 + 4 * unit - 1e-9);
    EXPECT_LE(b.y, 120 - 4 * unit + 1e-9);
  }
  double dark = 0;
  for (const std::uint8_t module : code->modules) dark += module;
  EXPECT_NEAR(area, dark * unit * unit, 1e-6);
}

RC_GTEST_PROP(QrProperty, AnyTextComesBack, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::inRange<char>(1, 127));
  RC_PRE(!text.empty() && text.size() < 150);
  const auto code = qr_matrix(text);
  RC_ASSERT(code.has_value());
  RC_ASSERT(test::read_qr(*code) == text);
}

}  // namespace
}  // namespace shudu
