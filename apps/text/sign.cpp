// Marks that combine are those blocks of Unicode 15 that terminals show in no column of their own
// (general category Mn and Me); of the scripts of India and further east only those that titles of
// puzzles have been seen with.
#include "text/sign.h"

#include <array>
#include <cstddef>

#include "shudu/core/characters.h"
#include "text/text.h"

namespace shudu {
namespace {

constexpr int kMostMarks = 3;

constexpr auto kCombining = std::to_array<CharacterRange>({
    {0x300, 0x36F},     {0x483, 0x489},     {0x591, 0x5BD},   {0x5BF, 0x5BF},   {0x5C1, 0x5C2},
    {0x5C4, 0x5C5},     {0x5C7, 0x5C7},     {0x610, 0x61A},   {0x64B, 0x65F},   {0x670, 0x670},
    {0x6D6, 0x6DC},     {0x6DF, 0x6E4},     {0x6E7, 0x6E8},   {0x6EA, 0x6ED},   {0x900, 0x902},
    {0x93A, 0x93A},     {0x93C, 0x93C},     {0x941, 0x948},   {0x94D, 0x94D},   {0xE31, 0xE31},
    {0xE34, 0xE3A},     {0xE47, 0xE4E},     {0x1160, 0x11FF}, {0x1AB0, 0x1ACE}, {0x1DC0, 0x1DFF},
    {0x20D0, 0x20F0},   {0x302A, 0x302D},   {0x3099, 0x309A}, {0xFE00, 0xFE0F}, {0xFE20, 0xFE2F},
    {0x1F3FB, 0x1F3FF}, {0xE0100, 0xE01EF},
});

struct StandIn {
  std::string_view signs;  ///< UTF-8, one after the other
  char ascii;
};

constexpr std::array kStandIns{
    StandIn{"─━═┄┅╌╍‐‑‒–—―−", '-'},
    StandIn{"│┃║┆┇╎╏▏▕", '|'},
    StandIn{"┌┐└┘├┤┬┴┼┏┓┗┛┣┫┳┻╋╔╗╚╝╠╣╦╩╬┝┞┟┠┥┨┯┰┷┸┿╂╒╓╕╖╘╙╛╜╞╟╡╢╤╥╧╨╪╫╭╮╯╰", '+'},
    StandIn{"…", '~'},
    StandIn{"·•∙●○◦", '.'},
    StandIn{"→▶►›»", '>'},
    StandIn{"←◀◄‹«", '<'},
    StandIn{"↑▲△", '^'},
    StandIn{"↓▼▽", 'v'},
    StandIn{"×✕✗✘", 'x'},
    StandIn{"✓✔", '*'},
    StandIn{"‘’′´", '\''},
    StandIn{"“”″", '"'},
    StandIn{"█▉▊▋▌▓▒■", '#'},
    StandIn{"°", 'o'},
};

}  // namespace

std::vector<Sign> signs_of(std::string_view text) {
  const std::string shown = escaped(text);
  std::vector<Sign> signs;
  int marks = kMostMarks;  // nothing to combine with yet
  for (std::string_view rest = shown; !rest.empty();) {
    const auto [code, length] = decode_character(rest);
    const std::string_view character = rest.substr(0, length);
    rest.remove_prefix(length);
    if (!is_in(kCombining, code)) {
      signs.push_back({std::string(character), static_cast<int>(display_width(character))});
      marks = 0;
    } else if (marks < kMostMarks) {
      signs.back().text += character;
      ++marks;
    }
  }
  return signs;
}

Sign ascii_sign(const Sign& sign) {
  if (sign.columns == 2) return sign;
  if (static_cast<unsigned char>(sign.text.front()) < 0x80) return {sign.text.substr(0, 1), 1};
  const std::size_t length = decode_character(sign.text).length;
  const std::string_view character = std::string_view(sign.text).substr(0, length);
  for (const StandIn& row : kStandIns) {
    if (row.signs.find(character) != std::string_view::npos) return {std::string(1, row.ascii), 1};
  }
  return {"?", 1};
}

}  // namespace shudu
