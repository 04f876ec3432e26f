// The options of `play`. A part of the table of options (option_table.cpp), after those of
// `canon`.
#pragma once

#include "cli/options/option_rows.h"

namespace shudu::cli::rows {

// In the order of faces::Colours.
inline constexpr std::array<std::string_view, 4> kColourWords{"auto", "256", "16", "none"};

inline constexpr std::array kPlayRows{
    option(OptionId::kPlain, "--plain", on<&PlayWish::plain>(),
           {"A dialogue in lines instead of a screen: for screen readers, braille and pipes.",
            "用逐行对话代替画面：供读屏软件、盲文显示器和管道使用。",
            "用逐行對話代替畫面：供螢幕報讀軟體、點字顯示器和管線使用。"}),
    option(OptionId::kStore, "--store FILE", path<&PlayWish::store>(),
           {"Keep the games in FILE instead of games.db in the folder shudu of XDG_DATA_HOME "
            "(~/.local/share).",
            "把游戏存在 FILE，而不是 XDG_DATA_HOME（~/.local/share）下的 shudu/games.db。",
            "把遊戲存在 FILE，而不是 XDG_DATA_HOME（~/.local/share）下的 shudu/games.db。"}),
    option(OptionId::kColours, "--color COLOURS", word_of<kColourWords, &PlayWish::colours>(),
           {"How many colours the screen uses; without it, as set in the game.",
            "画面使用多少种颜色；不指定时按游戏里的设置。",
            "畫面使用多少種顏色；不指定時依遊戲裡的設定。"}),
};

}  // namespace shudu::cli::rows
