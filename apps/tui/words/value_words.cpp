// One row a value.
#include "tui/words/value_words.h"

namespace shudu::tui {
namespace {

struct ValueRow {
  std::string_view value;
  Words words;
};

constexpr ValueRow kValueRows[] = {
    {"on", {"on", "开", "開"}},
    {"off", {"off", "关", "關"}},
    {"both", {"both", "两种", "兩種"}},
    {"centre", {"centre", "中心标", "中心標"}},
    {"rules", {"rules", "按规则", "依規則"}},
    {"solution", {"solution", "按答案", "依答案"}},
    {"marks", {"marks", "标记", "標記"}},
    {"place", {"place", "填入", "填入"}},
    {"two", {"two kinds", "两种", "兩種"}},
    {"one", {"one kind", "一种", "一種"}},
    {"shown", {"shown", "显示", "顯示"}},
    {"hidden", {"hidden", "隐藏", "隱藏"}},
    {"first", {"first steps", "入门", "入門"}},
    {"easy", {"easy", "简单", "簡單"}},
    {"medium", {"medium", "中等", "中等"}},
    {"hard", {"hard", "困难", "困難"}},
    {"all", {"all", "全部", "全部"}},
    {"auto", {"auto", "自动", "自動"}},
    {"none", {"none", "无", "無"}},
    {"learnt", {"learnt", "已识别", "已辨識"}},
    {"dark", {"dark", "深色", "深色"}},
    {"light", {"light", "浅色", "淺色"}},
    {"en", {"English", "English", "English"}},
    {"zh-CN", {"简体中文", "简体中文", "简体中文"}},
    {"zh-TW", {"繁體中文", "繁體中文", "繁體中文"}},
};

}  // namespace

std::string value_text(std::string_view value, Language language) {
  if (value.starts_with("learnt ")) value = "learnt";  // its signs follow
  for (const ValueRow& row : kValueRows) {
    if (row.value == value) return std::string(row.words.in(language));
  }
  return std::string(value);
}

}  // namespace shudu::tui
