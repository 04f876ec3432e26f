// The options of `play`. A part of the table of options (option_table.cpp), behind those of
// `canon`.
#pragma once

#include "cli/options/option_rows.h"
#include "cli/play/play_values.h"

namespace shudu::cli::rows {

inline UsageError turn_on_plain(Options& options, std::string_view /*value*/) {
  options.play.plain = true;
  return std::nullopt;
}

inline constexpr std::array kPlayRows{
    OptionRow{OptionId::kPlain,
              "plain",
              0,
              "",
              {"A dialogue in lines instead of a screen: for screen readers, braille and pipes.",
               "用逐行对话代替画面：供读屏软件、盲文显示器和管道使用。",
               "用逐行對話代替畫面：供螢幕報讀軟體、點字顯示器和管線使用。"},
              "",
              nullptr,
              turn_on_plain,
              kOwn,
              kShown},
    OptionRow{OptionId::kStore,
              "store",
              0,
              "FILE",
              {"Keep the games in FILE instead of games.db in the folder shudu of XDG_DATA_HOME "
               "(~/.local/share).",
               "把游戏存在 FILE，而不是 XDG_DATA_HOME（~/.local/share）下的 shudu/games.db。",
               "把遊戲存在 FILE，而不是 XDG_DATA_HOME（~/.local/share）下的 shudu/games.db。"},
              "",
              nullptr,
              apply_store,
              kOwn,
              kShown},
    OptionRow{OptionId::kColours,
              "color",
              0,
              "COLOURS",
              {"How many colours the screen uses; without it, as set in the game.",
               "画面使用多少种颜色；不指定时按游戏里的设置。",
               "畫面使用多少種顏色；不指定時依遊戲裡的設定。"},
              "",
              colour_choices,
              apply_colours,
              kOwn,
              kShown},
};

}  // namespace shudu::cli::rows
