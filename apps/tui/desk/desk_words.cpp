#include "tui/desk/desk_words.h"

#include <array>

namespace shudu::tui {
namespace {

using D = DeskPhrase;

constexpr std::array kDeskWords{
    DeskWords{D::kNothingKept,
              "nothing-kept",
              {"Games are played, but not kept: {0}", "游戏可以玩，但不会保存：{0}",
               "遊戲可以玩，但不會儲存：{0}"}},
    DeskWords{D::kNowhereToKeep,
              "nowhere-to-keep",
              {"No folder for saved games is known here: games are played, but not kept.",
               "这里没有可存放游戏的文件夹：游戏可以玩，但不会保存。",
               "這裡沒有可存放遊戲的資料夾：遊戲可以玩，但不會儲存。"}},
    DeskWords{D::kPutAside,
              "put-aside",
              {"The file of saved games was damaged. It now lies at {0}; games read from it: {1}.",
               "游戏存档文件已损坏，现移至 {0}；从中读出 {1} 局游戏。",
               "遊戲存檔已損壞，現移至 {0}；從中讀出 {1} 局遊戲。"}},
    DeskWords{
        D::kMovesLost,
        "moves-lost",
        {"Moves that could not be read: {0}.", "读不出的步骤：{0} 步。", "讀不出的步驟：{0} 步。"}},
    DeskWords{D::kOnlyClassic,
              "only-classic",
              {"Levels and techniques are for the classic 9x9 layout only.",
               "难度和技巧只用于标准 9x9 数独。", "難度和技巧只用於標準 9x9 數獨。"}},
    DeskWords{D::kUnknownLayout,
              "unknown-layout",
              {"There is no layout {0}.", "没有名为 {0} 的布局。", "沒有名為 {0} 的版面。"}},
    DeskWords{
        D::kUnknownSymmetry,
        "unknown-symmetry",
        {"There is no symmetry {0}.", "没有名为 {0} 的对称方式。", "沒有名為 {0} 的對稱方式。"}},
    DeskWords{D::kWishContradicts,
              "wish-contradicts",
              {"No puzzle can be as wished: level and technique do not go together.",
               "没有这样的题目：难度和技巧对不上。", "沒有這樣的題目：難度和技巧對不上。"}},
    DeskWords{D::kNotMadeFor,
              "not-made-for",
              {"Puzzles are not made for {0}: it is never needed.",
               "无法专为{0}出题：没有题目非用它不可。", "無法專為{0}出題：沒有題目非用它不可。"}},
    DeskWords{D::kNotMade,
              "not-made",
              {"No such puzzle was found in {0} tries.", "试了 {0} 次，没有做出这样的题目。",
               "試了 {0} 次，沒有做出這樣的題目。"}},
    DeskWords{D::kStopped,
              "stopped",
              {"Stopped after {0} tries.", "试了 {0} 次后停止。", "試了 {0} 次後停止。"}},
    DeskWords{D::kNearest,
              "nearest",
              {"This is the nearest found: {0}.", "这是找到的最接近的：{0}。",
               "這是找到的最接近的：{0}。"}},
    DeskWords{D::kWhyNoHouse,
              "why-no-house",
              {"{0} at {1}: no digit in row, column or box forbids it.",
               "{1} 的 {0}：行、列、宫里没有数字与它冲突。",
               "{1} 的 {0}：列、行、宮裡沒有數字與它衝突。"}},
    DeskWords{D::kPracticeKept,
              "practice-kept",
              {"Practised: {0} of {1} solved.", "练习了 {1} 次，解出 {0} 次。",
               "練習了 {1} 次，解出 {0} 次。"}},
    DeskWords{D::kUsualChoices, "usual-choices", {"Usual choices", "常用组合", "常用組合"}},
    DeskWords{D::kAssumeOne,
              "assume-one",
              {"Assume a single solution", "使用以唯一解为前提的技巧", "使用以唯一解為前提的技巧"}},
    DeskWords{D::kEachTechnique, "each-technique", {"Each technique", "逐项选择", "逐項選擇"}},
    DeskWords{D::kTicked, "ticked", {"{0} ticked", "已选 {0} 项", "已選 {0} 項"}},
    DeskWords{D::kTooManyTicks,
              "too-many-ticks",
              {"These are too many differences to be kept. Begin from a usual choice that is "
               "nearer.",
               "改动太多，无法保存。请从更接近的常用组合开始。",
               "改動太多，無法儲存。請從更接近的常用組合開始。"}},
    DeskWords{D::kMarks, "marks", {"Marks", "标记", "標記"}},
};

static_assert(words::kIsSound<words::first_fault(kDeskWords)>);

}  // namespace

std::span<const DeskWords> desk_words() { return kDeskWords; }

std::string_view text_of(DeskPhrase phrase, Language language) {
  return words::text_of(kDeskWords, phrase, language);
}

}  // namespace shudu::tui
