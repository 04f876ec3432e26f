#include "explain/fish_notation.h"

#include <span>

#include "explain/step_parts.h"
#include "shudu/logic/technique.h"

namespace shudu {
namespace {

// `r258`, `c14b3`.
std::string houses_in_short(const Layout& layout, std::span<const House> houses) {
  constexpr std::string_view kLetters = "rcbx";  // by HouseKind
  std::string text;
  for (const HouseKind kind :
       {HouseKind::kRow, HouseKind::kColumn, HouseKind::kBox, HouseKind::kRegion}) {
    bool is_first = true;
    for (const House house : houses) {
      if (layout.kind(house) != kind) continue;
      if (is_first) text += kLetters[static_cast<std::size_t>(kind)];
      is_first = false;
      text += std::to_string(layout.number(house) + 1);
    }
  }
  return text;
}

std::string fins_in_short(const Speech& speech, std::string_view letters, CellSet fins) {
  std::string text;
  for (const Cell fin : fins) {
    text += ' ';
    text += letters;
    text += say_cell(speech, fin);
  }
  return text;
}

std::string notation_of(const Speech& speech, const Step& step, std::span<const House> cover) {
  CellSet covered;
  for (const House house : cover) covered |= speech.layout.cells(house);
  // What is a fin of one siamese fish may be body of the other.
  const CellSet fins = cells_of_role(step, {MarkRole::kFin}) - covered;
  return houses_in_short(speech.layout, step.base) + " \\ " +
         houses_in_short(speech.layout, cover) + fins_in_short(speech, "f", fins) +
         fins_in_short(speech, "ef", cells_of_role(step, {MarkRole::kEndoFin}));
}

}  // namespace

std::vector<std::string> fish_notation(const Speech& speech, const Step& step) {
  if (step.technique->family != Family::kFish) return {};
  const std::span<const House> cover = step.cover;
  if (!step.flags.siamese) return {notation_of(speech, step, cover)};
  const std::size_t half = cover.size() / 2;
  return {notation_of(speech, step, cover.first(half)),
          notation_of(speech, step, cover.subspan(half))};
}

}  // namespace shudu
