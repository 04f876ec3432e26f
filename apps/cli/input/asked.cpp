#include "cli/input/asked.h"

namespace shudu::cli {

void Asked::end_json(JsonObject& object) const {
  object.end();
  at.out += '\n';
}

void Asked::end_line() const {
  append_remarks(answer, options.language, at.out);
  at.out += '\n';
}

bool Asked::refuse(const verbs::Unanswered& why) const {
  if (why.halt != verbs::Halt::kNone) return end_early();
  answer.verdict = why.error ? Verdict::kUnreadable : verdict_of(why.solutions);
  if (why.error) answer.error = *why.error;
  writer.write(answer, false, at.out);
  return true;
}

bool Asked::end_early() const {
  if (at.watch.is_ending()) return false;
  become_timeout(answer, options);
  writer.write(answer, false, at.out);
  return true;
}

void note_claim(const verbs::Claim& claim, Answer& answer) {
  answer.has_claim = claim.is_made;
  answer.claim_fault = claim.fault;
}

bool become_unanswered(const verbs::Unanswered& why, Answer& answer) {
  if (!why.error) return false;
  answer.verdict = Verdict::kUnreadable;
  answer.error = *why.error;
  return true;
}

void become_timeout(Answer& answer, const Options& options) {
  answer.verdict = Verdict::kTimeout;
  answer.solution.reset();
  answer.values.clear();
  answer.has_claim = false;
  answer.claim_fault.reset();
  answer.count.reset();
  answer.logic.reset();
  answer.redundant.reset();
  answer.spare.reset();
  answer.seconds = options.timeout.value_or(0);
}

}  // namespace shudu::cli
