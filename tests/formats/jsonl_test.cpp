// JSON lines (src/formats/jsonl.h); the members are tested in json_test.cpp.
#include "formats/jsonl.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>

#include "formats/direct.h"

namespace shudu {
namespace {

const std::string kJsonlCells = "12" + std::string(79, '.');

TEST(JsonLinesFormat, OneLineIsOneRecord) {
  EXPECT_EQ(test::fit_of(kJsonLinesFormat, "{\"puzzle\":\"" + kJsonlCells + "\"}"), Fit::kWhole);
  EXPECT_EQ(test::fit_of(kJsonLinesFormat, "\"" + kJsonlCells + "\""), Fit::kWhole);
  EXPECT_EQ(test::fit_of(kJsonLinesFormat, "[\"1\"]"), Fit::kNo) << "a row";
  EXPECT_EQ(test::fit_of(kJsonLinesFormat, "[\"" + kJsonlCells + "\"]"), Fit::kWhole);
  EXPECT_EQ(test::fit_of(kJsonLinesFormat, "[[1],"), Fit::kNo);
  EXPECT_EQ(test::fit_of(kJsonLinesFormat, "{\"puzzle\":"), Fit::kClaim);
  EXPECT_EQ(test::fit_of(kJsonLinesFormat, "{"), Fit::kNo);
  EXPECT_EQ(test::fit_of(kJsonLinesFormat, "{\"a\":1}\n{\"a\":1}"), Fit::kNo);
  EXPECT_EQ(test::fit_of(kJsonLinesFormat, kJsonlCells), Fit::kNo);
}

TEST(JsonLinesFormat, WritesALine) {
  EXPECT_EQ(test::written_by(kJsonLinesFormat, Puzzle()),
            R"({"schema":1,"puzzle":")" + std::string(81, '.') + "\"}\n");
}

RC_GTEST_PROP(JsonLinesFormatProperty, WhatIsWrittenReadsBack, (std::uint32_t seed)) {
  const int size = *rc::gen::element(4, 6, 8, 9);
  Puzzle puzzle = test::random_puzzle(seed, size, kJsonLinesFormat.writes);
  if (seed % 3 == 0) puzzle.notes.title += "\n ";
  const std::string line = test::written_by(kJsonLinesFormat, puzzle);
  RC_ASSERT(line.find('\n') == line.size() - 1);
  ReadContext context;
  const Result<Puzzle> back = test::read_back(kJsonLinesFormat, line, context);
  RC_ASSERT(back.has_value());
  RC_ASSERT(*back == puzzle);
}

}  // namespace
}  // namespace shudu
