// A wish from the fields of the request `generate`: the puzzles of the request, its sentences, and
// what only the wish may ask for.
#include "shudu/service/wish_reading.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>

#include "shudu/service/service.h"
#include "shudu/verbs/generate.h"

namespace shudu::service {
namespace {

using nlohmann::json;

std::string puzzle_of_request(json fields) {
  fields["shudu"] = 1;
  fields["do"] = "generate";
  Service service;
  const json answer = json::parse(service.answer(fields.dump()));
  if (answer["ok"] == true) return answer["puzzle"];
  return answer["error"]["sentence"];
}

std::string puzzle_of_wish(const json& fields) {
  const auto wish = read_generate_wish(fields.dump(), Language::kEnglish);
  if (!wish) return wish.error();
  verbs::Budget budget;
  const auto made = verbs::generate(budget, *wish);
  if (!made) return "none";
  std::string text;
  for (const Cell cell : wish->origin.wish.layout.all_cells()) {
    const auto digit = made->puzzle.puzzle[cell];
    text += digit ? static_cast<char>('0' + digit->value()) : '.';
  }
  return text;
}

TEST(WishReading, GivesThePuzzlesOfTheRequest) {
  const json several = json::parse(R"([
    {"seed":1}, {"seed":18446744073709551615,"index":9}, {"seed":2,"level":"hard"},
    {"seed":3,"symmetry":"rotate180","clues":30}, {"seed":4,"layout":"6x6","level":"easy"},
    {"seed":5,"technique":"x-wing"}])");
  for (const json& fields : several) {
    EXPECT_EQ(puzzle_of_wish(fields), puzzle_of_request(fields)) << fields;
  }
}

TEST(WishReading, RefusesWithTheSentencesOfTheRequest) {
  const json several = json::parse(R"([
    {}, {"seed":-1}, {"seed":1,"level":"cruel"}, {"seed":1,"colour":"red"},
    {"seed":1,"layout":"16x16"}, {"seed":1,"practice":true}, {"seed":1,"layout":"x","er":"7"},
    {"seed":1,"technique":"x-wing","layout":"windoku"}, {"seed":1,"pattern":"1"}])");
  for (const json& fields : several) {
    const std::string sentence = puzzle_of_request(fields);
    EXPECT_EQ(puzzle_of_wish(fields), sentence) << fields;
    EXPECT_NE(sentence.find(' '), std::string::npos) << sentence;
  }
  for (const char* const text : {"", "[]", "7", "{\"seed\":1", "{\"seed\":1,\"seed\":1}", "\xFF"}) {
    EXPECT_FALSE(read_generate_wish(text, Language::kEnglish)) << text;
  }
}

TEST(WishReading, SaysTheSentenceInTheLanguage) {
  const auto wish =
      read_generate_wish("{\"seed\":1,\"level\":\"x\"}", Language::kSimplifiedChinese);
  ASSERT_FALSE(wish);
  const auto english = read_generate_wish("{\"seed\":1,\"level\":\"x\"}", Language::kEnglish);
  EXPECT_NE(wish.error(), english.error());
}

TEST(WishReading, TriesAreThoseOfTheField) {
  EXPECT_FALSE(read_generate_wish("{\"seed\":1}", Language::kEnglish)->most_tries);
  EXPECT_EQ(read_generate_wish("{\"seed\":1,\"tries\":7}", Language::kEnglish)->most_tries, 7U);
}

TEST(WishReading, TakesSeventeenGivensAndNotInASymmetry) {
  const std::string puzzle = puzzle_of_wish({{"seed", 1}, {"clues", 17}});
  EXPECT_EQ(81 - std::count(puzzle.begin(), puzzle.end(), '.'), 17);
  EXPECT_FALSE(
      read_generate_wish(R"({"seed":1,"clues":17,"symmetry":"mirror"})", Language::kEnglish));
}

}  // namespace
}  // namespace shudu::service
