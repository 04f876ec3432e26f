#include "shudu/service/position_words.h"

#include <algorithm>
#include <array>
#include <utility>

#include "shudu/explain/mistake_words.h"
#include "shudu/words/fill.h"

namespace shudu::service {
namespace {

constexpr Words kSeveral{
    "The puzzle has several solutions; no step assumes that there is just one.",
    "这道题有多个解，以下步骤都不以唯一解为前提。", "這道題有多個解，以下步驟都不以唯一解為前提。"};
constexpr Words kNone{"The puzzle has no solution.", "这道题无解。", "這道題無解。"};
constexpr Words kAllFilled{"Every cell is filled.", "所有的格都已填好。", "所有的格都已填好。"};
constexpr Words kNoHint{"No technique of the profile applies; what is left is trial.",
                        "没有可用的技巧，只能试数。", "沒有可用的技巧，只能試數。"};

// How paths end, in the order of PathEnd. {text}: a technique, or the sentence of a mistake.
constexpr std::array kPathEnds{
    Words{"Solved. Steps: {n}.", "解完，共 {n} 步。", "解完，共 {n} 步。"},
    Words{"No technique of the profile goes on from here; the rest needs trial. Steps: {n}, cells "
          "filled: {filled} of {cells}.",
          "所选的技巧到此为止，余下的部分需要试数。共 {n} 步，{cells} 格中已填 {filled} 格。",
          "所選的技巧到此為止，餘下的部分需要試數。共 {n} 步，{cells} 格中已填 {filled} 格。"},
    Words{"Here the candidates contradict each other. {text}", "到这里候选数互相矛盾：{text}",
          "到這裡候選數互相矛盾：{text}"},
    Words{"First {text}: the path ends here as asked. Steps: {n}.",
          "第一次用到{text}，按要求到此为止。共 {n} 步。",
          "第一次用到{text}，依要求到此為止。共 {n} 步。"},
    Words{"The time was over: this is the path so far. Steps: {n}.",
          "时间已到，以上是到此为止的步骤，共 {n} 步。",
          "時間已到，以上是到此為止的步驟，共 {n} 步。"},
};
static_assert(std::all_of(kPathEnds.begin(), kPathEnds.end(),
                          [](const Words& texts) { return words::is_whole(texts); }));

}  // namespace

std::string remark_on(const Assessment& assessed, int stage, Language language) {
  std::string text;
  if (assessed.solutions > 1) text = kSeveral.in(language);
  if (assessed.solutions == 0) text = kNone.in(language);
  if (assessed.mistakes.empty()) return text;
  const Layout& layout = assessed.view.layout();
  const Hint hint = hint_for_mistake(layout, assessed.mistakes.front(), stage, language);
  return sentences(std::move(text), hint.text, language);
}

Hint hint_of(const Assessment& assessed, const HintChoice& choice, int stage, Language language) {
  const Layout& layout = assessed.view.layout();
  std::string remark = remark_on(assessed, stage, language);
  Hint hint;
  switch (choice.kind) {
    case HintKind::kStep:
      hint = hint_for(layout, *choice.step, stage, language);
      break;
    case HintKind::kFull:
      hint.text = kAllFilled.in(language);
      break;
    case HintKind::kMistake:  // the remark is about it
      hint = hint_for_mistake(layout, choice.mistakes.front(), stage, language);
      hint.text.clear();
      break;
    default:
      hint.text = kNoHint.in(language);
  }
  hint.text = sentences(std::move(remark), hint.text, language);
  return hint;
}

std::string_view path_end_name(PathEnd end) {
  constexpr std::array<std::string_view, 5> kNames{"solved", "stuck", "contradiction", "until",
                                                   "timeout"};
  return kNames[static_cast<std::size_t>(end)];
}

std::string path_end_text(const View& view, PathEnd end, std::size_t steps, const Technique* until,
                          Language language) {
  std::string named;
  if (until != nullptr) named = until->names.in(language);
  if (end == PathEnd::kContradiction) {
    const std::vector<Mistake> mistakes = find_mistakes(view);
    named = hint_for_mistake(view.layout(), mistakes.front(), kMistakeStages, language).text;
  }
  return words::fill(kPathEnds[static_cast<std::size_t>(end)].in(language),
                     {{"n", std::to_string(steps)},
                      {"text", named},
                      {"filled", std::to_string(view.grid().filled_count())},
                      {"cells", std::to_string(view.grid().cell_count())}});
}

std::string_view why_name(WhyKind kind) {
  constexpr std::array<std::string_view, 9> kNames{"mistake", "held",  "filled", "peer",   "true",
                                                   "refuted", "wrong", "open",   "stopped"};
  return kNames[static_cast<std::size_t>(kind)];
}

std::string sentences(std::string first, const std::string& second, Language language) {
  const bool has_both = !first.empty() && !second.empty();
  if (has_both && language == Language::kEnglish) first += ' ';
  return first + second;
}

}  // namespace shudu::service
