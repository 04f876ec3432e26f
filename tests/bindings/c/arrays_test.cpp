// What callers of the arrays may get wrong: each is a number, and a sentence that names the row;
// who may end a call, and structs of other sizes. That the answers are right is for tests/arrays.
#include <gtest/gtest.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <thread>
#include <vector>

#include "bindings/c/handle.h"
#include "shudu/shudu_arrays.h"

namespace shudu::c {
namespace {

constexpr std::string_view kText =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr std::uint64_t kNone = std::numeric_limits<std::uint64_t>::max();

std::vector<std::uint8_t> rows_of(std::size_t count) {
  std::vector<std::uint8_t> rows;
  for (std::size_t i = 0; i < count; ++i) {
    for (const char c : kText) rows.push_back(static_cast<std::uint8_t>(c == '.' ? 0 : c - '0'));
  }
  return rows;
}

class Arrays : public testing::Test {
 protected:
  shudu_code solve(const shudu_array_terms* terms = nullptr) {
    return shudu_solve_array(rows_.data(), kRows, 81, terms, out_.data(), 81, status_.data(),
                             &report_);
  }

  static constexpr std::size_t kRows = 3;
  std::vector<std::uint8_t> rows_ = rows_of(kRows);
  std::vector<std::uint8_t> out_ = std::vector<std::uint8_t>(kRows * 81, 77);
  std::array<std::uint8_t, kRows> status_{77, 77, 77};
  shudu_array_report report_ = sized<shudu_array_report>();
};

TEST_F(Arrays, NullsAreRefusedWhereThereAreRows) {
  const std::uint8_t* const rows = rows_.data();
  std::uint8_t* const out = out_.data();
  std::array<std::uint64_t, kRows> counts{};
  std::array<float, 3 * kRows> ratings{};
  const auto* const none = static_cast<const std::uint8_t*>(nullptr);
  EXPECT_EQ(shudu_solve_array(none, 1, 81, nullptr, out, 81, nullptr, nullptr), SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_solve_array(rows, 1, 81, nullptr, nullptr, 81, nullptr, nullptr),
            SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_count_array(rows, 1, 81, nullptr, 2, nullptr, nullptr, nullptr),
            SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_check_array(rows, 1, 81, nullptr, nullptr, 0, nullptr, nullptr),
            SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_rate_array(rows, 1, 81, nullptr, nullptr, 0, nullptr, 3, nullptr, nullptr),
            SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_canon_array(rows, 1, 81, nullptr, nullptr, nullptr, nullptr), SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_move_array(rows, 1, 81, nullptr, nullptr, out, 81, nullptr, nullptr),
            SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_generate_array(nullptr, 0, 1, nullptr, out, 81, nullptr, 0, nullptr, nullptr),
            SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_trace_array(rows, 1, 81, nullptr, nullptr, nullptr, nullptr, nullptr),
            SHUDU_ERROR_NULL);
  EXPECT_EQ(shudu_generate_cells(nullptr, 0), 0U);
  EXPECT_EQ(out_, std::vector<std::uint8_t>(kRows * 81, 77)) << "nothing is written";
  EXPECT_EQ(shudu_solve_array(none, 0, 81, nullptr, nullptr, 0, nullptr, nullptr), SHUDU_OK);
  EXPECT_EQ(shudu_count_array(none, 0, 81, nullptr, 2, nullptr, nullptr, nullptr), SHUDU_OK);
  EXPECT_EQ(shudu_rate_array(none, 0, 81, nullptr, nullptr, 0, nullptr, 3, nullptr, nullptr),
            SHUDU_OK);
  EXPECT_EQ(shudu_rate_array(rows, 1, 81, nullptr, nullptr, 0, ratings.data(), 3, nullptr, nullptr),
            SHUDU_OK);
  EXPECT_EQ(shudu_count_array(rows, 1, 81, nullptr, 2, counts.data(), nullptr, nullptr), SHUDU_OK);
}

TEST_F(Arrays, NumbersOutOfRangeAreRefused) {
  const std::uint8_t* const rows = rows_.data();
  std::uint8_t* const out = out_.data();
  std::array<float, 5> ratings{};
  EXPECT_EQ(shudu_solve_array(rows, 1, 80, nullptr, out, 81, nullptr, nullptr), SHUDU_ERROR_RANGE);
  EXPECT_EQ(shudu_solve_array(rows, 1, 81, nullptr, out, 80, nullptr, nullptr), SHUDU_ERROR_RANGE);
  EXPECT_EQ(shudu_check_array(rows, 1, 81, nullptr, out, 80, status_.data(), nullptr),
            SHUDU_ERROR_RANGE);
  for (const std::size_t columns : {0U, 2U, 4U}) {
    EXPECT_EQ(
        shudu_rate_array(rows, 1, 81, nullptr, "se", 0, ratings.data(), columns, nullptr, nullptr),
        SHUDU_ERROR_RANGE);
  }
  EXPECT_EQ(shudu_shuffle_array(rows, 1, 81, nullptr, 1, 0, 0, out, 81, nullptr, nullptr, nullptr),
            SHUDU_ERROR_RANGE);
  EXPECT_EQ(shudu_shuffle_array(rows, 2, 81, nullptr, 1, 0, std::numeric_limits<size_t>::max(), out,
                                81, nullptr, nullptr, nullptr),
            SHUDU_ERROR_RANGE);
  auto terms = sized<shudu_array_terms>();
  terms.form = 2;
  EXPECT_EQ(solve(&terms), SHUDU_ERROR_RANGE);
  terms = sized<shudu_array_terms>();
  terms.threads = 257;
  EXPECT_EQ(solve(&terms), SHUDU_ERROR_RANGE);
}

TEST_F(Arrays, NamesThatAreNotKnownAreTold) {
  auto terms = sized<shudu_array_terms>();
  terms.layout = "round";
  EXPECT_EQ(solve(&terms), SHUDU_ERROR_NAME);
  EXPECT_NE(std::string(report_.sentence).find("round"), std::string::npos) << report_.sentence;
  const std::uint8_t* const rows = rows_.data();
  std::array<float, 3> ratings{};
  EXPECT_EQ(shudu_rate_array(rows, 1, 81, nullptr, "loud", 0, ratings.data(), 3, nullptr, &report_),
            SHUDU_ERROR_NAME);
  EXPECT_NE(std::string(report_.sentence).find("loud"), std::string::npos) << report_.sentence;
  shudu_traces traces = {};
  traces.size = sizeof traces;
  EXPECT_EQ(shudu_trace_array(rows, 1, 81, nullptr, "nobody", &traces, nullptr, &report_),
            SHUDU_ERROR_NAME);
  EXPECT_NE(std::string(report_.sentence).find("nobody"), std::string::npos) << report_.sentence;
  const std::string wish = R"({"seed":1,"level":"cruel"})";
  EXPECT_EQ(shudu_generate_array(wish.data(), wish.size(), 1, nullptr, out_.data(), 81, nullptr, 0,
                                 nullptr, &report_),
            SHUDU_ERROR_NAME);
  EXPECT_NE(std::string(report_.sentence).find("level"), std::string::npos) << report_.sentence;
  EXPECT_EQ(shudu_layout_cells("round"), 0U);
  EXPECT_EQ(shudu_symmetry_bytes("round"), 0U);
  // A long name does not leave the room that there is for a sentence, nor is a character cut.
  std::string name;
  for (int i = 0; i < 300; ++i) name += "数";
  terms.layout = name.c_str();
  EXPECT_EQ(solve(&terms), SHUDU_ERROR_NAME);
  EXPECT_LT(std::strlen(report_.sentence), sizeof report_.sentence);
}

TEST_F(Arrays, SizesOfStructs) {
  auto terms = sized<shudu_array_terms>();
  terms.size = 0;
  EXPECT_EQ(solve(&terms), SHUDU_ERROR_SIZE);
  report_.size = 7;
  EXPECT_EQ(solve(), SHUDU_ERROR_SIZE);
  report_ = sized<shudu_array_report>();
  // A caller of a later version: what this library does not know must not be set.
  struct Later {
    shudu_array_terms terms;
    std::uint64_t more;
  };
  Later later{sized<shudu_array_terms>(), 0};
  later.terms.size = sizeof later;
  EXPECT_EQ(solve(&later.terms), SHUDU_OK);
  later.more = 1;
  EXPECT_EQ(solve(&later.terms), SHUDU_ERROR_NEWER);
  struct LaterReport {
    shudu_array_report report;
    std::uint64_t more;
  };
  LaterReport report{sized<shudu_array_report>(), 5};
  report.report.size = sizeof report;
  EXPECT_EQ(
      shudu_solve_array(rows_.data(), kRows, 81, nullptr, out_.data(), 81, nullptr, &report.report),
      SHUDU_OK);
  EXPECT_EQ(report.more, 5U) << "it is left as it is";
  EXPECT_EQ(report.report.rows[SHUDU_ROW_UNIQUE], kRows);
}

TEST_F(Arrays, TheFirstWrongRowIsNamed) {
  rows_[81 + 80] = 10;
  rows_[162] = 200;
  ASSERT_EQ(solve(), SHUDU_OK);
  EXPECT_EQ(status_, (std::array<std::uint8_t, 3>{SHUDU_ROW_UNIQUE, SHUDU_ROW_BAD, SHUDU_ROW_BAD}));
  EXPECT_EQ(report_.bad_row, 1U);
  EXPECT_EQ(report_.bad_cell, 80U);
  EXPECT_EQ(report_.rows[SHUDU_ROW_BAD], 2U);
  EXPECT_STREQ(report_.sentence, "row 1, cell 80: 10 is neither a digit up to 9 nor an open cell");
  // Without statuses of the caller the report says the same.
  report_ = sized<shudu_array_report>();
  ASSERT_EQ(shudu_solve_array(rows_.data(), kRows, 81, nullptr, out_.data(), 81, nullptr, &report_),
            SHUDU_OK);
  EXPECT_EQ(report_.bad_row, 1U);
  // In place the cell is gone, the row is not.
  ASSERT_EQ(
      shudu_solve_array(rows_.data(), kRows, 81, nullptr, rows_.data(), 81, nullptr, &report_),
      SHUDU_OK);
  EXPECT_EQ(report_.bad_row, 1U);
  EXPECT_EQ(report_.bad_cell, kNone);
  EXPECT_EQ(std::string(report_.sentence).find("row 1"), 0U);
}

TEST_F(Arrays, TextThatIsNoneIsShown) {
  auto terms = sized<shudu_array_terms>();
  terms.form = SHUDU_CELLS_TEXT;
  std::vector<std::uint8_t> text(kText.begin(), kText.end());
  for (const auto& [byte, shown] : {std::pair{'a', "`a`"}, std::pair{'\n', "byte 10"},
                                    std::pair{'\0', "byte 0"}, std::pair{'\xE9', "byte 233"}}) {
    text[40] = static_cast<std::uint8_t>(byte);
    ASSERT_EQ(shudu_solve_array(text.data(), 1, 81, &terms, out_.data(), 81, nullptr, &report_),
              SHUDU_OK);
    EXPECT_EQ(report_.bad_cell, 40U);
    EXPECT_NE(std::string(report_.sentence).find(shown), std::string::npos) << report_.sentence;
  }
}

TEST_F(Arrays, CopiesOfAWrongRowNameTheCopy) {
  rows_[81] = 10;
  ASSERT_EQ(shudu_shuffle_array(rows_.data(), 2, 81, nullptr, 1, 0, 5, nullptr, 0, nullptr, nullptr,
                                &report_),
            SHUDU_OK);
  EXPECT_EQ(report_.bad_row, 5U);
  EXPECT_EQ(report_.bad_cell, 0U);
}

// A call that would take for ever ends soon after the flag is set by another thread.
TEST(StoppedArrays, ByAFlagOfAnotherThread) {
  const std::vector<std::uint8_t> empty(81, 0);
  volatile std::int32_t stop = 0;
  auto terms = sized<shudu_array_terms>();
  terms.stop = &stop;
  std::uint64_t count = 99;
  std::uint8_t status = 99;
  auto report = sized<shudu_array_report>();
  std::atomic<shudu_code> code = -1;
  std::thread caller(
      [&] { code = shudu_count_array(empty.data(), 1, 81, &terms, 0, &count, &status, &report); });
  std::this_thread::sleep_for(std::chrono::milliseconds(50));
  EXPECT_EQ(code, -1) << "it goes on";
  __atomic_store_n(&stop, 1, __ATOMIC_RELAXED);
  caller.join();
  EXPECT_EQ(code, SHUDU_STOPPED);
  EXPECT_EQ(status, SHUDU_ROW_STOPPED);
  EXPECT_EQ(report.rows[SHUDU_ROW_STOPPED], 1U);
}

// Many threads, each with calls of its own, of several threads each.
TEST(ManyCallers, DisturbNobody) {
  const std::vector<std::uint8_t> rows = rows_of(200);
  std::vector<std::uint8_t> expected(rows.size());
  ASSERT_EQ(shudu_solve_array(rows.data(), 200, 81, nullptr, expected.data(), 81, nullptr, nullptr),
            SHUDU_OK);
  std::vector<std::thread> callers;
  std::atomic<int> wrong = 0;
  for (int i = 0; i < 6; ++i) {
    callers.emplace_back([&] {
      auto terms = sized<shudu_array_terms>();
      terms.threads = 3;
      for (int k = 0; k < 20; ++k) {
        std::vector<std::uint8_t> out(rows.size());
        shudu_solve_array(rows.data(), 200, 81, &terms, out.data(), 81, nullptr, nullptr);
        if (out != expected) ++wrong;
      }
    });
  }
  for (std::thread& caller : callers) caller.join();
  EXPECT_EQ(wrong, 0);
}

}  // namespace
}  // namespace shudu::c
