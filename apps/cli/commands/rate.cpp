// `shudu rate`: how hard each puzzle is, on the scale that was asked for.
//
//   PUZZLE<TAB>7.2/1.5/1.5<TAB>Hidden Pair       a scale's score and the hardest technique
//   PUZZLE<TAB>at least 9.2<TAB>timeout          where time was up, or no more was asked
//   -<TAB>none                                   what is no puzzle with one solution, with the
//   reason
//
// Rated are the givens alone. Filters leave out what is not wanted of the puzzles that have a
// rating.
#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/input/refused_record.h"
#include "cli/rate/rating_text.h"
#include "shudu/service/rating_json.h"

namespace shudu::cli {
namespace {

// The rating of one record.
class RatingTeller {
 public:
  RatingTeller(const Options& options, const Question& question, Answer& answer, Desk& desk,
               const AnswerWriter& writer)
      : options_(options), question_(question), answer_(answer), desk_(desk), writer_(writer) {}

  // False when the run was ended.
  bool tell() {
    if (!find_only_solution(question_, question_.marks, answer_)) return refuse();
    verbs::RateWish wish = options_.rate.wish;
    wish.with_path = options_.json;
    const Result<verbs::Rated> rated =
        scale().rate(question_.budget, question_.layout, *answer_.givens, wish);
    if (!rated) {
      answer_.verdict = Verdict::kUnreadable;
      answer_.error = rated.error();
      return refuse();
    }
    if (rated->is_stopped && desk_.watch.is_ending()) return false;
    if (rated->is_stopped) ++desk_.tally.failed;
    if (rated->is_wanted) write(*rated);
    return true;
  }

 private:
  [[nodiscard]] const verbs::Scale& scale() const {
    return options_.rate.scale != nullptr ? *options_.rate.scale : verbs::scale_table().front();
  }

  // What has no rating.
  bool refuse() { return refuse_record(options_, answer_, desk_, writer_); }

  void write(const verbs::Rated& rated) {
    std::string& out = desk_.out;
    if (options_.json) {
      JsonObject object = writer_.open_json(answer_, out);
      service::append_rating(rated.rating, options_.language, object.name("rating"));
      service::append_rating_steps(question_.layout, *answer_.givens, rated.rating,
                                   options_.language, object.name("steps"));
      object.end();
    } else {
      append_puzzle(answer_, out);
      const std::string hardest = hardest_name(rated, options_.language);
      out += '\t' + score_text(rated) + '\t';
      out += rated.is_stopped ? std::string(verdict_name(Verdict::kTimeout))
                              : (hardest.empty() ? "-" : hardest);
      append_remarks(answer_, options_.language, out);
    }
    out += '\n';
  }

  const Options& options_;
  const Question& question_;
  Answer& answer_;
  Desk& desk_;
  const AnswerWriter& writer_;
};

}  // namespace

int run_rate(const Options& options, const Process& process) {
  RecordVerb verb;
  verb.style.line_text = append_reason;
  verb.tell = [&options](const Question& question, Answer& answer, Desk& desk,
                         const AnswerWriter& writer) {
    return RatingTeller(options, question, answer, desk, writer).tell();
  };
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
