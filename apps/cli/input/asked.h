// What is asked about a record, and how a verb that writes its answers by itself begins and ends
// them: the fields and columns that all have, the reason where there is no answer.
#pragma once

#include <string>

#include "cli/input/pipeline.h"
#include "cli/options/options.h"
#include "cli/output/answer.h"
#include "cli/output/answer_text.h"
#include "shudu/verbs/searching.h"
#include "shudu/verbs/solving.h"

namespace shudu::cli {

/// What is asked about a record that was read and whose givens do not clash: its position, by which
/// search, and what that may cost. The position has its record where the verb wants whole records,
/// and where there is more to one than the question. Verbs that take variants may be asked about
/// one.
struct Question {
  verbs::Position position;
  verbs::SearchWish wish;
  verbs::Budget& budget;
  /// Where it is not null, the question is about this; the position is that of an open grid then.
  const VariantRecord* variant = nullptr;
};

/// A record that a verb answers by itself: what is asked, and where the answer goes.
struct Asked {
  const Options& options;
  const Question& question;
  Answer& answer;
  Workplace& at;
  const AnswerWriter& writer;

  [[nodiscard]] std::string& out() const { return at.out; }
  [[nodiscard]] const Layout& layout() const { return question.position.layout; }
  /// The object of the answer with the fields that all have; `end_json` ends it.
  [[nodiscard]] JsonObject open_json() const { return writer.open_json(answer, at.out); }
  void end_json(JsonObject& object) const;
  /// Ends a line, with the columns that every line may end with.
  void end_line() const;
  /// Writes what has come where that is much; false: the output has failed or the run is ending.
  [[nodiscard]] bool flush_much() const { return at.out.size() < kFlushBytes || at.flush(); }

  /// Answers a question that has no answer with the reason; false when the run was ended.
  [[nodiscard]] bool refuse(const verbs::Unanswered& why) const;
  /// The same for one that was stopped.
  [[nodiscard]] bool end_early() const;
};

/// What came of the solution that the record claims.
void note_claim(const verbs::Claim& claim, Answer& answer);

/// Of a question about a variant that has no answer: true where the answer says so, false where the
/// work on it was ended.
[[nodiscard]] bool become_unanswered(const verbs::Unanswered& why, Answer& answer);

/// Turns the answer to a question whose search was stopped by its time limit into a timeout.
void become_timeout(Answer& answer, const Options& options);

}  // namespace shudu::cli
