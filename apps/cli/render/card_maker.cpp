// Tested in tests/cli/render_test.cpp.
#include "cli/render/card_maker.h"

#include "cli/input/stepping.h"
#include "cli/output/answer_text.h"
#include "cli/rate/rating_text.h"
#include "cli/render/link_sites.h"
#include "cli/words.h"
#include "shudu/core/layout_table.h"
#include "shudu/explain/mistake_words.h"
#include "shudu/logic/hint_step.h"
#include "shudu/rating/levels.h"
#include "shudu/rating/shudu_scale.h"

namespace shudu::cli {
namespace {

// What a layout asks for beside rows, columns and boxes: the line of its row in the table, or those
// of the rules that cannot be seen on a board.
std::string rules_of(const Layout& layout, Language language) {
  if (layout.extra_region_count() == 0 && !layout.is_anti_knight() && !layout.is_anti_king()) {
    return {};
  }
  std::string unseen;
  for (const LayoutRow& row : layout_table()) {
    if (*row.layout == layout) return std::string(row.words.in(language));
    const bool is_meant = (row.slug == "anti-knight" && layout.is_anti_knight()) ||
                          (row.slug == "anti-king" && layout.is_anti_king());
    if (!is_meant) continue;
    if (!unseen.empty()) unseen += language == Language::kEnglish ? "; " : "；";
    unseen += row.words.in(language);
  }
  return unseen;
}

class CardMaker {
 public:
  explicit CardMaker(const Asked& asked)
      : options_(asked.options),
        wanted_(options_.render),
        question_(asked.question),
        position_(question_.position),
        answer_(asked.answer),
        at_(asked.at),
        puzzle_(*position_.record) {}

  std::optional<MadeCard> make() {
    answer_.verdict = Verdict::kUnasked;
    made_.card = card_of(puzzle_, position_.layout);
    made_.card.rules = rules_of(position_.layout, options_.language);
    add_link();
    const bool is_done = wanted_.hint_stage > 0 ? add_hint() : add_marks();
    if (!is_done || !add_answers()) return std::nullopt;
    add_left_out();
    return std::move(made_);
  }

 private:
  void complain_of(std::string_view text) {
    made_.complaints.push_back(placed(answer_, text, options_.language));
  }

  void complain_of_time() {
    become_timeout(answer_, options_);
    complain_of(error_sentence(answer_, options_.language));
  }

  void add_link() {
    if (wanted_.qr == nullptr) return;
    made_.lacks_code = !position_.layout.is_classic() || puzzle_.marks_are_puzzle;
    if (!made_.lacks_code) made_.card.link = wanted_.qr->link(puzzle_.givens);
  }

  // Before a hint, which may be long: nobody is to take it for the whole puzzle.
  void add_left_out() {
    if (!find_other_rules(puzzle_)) return;
    std::string& text = made_.card.text;
    text.insert(0, say(options_.language, "drawn-without", puzzle_.left_out));
  }

  // The candidates of the record, or those that no filled peer holds. A sukaku is its candidates.
  bool add_marks() {
    BoardContent& board = made_.card.board;
    MarkPlaces places = wanted_.marks;
    if (places == MarkPlaces::kNone && puzzle_.marks_are_puzzle) places = MarkPlaces::kPlaces;
    if (places == MarkPlaces::kNone) return true;
    const View view(position_.layout, with_placed());
    const Pencilmarks marks = puzzle_.marks ? *puzzle_.marks : view.marks();
    if (places == MarkPlaces::kPlaces) board.candidates = marks;
    for (const Cell cell : view.open_cells()) {
      const auto i = static_cast<std::size_t>(cell.index());
      if (places == MarkPlaces::kCorner) board.corner_marks[i] = marks[cell];
      if (places == MarkPlaces::kCenter) board.center_marks[i] = marks[cell];
    }
    return true;
  }

  [[nodiscard]] Grid with_placed() const {
    Grid grid = puzzle_.givens;
    for (const Cell cell : puzzle_.placed.filled()) grid.place(cell, *puzzle_.placed[cell]);
    return grid;
  }

  // False when the run was ended; so below.
  bool add_hint() {
    auto assessed = assess(options_, question_, answer_);
    if (!assessed) return end_early() && add_marks();
    const auto choice = verbs::hint(question_.budget, *assessed, profile_of(options_.logic));
    if (!choice) return end_early() && add_marks();
    if (!assessed->mistakes.empty()) ++at_.tally.failed;
    const Hint hint = service::hint_of(*assessed, *choice, wanted_.hint_stage, options_.language);
    if (choice->step && wanted_.hint_stage == kHintStages) assessed->view.apply(*choice->step);
    made_.card.text = hint.text;
    made_.card.board.marks = hint.marks;
    show(assessed->view);
    return true;
  }

  void show(const View& view) {
    BoardContent& board = made_.card.board;
    board.placed = view.grid();
    for (const Cell cell : board.givens.filled()) board.placed.clear(cell);
    board.candidates = view.marks();
  }

  // Solution and difficulty, which both ask the solver.
  bool add_answers() {
    if (wanted_.solutions == SolutionPlace::kNone && !wanted_.difficulty) return true;
    const SearchResult found = verbs::search_up_to(question_.budget, position_, 2, question_.wish);
    if (found.end == SearchEnd::kStopped) return end_early();
    answer_.verdict = verdict_of(found.count);
    if (found.count != 1) {
      refuse();
      return true;
    }
    if (wanted_.solutions != SolutionPlace::kNone) made_.card.solution = found.first;
    return !wanted_.difficulty || add_difficulty();
  }

  bool end_early() {
    if (at_.watch.is_ending()) return false;
    complain_of_time();
    return true;
  }

  void refuse() {
    const Language language = options_.language;
    const std::string what =
        say(language, answer_.verdict == Verdict::kNone ? Phrase("has-no-solution")
                                                        : Phrase("has-several-solutions"));
    const bool wants_solution = wanted_.solutions != SolutionPlace::kNone;
    complain_of(say(
        language, wants_solution ? Phrase("no-solution-to-print") : Phrase("no-difficulty"), what));
  }

  bool add_difficulty() { return wanted_.scale == nullptr ? add_level() : add_score(); }

  bool add_level() {
    ShuduOptions options;
    options.stop = question_.budget.stop();
    const Result<ShuduRating> rating = rate_shudu(verbs::puzzle_view(position_), options);
    if (!rating) return refuse_rating(rating.error());
    if (rating->end == ShuduEnd::kStopped) return end_early();
    made_.card.difficulty = row_of(rating->level).names.in(options_.language);
    return true;
  }

  bool add_score() {
    const Result<verbs::Rated> rated =
        wanted_.scale->rate(question_.budget, verbs::puzzle_view(position_), options_.rate.wish);
    if (!rated) return refuse_rating(rated.error());
    if (rated->is_stopped) return end_early();
    made_.card.difficulty = score_text(*rated);
    return true;
  }

  bool refuse_rating(const Error& error) {
    complain_of(say(options_.language, "no-difficulty",
                    std::string(sentence(error, options_.language).view())));
    ++at_.tally.failed;
    return true;
  }

  const Options& options_;
  const RenderOptions& wanted_;
  const Question& question_;
  const verbs::Position& position_;
  Answer& answer_;
  Workplace& at_;
  const Puzzle& puzzle_;
  MadeCard made_;
};

}  // namespace

std::optional<MadeCard> make_card(const Asked& asked) { return CardMaker(asked).make(); }

bool draws_variants(const RenderOptions& wanted) {
  const bool has_plain_marks =
      wanted.marks == MarkPlaces::kNone || wanted.marks == MarkPlaces::kPlaces;
  return wanted.per_page <= 1 && wanted.solutions == SolutionPlace::kNone && has_plain_marks &&
         wanted.hint_stage == 0 && wanted.qr == nullptr && !wanted.difficulty;
}

Result<MadeCard> make_variant_card(const Asked& asked) {
  const variant::VariantPuzzle& puzzle = asked.question.variant->puzzle;
  if (puzzle.rows > variant::kMostLines) {
    const std::string size = std::to_string(puzzle.rows) + 'x' + std::to_string(puzzle.columns);
    return error_with(ErrorCode::kOtherRules, size);
  }
  asked.answer.verdict = Verdict::kUnasked;
  MadeCard made;
  VariantCard& card = made.variant.emplace();
  card.puzzle = puzzle;
  card.rules = variant_rules(puzzle, asked.options.language);
  card.has_candidates = asked.options.render.marks == MarkPlaces::kPlaces;
  return made;
}

}  // namespace shudu::cli
