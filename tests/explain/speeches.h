// What several tests of words need: a speech in each language on the classic layout, cells and
// links of it, and a look into a text.
#pragma once

#include <string>
#include <string_view>

#include "explain/places.h"
#include "shudu/logic/step.h"

namespace shudu::test {

inline const Speech kEn{Layout::classic(), Language::kEnglish};
inline const Speech kCn{Layout::classic(), Language::kSimplifiedChinese};
inline const Speech kTw{Layout::classic(), Language::kTraditionalChinese};

inline const Layout& classic() { return Layout::classic(); }

/// Rows and columns from 1.
inline Cell at(int row, int column) { return Cell::at(row - 1, column - 1, 9); }

inline ChainNode node(int digit, Cell cell, bool is_on, LinkKind link = LinkKind::kStart) {
  return {Digit(digit), CellSet::only(cell), is_on, link, NodeKind::kCell, -1};
}

inline bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

}  // namespace shudu::test
