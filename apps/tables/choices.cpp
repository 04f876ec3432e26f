// What a player may choose, and what it is called: levels, symmetries, layouts, modes, colours; and
// the roles that candidates have in a hint.
//
// The colours of cells are nine of a light and nine of a dark palette. Their names are told where a
// cell is read aloud.
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "faces/hint_role.h"
#include "faces/modes.h"
#include "shudu/core/layout_table.h"
#include "shudu/explain/board_text.h"
#include "shudu/generator/mask_symmetry.h"
#include "shudu/rating/levels.h"
#include "shudu/service/step_json.h"
#include "tables/parts.h"

namespace shudu::tables {
namespace {

struct ColourRow {
  Words light;
  Words dark;
};

constexpr std::array kColours{
    ColourRow{{"grey", "灰色", "灰色"}, {"grey", "灰色", "灰色"}},
    ColourRow{{"yellow", "黄色", "黃色"}, {"ochre", "赭色", "赭色"}},
    ColourRow{{"orange", "橙色", "橙色"}, {"brown", "棕色", "棕色"}},
    ColourRow{{"pink", "粉色", "粉紅色"}, {"maroon", "褐红色", "褐紅色"}},
    ColourRow{{"lilac", "淡紫色", "淡紫色"}, {"purple", "紫色", "紫色"}},
    ColourRow{{"blue", "蓝色", "藍色"}, {"navy", "藏青色", "海軍藍"}},
    ColourRow{{"teal", "青色", "青色"}, {"teal", "青色", "青色"}},
    ColourRow{{"moss", "苔绿色", "苔綠色"}, {"forest", "墨绿色", "墨綠色"}},
    ColourRow{{"lime", "黄绿色", "黃綠色"}, {"sage", "灰绿色", "灰綠色"}},
};

// In the order of HintTone.
constexpr std::array kTones{"main", "second", "fin"};

Json role_json(const faces::HintRole& row) {
  return {{"role", mark_role_name(row.mark)},
          {"look", kTones[static_cast<std::size_t>(row.tone)]},
          {"letter", std::string(1, row.letter)},
          {"words", in_each_language(role_words(row.mark))}};
}

Json level_json(const LevelRow& row) {
  constexpr double kTenths = 10.0;
  return {{"level", row.slug},
          {"name", in_each_language(row.names)},
          {"asks_for", in_each_language(row.asks_for)},
          {"from_er", row.from_er / kTenths},
          {"to_er", row.to_er / kTenths}};
}

Json layout_json(const LayoutRow& row) {
  return {{"layout", row.slug},
          {"size", row.layout->size()},
          {"classic", row.layout->is_classic()},
          {"words", in_each_language(row.words)}};
}

Json colours() {
  Json list = Json::array();
  for (std::size_t i = 0; i < kColours.size(); ++i) {
    list.push_back({{"number", i + 1},
                    {"light", in_each_language(kColours[i].light)},
                    {"dark", in_each_language(kColours[i].dark)}});
  }
  return list;
}

Json modes() {
  Json list = Json::array();
  for (std::size_t i = 0; i < faces::kModeWords.size(); ++i) {
    list.push_back({{"mode", game::kModeNames[i]},
                    {"name", in_each_language(faces::kModeWords[i].row().words)}});
  }
  return list;
}

}  // namespace

void add_choices(Json& tables) {
  tables["levels"] = listed(level_table(), level_json);
  tables["symmetries"] = listed(mask_symmetry_table(), [](const MaskSymmetryRow& row) {
    return Json{{"symmetry", row.slug}, {"words", in_each_language(row.words)}};
  });
  tables["layouts"] = listed(layout_table(), layout_json);
  tables["modes"] = modes();
  tables["colours"] = colours();
  tables["hint_roles"] = listed(faces::kHintRoles, role_json);
}

}  // namespace shudu::tables
