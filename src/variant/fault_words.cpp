// The sentences of faults, in the order of FaultReason.
#include <array>
#include <cstddef>

#include "shudu/variant/fault.h"

namespace shudu::variant {
namespace {

constexpr std::array<Words, static_cast<std::size_t>(FaultReason::kCount)> kSentences{{
    {"the grid must have 1 to 25 rows and columns", "行数与列数须为 1 到 25",
     "列數與行數須為 1 到 25"},
    {"values must lie between 0 and 49, at most 25 of them",
     "数字须在 0 到 49 之间，且不超过 25 个", "數字須在 0 到 49 之間，且不超過 25 個"},
    {"there are too many variables behind the grid", "盘面之外的变量太多", "盤面之外的變數太多"},
    {"each cell needs candidates of the range of values", "每格的候选数须在数字范围之内",
     "每格的候選數須在數字範圍之內"},
    {"a region must have cells of the grid, none of them twice", "区域须由盘面内互不相同的格组成",
     "區域須由盤面內互不相同的格組成"},
    {"there are too many rules, or they speak of too many cells", "规则太多，或涉及的格太多",
     "規則太多，或涉及的格太多"},
    {"there is no such kind of rule", "没有这种规则", "沒有這種規則"},
    {"the rule has a field that its kind does not take", "规则中有这种规则不用的字段",
     "規則中有這種規則不用的欄位"},
    {"the rule has too few or too many cells", "规则的格数太少或太多", "規則的格數太少或太多"},
    {"the rule names a cell that is not there", "规则指向不存在的格", "規則指向不存在的格"},
    {"the rule names a cell twice", "规则重复指向同一格", "規則重複指向同一格"},
    {"the rule has too few or too many lists of cells", "规则的格组太少或太多",
     "規則的格組太少或太多"},
    {"a list of cells of the rule has the wrong length", "规则中有一组格的长度不对",
     "規則中有一組格的長度不對"},
    {"the rule lacks its number", "规则缺少数值", "規則缺少數值"},
    {"the number of the rule is out of range", "规则的数值超出范围", "規則的數值超出範圍"},
    {"the weights or values of the rule do not fit it", "规则的系数或数字不合要求",
     "規則的係數或數字不合要求"},
    {"the table of the rule does not fit the values", "规则的关系表与数字范围不符",
     "規則的關係表與數字範圍不符"},
    {"the automaton of the rule is unsound", "规则的自动机不成立", "規則的自動機不成立"},
    {"the rule has no branches", "规则没有分支", "規則沒有分支"},
    {"the rule does not fit this grid", "规则不适用于这种盘面", "規則不適用於這種盤面"},
    {"the rule leaves too many sets of values open", "规则可能的数字组合太多",
     "規則可能的數字組合太多"},
    {"rules stand too deep in other rules", "规则嵌套太深", "規則巢狀太深"},
}};

}  // namespace

const Words& fault_words(FaultReason reason) {
  return kSentences[static_cast<std::size_t>(reason)];
}

}  // namespace shudu::variant
