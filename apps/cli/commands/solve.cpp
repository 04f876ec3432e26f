// `shudu solve`: the solution of each puzzle, or all of them, or how far the rules of logic get.
//
// Every puzzle is searched for a second solution, so that `multiple` is never missed; the one shown
// is then the smallest, whatever method found it.
#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/formats/variant/values_text.h"
#include "shudu/service/claim_json.h"
#include "shudu/service/json_list.h"
#include "shudu/service/variant_json.h"
#include "shudu/solver/deduction.h"
#include "shudu/verbs/claimed_solution.h"
#include "shudu/verbs/solving.h"
#include "shudu/verbs/variant/solving.h"

namespace shudu::cli {
namespace {

// SOLUTION, SOLUTION<TAB>multiple, -<TAB>none, -<TAB>invalid: ..., -<TAB>error: ...,
// BOARD<TAB>stalled<TAB>CANDIDATES
void solve_line_text(const Answer& answer, const Options& options, std::string& out) {
  if (has_solution(answer)) {
    append_solution(answer, out);
  } else {
    out += '-';
  }
  if (answer.verdict == Verdict::kUnique) return;
  out += '\t';
  if (!has_error(answer.verdict)) {
    out += verdict_name(answer.verdict);
  } else {
    append_error_line(answer, options, out);
  }
  if (answer.left) {
    out += '\t';
    append_marks(*answer.left, out);
  }
}

bool solve_variant(const Question& question, Answer& answer) {
  const auto solved = verbs::solve(question.budget, *question.variant);
  if (!solved) return become_unanswered(solved.error(), answer);
  answer.verdict = verdict_of(solved->solutions);
  note_claim(solved->claim, answer);
  answer.values = solved->solution;
  return true;
}

bool solve(const Options& options, const Question& question, Answer& answer) {
  if (question.variant != nullptr) return solve_variant(question, answer);
  const auto solved = verbs::solve(question.budget, question.position, question.wish);
  if (!solved) return false;
  answer.verdict = verdict_of(solved->solutions);
  note_claim(solved->claim, answer);
  answer.solution = solved->solution;
  const bool is_logic = options.method != nullptr && options.method->name == "logic";
  if (is_logic) answer.logic = LogicReport{solved->rules, solved->nodes};
  return true;
}

bool settle_solve_line(const LineResult& found, Answer& answer) {
  answer.verdict = found.is_unique       ? Verdict::kUnique
                   : found.has_solutions ? Verdict::kMultiple
                                         : Verdict::kNone;
  answer.solution = found.smallest;
  answer.has_claim = found.is_claimed;
  return true;
}

// Compares the solution that the record of a variant claims, as compare_claim does.
bool compare_variant_claim(const Question& question, Answer& answer) {
  if (question.variant->solution.empty()) return true;
  const auto checked = verbs::check(question.budget, *question.variant, false);
  if (checked) note_claim(checked->claim, answer);
  return checked.has_value();
}

// Compares the solution that the record claims, if it does. False when that was stopped.
bool compare_claim(const Question& question, Answer& answer) {
  if (question.variant != nullptr) return compare_variant_claim(question, answer);
  const Puzzle* const record = question.position.record;
  if (record == nullptr || !verbs::claims_solution(*record)) return true;
  const auto checked = verbs::check(question.budget, question.position, false, question.wish);
  if (checked) note_claim(checked->claim, answer);
  return checked.has_value();
}

// Where the rules end, without any search.
bool solve_by_rules(const Question& question, Answer& answer) {
  if (!compare_claim(question, answer)) return false;
  const Deduction deduction = deduce(question.position.layout, question.position.marks);
  answer.logic = LogicReport{deduction.rules, 0};
  answer.verdict = deduction.solved          ? Verdict::kUnique
                   : deduction.contradiction ? Verdict::kNone
                                             : Verdict::kStalled;
  if (!deduction.contradiction) answer.solution = deduction.board;
  if (answer.verdict == Verdict::kStalled) answer.left = deduction.marks;
  return true;
}

verbs::ListEnd list_solutions(const Asked& asked, SolutionSink emit) {
  const Question& question = asked.question;
  return verbs::list_solutions(question.budget, question.position,
                               {asked.options.limit, question.wish}, emit);
}

bool end_list(const Options& options, const verbs::ListEnd& list, Answer& answer) {
  answer.verdict = verdict_of(list.count + (list.has_more ? 1 : 0));
  if (list.was_stopped) become_timeout(answer, options);
  if (list.has_more && !options.quiet) {
    complain(say(options.language, "list-cut", answer.line, options.limit));
  }
  return !list.was_stopped;
}

// The solutions of a variant, in the order of being found.
Result<verbs::ListEnd, verbs::Unanswered> list_variant(const Asked& asked,
                                                       verbs::VariantSink emit) {
  return verbs::list_solutions(asked.question.budget, *asked.question.variant, asked.options.limit,
                               emit);
}

bool list_variant_json(const Asked& asked) {
  Answer& answer = asked.answer;
  compare_claim(asked.question, answer);
  JsonObject object = AnswerWriter::open_record(answer, asked.out());
  JsonList solutions(object.name("solutions"));
  const auto list = list_variant(asked, [&](const std::vector<int>& values) {
    service::append_json_values(values, asked.question.variant->puzzle, solutions.next());
    return asked.flush_much();
  });
  solutions.end();
  const bool is_whole = list && end_list(asked.options, *list, answer);
  if (!list) (void)become_unanswered(list.error(), answer);
  object.text("status", verdict_name(answer.verdict));
  object.number("count", list ? list->count : 0);
  object.boolean("count_is_exact", is_whole && !list->has_more);
  if (answer.has_claim) {
    service::add_claim(object, answer.claim_fault, asked.options.language);
  }
  asked.end_json(object);
  return is_whole || !asked.at.watch.is_ending();
}

bool list_variant_lines(const Asked& asked) {
  Answer& answer = asked.answer;
  const auto list = list_variant(asked, [&](const std::vector<int>& values) {
    if (asked.options.line_format) {
      answer.values = values;
      asked.writer.write(answer, false, asked.out());
    } else {
      variant::append_values(values, asked.question.variant->puzzle, asked.out());
      asked.out() += '\n';
    }
    return asked.flush_much();
  });
  answer.values.clear();
  if (!list) return asked.refuse(list.error());
  const bool is_whole = end_list(asked.options, *list, answer);
  if (!is_whole && asked.at.watch.is_ending()) return false;
  if (!is_whole || list->count == 0) asked.writer.write(answer, false, asked.out());
  return true;
}

// One object; the solutions stream into it, so what is only known at the end stands at the end.
bool list_json(const Asked& asked) {
  if (asked.question.variant != nullptr) return list_variant_json(asked);
  Answer& answer = asked.answer;
  compare_claim(asked.question, answer);
  JsonObject object = AnswerWriter::open_record(answer, asked.out());
  JsonList solutions(object.name("solutions"));
  const verbs::ListEnd list = list_solutions(asked, [&](const Grid& solution) {
    append_json_grid(solution, solutions.next());
    return asked.flush_much();
  });
  solutions.end();
  const bool is_whole = end_list(asked.options, list, answer);
  object.text("status", verdict_name(answer.verdict));
  object.number("count", list.count);
  object.boolean("count_is_exact", is_whole && !list.has_more);
  if (answer.has_claim) {
    service::add_claim(object, answer.claim_fault, asked.options.language);
  }
  asked.end_json(object);
  return is_whole || !asked.at.watch.is_ending();
}

// A solution a line, or a line of the user's own or a board for each.
bool list_answers(const Asked& asked) {
  if (asked.question.variant != nullptr) return list_variant_lines(asked);
  const Options& options = asked.options;
  Answer& answer = asked.answer;
  compare_claim(asked.question, answer);
  const bool has_remarks = answer.claim_fault || !answer.left_out.empty();
  const bool is_plain = !options.line_format && !options.board && !has_remarks;
  // The words beside a solution say whether it is the only one.
  if (!is_plain) {
    const Question& question = asked.question;
    const SearchResult found =
        verbs::search_up_to(question.budget, question.position, 2, question.wish);
    answer.verdict = verdict_of(found.count);
  }
  const verbs::ListEnd list = list_solutions(asked, [&](const Grid& solution) {
    if (is_plain) {
      append_grid(solution, asked.out());
      asked.out() += '\n';
    } else {
      answer.solution = solution;
      asked.writer.write(answer, options.board, asked.out());
    }
    return asked.flush_much();
  });
  answer.solution.reset();
  const bool is_whole = end_list(options, list, answer);
  if (!is_whole && asked.at.watch.is_ending()) return false;
  if (!is_whole || list.count == 0) asked.writer.write(answer, options.board, asked.out());
  return true;
}

}  // namespace

int run_solve(const Options& options, const Process& process) {
  VerbManner manner;
  manner.names_layout = true;
  // Methods and the rules of logic are those of grids.
  const bool is_fast = options.method == nullptr || options.method->name == "fast";
  manner.takes_variants = is_fast && !options.no_guess;
  manner.style.line_text = solve_line_text;
  manner.style.columns = {{"solution"}, [](const Answer& answer, const Options&, TableRow& row) {
                            if (answer.verdict != Verdict::kUnique) return;
                            std::string solution;
                            append_solution(answer, solution);
                            row.add(solution);
                          }};
  manner.draws_single = !options.all;
  if (options.all) {
    manner.works_alone = true;
    const auto list = options.json ? list_json : list_answers;
    return run_records(options, process, ItemVerb{manner, list});
  }
  LineVerb verb{manner, [&options](const Question& question, Answer& answer) {
                  return options.no_guess ? solve_by_rules(question, answer)
                                          : solve(options, question, answer);
                }};
  if (!options.no_guess) verb.batches = BatchAnswers{"", settle_solve_line};
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
