// Regression cases: positions of our own random puzzles with the step that the finished engine
// took, twenty a technique as far as they were met. They say nothing about what is right
// (se_steps_test.cpp and judge_test.cpp do), only that nothing has changed. SHUDU_UPDATE_GOLDEN=1
// writes the files anew from the puzzles of seed 1 on; SHUDU_SOAK="puzzles=N" says from how many.
//
// A line of tests/cases/rating/SLUG.cases: rating, complexity, the grid with open cells as dots,
// candidates that have gone besides (digit, row, column), what is placed, what is eliminated.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "logic/puzzles.h"
#include "rating/se/first_hint.h"
#include "rating/se/se_step.h"
#include "se_files.h"
#include "support/lines.h"
#include "support/paths.h"
#include "support/soak.h"

namespace shudu::test {
namespace {

std::filesystem::path folder() { return source_dir() / "tests/cases/rating"; }

std::string places_text(const std::vector<Candidate>& list) {
  std::string text;
  for (const Candidate one : list) {
    if (!text.empty()) text += ' ';
    text += one.digit.to_char();
    text += static_cast<char>('1' + one.cell.row_in(9));
    text += static_cast<char>('1' + one.cell.column_in(9));
  }
  return text;
}

Candidate read_place(const std::string& word) {
  return {Cell::at(word.at(1) - '1', word.at(2) - '1', 9), Digit(word.at(0) - '0')};
}

std::string grid_text(const se::Position& position) {
  std::string text;
  for (const std::uint8_t digit : position.digits) {
    text += digit == 0 ? '.' : static_cast<char>('0' + digit);
  }
  return text;
}

// The candidates that the grid alone would leave and the position has not.
std::vector<Candidate> gone_besides(const se::Position& position) {
  const se::Position fresh(grid_of(grid_text(position)));
  std::vector<Candidate> gone;
  for (int id = 0; id < kMaxCandidates; ++id) {
    if (fresh.has(id) && !position.has(id)) gone.push_back(Candidate::from_index(id));
  }
  return gone;
}

std::string effect_text(const SeStep& step) {
  std::vector<Candidate> placed;
  if (step.placement) placed.push_back(*step.placement);
  return places_text(placed) + ":" + places_text(step.eliminations);
}

std::string line_of(const se::Position& position, const SeStep& step) {
  return rating_text(step.tenths) + ":" + std::to_string(step.complexity) + ":" +
         grid_text(position) + ":" + places_text(gone_besides(position)) + ":" + effect_text(step);
}

using Found = std::map<std::string, std::vector<std::string>>;

void collect(const Grid& puzzle, Found& found) {
  constexpr std::size_t kWanted = 20;
  se::Position position(puzzle);
  se::ChainMemory memory;
  std::set<std::string> met;  // one of a kind from a puzzle
  while (!position.is_full()) {
    const auto first = se::first_hint(position, {SeDialect::kOriginal, false, 0, 0}, memory);
    if (!first.hint) return;
    const SeStep step = se::step_of(*first.hint);
    const std::string slug(step.technique->slug);
    std::vector<std::string>& lines = found[slug];
    if (lines.size() < kWanted && met.insert(slug).second) {
      lines.push_back(line_of(position, step));
    }
    ++position.clock;
    se::apply(position, *first.hint);
  }
}

void write_all() {
  Found found;
  const std::uint64_t puzzles = soak_amount("puzzles", 30000);
  for (std::uint64_t seed = 1; seed <= puzzles; ++seed) {
    Rng rng(seed);
    collect(random_puzzle(rng).givens, found);
  }
  std::filesystem::create_directories(folder());
  for (const auto& [slug, lines] : found) {
    std::ofstream file(folder() / (slug + ".cases"));
    file << "# Regression cases, written by the engine; see tests/rating/regression_test.cpp.\n";
    for (const std::string& line : lines) file << line << '\n';
  }
}

std::vector<std::string> split(const std::string& line) {
  std::vector<std::string> fields;
  std::istringstream stream(line);
  for (std::string field; std::getline(stream, field, ':');) fields.push_back(field);
  fields.resize(6);
  return fields;
}

void check(const std::string& line, std::string_view slug) {
  const std::vector<std::string> fields = split(line);
  const Grid grid = grid_of(fields[2]);
  View view(Layout::classic(), grid);
  std::istringstream gone(fields[3]);
  for (std::string word; gone >> word;) view.eliminate(read_place(word));
  const auto found = next_se_step(view);
  ASSERT_TRUE(found.has_value() && found->has_value()) << line;
  const SeStep& step = **found;
  EXPECT_EQ(step.technique->slug, slug) << line;
  EXPECT_EQ(rating_text(step.tenths), fields[0]) << line;
  EXPECT_EQ(std::to_string(step.complexity), fields[1]) << line;
  EXPECT_EQ(effect_text(step), fields[4] + ":" + fields[5]) << line;
}

TEST(SeRegression, StepsAreAsTheyWere) {
  if (std::getenv("SHUDU_UPDATE_GOLDEN") != nullptr) write_all();
  int cases = 0;
  int techniques = 0;
  for (const SeTechnique& technique : se_technique_table()) {
    const auto file = folder() / (std::string(technique.slug) + ".cases");
    if (!std::filesystem::exists(file)) continue;
    ++techniques;
    for (const std::string& line : lines_of(file)) {
      if (line.empty() || line[0] == '#') continue;
      check(line, technique.slug);
      ++cases;
    }
  }
  std::printf("%d cases of %d techniques\n", cases, techniques);
  EXPECT_GT(techniques, 0);
}

}  // namespace
}  // namespace shudu::test
