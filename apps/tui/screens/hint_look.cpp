// The first letter that a cell gets stays, except that what follows from the step is told in each
// case: a cell of the pattern that loses a candidate keeps its letter, and the panel says the rest.
#include "tui/screens/hint_look.h"

#include <array>

#include "shudu/logic/technique.h"
#include "tui/faces.h"

namespace shudu::tui {
namespace {

bool has_letter(const HintLook& look, Cell cell) {
  for (const HintCell& known : look.cells) {
    if (known.cell == cell) return true;
  }
  return false;
}

void add_letter(HintLook& look, const HintCell& cell) {
  if (!has_letter(look, cell.cell)) look.cells.push_back(cell);
}

// In the order of HintTone.
constexpr std::array kRoles{Role::kHintMain, Role::kHintSecond, Role::kHintFin};

/// Each cell of a pattern has a letter of its own while there are letters.
void add_pattern(HintLook& look, const StepMarks& marks, const Step* step) {
  const bool has_pivot =
      step != nullptr && step->technique != nullptr && step->technique->family == Family::kWings;
  char next = 'a';
  for (std::size_t i = 0; i < marks.cells.size(); ++i) {
    if (i == 0 && has_pivot) {
      add_letter(look, {marks.cells[i], 'P', Role::kHintMain});
      continue;
    }
    add_letter(look, {marks.cells[i], next, has_pivot ? Role::kHintSecond : Role::kHintMain});
    if (next != 'z') ++next;
    if (next == 'x') ++next;  // says that a cell loses something
  }
}

}  // namespace

HintLook hint_look(const Layout& layout, const StepMarks& marks, const Step* step) {
  HintLook look;
  for (const House house : marks.houses) look.houses |= layout.cells(house);
  add_pattern(look, marks, step);
  for (const Candidate placed : marks.placements) {
    look.candidates.push_back({placed, Role::kHintPut});
  }
  for (const Candidate gone : marks.eliminations) {
    look.candidates.push_back({gone, Role::kHintOut});
  }
  for (const Mark& mark : marks.candidates) {
    const HintRole& row = kHintRoles[static_cast<std::size_t>(mark.role)];
    const Role role = kRoles[static_cast<std::size_t>(row.tone)];
    look.candidates.push_back({mark.candidate, role});
    add_letter(look, {mark.candidate.cell, row.letter, role});
  }
  for (const Candidate placed : marks.placements) {
    add_letter(look, {placed.cell, '+', Role::kHintPut});
  }
  for (const Candidate gone : marks.eliminations) {
    add_letter(look, {gone.cell, 'x', Role::kHintOut});
  }
  return look;
}

}  // namespace shudu::tui
