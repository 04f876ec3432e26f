#include "explain/symmetry_words.h"

#include "shudu/logic/visible_symmetry.h"

namespace shudu {
namespace {

constexpr std::array<Words, 8> kNames = {{
    {"a half turn of the grid", "盘面旋转 180°", "盤面旋轉 180°"},
    {"a quarter turn of the grid to the right", "盘面顺时针旋转 90°", "盤面順時針旋轉 90°"},
    {"reflection in the diagonal from the top left", "沿左上到右下的对角线翻转",
     "沿左上到右下的對角線翻轉"},
    {"reflection in the diagonal from the bottom left", "沿左下到右上的对角线翻转",
     "沿左下到右上的對角線翻轉"},
    {"a shift of the grid by one box to the right", "整个盘面循环右移一宫", "整個盤面循環右移一宮"},
    {"a shift of the grid by one box down", "整个盘面循环下移一宫", "整個盤面循環下移一宮"},
    {"a shift of the grid by one box to the right and one down", "整个盘面循环右移并下移一宫",
     "整個盤面循環右移並下移一宮"},
    {"a shift of the grid by one box to the right and one up", "整个盘面循环右移并上移一宫",
     "整個盤面循環右移並上移一宮"},
}};
static_assert(kNames.size() == kVisibleSymmetries.size());

}  // namespace

std::string say_symmetry(const Speech& speech, const Step& step) {
  if (!step.symmetry) return {};
  const Symmetry moves = step.symmetry->without_renaming();
  for (const VisibleSymmetry visible : kVisibleSymmetries) {
    if (moves_of(visible, speech.layout) != moves) continue;
    return std::string(kNames[static_cast<std::size_t>(visible)].in(speech.language));
  }
  return {};
}

std::string say_renaming(const Speech& speech, const Step& step) {
  if (!step.symmetry) return {};
  std::string text;
  DigitSet left = speech.layout.all_digits();
  while (!left.empty()) {
    const Digit first = left.first();
    if (!text.empty()) text += speech.language == Language::kEnglish ? ", " : "、";
    text += first.to_char();
    Digit digit = first;
    do {
      left.erase(digit);
      digit = step.symmetry->apply(digit);
      text += "→";
      text += digit.to_char();
    } while (digit != first && left.contains(digit));
  }
  return text;
}

}  // namespace shudu
