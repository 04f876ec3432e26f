// `shudu solve`: the solution of each puzzle, or all of them, or how far the rules of logic get.
//
// Every puzzle is searched for a second solution, so that `multiple` is never missed; the one shown
// is then the smallest, whatever method found it.
#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/service/claim_json.h"
#include "shudu/service/json_list.h"
#include "shudu/solver/deduction.h"
#include "shudu/verbs/claimed_solution.h"

namespace shudu::cli {
namespace {

// SOLUTION, SOLUTION<TAB>multiple, -<TAB>none, -<TAB>invalid: ..., -<TAB>error: ...,
// BOARD<TAB>stalled<TAB>CANDIDATES
void solve_line_text(const Answer& answer, const Options& options, std::string& out) {
  if (answer.solution) {
    append_grid(*answer.solution, out);
  } else {
    out += '-';
  }
  if (answer.verdict == Verdict::kUnique) return;
  out += '\t';
  if (!has_error(answer.verdict)) {
    out += verdict_name(answer.verdict);
  } else {
    out += answer.verdict == Verdict::kInvalid ? "invalid: " : "error: ";
    out += error_sentence(answer, options.language);
  }
  if (answer.left) {
    out += '\t';
    append_marks(*answer.left, out);
  }
}

verbs::ListEnd list_solutions(const Options& options, const Question& question, SolutionSink emit) {
  return verbs::list_solutions(question.budget, question.layout, question.marks,
                               {options.limit, question.wish}, emit);
}

bool solve(const Options& options, const Question& question, Answer& answer) {
  const SearchResult result = search_up_to(question, 2);
  if (result.end == SearchEnd::kStopped) return false;
  answer.verdict = verdict_of(result.count);
  compare_claim(question, result, answer);
  const Method& method = options.method != nullptr ? *options.method : default_method();
  if (method.name == "logic") answer.logic = LogicReport{result.rules, result.nodes};
  if (result.count == 0) return true;
  answer.solution = result.first;
  if (result.count == 1 || method.is_lexicographic) return true;
  answer.solution = verbs::smallest(question.budget, question.layout, question.marks, result.first,
                                    question.wish);
  return answer.solution.has_value();
}

bool settle_solve_line(const LineResult& found, Answer& answer) {
  answer.verdict = found.has_solutions ? Verdict::kMultiple : Verdict::kNone;
  answer.solution = found.smallest;
  return true;
}

// Where the rules end, without any search.
bool solve_by_rules(const Question& question, Answer& answer) {
  if (question.record != nullptr && verbs::claims_solution(question.record->puzzle)) {
    const SearchResult found = search_up_to(question, 2);
    if (found.end == SearchEnd::kStopped) return false;
    compare_claim(question, found, answer);
  }
  const Deduction deduction = deduce(question.layout, question.marks);
  answer.logic = LogicReport{deduction.rules, 0};
  answer.verdict = deduction.solved          ? Verdict::kUnique
                   : deduction.contradiction ? Verdict::kNone
                                             : Verdict::kStalled;
  if (!deduction.contradiction) answer.solution = deduction.board;
  if (answer.verdict == Verdict::kStalled) answer.left = deduction.marks;
  return true;
}

// What every kind of list does after each solution and at its end.
bool keep_going(Desk& desk) { return desk.out.size() < kFlushBytes || desk.flush(); }

bool end_list(const Options& options, const verbs::ListEnd& list, Answer& answer) {
  answer.verdict = verdict_of(list.count + (list.has_more ? 1 : 0));
  if (list.was_stopped) become_timeout(answer, options);
  if (list.has_more && !options.quiet) {
    complain(say(options.language, Phrase::kListCut, answer.line, options.limit));
  }
  return !list.was_stopped;
}

// Two solutions are enough for that, however many are listed.
void compare_listed(const Question& question, Answer& answer) {
  if (question.record == nullptr || !verbs::claims_solution(question.record->puzzle)) return;
  const SearchResult found = search_up_to(question, 2);
  if (found.end != SearchEnd::kStopped) compare_claim(question, found, answer);
}

// One object; the solutions stream into it, so what is only known at the end stands at the end.
bool list_json(const Options& options, const Question& question, Answer& answer, Desk& desk) {
  compare_listed(question, answer);
  JsonObject object = AnswerWriter::open_record(answer, desk.out);
  JsonList solutions(object.name("solutions"));
  const verbs::ListEnd list = list_solutions(options, question, [&](const Grid& solution) {
    append_json_grid(solution, solutions.next());
    return keep_going(desk);
  });
  solutions.end();
  const bool is_whole = end_list(options, list, answer);
  object.text("status", verdict_name(answer.verdict));
  object.number("count", list.count);
  object.boolean("count_is_exact", is_whole && !list.has_more);
  if (answer.has_claim) service::add_claim(object, answer.claim_fault, options.language);
  object.end();
  desk.out += '\n';
  return is_whole || !desk.watch.is_ending();
}

// A solution a line, or a line of the user's own or a board for each.
bool list_answers(const Options& options, const Question& question, Answer& answer, Desk& desk,
                  const AnswerWriter& writer) {
  compare_listed(question, answer);
  const bool has_remarks = answer.claim_fault || !answer.left_out.empty();
  const bool is_plain = !options.line_format && !options.board && !has_remarks;
  // The words beside a solution say whether it is the only one.
  if (!is_plain) answer.verdict = verdict_of(search_up_to(question, 2).count);
  const verbs::ListEnd list = list_solutions(options, question, [&](const Grid& solution) {
    if (is_plain) {
      append_grid(solution, desk.out);
      desk.out += '\n';
    } else {
      answer.solution = solution;
      writer.write(answer, options.board, desk.out);
    }
    return keep_going(desk);
  });
  answer.solution.reset();
  const bool is_whole = end_list(options, list, answer);
  if (!is_whole && desk.watch.is_ending()) return false;
  if (!is_whole || list.count == 0) writer.write(answer, options.board, desk.out);
  return true;
}

}  // namespace

int run_solve(const Options& options, const Process& process) {
  RecordVerb verb;
  verb.style.line_text = solve_line_text;
  verb.draws_single = !options.all;
  verb.tells_alone = true;
  if (options.all) {
    verb.tell = [&options](const Question& question, Answer& answer, Desk& desk,
                           const AnswerWriter& writer) {
      return options.json ? list_json(options, question, answer, desk)
                          : list_answers(options, question, answer, desk, writer);
    };
  }
  if (!options.no_guess) verb.lines = LineVerb{"", settle_solve_line};
  verb.work = [&options](const Question& question, Answer& answer) {
    return options.no_guess ? solve_by_rules(question, answer) : solve(options, question, answer);
  };
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
