// `shudu analyze`: what can be said of a puzzle without solving it step by step: givens that it
// does not need, backdoors, unavoidable sets of its solution.
//
//   PUZZLE<TAB>redundant=2<TAB>singles=1:14<TAB>locked=0<TAB>unavoidable=365
//
// `singles=1:14` are 14 backdoors of one cell for singles, `0` says that singles alone are enough,
// `>2` that there is none of up to two cells. With --json all of them are listed. On a terminal it
// is said in words.
#include <array>
#include <vector>

#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/options/jobs.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/service/json_list.h"
#include "shudu/verbs/reworking.h"

namespace shudu::cli {
namespace {

struct RulesRow {
  std::string_view name;
  Phrase words;
};

// As Analysis::backdoors.
constexpr std::array kRules{
    RulesRow{"singles", Phrase("backdoors-singles")},
    RulesRow{"locked", Phrase("backdoors-locked")},
};

class AnalysisTeller {
 public:
  AnalysisTeller(const Asked& asked, const verbs::Analysis& analysis)
      : asked_(asked), options_(asked.options), analysis_(analysis) {}

  void tell() const {
    if (options_.json) {
      write_json();
    } else if (is_for_people(options_)) {
      write_words();
    } else {
      write_line();
    }
  }

 private:
  void write_line() const {
    std::string& out = asked_.out();
    append_puzzle(asked_.answer, out);
    out += "\tredundant=" + std::to_string(analysis_.redundant.size());
    for (std::size_t i = 0; i < analysis_.backdoors.size(); ++i) {
      out += '\t';
      out += kRules[i].name;
      out += '=' + short_text(analysis_.backdoors[i]);
    }
    if (options_.analysis.unavoidable_cells > 0) {
      out += "\tunavoidable=" + std::to_string(analysis_.unavoidable.size());
    }
    asked_.end_line();
  }

  std::string short_text(const Backdoors& backdoors) const {
    const int size = backdoors.smallest();
    if (size == 0) return "0";
    if (size > kMostBackdoor) return ">" + std::to_string(options_.analysis.backdoors);
    const std::size_t count =
        size == 1 ? static_cast<std::size_t>(backdoors.cells.size()) : backdoors.pairs.size();
    return std::to_string(size) + ":" + std::to_string(count);
  }

  void write_json() const {
    JsonObject object = asked_.open_json();
    const int size = asked_.layout().size();
    object.boolean("minimal", analysis_.redundant.empty());
    add_cells(object, "redundant", analysis_.redundant, size);
    if (!analysis_.backdoors.empty()) {
      JsonObject all(object.name("backdoors"));
      for (std::size_t i = 0; i < analysis_.backdoors.size(); ++i) {
        write_backdoors(analysis_.backdoors[i], all.name(kRules[i].name));
      }
      all.end();
    }
    if (options_.analysis.unavoidable_cells > 0) {
      object.number("unavoidable_cells",
                    static_cast<std::uint64_t>(options_.analysis.unavoidable_cells));
      add_list(object, "unavoidable", analysis_.unavoidable,
               [size](CellSet set, std::string& out) { append_cells(set, size, out); });
    }
    asked_.end_json(object);
  }

  void write_backdoors(const Backdoors& backdoors, std::string& out) const {
    const int size = asked_.layout().size();
    JsonObject object(out);
    object.boolean("needed", !backdoors.is_solved_without);
    add_cells(object, "cells", backdoors.cells, size);
    if (options_.analysis.backdoors >= 2) {
      add_list(object, "pairs", backdoors.pairs,
               [size](const auto& pair, std::string& text) { append_cells(pair, size, text); });
    }
    object.end();
  }

  void write_words() const {
    const Language language = options_.language;
    std::string& out = asked_.out();
    append_puzzle(asked_.answer, out);
    out += '\n' + say(language, "redundant-givens", cells_text(analysis_.redundant)) + '\n';
    for (std::size_t i = 0; i < analysis_.backdoors.size(); ++i) {
      out += say(language, kRules[i].words, backdoor_words(analysis_.backdoors[i])) + '\n';
    }
    if (options_.analysis.unavoidable_cells > 0) {
      out += say(language, "unavoidable-sets", options_.analysis.unavoidable_cells,
                 analysis_.unavoidable.size()) +
             '\n';
    }
  }

  std::string cells_text(CellSet cells) const {
    std::string text;
    for (const Cell cell : cells) {
      if (!text.empty()) text += ' ';
      text += cell_name(cell, asked_.layout().size()).view();
    }
    return text.empty() ? std::string(Phrase("nothing").text(options_.language)) : text;
  }

  std::string backdoor_words(const Backdoors& backdoors) const {
    const Language language = options_.language;
    if (backdoors.is_solved_without) return say(language, "backdoors-not-needed");
    std::string text = cells_text(backdoors.cells);
    if (options_.analysis.backdoors >= 2) {
      text += say(language, "backdoor-pairs", backdoors.pairs.size());
    }
    return text;
  }

  const Asked& asked_;
  const Options& options_;
  const verbs::Analysis& analysis_;
};

// False when the run was ended.
bool analyze(const Asked& asked, verbs::MinimizerMemory& memory) {
  const AnalysisOptions& wanted = asked.options.analysis;
  const Question& question = asked.question;
  const auto analysis =
      verbs::analyze(question.budget, question.position,
                     {wanted.backdoors, wanted.unavoidable_cells, question.wish}, memory);
  if (!analysis) return asked.refuse(analysis.error());
  asked.answer.verdict = Verdict::kUnique;
  AnalysisTeller(asked, *analysis).tell();
  return true;
}

}  // namespace

int run_analyze(const Options& options, const Process& process) {
  std::vector<verbs::MinimizerMemory> memories(static_cast<std::size_t>(worker_count(options)));
  ItemVerb verb{{}, [&](const Asked& asked) {
                  return analyze(asked, memories[static_cast<std::size_t>(asked.at.worker)]);
                }};
  verb.manner.style.line_text = append_reason;
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
