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
#include "cli/input/position.h"
#include "cli/input/records.h"
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
class StepList {
 public:
  StepList(const Options& options, const Question& question, Answer& answer, Desk& desk,
           const AnswerWriter& writer)
      : options_(options), question_(question), answer_(answer), desk_(desk), writer_(writer) {}

  // False when the run was ended.
  bool tell() {
    const std::optional<Position> position = find_position(options_, question_, answer_);
    if (!position) return end_early();
    if (!position->mistakes.empty()) ++desk_.tally.failed;
    remark(remark_on(*position, kMistakeStages, options_.language));
    return is_broken(*position) || list(*position) || end_early();
  }

 private:
  bool list(const Position& position) {
    library_ = library_head(question_.record->puzzle.notes);
    for (const Technique* technique : techniques()) {
      if (count_ > 0 && is_implied() && technique->has(Trait::kSlow)) break;
      const auto sink = [&](Step&& step) { return take(step); };
      visit_steps(position.view, *technique, find_options(position, *technique), sink);
      if (position.find.is_stopped()) return false;
    }
    return true;
  }

  // Does nobody ask for the techniques by name?
  bool is_implied() const { return options_.logic.techniques.empty() && !library_; }

  std::vector<const Technique*> techniques() const {
    if (!options_.logic.techniques.empty()) return options_.logic.techniques;
    if (!library_) return profile_of(options_.logic).techniques;
    std::vector<const Technique*> own;
    for (const Technique& technique : technique_table()) {
      if (technique.library_code == library_->code) own.push_back(&technique);
    }
    if (own.empty() && !options_.quiet) {
      complain(say(options_.language, Phrase::kNoLibraryTechnique, answer_.line, library_->code));
    }
    return own;
  }

  FindOptions find_options(const Position& position, const Technique& technique) const {
    // Who asks for a dual by its name wants it.
    const bool wants_duals = !options_.logic.techniques.empty() && technique.has(Trait::kOnRequest);
    FindOptions find = position.find;
    find.duals = wants_duals;
    if (!library_) return find;
    const bool is_own = technique.library_code == library_->code;
    find = library_options(technique.library_code, is_own ? library_->variant : std::string_view());
    find.duals = find.duals || wants_duals;
    find.uniqueness = position.find.uniqueness;
    find.givens_known = position.find.givens_known;
    find.stop = position.find.stop;
    return find;
  }

  bool take(const Step& step) {
    if (question_.budget.stop().is_asked()) return false;
    std::string& out = desk_.out;
    ++count_;
    if (!options_.json) {
      out += std::to_string(count_) + ". ";
      out += named_step(question_.layout, step, options_.language);
      append_remarks(answer_, options_.language, out);
      out += '\n';
    } else {
      JsonObject object(out);
      object.number("schema", 1);
      object.number("index", answer_.index);
      if (!answer_.file.empty()) object.text("file", answer_.file);
      object.number("line", answer_.line);
      service::add_rules(object, {}, answer_.left_out);
      const DigitSet digits = library_ ? library_digits(step) : step.digits;
      add_step(object, step, {question_.layout, options_.language, digits});
      object.end();
      out += '\n';
    }
    return out.size() < kFlushBytes || desk_.flush();
  }

  // Says something about the record itself.
  void remark(const std::string& text) {
    if (text.empty()) return;
    if (options_.json) {
      JsonObject object = writer_.open_json(answer_, desk_.out);
      object.text("message", text);
      object.end();
    } else {
      desk_.out += text;
      append_remarks(answer_, options_.language, desk_.out);
    }
    desk_.out += '\n';
  }

  bool end_early() {
    if (desk_.watch.is_ending()) return false;
    become_timeout(answer_, options_);
    writer_.write(answer_, false, desk_.out);
    return true;
  }

  const Options& options_;
  const Question& question_;
  Answer& answer_;
  Desk& desk_;
  const AnswerWriter& writer_;
  std::optional<LibraryHead> library_;
  std::size_t count_ = 0;
};

}  // namespace

int run_steps(const Options& options, const Process& process) {
  Options asked = options;
  asked.json = options.json || !is_for_people(options);
  RecordVerb verb;
  verb.style.line_text = append_error_line;
  verb.wants_wholes = true;
  verb.tell = [&asked](const Question& question, Answer& answer, Desk& desk,
                       const AnswerWriter& writer) {
    return StepList(asked, question, answer, desk, writer).tell();
  };
  return run_records(asked, process, verb);
}

}  // namespace shudu::cli
