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

#include "cli/analysis/minimizers.h"
#include "cli/analysis/proper_record.h"
#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/core/stop.h"
#include "shudu/generator/backdoor.h"
#include "shudu/generator/unavoidable.h"
#include "shudu/service/json_list.h"

namespace shudu::cli {
namespace {

struct RulesRow {
  DirectRules rules;
  std::string_view name;
  Phrase words;
};

constexpr std::array kRules{
    RulesRow{DirectRules::kSingles, "singles", Phrase::kBackdoorsSingles},
    RulesRow{DirectRules::kSinglesAndLocked, "locked", Phrase::kBackdoorsLocked},
};

struct Analysis {
  CellSet redundant;
  std::vector<Backdoors> backdoors;  // as kRules; empty where not asked for
  std::vector<CellSet> unavoidable;
};

class AnalysisTeller {
 public:
  AnalysisTeller(const Options& options, const Question& question, Answer& answer, Desk& desk,
                 const AnswerWriter& writer)
      : options_(options), question_(question), answer_(answer), desk_(desk), writer_(writer) {}

  // False when the run was ended.
  bool tell(Minimizers& minimizers) {
    puzzle_ = proper_record(question_, answer_);
    if (!puzzle_) return refuse_record(options_, answer_, desk_, writer_);
    if (!analyze(minimizers)) {
      answer_.verdict = Verdict::kTimeout;
      return refuse_record(options_, answer_, desk_, writer_);
    }
    if (options_.json) {
      write_json();
    } else if (is_for_people(options_)) {
      write_words();
    } else {
      write_line();
    }
    return true;
  }

 private:
  bool analyze(Minimizers& minimizers) {
    const Stop stop = question_.budget.stop();
    const Layout& layout = question_.layout;
    const auto redundant =
        minimizers.of(desk_.worker, layout, question_.wish.kernel).redundant(*puzzle_, stop);
    if (!redundant) return false;
    analysis_.redundant = *redundant;
    for (const RulesRow& row : kRules) {
      if (options_.analysis.backdoors == 0) break;
      auto found = find_backdoors(layout, *puzzle_, row.rules, options_.analysis.backdoors, stop);
      if (!found) return false;
      analysis_.backdoors.push_back(std::move(*found));
    }
    if (options_.analysis.unavoidable_cells == 0) return true;
    auto sets =
        unavoidable_sets(layout, puzzle_->solution, options_.analysis.unavoidable_cells, stop);
    if (sets) analysis_.unavoidable = std::move(*sets);
    return sets.has_value();
  }

  void write_line() {
    std::string& out = desk_.out;
    append_puzzle(answer_, out);
    out += "\tredundant=" + std::to_string(analysis_.redundant.size());
    for (std::size_t i = 0; i < analysis_.backdoors.size(); ++i) {
      out += '\t';
      out += kRules[i].name;
      out += '=' + short_text(analysis_.backdoors[i]);
    }
    if (options_.analysis.unavoidable_cells > 0) {
      out += "\tunavoidable=" + std::to_string(analysis_.unavoidable.size());
    }
    append_remarks(answer_, options_.language, out);
    out += '\n';
  }

  std::string short_text(const Backdoors& backdoors) const {
    const int size = backdoors.smallest();
    if (size == 0) return "0";
    if (size > kMostBackdoor) return ">" + std::to_string(options_.analysis.backdoors);
    const std::size_t count =
        size == 1 ? static_cast<std::size_t>(backdoors.cells.size()) : backdoors.pairs.size();
    return std::to_string(size) + ":" + std::to_string(count);
  }

  void write_json() {
    JsonObject object = writer_.open_json(answer_, desk_.out);
    const int size = question_.layout.size();
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
    object.end();
    desk_.out += '\n';
  }

  void write_backdoors(const Backdoors& backdoors, std::string& out) const {
    const int size = question_.layout.size();
    JsonObject object(out);
    object.boolean("needed", !backdoors.is_solved_without);
    add_cells(object, "cells", backdoors.cells, size);
    if (options_.analysis.backdoors >= 2) {
      add_list(object, "pairs", backdoors.pairs,
               [size](const auto& pair, std::string& text) { append_cells(pair, size, text); });
    }
    object.end();
  }

  void write_words() {
    const Language language = options_.language;
    std::string& out = desk_.out;
    append_puzzle(answer_, out);
    out += '\n' + say(language, Phrase::kRedundantGivens, cells_text(analysis_.redundant)) + '\n';
    for (std::size_t i = 0; i < analysis_.backdoors.size(); ++i) {
      out += say(language, kRules[i].words, backdoor_words(analysis_.backdoors[i])) + '\n';
    }
    if (options_.analysis.unavoidable_cells > 0) {
      out += say(language, Phrase::kUnavoidableSets, options_.analysis.unavoidable_cells,
                 analysis_.unavoidable.size()) +
             '\n';
    }
  }

  std::string cells_text(CellSet cells) const {
    std::string text;
    for (const Cell cell : cells) {
      if (!text.empty()) text += ' ';
      text += cell_name(cell, question_.layout.size()).view();
    }
    return text.empty() ? std::string(phrase(Phrase::kNothing, options_.language)) : text;
  }

  std::string backdoor_words(const Backdoors& backdoors) const {
    const Language language = options_.language;
    if (backdoors.is_solved_without) return say(language, Phrase::kBackdoorsNotNeeded);
    std::string text = cells_text(backdoors.cells);
    if (options_.analysis.backdoors >= 2) {
      text += say(language, Phrase::kBackdoorPairs, backdoors.pairs.size());
    }
    return text;
  }

  const Options& options_;
  const Question& question_;
  Answer& answer_;
  Desk& desk_;
  const AnswerWriter& writer_;
  std::optional<ProperPuzzle> puzzle_;
  Analysis analysis_;
};

}  // namespace

int run_analyze(const Options& options, const Process& process) {
  Minimizers minimizers;
  RecordVerb verb;
  verb.style.line_text = append_reason;
  verb.tell = [&](const Question& question, Answer& answer, Desk& desk,
                  const AnswerWriter& writer) {
    return AnalysisTeller(options, question, answer, desk, writer).tell(minimizers);
  };
  return run_records(options, process, verb);
}

}  // namespace shudu::cli
