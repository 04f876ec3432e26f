// One step of each technique in three languages, all stages: tests/explain/golden/<family>.txt.
// SHUDU_UPDATE_GOLDEN=1 writes the files anew: read the difference, line by line, before it goes
// in.
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <map>
#include <sstream>
#include <string>

#include "explain/stories.h"
#include "shudu/explain/explain.h"
#include "support/paths.h"

namespace shudu::test {
namespace {

constexpr std::array<std::string_view, 16> kFamilies = {
    "singles",  "direct",     "intersections", "subsets",    "fish", "single_digit",
    "coloring", "uniqueness", "wings",         "chains",     "als",  "exclusion",
    "forcing",  "templates",  "modern",        "last_resort"};

std::string told(const Step& step) {
  const Layout& layout = Layout::classic();
  std::string text = "## " + std::string(step.technique->slug) + '\n';
  for (const Language language :
       {Language::kEnglish, Language::kSimplifiedChinese, Language::kTraditionalChinese}) {
    text += std::string(language_tag(language)) + '\n';
    for (int stage = 1; stage < kHintStages; ++stage) {
      text += std::to_string(stage) + ' ' + hint_for(layout, step, stage, language).text + '\n';
    }
  }
  for (const std::string& chain : chain_texts(layout, step, Language::kEnglish)) {
    text += "chain " + chain + '\n';
  }
  for (const std::string& fish : fish_texts(layout, step)) text += "fish " + fish + '\n';
  return text + '\n';
}

std::string content_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  std::ostringstream content;
  content << stream.rdbuf();
  return content.str();
}

TEST(Golden, OneStepOfEachTechnique) {
  std::map<std::string_view, std::string> texts;
  for (const Technique& technique : technique_table()) {
    const std::string_view family = kFamilies.at(static_cast<std::size_t>(technique.family));
    const std::vector<Step> steps = told_steps(technique, 1);
    ASSERT_FALSE(steps.empty()) << technique.slug;
    texts[family] += told(steps.front());
  }
  const std::filesystem::path folder = source_dir() / "tests/explain/golden";
  for (const auto& [family, text] : texts) {
    const std::filesystem::path file = folder / (std::string(family) + ".txt");
    if (std::getenv("SHUDU_UPDATE_GOLDEN") != nullptr) std::ofstream(file) << text;
    EXPECT_EQ(text, content_of(file)) << file << ": SHUDU_UPDATE_GOLDEN=1 writes it anew";
  }
}

}  // namespace
}  // namespace shudu::test
