// What a record holds; see puzzle.h.
#include "shudu/formats/puzzle.h"

namespace shudu {

bool Notes::empty() const {
  return title.empty() && author.empty() && description.empty() && comment.empty() &&
         date.empty() && source.empty() && level.empty() && url.empty();
}

Pencilmarks Puzzle::question() const {
  return marks_are_puzzle && marks ? *marks : Pencilmarks::from_grid(givens);
}

void Puzzle::clear(int size) {
  givens = Grid(size);
  placed = Grid(size);
  marks.reset();
  marks_are_puzzle = false;
  solution.reset();
  for (std::string* text : {&notes.title, &notes.author, &notes.description, &notes.comment,
                            &notes.date, &notes.source, &notes.level, &notes.url}) {
    text->clear();
  }
}

Holdings parts_of(const Puzzle& puzzle) {
  Holdings parts;
  if (puzzle.marks_are_puzzle) {
    parts = parts | Part::kSukaku;  // its givens follow from the marks
  } else {
    parts = parts | Part::kGivens;
    if (puzzle.marks) parts = parts | Part::kMarks;
  }
  if (puzzle.placed != Grid(puzzle.size())) parts = parts | Part::kPlaced;
  if (puzzle.solution) parts = parts | Part::kSolution;
  if (!puzzle.notes.empty()) parts = parts | Part::kNotes;
  if (puzzle.size() != kMaxSize) parts = parts | Part::kOtherSizes;
  return parts;
}

}  // namespace shudu
