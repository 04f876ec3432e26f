// What a grid of candidates says: which of its single candidates are givens.
//
// Candidate grids print a placed digit and a naked single alike. HoDoKu's rule tells them apart: a
// lone digit is a placed one unless a peer still has that candidate. Candidates that only repeat
// the givens (every cell holds one digit or all of them) are no marks at all but a plain puzzle;
// that is how a plain puzzle is written in these formats, and so it reads back as one. Shared by
// `candidates` and `sukaku`. Tested in tests/formats/marks_test.cpp.
#pragma once

#include "shudu/core/layout.h"
#include "shudu/formats/puzzle.h"

namespace shudu {

/// The puzzle that these candidates are. `layout` says who are peers; nullptr for the usual one.
[[nodiscard]] Puzzle puzzle_of_marks(const Pencilmarks& marks, const Layout* layout);

}  // namespace shudu
