#include "cli/options/topics.h"

#include <algorithm>
#include <array>

#include "cli/words.h"
#include "shudu/core/characters.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/texts_of.h"
#include "shudu/formats/xml/opensudoku.h"
#include "shudu/generator/mask_symmetry.h"
#include "shudu/logic/path.h"
#include "shudu/rating/levels.h"
#include "shudu/variant/kinds.h"
#include "shudu/verbs/rating.h"

namespace shudu::cli {
namespace {

using Entries = std::vector<TopicEntry>;

// The rows of a table by their name and one of their texts.
template <typename Rows, typename Name, typename Texts>
Entries entries_of(const Rows& rows, Name name, Texts texts, Language language) {
  Entries entries;
  for (const auto& row : rows) {
    entries.push_back({std::string(row.*name), std::string((row.*texts).in(language))});
  }
  return entries;
}

Entries techniques(Language language) {
  return entries_of(technique_table(), &Technique::slug, &Technique::names, language);
}

Entries layouts(Language language) {
  return entries_of(layout_table(), &LayoutRow::slug, &LayoutRow::words, language);
}

Entries kinds(Language language) {
  return entries_of(variant::kind_table(), &variant::KindRow::slug, &variant::KindRow::help,
                    language);
}

Entries levels(Language language) {
  return entries_of(level_table(), &LevelRow::slug, &LevelRow::asks_for, language);
}

Entries symmetries(Language language) {
  return entries_of(mask_symmetry_table(), &MaskSymmetryRow::slug, &MaskSymmetryRow::words,
                    language);
}

Entries formats(Language language) {
  Entries entries;
  for (const Format* format : all_formats()) {
    const Phrase way = format->write == nullptr  ? Phrase("only-read")
                       : format->read == nullptr ? Phrase("only-written")
                                                 : Phrase("read-and-written");
    const std::string_view dot = language == Language::kEnglish ? "; " : "；";
    entries.push_back({std::string(format->name), std::string(format->words.in(language)) +
                                                      std::string(dot) + say(language, way)});
  }
  return entries;
}

struct NamedWords {
  std::string_view name;
  Words words;
};

constexpr std::array kScaleWords{
    NamedWords{"se",
               {"Sudoku Explainer 1.2.1, as in published lists: ER/EP/ED",
                "Sudoku Explainer 1.2.1，与公开题库一致：ER/EP/ED",
                "Sudoku Explainer 1.2.1，與公開題庫一致：ER/EP/ED"}},
    NamedWords{"se-corrected",
               {"the same without its slips", "同上，修正其疏漏", "同上，修正其疏漏"}},
    NamedWords{"se-nouniq",
               {"se without steps that assume one solution", "se，但不用以唯一解为前提的步骤",
                "se，但不用以唯一解為前提的步驟"}},
    NamedWords{"hodoku", {"HoDoKu: LEVEL/SCORE", "HoDoKu：等级/分数", "HoDoKu：等級/分數"}},
    NamedWords{"shudu",
               {"Shudu's own, on every layout: LEVEL/EFFORT",
                "Shudu 自己的标准，适用于各种布局：等级/工作量",
                "Shudu 自己的標準，適用於各種版面：等級/工作量"}},
};

constexpr std::array kProfileWords{
    NamedWords{"shudu",
               {"as people learn them, easiest first", "由易到难的学习顺序", "由易到難的學習順序"}},
    NamedWords{"hodoku", {"as HoDoKu tries them", "HoDoKu 的顺序", "HoDoKu 的順序"}},
    NamedWords{"se-like",
               {"as Sudoku Explainer tries them, nearly", "接近 Sudoku Explainer 的顺序",
                "接近 Sudoku Explainer 的順序"}},
};

// The rows of a table that has no texts, with ours.
template <typename Rows>
Entries worded(const Rows& rows, std::span<const NamedWords> texts, Language language) {
  Entries entries;
  for (const auto& row : rows) {
    const auto found = std::find_if(texts.begin(), texts.end(), [&row](const NamedWords& text) {
      return text.name == row.name;
    });
    entries.push_back({std::string(row.name), found == texts.end()
                                                  ? std::string()
                                                  : std::string(found->words.in(language))});
  }
  return entries;
}

Entries scales(Language language) { return worded(verbs::scale_table(), kScaleWords, language); }

Entries profiles(Language language) { return worded(profile_table(), kProfileWords, language); }

constexpr std::array kTopics{
    Topic{"techniques",
          {"techniques, easiest first", "技巧，从易到难", "技巧，從易到難"},
          {OptionId::kTechnique, OptionId::kWithout, OptionId::kUntil},
          techniques},
    Topic{"formats",
          {"formats that are read and written", "可读写的格式", "可讀寫的格式"},
          {OptionId::kFrom, OptionId::kTo},
          formats},
    Topic{"layouts",
          {"layouts of grids; join several with +", "盘面布局；可用 + 连接多个",
           "版面；可用 + 連接多個"},
          {OptionId::kLayout},
          layouts},
    Topic{"kinds",
          {"kinds of rules that variants have", "变体规则的种类", "變體規則的種類"},
          {},
          kinds},
    Topic{"levels",
          {"levels of difficulty and what each asks for", "难度等级及其要求", "難度等級及其要求"},
          {},
          levels},
    Topic{"scales", {"scales of difficulty", "难度标准", "難度標準"}, {}, scales},
    Topic{"profiles",
          {"orders in which techniques are tried", "尝试技巧的顺序", "嘗試技巧的順序"},
          {},
          profiles},
    Topic{
        "symmetries",
        {"symmetries of the places of the givens", "已知数位置的对称方式", "已知數位置的對稱方式"},
        {OptionId::kSymmetry},
        symmetries},
};

}  // namespace

std::span<const Topic> topic_table() { return kTopics; }

const Topic* find_topic(std::string_view name) {
  const std::string low = lower_case(name);
  const auto* const found = std::find_if(kTopics.begin(), kTopics.end(),
                                         [&low](const Topic& topic) { return topic.name == low; });
  return found == kTopics.end() ? nullptr : found;
}

const Topic* topic_of(const OptionRow& row) {
  const auto* const found =
      std::find_if(kTopics.begin(), kTopics.end(),
                   [&row](const Topic& topic) { return topic.options.has(row.id); });
  return found == kTopics.end() ? nullptr : found;
}

std::vector<std::string> topic_names() { return texts_of<std::string>(kTopics, &Topic::name); }

}  // namespace shudu::cli
