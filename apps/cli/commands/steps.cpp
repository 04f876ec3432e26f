// `shudu steps`: every step that is there now, one JSON object a line; on a terminal, numbered
// sentences.
//
// Tried are the techniques of --technique; else, for a line of HoDoKu's library, those of its own
// code; else the usual ones (those of the first profile). Of these the nested forcing chains, which
// take seconds and find something nearly everywhere, are left out where anything else is found, and
// the deeper levels where a lower one finds something. A library line is searched with the
// options of its code and variant, and its `digits` are written as the library writes them. What is
// no step is an object with `status`: a record that could not be read, or of whose solutions there
// is something to say; it stands before the steps.
#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/input/stepping.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/explain/mistake_words.h"
#include "shudu/formats/library_line.h"
#include "shudu/logic/library_options.h"
#include "shudu/service/record_json.h"
#include "shudu/service/step_json.h"

namespace shudu::cli {
namespace {

// The steps of one record.
class StepTeller {
 public:
  explicit StepTeller(const Asked& asked) : asked_(asked), options_(asked.options) {}

  // False when the run was ended.
  bool tell() {
    const Question& question = asked_.question;
    const auto assessed = assess(options_, question, asked_.answer);
    if (!assessed) return asked_.refuse(assessed.error());
    if (!assessed->mistakes.empty()) ++asked_.at.tally.failed;
    remark(remark_on(*assessed, kMistakeStages, options_.language));
    if (!is_broken(*assessed)) library_ = library_head(question.position.record->notes);
    const auto take = [this](const Step& step) { return write(step); };
    const verbs::Halt halt = verbs::steps(question.budget, *assessed, wish(), take);
    return halt == verbs::Halt::kNone || asked_.end_early();
  }

 private:
  verbs::StepsWish wish() const {
    const std::vector<const Technique*>& named = options_.logic.techniques;
    verbs::StepsWish wish;
    wish.are_usual = named.empty() && !library_;
    wish.with_duals = !named.empty();
    wish.library = library_;
    wish.techniques = named;
    if (wish.are_usual) wish.techniques = profile_of(options_.logic).techniques;
    if (named.empty() && library_) wish.techniques = own_techniques();
    return wish;
  }

  // Those that a line of the library is about.
  std::vector<const Technique*> own_techniques() const {
    std::vector<const Technique*> own;
    for (const Technique& technique : technique_table()) {
      if (technique.library_code == library_->code) own.push_back(&technique);
    }
    if (own.empty() && !options_.quiet) {
      complain(say(options_.language, "no-library-technique", asked_.answer.line, library_->code));
    }
    return own;
  }

  bool write(const Step& step) {
    std::string& out = asked_.out();
    const Answer& answer = asked_.answer;
    ++count_;
    if (!options_.json) {
      out += std::to_string(count_) + ". ";
      out += named_step(asked_.layout(), step, options_.language);
      asked_.end_line();
      return asked_.flush_much();
    }
    JsonObject object = AnswerWriter::open_place(answer, out);
    service::add_rules(object, {}, answer.left_out);
    const DigitSet digits = library_ ? library_digits(step) : step.digits;
    add_step(object, step, {asked_.layout(), options_.language, digits});
    asked_.end_json(object);
    return asked_.flush_much();
  }

  // Says something about the record itself.
  void remark(const std::string& text) const {
    if (text.empty()) return;
    if (!options_.json) {
      asked_.out() += text;
      asked_.end_line();
      return;
    }
    JsonObject object = asked_.open_json();
    object.text("message", text);
    asked_.end_json(object);
  }

  const Asked& asked_;
  const Options& options_;
  std::optional<LibraryHead> library_;
  std::size_t count_ = 0;
};

}  // namespace

int run_steps(const Options& options, const Process& process) {
  Options asked = options;
  asked.json = options.json || !is_for_people(options);
  ItemVerb verb{{}, [](const Asked& question) { return StepTeller(question).tell(); }};
  verb.manner.style.line_text = append_error_line;
  verb.manner.wants_wholes = true;
  return run_records(asked, process, verb);
}

}  // namespace shudu::cli
