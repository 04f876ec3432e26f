// The rows of shudu/render/style.h. Rows differ in few things, so each is made from one before it.
// Tried: bold digits in all cells. On paper they ran together at six puzzles a page.
#include <algorithm>

#include "shudu/render/style.h"

namespace shudu {
namespace {

constexpr Color rgb(unsigned hex) {
  return {static_cast<std::uint8_t>(hex >> 16U & 0xFFU),
          static_cast<std::uint8_t>(hex >> 8U & 0xFFU), static_cast<std::uint8_t>(hex & 0xFFU)};
}
static_assert(rgb(0x123456) == Color{0x12, 0x34, 0x56});

constexpr Color kBlack = rgb(0x000000);
constexpr Color kWhite = rgb(0xFFFFFF);

constexpr MarkLook look(MarkForm form, std::optional<Color> fill, std::optional<Color> edge,
                        Color digit = kBlack) {
  return {form, fill, edge, digit};
}

constexpr Style make_normal() {
  Style style{};
  style.slug = "normal";
  style.words = {"thin lines, soft colours", "细线、柔和的颜色", "細線、柔和的顏色"};
  style.paper = kWhite;
  style.box_line = rgb(0x1A1A1A);
  style.cell_line = rgb(0x8C8C8C);
  style.given = rgb(0x111111);
  style.placed = rgb(0x1F5FA8);
  style.candidate = rgb(0x555555);
  style.note = rgb(0x1F5FA8);
  style.text = rgb(0x111111);
  style.label = rgb(0x666666);
  style.region = rgb(0xECEFF4);
  style.region_edge = rgb(0x7D8BA3);
  style.house = rgb(0xFFF6D6);
  style.cell = rgb(0xFFE79A);
  style.link = rgb(0xA8321E);
  style.strike = rgb(0x9C1C10);
  style.roles = {
      look(MarkForm::kDisc, rgb(0x9FD3F2), std::nullopt),     // pattern
      look(MarkForm::kSquare, rgb(0xF7C873), std::nullopt),   // fin
      look(MarkForm::kDiamond, rgb(0xEDB3D4), std::nullopt),  // endo-fin
      look(MarkForm::kDisc, rgb(0x8FDDBF), rgb(0x00664B)),    // on
      look(MarkForm::kDisc, kWhite, rgb(0xA8321E)),           // off
      look(MarkForm::kDisc, rgb(0x9FD3F2), std::nullopt),     // colours A to D
      look(MarkForm::kSquare, rgb(0xF7C873), std::nullopt),
      look(MarkForm::kDiamond, rgb(0x8FDDBF), std::nullopt),
      look(MarkForm::kTriangle, rgb(0xEDB3D4), std::nullopt),
      look(MarkForm::kHexagon, rgb(0xF3EA7D), std::nullopt),  // guardian
  };
  style.elimination = look(MarkForm::kSquare, rgb(0xF6C1B4), std::nullopt);
  style.placement = look(MarkForm::kDisc, rgb(0x8FDDBF), rgb(0x00664B));
  style.cell_colors = {rgb(0xD9D9D9), rgb(0xF4C7C3), rgb(0xFCE0B0), rgb(0xFBF3B4), rgb(0xCDEBC5),
                       rgb(0xBFE3F2), rgb(0xC9CFF0), rgb(0xE5CDEB), rgb(0xEAD9C5)};
  style.box_line_part = 0.055;
  style.cell_line_part = 0.016;
  style.digit_part = 0.66;
  style.candidate_part = 0.26;
  style.scale = 1;
  return style;
}

constexpr Style make_large() {
  Style style = make_normal();
  style.slug = "large";
  style.words = {"large print: larger digits and text, stronger lines",
                 "大字版：数字和文字更大，线条更粗", "大字版：數字和文字更大，線條更粗"};
  style.cell_line = rgb(0x5E5E5E);
  style.given = kBlack;
  style.candidate = rgb(0x333333);
  style.box_line_part = 0.075;
  style.cell_line_part = 0.024;
  style.digit_part = 0.86;
  style.candidate_part = 0.33;
  style.has_bold_givens = true;
  style.scale = 1.5;
  return style;
}

constexpr Style make_contrast() {
  Style style = make_large();
  style.slug = "contrast";
  style.words = {"high contrast: black on white, full colours", "高对比度：白底黑字，颜色鲜明",
                 "高對比：白底黑字，顏色鮮明"};
  style.box_line = style.cell_line = style.given = style.candidate = kBlack;
  style.text = style.label = style.region_edge = kBlack;
  style.placed = style.note = rgb(0x003C8F);
  style.region = rgb(0xFFEB99);
  style.house = rgb(0xFFF59D);
  style.cell = rgb(0xFFD400);
  style.link = rgb(0x8A0000);
  style.strike = rgb(0x8A0000);
  style.roles = {
      look(MarkForm::kDisc, rgb(0x003C8F), std::nullopt, kWhite),
      look(MarkForm::kSquare, rgb(0xFFB000), kBlack),
      look(MarkForm::kDiamond, rgb(0x6A006A), std::nullopt, kWhite),
      look(MarkForm::kDisc, rgb(0x005A32), kBlack, kWhite),
      look(MarkForm::kDisc, kWhite, rgb(0x8A0000)),
      look(MarkForm::kDisc, rgb(0x003C8F), std::nullopt, kWhite),
      look(MarkForm::kSquare, rgb(0xFFB000), kBlack),
      look(MarkForm::kDiamond, rgb(0x005A32), std::nullopt, kWhite),
      look(MarkForm::kTriangle, rgb(0x6A006A), std::nullopt, kWhite),
      look(MarkForm::kHexagon, rgb(0xFFF200), kBlack),
  };
  style.elimination = look(MarkForm::kSquare, rgb(0xFFC8BE), rgb(0x8A0000));
  style.placement = look(MarkForm::kDisc, rgb(0x005A32), kBlack, kWhite);
  style.box_line_part = 0.1;
  style.cell_line_part = 0.035;
  return style;
}

constexpr Style make_grey() {
  Style style = make_normal();
  style.slug = "grey";
  style.words = {"shades of grey, for any printer", "灰度，适合任何打印机", "灰階，適合任何印表機"};
  style.placed = rgb(0x4A4A4A);
  style.note = rgb(0x4A4A4A);
  style.region = rgb(0xE6E6E6);
  style.region_edge = rgb(0x707070);
  style.house = rgb(0xF0F0F0);
  style.cell = rgb(0xDCDCDC);
  style.link = rgb(0x333333);
  style.strike = kBlack;
  style.roles = {
      look(MarkForm::kDisc, rgb(0xBDBDBD), std::nullopt),
      look(MarkForm::kSquare, rgb(0xBDBDBD), kBlack),
      look(MarkForm::kDiamond, kWhite, kBlack),
      look(MarkForm::kDisc, rgb(0xBDBDBD), kBlack),
      look(MarkForm::kDisc, kWhite, rgb(0x707070)),
      look(MarkForm::kDisc, rgb(0xA6A6A6), std::nullopt),
      look(MarkForm::kSquare, kWhite, kBlack),
      look(MarkForm::kDiamond, rgb(0xA6A6A6), kBlack),
      look(MarkForm::kTriangle, rgb(0xD9D9D9), kBlack),
      look(MarkForm::kHexagon, kWhite, kBlack),
  };
  style.elimination = look(MarkForm::kSquare, kWhite, rgb(0x707070));
  style.placement = look(MarkForm::kHexagon, rgb(0xBDBDBD), kBlack);
  style.cell_colors = {rgb(0xFAFAFA), rgb(0xF3F3F3), rgb(0xECECEC), rgb(0xE5E5E5), rgb(0xDEDEDE),
                       rgb(0xD7D7D7), rgb(0xD0D0D0), rgb(0xC9C9C9), rgb(0xC2C2C2)};
  return style;
}

constexpr std::array kTable{make_normal(), make_large(), make_contrast(), make_grey()};

}  // namespace

std::span<const Style> style_table() { return kTable; }

const Style* find_style(std::string_view slug) {
  const auto* const found = std::find_if(kTable.begin(), kTable.end(),
                                         [&](const Style& style) { return style.slug == slug; });
  return found == kTable.end() ? nullptr : found;
}

}  // namespace shudu
