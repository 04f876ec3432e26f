// Profiles: what is in them and in which order, by HoDoKu's index and by Sudoku Explainer's ratings
// as the literature has them; and that each of them solves random puzzles.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <map>
#include <set>
#include <string>

#include "logic/cases.h"
#include "logic/puzzles.h"
#include "shudu/logic/path.h"
#include "support/build_kind.h"
#include "support/lines.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

const char* const kCatalogue = "data/techniques/catalogue.tsv";

std::vector<std::string> slugs_of(const Profile& profile) {
  std::vector<std::string> slugs;
  for (const Technique* technique : profile.techniques) slugs.emplace_back(technique->slug);
  return slugs;
}

bool has(const Profile& profile, std::string_view slug) {
  const auto& list = profile.techniques;
  return std::find(list.begin(), list.end(), find_technique(slug)) != list.end();
}

// Do the slugs stand in the profile in this order?
testing::AssertionResult follows(const Profile& profile, const std::vector<std::string>& order) {
  const std::vector<std::string> slugs = slugs_of(profile);
  auto at = slugs.begin();
  for (const std::string& slug : order) {
    at = std::find(at, slugs.end(), slug);
    if (at == slugs.end()) return testing::AssertionFailure() << slug << " comes too early";
  }
  return testing::AssertionSuccess();
}

using Row = std::map<std::string, std::string>;

// The rows of the catalogue by the names of its columns; none where the shared folder is not there.
std::vector<Row> catalogue() {
  std::vector<Row> rows;
  const auto file = shared_file(kCatalogue);
  if (!file) return rows;
  std::vector<std::string> names;
  for (const std::string& line : lines_of(*file)) {
    std::vector<std::string> fields;
    std::size_t from = 0;
    for (std::size_t to = 0; to != std::string::npos; from = to + 1) {
      to = line.find('\t', from);
      fields.push_back(line.substr(from, to == std::string::npos ? to : to - from));
    }
    if (names.empty()) {
      names = fields;
      continue;
    }
    fields.resize(names.size());  // empty ones at the end may be left out
    Row& row = rows.emplace_back();
    for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = fields[i];
  }
  return rows;
}

bool contains(const std::string& text, const char* part) {
  return text.find(part) != std::string::npos;
}

// The wanted slugs by a key, easiest first; any order among those of one key.
void expect_order(const Profile& profile, const std::map<std::string, double>& keys) {
  double last = 0;
  for (const std::string& slug : slugs_of(profile)) {
    ASSERT_TRUE(keys.contains(slug)) << slug << " is no part of " << profile.name;
    EXPECT_GE(keys.at(slug), last) << slug;
    last = keys.at(slug);
  }
  EXPECT_EQ(profile.techniques.size(), keys.size());
  for (const auto& [slug, key] : keys) EXPECT_TRUE(has(profile, slug)) << slug;
}

TEST(Profiles, AreFoundByName) {
  for (const char* name : {"shudu", "hodoku", "se-like"}) {
    ASSERT_NE(find_profile(name), nullptr) << name;
    EXPECT_EQ(find_profile(name)->name, name);
  }
  EXPECT_EQ(find_profile("sukaku"), nullptr);
}

TEST(Profiles, HaveNothingTwice) {
  for (const Profile& profile : profile_table()) {
    const std::set<const Technique*> once(profile.techniques.begin(), profile.techniques.end());
    EXPECT_EQ(once.size(), profile.techniques.size()) << profile.name;
    EXPECT_FALSE(once.contains(nullptr)) << profile.name;
  }
}

TEST(Profiles, ShuduIsTheTableWithoutWhatIsOnRequest) {
  std::vector<std::string> wanted;
  for (const Technique& technique : technique_table()) {
    if (!technique.has(Trait::kOnRequest)) wanted.emplace_back(technique.slug);
  }
  EXPECT_EQ(slugs_of(*find_profile("shudu")), wanted);
}

TEST(Profiles, HodokuHasItsOrder) {
  const Profile& hodoku = *find_profile("hodoku");
  EXPECT_TRUE(follows(hodoku, {"full-house",
                               "naked-single",
                               "hidden-single",
                               "locked-pair",
                               "pointing",
                               "claiming",
                               "naked-triple",
                               "hidden-pair",
                               "hidden-quadruple",
                               "x-wing",
                               "jellyfish",
                               "remote-pair",
                               "bug-plus-1",
                               "skyscraper",
                               "two-string-kite",
                               "empty-rectangle",
                               "w-wing",
                               "xy-wing",
                               "unique-rectangle-1",
                               "hidden-rectangle",
                               "finned-x-wing",
                               "sashimi-x-wing",
                               "finned-swordfish",
                               "sue-de-coq",
                               "simple-colors-trap",
                               "multi-colors-1",
                               "x-chain",
                               "xy-chain",
                               "aic",
                               "grouped-aic",
                               "als-xz",
                               "als-xy-wing",
                               "als-chain",
                               "franken-x-wing",
                               "finned-franken-swordfish",
                               "forcing-chain-verity",
                               "forcing-net-verity"}));
  for (const char* off : {"death-blossom", "franken-jellyfish", "mutant-x-wing", "template-set",
                          "dual-two-string-kite", "siamese-finned-swordfish", "bug-type-2",
                          "aligned-pair-exclusion", "nishio-forcing-chain"}) {
    EXPECT_FALSE(has(hodoku, off)) << off;
  }
}

TEST(Profiles, HodokuIsTheCatalogues) {
  const std::vector<Row> rows = catalogue();
  if (rows.empty()) GTEST_SKIP() << no_shared(kCatalogue);
  std::map<std::string, double> keys;
  for (Row row : rows) {
    const bool is_off = contains(row["notes"], "off by default") ||
                        contains(row["notes"], "option dual") || row["slug"] == "brute-force";
    if (!row["hodoku_index"].empty() && !is_off) {
      keys[row["slug"]] = std::strtod(row["hodoku_index"].c_str(), nullptr);
    }
  }
  expect_order(*find_profile("hodoku"), keys);
}

TEST(Profiles, SeLikeHasTheOrderOfItsProducers) {
  EXPECT_TRUE(follows(*find_profile("se-like"), {"full-house",
                                                 "hidden-single-box",
                                                 "hidden-single-row",
                                                 "direct-pointing",
                                                 "direct-claiming",
                                                 "direct-hidden-pair",
                                                 "naked-single",
                                                 "direct-hidden-triple",
                                                 "pointing",
                                                 "claiming",
                                                 "naked-pair",
                                                 "x-wing",
                                                 "hidden-pair",
                                                 "naked-triple",
                                                 "swordfish",
                                                 "hidden-triple",
                                                 "xy-wing",
                                                 "xyz-wing",
                                                 "unique-rectangle-1",
                                                 "unique-loop-1",
                                                 "naked-quadruple",
                                                 "jellyfish",
                                                 "hidden-quadruple",
                                                 "bug-plus-1",
                                                 "bug-type-3",
                                                 "aligned-pair-exclusion",
                                                 "x-chain",
                                                 "aic",
                                                 "aligned-triple-exclusion",
                                                 "nishio-forcing-chain",
                                                 "cell-forcing-chain",
                                                 "dynamic-forcing-chain",
                                                 "dynamic-plus-forcing-chain",
                                                 "nested-forcing-chain-2",
                                                 "nested-forcing-chain-3",
                                                 "nested-forcing-chain-4",
                                                 "nested-forcing-chain-5"}));
  EXPECT_FALSE(has(*find_profile("se-like"), "als-xz"));
  EXPECT_FALSE(has(*find_profile("se-like"), "finned-x-wing"));
}

// Of two ratings the later; a hidden single stands for its three kinds.
TEST(Profiles, SeLikeIsTheCatalogues) {
  const std::vector<Row> rows = catalogue();
  if (rows.empty()) GTEST_SKIP() << no_shared(kCatalogue);
  std::map<std::string, double> keys;
  for (Row row : rows) {
    const std::string& rating = row["se_1_2_1"];
    if (rating.empty() || row["slug"] == "hidden-single") continue;
    keys[row["slug"]] = std::strtod(rating.substr(rating.rfind('/') + 1).c_str(), nullptr);
  }
  expect_order(*find_profile("se-like"), keys);
}

TEST(Profiles, ForcingNetsComeLast) {
  const int net = find_technique("forcing-net-contradiction")->order;
  for (const Profile& profile : profile_table()) {
    const auto is_net = [net](const Technique* technique) {
      return technique->family == Family::kForcing && technique->order >= net;
    };
    const auto& list = profile.techniques;
    const auto first = std::find_if(list.begin(), list.end(), is_net);
    EXPECT_NE(first, list.end()) << profile.name;
    EXPECT_TRUE(std::all_of(first, list.end(), is_net)) << profile.name;
  }
}

TEST(Profiles, AnyTechniqueCanBeOff) {
  const Profile& shudu = *find_profile("shudu");
  for (const Technique* technique : shudu.techniques) {
    const Profile fewer = without(shudu, *technique);
    EXPECT_EQ(fewer.techniques.size() + 1, shudu.techniques.size());
    EXPECT_FALSE(has(fewer, technique->slug)) << technique->slug;
  }
}

TEST(Profiles, SolveRandomPuzzles) {
  for (const Profile& profile : profile_table()) {
    Rng rng(61);
    for (int i = 0; i < by_build(100, 2); ++i) {
      const RandomPuzzle puzzle = random_puzzle(rng);
      View view(Layout::classic(), puzzle.givens);
      const Path path = solve_path(view, profile);
      EXPECT_EQ(path.end, PathEnd::kSolved) << profile.name << ", puzzle " << i;
      EXPECT_EQ(view.grid(), puzzle.solution) << profile.name << ", puzzle " << i;
      for (const Step& step : path.steps) EXPECT_TRUE(has(profile, step.technique->slug));
    }
  }
}

}  // namespace
}  // namespace shudu::test
