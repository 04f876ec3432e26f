// What the options of `render` ask for: the file, the page, what is drawn.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "shudu/render/page.h"

namespace shudu::cli {

struct LinkSite;  // link_sites.h

enum class PictureFormat : std::uint8_t { kUnsaid, kSvg, kPdf, kPng };

/// How candidates are drawn.
enum class MarkPlaces : std::uint8_t { kNone, kPlaces, kCorner, kCenter };

struct RenderOptions {
  PictureFormat to = PictureFormat::kUnsaid;  ///< --to; else the ending of -o decides
  int per_page = 0;                           ///< --per-page; 0 when not given
  const Paper* paper = nullptr;               ///< --paper; nullptr when not given
  SolutionPlace solutions = SolutionPlace::kNone;
  MarkPlaces marks = MarkPlaces::kNone;
  int hint_stage = 0;            ///< --hint, or 5 with --step; 0: no hint
  const LinkSite* qr = nullptr;  ///< nullptr: no code
  const Style* style = nullptr;  ///< nullptr: the first one
  std::string title;
  bool labels = false;
  int size = 0;                         ///< --size, pixels; 0 when not given
  bool difficulty = false;              ///< --difficulty was given
  const verbs::Scale* scale = nullptr;  ///< of --difficulty; nullptr: the level in words
};

/// `svg`, `pdf`, `png`.
[[nodiscard]] std::string_view picture_format_name(PictureFormat format);

}  // namespace shudu::cli
