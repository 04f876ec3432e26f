// What a player may choose, and what it is called: levels, symmetries, layouts, modes, colours; and
// the roles that candidates have in a hint.
//
// The colours of cells are nine of a light and nine of a dark palette. Their names are told where a
// cell is read aloud.
#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "shudu/core/layout_table.h"
#include "shudu/explain/board_text.h"
#include "shudu/generator/mask_symmetry.h"
#include "shudu/rating/levels.h"
#include "shudu/service/step_json.h"
#include "tables/parts.h"
#include "tui/keys/key_table.h"
#include "tui/screens/hint_look.h"
#include "tui/words/words.h"

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

struct ModeRow {
  tui::Command command;
  std::string_view mode;
  tui::Word name;
};

// In the order of game::Mode, with the names that a saved game has.
constexpr std::array kModes{
    ModeRow{tui::Command::kDigitMode, "digit", tui::Word::kDigitMode},
    ModeRow{tui::Command::kCornerMode, "corner", tui::Word::kCornerMode},
    ModeRow{tui::Command::kCentreMode, "centre", tui::Word::kCentreMode},
    ModeRow{tui::Command::kColourMode, "colour", tui::Word::kColourMode},
};

constexpr std::array kMarkRoles{
    MarkRole::kPattern, MarkRole::kFin,      MarkRole::kEndoFin, MarkRole::kOn,
    MarkRole::kOff,     MarkRole::kColorA,   MarkRole::kColorB,  MarkRole::kColorC,
    MarkRole::kColorD,  MarkRole::kGuardian,
};

std::string_view look_of(tui::Role role) {
  if (role == tui::Role::kHintSecond) return "second";
  return role == tui::Role::kHintFin ? "fin" : "main";
}

Json role_json(MarkRole mark) {
  const tui::HintRole& row = tui::hint_role(mark);
  return {{"role", mark_role_name(mark)},
          {"look", look_of(row.role)},
          {"letter", std::string(1, row.letter)},
          {"words", in_each_language(role_words(mark))}};
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

}  // namespace

void add_choices(Json& tables) {
  tables["levels"] = listed(level_table(), level_json);
  tables["symmetries"] = listed(mask_symmetry_table(), [](const MaskSymmetryRow& row) {
    return Json{{"symmetry", row.slug}, {"words", in_each_language(row.words)}};
  });
  tables["layouts"] = listed(layout_table(), layout_json);
  tables["modes"] = listed(kModes, [](const ModeRow& row) {
    return Json{{"mode", row.mode},
                {"command", tui::row_of(row.command).slug},
                {"name", in_each_language([&row](Language language) {
                   return std::string(tui::word(row.name, language));
                 })}};
  });
  tables["colours"] = colours();
  tables["hint_roles"] = listed(kMarkRoles, role_json);
}

}  // namespace shudu::tables
