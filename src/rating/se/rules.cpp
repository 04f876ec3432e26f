// The table of techniques of the scale. See shudu/rating/se_technique.h.
//
// Names of the original are those that lists of its steps show; slugs are those of logic's registry
// where the pattern is the same. Tests: tests/rating/technique_test.cpp.
#include "rating/se/rules.h"

#include <algorithm>
#include <array>
#include <initializer_list>

#include "shudu/core/find_row.h"
#include "shudu/core/fixed_text.h"

namespace shudu {
namespace {

// A pattern that has the slug of the registry here, too.
constexpr SeTechnique row(std::string_view slug, std::string_view original_name, Words names,
                          int tenths) {
  return {slug, slug, original_name, names, tenths};
}

constexpr auto kPlain = std::to_array<SeTechnique>({
    row("full-house", "Hidden Single", {"Full House", "同区剩余（九缺一）", "唯一解（九缺一）"},
        10),
    row("hidden-single-box", "Hidden Single", {"Hidden Single in a Box", "宫排除", "宮摒除"}, 12),
    row("hidden-single-column", "Hidden Single", {"Hidden Single in a Column", "列排除", "行摒除"},
        15),
    row("hidden-single-row", "Hidden Single", {"Hidden Single in a Row", "行排除", "列摒除"}, 15),
    row("direct-pointing", "Direct Pointing", {"Direct Pointing", "宫区块排除", "宮區塊摒除"}, 17),
    row("direct-claiming", "Direct Claiming", {"Direct Claiming", "行列区块排除", "行列區塊摒除"},
        19),
    row("direct-hidden-pair", "Direct Hidden Pair",
        {"Direct Hidden Pair", "数对排除（隐性数对）", "數對摒除（隱性數對）"}, 20),
    row("naked-single", "Naked Single", {"Naked Single", "唯一余数（唯余）", "唯一餘數（唯餘）"},
        23),
    row("direct-hidden-triple", "Direct Hidden Triplet",
        {"Direct Hidden Triple", "三数组排除（隐性三数组）", "三數組摒除（隱性三數組）"}, 25),
    row("pointing", "Pointing", {"Pointing", "宫区块", "宮區塊"}, 26),
    row("claiming", "Claiming", {"Claiming", "行列区块", "行列區塊"}, 28),
    row("naked-pair", "Naked Pair", {"Naked Pair", "显性数对", "顯性數對"}, 30),
    row("x-wing", "X-Wing", {"X-Wing", "二阶鱼（X-Wing）", "二階魚（X-Wing）"}, 32),
    row("hidden-pair", "Hidden Pair", {"Hidden Pair", "隐性数对", "隱性數對"}, 34),
    row("naked-triple", "Naked Triplet", {"Naked Triple", "显性三数组", "顯性三數組"}, 36),
    row("swordfish", "Swordfish", {"Swordfish", "三阶鱼（剑鱼）", "三階魚（劍魚）"}, 38),
    row("hidden-triple", "Hidden Triplet", {"Hidden Triple", "隐性三数组", "隱性三數組"}, 40),
    row("xy-wing", "XY-Wing", {"XY-Wing", "XY-Wing（XY 翼）", "XY-Wing（XY 翼）"}, 42),
    row("xyz-wing", "XYZ-Wing", {"XYZ-Wing", "XYZ-Wing（XYZ 翼）", "XYZ-Wing（XYZ 翼）"}, 44),
    row("unique-rectangle-1", "Unique Rectangle type 1",
        {"Unique Rectangle Type 1", "唯一矩形类型 1", "唯一矩形類型 1"}, 45),
    row("unique-rectangle-2", "Unique Rectangle type 2",
        {"Unique Rectangle Type 2", "唯一矩形类型 2", "唯一矩形類型 2"}, 45),
    row("unique-rectangle-3", "Unique Rectangle type 3",
        {"Unique Rectangle Type 3", "唯一矩形类型 3", "唯一矩形類型 3"}, 45),
    row("unique-rectangle-4", "Unique Rectangle type 4",
        {"Unique Rectangle Type 4", "唯一矩形类型 4", "唯一矩形類型 4"}, 45),
    row("unique-loop-1", "Unique Loop type 1",
        {"Unique Loop Type 1", "唯一环类型 1", "唯一環類型 1"}, 46),
    row("unique-loop-2", "Unique Loop type 2",
        {"Unique Loop Type 2", "唯一环类型 2", "唯一環類型 2"}, 46),
    row("unique-loop-3", "Unique Loop type 3",
        {"Unique Loop Type 3", "唯一环类型 3", "唯一環類型 3"}, 46),
    row("unique-loop-4", "Unique Loop type 4",
        {"Unique Loop Type 4", "唯一环类型 4", "唯一環類型 4"}, 46),
    row("naked-quadruple", "Naked Quad", {"Naked Quadruple", "显性四数组", "顯性四數組"}, 50),
    row("jellyfish", "Jellyfish", {"Jellyfish", "四阶鱼（水母）", "四階魚（水母）"}, 52),
    row("hidden-quadruple", "Hidden Quad", {"Hidden Quadruple", "隐性四数组", "隱性四數組"}, 54),
    row("bug-plus-1", "BUG type 1",
        {"Bivalue Universal Grave + 1", "全双值格致死解法 + 1（BUG+1）",
         "全雙值格致死解法 + 1（BUG+1）"},
        56),
    row("bug-type-2", "BUG type 2",
        {"Bivalue Universal Grave Type 2", "全双值格致死解法类型 2", "全雙值格致死解法類型 2"}, 57),
    row("bug-type-3", "BUG type 3",
        {"Bivalue Universal Grave Type 3", "全双值格致死解法类型 3", "全雙值格致死解法類型 3"}, 58),
    row("bug-type-4", "BUG type 4",
        {"Bivalue Universal Grave Type 4", "全双值格致死解法类型 4", "全雙值格致死解法類型 4"}, 57),
    row("aligned-pair-exclusion", "Aligned Pair Exclusion",
        {"Aligned Pair Exclusion", "均衡数对", "均衡數對"}, 62),
    row("fishy-cycle", "Bidirectional X-Cycle", {"X-Cycle", "同数环（X 环）", "同數環（X 環）"},
        65),
    row("xy-cycle", "Bidirectional Y-Cycle", {"XY-Cycle", "双值格环", "雙值格環"}, 65),
    row("turbot-fish", "Turbot Fish", {"Turbot Fish", "多宝鱼", "多寶魚"}, 66),
    row("x-chain", "Forcing X-Chain",
        {"Forcing X-Chain", "同数强制链（X 链）", "同數強制鏈（X 鏈）"}, 66),
    row("continuous-nice-loop", "Bidirectional Cycle", {"Continuous Loop", "连续环", "連續環"}, 70),
    SeTechnique{"forcing-chain",
                "discontinuous-nice-loop",
                "Forcing Chain",
                {"Forcing Chain", "强制链", "強制鏈"},
                70},
    row("aligned-triple-exclusion", "Aligned Triplet Exclusion",
        {"Aligned Triple Exclusion", "均衡三数组", "均衡三數組"}, 75),
    row("nishio-forcing-chain", "Nishio Forcing Chains",
        {"Nishio Forcing Chains", "西尾彻也强制链", "西尾徹也強制鏈"}, 75),
    row("region-forcing-chain", "Region Forcing Chains",
        {"Region Forcing Chains", "区域强制链", "區域強制鏈"}, 80),
    row("cell-forcing-chain", "Cell Forcing Chains",
        {"Cell Forcing Chains", "单元格强制链", "單元格強制鏈"}, 80),
});

// Dynamic chains: four kinds of conclusions, by six levels of what may stand inside.
struct DynamicKind {
  std::string_view slug;
  Words names;
};
constexpr auto kDynamicKinds = std::to_array<DynamicKind>({
    {"double-", {"Double", "双重", "雙重"}},
    {"cell-", {"Cell", "单元格", "單元格"}},
    {"region-", {"Region", "区域", "區域"}},
    {"contradiction-", {"Contradiction", "矛盾", "矛盾"}},
});

struct DynamicLevel {
  std::string_view logic_slug;
  Words inside;
};
constexpr auto kDynamicLevels = std::to_array<DynamicLevel>({
    {"dynamic-forcing-chain", {"", "", ""}},
    {"dynamic-plus-forcing-chain", {" (+)", "（+）", "（+）"}},
    {"nested-forcing-chain-2", {" (+ Forcing Chains)", "（+ 强制链）", "（+ 強制鏈）"}},
    {"nested-forcing-chain-3",
     {" (+ Multiple Forcing Chains)", "（+ 多重强制链）", "（+ 多重強制鏈）"}},
    {"nested-forcing-chain-4",
     {" (+ Dynamic Forcing Chains)", "（+ 动态强制链）", "（+ 動態強制鏈）"}},
    {"nested-forcing-chain-5",
     {" (+ Dynamic Forcing Chains (+ Forcing Chains))", "（+ 动态强制链（+ 强制链））",
      "（+ 動態強制鏈（+ 強制鏈））"}},
});
constexpr std::size_t kDynamicCount = kDynamicKinds.size() * kDynamicLevels.size();

using DynamicText = FixedText<96>;
constexpr DynamicText joined(std::initializer_list<std::string_view> parts) {
  DynamicText text;
  for (const std::string_view part : parts) text.append(part);
  return text;
}

struct DynamicTexts {
  DynamicText slug, en, zh_cn, zh_tw;
};
constexpr DynamicTexts dynamic_texts(const DynamicLevel& level, const DynamicKind& kind) {
  const std::size_t at = level.logic_slug.find("forcing-");
  const Words& inside = level.inside;
  return {joined({level.logic_slug.substr(0, at), kind.slug, level.logic_slug.substr(at)}),
          joined({"Dynamic ", kind.names.en, " Forcing Chains", inside.en}),
          joined({"动态", kind.names.zh_cn, "强制链", inside.zh_cn}),
          joined({"動態", kind.names.zh_tw, "強制鏈", inside.zh_tw})};
}
constexpr auto kDynamicTexts = [] {
  std::array<DynamicTexts, kDynamicCount> texts;
  std::size_t n = 0;
  for (const DynamicLevel& level : kDynamicLevels) {
    for (const DynamicKind& kind : kDynamicKinds) texts[n++] = dynamic_texts(level, kind);
  }
  return texts;
}();

constexpr auto kTechniques = [] {
  std::array<SeTechnique, kPlain.size() + kDynamicCount> all{};
  std::copy(kPlain.begin(), kPlain.end(), all.begin());
  for (std::size_t i = 0; i < kDynamicCount; ++i) {
    const DynamicTexts& texts = kDynamicTexts[i];
    const std::size_t level = i / kDynamicKinds.size();
    const Words names{texts.en.view(), texts.zh_cn.view(), texts.zh_tw.view()};
    all[kPlain.size() + i] = {texts.slug.view(), kDynamicLevels[level].logic_slug, names.en, names,
                              85 + 5 * static_cast<int>(level)};
  }
  return all;
}();
static_assert(kTechniques.size() == static_cast<std::size_t>(se::Rule::kCount));

}  // namespace

std::span<const SeTechnique> se_technique_table() { return kTechniques; }

const SeTechnique* find_se_technique(std::string_view slug) {
  return find_row(kTechniques, [slug](const SeTechnique& row) { return row.slug == slug; });
}

namespace se {

const SeTechnique& technique_of(Rule rule) { return kTechniques[static_cast<std::size_t>(rule)]; }

}  // namespace se
}  // namespace shudu
