// See position.h. Tested in tests/cli/logic_verbs_test.cpp.
#include "cli/position.h"

#include <algorithm>
#include <array>

#include "cli/answer_text.h"
#include "cli/words.h"
#include "shudu/explain/mistake_words.h"
#include "shudu/logic/hint_step.h"

namespace shudu::cli {
namespace {

// Formats that write down every candidate, so that an empty cell is one that nothing fits.
bool has_every_candidate(const WholeRecord& record) {
  constexpr std::array<std::string_view, 3> kNames{"candidates", "hodoku", "sukaku"};
  return record.puzzle.marks_are_puzzle ||
         std::find(kNames.begin(), kNames.end(), record.format->name) != kNames.end();
}

View view_of(const Layout& layout, const WholeRecord& record) {
  const Puzzle& puzzle = record.puzzle;
  Grid grid = puzzle.givens;
  for (const Cell cell : puzzle.placed.filled()) grid.place(cell, *puzzle.placed[cell]);
  if (!puzzle.marks)
    return player_view(layout, puzzle.givens, grid, Pencilmarks(layout.size()), {});
  CellSet marked;
  for (const Cell cell : layout.all_cells()) {
    if (has_every_candidate(record) || !(*puzzle.marks)[cell].empty()) marked.insert(cell);
  }
  return player_view(layout, puzzle.givens, grid, *puzzle.marks, marked);
}

Verdict verdict_of(const SearchResult& result) {
  if (result.count == 0) return Verdict::kNone;
  return result.count == 1 ? Verdict::kUnique : Verdict::kMultiple;
}

}  // namespace

std::optional<Position> find_position(const Options& options, const Question& question,
                                      Answer& answer) {
  const Puzzle& puzzle = question.record->puzzle;
  const SearchResult found = search_up_to(options, question, 2);
  if (found.end == SearchEnd::kStopped) return std::nullopt;
  answer.verdict = verdict_of(found);
  Position position{view_of(question.layout, *question.record), {}, {}, {}};
  if (answer.verdict == Verdict::kUnique) position.solution = found.first;
  position.mistakes = position.solution ? find_mistakes(position.view, *position.solution)
                                        : find_mistakes(position.view);
  bool is_proved = position.solution && position.mistakes.empty();
  if (is_proved && puzzle.marks_are_puzzle) {
    const SearchResult of_givens =
        search_up_to(options, question, Pencilmarks::from_grid(puzzle.givens), 2);
    if (of_givens.end == SearchEnd::kStopped) return std::nullopt;
    is_proved = of_givens.count == 1;
  }
  position.find.uniqueness = is_proved && !options.logic.no_uniqueness;
  position.find.givens_known = !puzzle.marks_are_puzzle;
  position.find.stop = question.search.stop;
  return position;
}

Profile profile_for(const Position& position, const LogicOptions& options) {
  Profile profile = profile_of(options);
  return position.solution ? profile : without(std::move(profile), Trait::kSlow);
}

bool is_broken(const Position& position) {
  return std::any_of(position.mistakes.begin(), position.mistakes.end(), [](const Mistake& it) {
    return it.kind == MistakeKind::kTwice || it.kind == MistakeKind::kNoCandidate ||
           it.kind == MistakeKind::kNoPlace;
  });
}

Pencilmarks marks_of(const View& view) {
  Pencilmarks marks = view.marks();
  for (const Cell cell : view.grid().filled()) marks.set(cell, DigitSet::only(*view.grid()[cell]));
  return marks;
}

std::string remark_on(const Position& position, const Answer& answer, int stage,
                      Language language) {
  std::string text;
  if (answer.verdict == Verdict::kMultiple) text = say(language, Phrase::kPositionSeveral);
  if (answer.verdict == Verdict::kNone) text = say(language, Phrase::kPositionNone);
  if (position.mistakes.empty()) return text;
  const Layout& layout = position.view.layout();
  const Hint hint = hint_for_mistake(layout, position.mistakes.front(), stage, language);
  return sentences(std::move(text), hint.text, language);
}

void append_error_line(const Answer& answer, const Options& options, std::string& out) {
  out += answer.verdict == Verdict::kInvalid ? "invalid: " : "error: ";
  out += error_sentence(answer, options.language);
}

std::string sentences(std::string first, const std::string& second, Language language) {
  const bool has_both = !first.empty() && !second.empty();
  if (has_both && language == Language::kEnglish) first += ' ';
  return first + second;
}

std::string named_step(const Layout& layout, const Step& step, Language language) {
  return sentences(say(language, Phrase::kNamed, step.technique->names.in(language)),
                   explain_step(layout, step, language), language);
}

}  // namespace shudu::cli
