// `shudu rate`: how hard each puzzle is, on the scale that was asked for.
//
//   PUZZLE<TAB>7.2/1.5/1.5<TAB>Hidden Pair       a scale's score and the hardest technique
//   PUZZLE<TAB>at least 9.2<TAB>timeout          where time was up, or no more was asked
//   -<TAB>none                                   what is no puzzle with one solution, with the
//   reason
//
// Rated are the givens alone. Filters leave out what is not wanted of the puzzles that have a
// rating.
#include <array>

#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/rate/rating_text.h"
#include "shudu/service/rating_json.h"

namespace shudu::cli {
namespace {

void write(const Asked& asked, const verbs::Rated& rated) {
  const Language language = asked.options.language;
  std::string& out = asked.out();
  if (asked.options.json) {
    JsonObject object = asked.open_json();
    service::append_rating(rated.rating, language, object.name("rating"));
    service::append_rating_steps(verbs::puzzle_view(asked.question.position), rated.rating,
                                 language, object.name("steps"));
    asked.end_json(object);
    return;
  }
  const std::string hardest = hardest_name(rated, language);
  if (asked.options.as_table) {
    asked.writer.write_row(asked.answer, std::array{score_text(rated), hardest}, out);
    return;
  }
  append_puzzle(asked.answer, out);
  out += '\t' + score_text(rated) + '\t';
  out += rated.is_stopped ? std::string(verdict_name(Verdict::kTimeout))
                          : (hardest.empty() ? "-" : hardest);
  asked.end_line();
}

// False when the run was ended.
bool rate(const Asked& asked) {
  const RateOptions& wanted = asked.options.rate;
  const verbs::Scale& scale =
      wanted.scale != nullptr ? *wanted.scale : verbs::scale_table().front();
  verbs::RateWish wish = wanted.wish;
  wish.with_path = asked.options.json;
  const Question& question = asked.question;
  const auto rated = verbs::rate(question.budget, question.position, scale, wish, question.wish);
  if (!rated) return asked.refuse(rated.error());
  asked.answer.verdict = Verdict::kUnique;
  if (rated->is_stopped && asked.at.watch.is_ending()) return false;
  if (rated->is_stopped) ++asked.at.tally.failed;
  if (rated->is_wanted) write(asked, *rated);
  return true;
}

}  // namespace

int run_rate(const Options& options, const Process& process) {
  ItemVerb verb{{}, rate};
  verb.manner.style.line_text = append_reason;
  verb.manner.style.columns = {{"rating", "hardest"}};
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
