// Ticks of techniques: what they say is what the setting's value says, read by a reader of its own;
// the value is the shortest; and the list by keys.
#include "tui/desk/technique_ticks.h"
#include "support/build_kind.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "shudu/core/rng.h"
#include "shudu/game/settings.h"
#include "shudu/game/techniques.h"
#include "tui/player.h"
#include "tui/world.h"

namespace shudu::tui {
namespace {

using test::Player;
using testing::HasSubstr;

std::vector<std::string> items_of(std::string text) {
  std::vector<std::string> items;
  for (std::size_t comma = text.find(','); comma != std::string::npos; comma = text.find(',')) {
    items.push_back(text.substr(0, comma));
    text.erase(0, comma + 1);
  }
  items.push_back(text);
  return items;
}

bool is_preset(std::string_view word) {
  return std::find(game::kUsualTechniques.begin(), game::kUsualTechniques.end(), word) !=
         game::kUsualTechniques.end();
}

/// Slugs of a value, by the words of its description alone.
std::set<std::string> slugs_of(const std::string& value) {
  std::set<std::string> slugs;
  for (const std::string& item : items_of(value)) {
    if (is_preset(item)) {
      for (const Technique* one : game::named_techniques(item).techniques) {
        slugs.emplace(one->slug);
      }
    } else if (item.front() == '-') {
      slugs.erase(item.substr(1));
    } else if (item != "no-uniqueness") {
      slugs.insert(item);
    }
  }
  return slugs;
}

std::set<std::string> ticked(const TechniqueTicks& ticks) {
  std::set<std::string> slugs;
  for (const Technique& technique : technique_table()) {
    if (ticks.has(technique)) slugs.emplace(technique.slug);
  }
  return slugs;
}

TEST(TechniqueTicks, OfAWordAreThatWord) {
  for (const std::string_view word : game::kUsualTechniques) {
    const TechniqueTicks ticks(word);
    EXPECT_EQ(ticks.preset(), word);
    EXPECT_EQ(ticks.value(), word);
    EXPECT_TRUE(ticks.assumes_one());
    EXPECT_EQ(static_cast<std::size_t>(ticks.count()),
              game::named_techniques(word).techniques.size());
  }
}

TEST(TechniqueTicks, OneMoreAndOneLess) {
  TechniqueTicks ticks("medium");
  ticks.turn(*find_technique("x-wing"));
  EXPECT_EQ(ticks.value(), "medium,-x-wing");
  EXPECT_EQ(ticks.preset(), "");
  ticks.turn(*find_technique("xy-wing"));
  EXPECT_EQ(ticks.value(), "medium,-x-wing,xy-wing");
  ticks.turn_assumes_one();
  EXPECT_EQ(ticks.value(), "medium,-x-wing,xy-wing,no-uniqueness");
  ticks.choose("easy");
  EXPECT_EQ(ticks.value(), "easy,no-uniqueness");
  TechniqueTicks none("x-wing");
  none.turn(*find_technique("x-wing"));
  EXPECT_EQ(none.count(), 0);
  EXPECT_EQ(TechniqueTicks(none.value()).count(), 0);
}

TEST(TechniqueTicks, AnyTicksAreReadAsTheyWereWrittenAndShortly) {
  Rng rng(5);
  for (int i = 0; i < test::by_build(300, 60); ++i) {
    const std::string_view from = game::kUsualTechniques[static_cast<std::size_t>(rng.below(5))];
    const TechniqueTicks fresh(from);
    TechniqueTicks ticks(from);
    std::string written(from);
    for (std::uint64_t turns = rng.below(30); turns > 0; --turns) {
      const auto index = static_cast<std::size_t>(rng.below(technique_table().size()));
      ticks.turn(technique_table()[index]);
    }
    if (rng.below(2) == 0) ticks.turn_assumes_one();
    const std::string value = ticks.value();
    EXPECT_EQ(slugs_of(value), ticked(ticks)) << value;
    EXPECT_EQ(ticked(TechniqueTicks(value)), ticked(ticks)) << value;
    EXPECT_EQ(TechniqueTicks(value).assumes_one(), ticks.assumes_one()) << value;
    for (const Technique& technique : technique_table()) {
      const bool was = fresh.has(technique);
      if (was == ticks.has(technique)) continue;
      written += (was ? ",-" : ",") + std::string(technique.slug);
    }
    if (!ticks.assumes_one()) written += ",no-uniqueness";
    EXPECT_LE(value.size(), written.size()) << value;
    game::Settings settings;
    const bool is_kept = game::row_of(game::SettingKey::kTechniques).set(settings, value);
    EXPECT_EQ(is_kept, value.size() <= game::kMostTechniquesText) << value;
  }
}

TEST(TechniqueTicks, ByKeysFromTheSettings) {
  Player player;
  player.press("7");
  for (int i = 0; i < 9; ++i) player.press("<Down>");
  player.press("<Enter>");
  ASSERT_THAT(player.screen(), HasSubstr("Techniques of hints"));
  EXPECT_THAT(player.screen(), HasSubstr("(x) all"));
  player.press("<Down> ");
  EXPECT_EQ(player.app().preferences().game.techniques, "easy");
  EXPECT_THAT(player.screen(), HasSubstr("(x) easy"));
  player.press("<Down><Down><Down><Down> ");
  EXPECT_EQ(player.app().preferences().game.techniques, "easy,no-uniqueness");
  player.press("<Down><Enter>");
  EXPECT_EQ(player.app().preferences().game.techniques, "easy,-full-house,no-uniqueness");
  EXPECT_THAT(player.screen(), HasSubstr("[ ] Full House"));
  EXPECT_THAT(player.screen(), HasSubstr("( ) easy"));
  player.press("<Esc>");
  EXPECT_THAT(player.screen(), HasSubstr("ticked"));
  player.settled();
  const Preferences kept = player.shelf().read_preferences({});
  EXPECT_EQ(kept.game.techniques, "easy,-full-house,no-uniqueness");
  // A running game follows.
  player.put(test::new_session());
  player.press("<Esc>1:settings<Enter>");
  for (int i = 0; i < 9; ++i) player.press("<Down>");
  player.press("<Enter> ");
  ASSERT_NE(player.app().session(), nullptr);
  EXPECT_EQ(player.app().session()->settings().techniques, "first,no-uniqueness");
}

TEST(TechniqueTicks, TooManyToBeKeptAreRefused) {
  Player player;
  player.setup().preferences.game.techniques = "first";
  player.press("7");
  for (int i = 0; i < 9; ++i) player.press("<Down>");
  player.press("<Enter><End>");
  bool is_refused = false;
  for (int i = 0; i < 100 && !is_refused; ++i) {  // every other one
    const std::string before = player.app().preferences().game.techniques;
    player.press(" ");
    is_refused = player.screen().find("too many differences") != std::string::npos;
    EXPECT_EQ(player.app().preferences().game.techniques == before, is_refused);
    player.press("<Up><Up>");
  }
  EXPECT_TRUE(is_refused);
  EXPECT_LE(player.app().preferences().game.techniques.size(), game::kMostTechniquesText);
}

}  // namespace
}  // namespace shudu::tui
