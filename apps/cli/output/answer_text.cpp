// Tested in tests/cli/golden_test.cpp and by the golden transcripts.
#include "cli/output/answer_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "cli/output/board.h"
#include "cli/output/terminal.h"
#include "cli/words.h"
#include "shudu/formats/variant/values_text.h"
#include "shudu/formats/variant/variant_formats.h"
#include "shudu/service/claim_json.h"
#include "shudu/service/json_list.h"
#include "shudu/service/record_json.h"
#include "shudu/service/variant_json.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

// Seconds as the user typed them, more or less: no trailing zeros.
std::string seconds_text(double seconds) { return fmt::format("{:.6g}", seconds); }

void add_estimate(JsonObject& object, const verbs::Estimate& estimate) {
  JsonObject told(object.name("estimate"));
  told.number("descents", estimate.descents);
  told.number("arrived", estimate.arrived);
  if (estimate.arrived > 0) {
    told.name("log10") += fmt::format("{:.6g}", estimate.log10);
    told.name("relative_error") += fmt::format("{:.3g}", estimate.relative_error);
  }
  told.end();
}

void add_error(JsonObject& object, const Answer& answer, const Options& options) {
  JsonObject error(object.name("error"));
  error.text("code", error_code(answer));
  // The place has fields of its own.
  error.text("message", answer.verdict == Verdict::kUnreadable
                            ? std::string(sentence(answer.error, options.language).view())
                            : error_sentence(answer, options.language));
  if (!answer.error.cells.empty()) {
    add_cells(error, "cells", answer.error.cells, answer.error.size);
  }
  error.number("line", answer.error.at.line != 0 ? answer.error.at.line : answer.line);
  if (answer.error.at.column != 0) error.number("column", answer.error.at.column);
  error.end();
}

void add_logic(JsonObject& object, const LogicReport& logic) {
  JsonObject rules(object.name("rules"));
  rules.number("naked_singles", logic.rules.naked_singles);
  rules.number("cross_hatching", logic.rules.cross_hatching);
  rules.number("whole_line", logic.rules.whole_line);
  rules.number("equal_sets", logic.rules.equal_sets);
  rules.end();
  object.boolean("search_needed", logic.nodes > 0);
  object.number("nodes", logic.nodes);
}

std::string place_text(const TextPlace& at, Language language) {
  if (at.line == 0) return {};
  if (at.column == 0) return say(language, "at-line", at.line);
  return say(language, "at-line-and-column", at.line, at.column);
}

std::string with_place(const Answer& answer, const TextPlace& at, std::string_view text,
                       Language language) {
  const std::string_view colon = language == Language::kEnglish ? ": " : "：";
  std::string before = echoed(answer.file);
  if (!before.empty()) before += ": ";
  const std::string place = place_text(at, language);
  if (!place.empty()) before += place + std::string(colon);
  return before + std::string(text);
}

bool has_remarks(const Answer& answer) {
  return answer.claim_fault.has_value() || !answer.left_out.empty();
}

std::string rules_text(const LogicReport& logic, Language language) {
  return say(language, "rules", logic.rules.naked_singles, logic.rules.cross_hatching,
             logic.rules.whole_line, logic.rules.equal_sets);
}

// Of a grid over 25x25 its numbers, which are read again.
void append_variant(const VariantRecord& record, std::string& out) {
  if (record.large) {
    variant::append_values(variant::shown_givens(record), record.puzzle, out);
  } else {
    out += variant::line_of(record.puzzle);
  }
}

// Of grids over 25x25 the numbers alone, which fit no screen.
void write_variant_board(const Answer& answer, BoardStyle style, std::string& out) {
  const VariantRecord& record = *answer.variant;
  const std::vector<int> values =
      answer.values.empty() ? variant::shown_givens(record) : answer.values;
  if (!record.large) return draw_variant(record.puzzle, values, style, out);
  large::LargeGrid shown{record.large->box_rows, record.large->box_columns, {}};
  for (const int value : values) shown.cells.push_back(static_cast<std::uint16_t>(value));
  out += variant::write_large_numbers(shown) + '\n';
}

}  // namespace

void append_puzzle(const Answer& answer, std::string& out) {
  if (answer.variant != nullptr) {
    append_variant(*answer.variant, out);
  } else if (answer.marks != nullptr) {
    append_marks(*answer.marks, out);
  } else {
    append_grid(*answer.givens, out);
  }
}

int given_count(const Answer& answer) {
  if (answer.variant == nullptr) return answer.givens->filled_count();
  const int low = answer.variant->puzzle.low;
  const std::vector<int> givens = variant::shown_givens(*answer.variant);
  return static_cast<int>(
      std::count_if(givens.begin(), givens.end(), [low](int value) { return value >= low; }));
}

bool has_solution(const Answer& answer) {
  return answer.solution.has_value() || !answer.values.empty();
}

// By its logarithm, which may be over any double.
void append_estimate(const verbs::Estimate& estimate, std::string& out) {
  constexpr double kPercent = 100;
  if (estimate.arrived == 0) {
    out += '?';
    return;
  }
  const double exponent = std::floor(estimate.log10);
  const std::string mantissa = fmt::format("{:.2f}", std::pow(10, estimate.log10 - exponent));
  const bool is_ten = mantissa == "10.00";  // by rounding
  out += fmt::format("~{}e{:.0f} +-{:.2g}%", is_ten ? "1.00" : mantissa,
                     is_ten ? exponent + 1 : exponent, kPercent * estimate.relative_error);
}

void append_solution(const Answer& answer, std::string& out) {
  if (answer.solution) return append_grid(*answer.solution, out);
  variant::append_values(answer.values, answer.variant->puzzle, out);
}

void append_remarks(const Answer& answer, Language language, std::string& out) {
  if (answer.claim_fault) {
    out += '\t';
    out += sentence(*answer.claim_fault, language).view();
  }
  if (answer.left_out.empty()) return;
  out += "\tleft out: ";
  out += escaped(answer.left_out);
}

bool has_error(Verdict verdict) {
  return verdict == Verdict::kInvalid || verdict == Verdict::kUnreadable ||
         verdict == Verdict::kTimeout;
}

std::string_view error_code(const Answer& answer) {
  return answer.verdict == Verdict::kTimeout ? "timeout" : error_slug(answer.error.code);
}

std::string error_sentence(const Answer& answer, Language language) {
  if (answer.verdict == Verdict::kTimeout) {
    return say(language, "timeout", seconds_text(answer.seconds));
  }
  std::string text(sentence(answer.error, language).view());
  if (answer.verdict != Verdict::kUnreadable) return text;
  return with_place(answer, answer.error.at, text, language);
}

void append_error_line(const Answer& answer, const Options& options, std::string& out) {
  out += answer.verdict == Verdict::kInvalid ? "invalid: " : "error: ";
  out += error_sentence(answer, options.language);
}

void append_reason(const Answer& answer, const Options& options, std::string& out) {
  out += "-\t";
  if (has_error(answer.verdict)) {
    append_error_line(answer, options, out);
  } else {
    out += verdict_name(answer.verdict);
  }
}

std::string placed(const Answer& answer, std::string_view text, Language language) {
  return with_place(answer, {answer.line, 0}, text, language);
}

AnswerWriter::AnswerWriter(const Options& options, AnswerStyle style)
    : options_(options), style_(std::move(style)), is_read_back_(!is_for_people(options)) {
  if (options.line_format) template_.emplace(*options.line_format);
}

void AnswerWriter::write(const Answer& answer, bool drawn, std::string& out) const {
  if (options_.json) {
    open_json(answer, out).end();
    out += '\n';
  } else if (template_) {
    template_->fill(answer, options_.language, out);
  } else if (options_.as_table) {
    TableRow row(answer, style_.columns.names, out);
    if (style_.columns.fill != nullptr) style_.columns.fill(answer, options_, row);
    row.end();
  } else if (drawn && (answer.givens != nullptr || answer.variant != nullptr)) {
    write_board(answer, out);
  } else {
    write_line(answer, out);
  }
}

void AnswerWriter::write_row(const Answer& answer, std::span<const std::string> fields,
                             std::string& out) const {
  TableRow row(answer, style_.columns.names, out);
  for (const std::string& field : fields) row.add(field);
  row.end();
}

void AnswerWriter::write_line(const Answer& answer, std::string& out) const {
  style_.line_text(answer, options_, out);
  append_remarks(answer, options_.language, out);
  out += '\n';
}

JsonObject AnswerWriter::open_place(const Answer& answer, std::string& out) {
  JsonObject object(out);
  object.number("schema", 1);
  object.number("index", answer.index);
  if (!answer.file.empty()) object.text("file", answer.file);
  object.number("line", answer.line);
  return object;
}

JsonObject AnswerWriter::open_record(const Answer& answer, std::string& out) {
  JsonObject object = open_place(answer, out);
  if (answer.variant != nullptr) service::add_variant(object, *answer.variant);
  if (answer.givens == nullptr) return object;
  service::add_question(object, *answer.givens, answer.marks);
  if (answer.record != nullptr) service::add_entered(object, *answer.record);
  service::add_rules(object, answer.layout_name, answer.left_out);
  return object;
}

JsonObject AnswerWriter::open_json(const Answer& answer, std::string& out) const {
  JsonObject object = open_record(answer, out);
  if (answer.verdict != Verdict::kUnasked) object.text("status", verdict_name(answer.verdict));
  if (answer.count) {
    object.number("count", *answer.count);
    object.boolean("count_is_exact", answer.count_is_exact);
  }
  if (answer.estimate) add_estimate(object, *answer.estimate);
  if (answer.solution) {
    add_grid(object, answer.verdict == Verdict::kStalled ? "board" : "solution", *answer.solution);
  }
  if (!answer.values.empty()) {
    service::append_json_values(answer.values, answer.variant->puzzle, object.name("solution"));
  }
  if (answer.left) add_candidates(object, "candidates", *answer.left);
  if (answer.logic) add_logic(object, *answer.logic);
  if (answer.redundant) {
    object.boolean("minimal", answer.redundant->empty());
    add_cells(object, "redundant", *answer.redundant, answer.givens->size());
  }
  if (answer.spare) service::add_spare(object, *answer.spare);
  if (answer.has_claim) service::add_claim(object, answer.claim_fault, options_.language);
  if (has_error(answer.verdict)) add_error(object, answer, options_);
  if (answer.micros) object.number("micros", *answer.micros);
  return object;
}

void AnswerWriter::comment(std::size_t from, std::string& out) const {
  if (!is_read_back_) return;
  const std::string lines = out.substr(from);
  out.resize(from);
  for (std::size_t begin = 0; begin < lines.size();) {
    const std::size_t end = lines.find('\n', begin) + 1;
    out += "# ";
    out.append(lines, begin, end - begin);
    begin = end;
  }
}

void AnswerWriter::write_board(const Answer& answer, std::string& out) const {
  const BoardStyle style{options_.ascii, style_.color};
  const bool has_board = has_solution(answer) || style_.for_people || style_.draws_question;
  if (answer.index > 0) out += '\n';
  if (has_board && answer.variant != nullptr) {
    write_variant_board(answer, style, out);
  } else if (has_board) {
    const Grid& shown = answer.solution ? *answer.solution : *answer.givens;
    draw_board(*answer.layout, *answer.givens, shown, style, out);
  }
  const std::size_t below = out.size();
  write_below_board(answer, has_board, out);
  if (has_board) comment(below, out);
}

void AnswerWriter::write_below_board(const Answer& answer, bool has_board, std::string& out) const {
  const BoardStyle style{options_.ascii, style_.color};
  if (answer.left) {
    out += say(options_.language, "candidates-left") + "\n";
    draw_candidates(*answer.layout, *answer.left, style, out);
  }
  if (style_.for_people && !style_.draws_question) {
    write_status_line(answer, out);
  } else if (style_.draws_question || !has_board) {
    write_line(answer, out);
  } else if (answer.verdict != Verdict::kUnique || has_remarks(answer)) {
    // On a pipe a board needs no words where all is well; else one line stands below.
    out += verdict_name(answer.verdict);
    append_remarks(answer, options_.language, out);
    out += '\n';
  }
}

void AnswerWriter::write_status_line(const Answer& answer, std::string& out) const {
  const Language language = options_.language;
  const std::string_view comma = language == Language::kEnglish ? ", " : "，";
  switch (answer.verdict) {
    case Verdict::kUnique:
      out += say(language, "one-solution");
      break;
    case Verdict::kMultiple:
      out += say(language, "several-solutions");
      break;
    case Verdict::kNone:
      out += say(language, "no-solution");
      break;
    case Verdict::kStalled:
      out +=
          say(language, "stalled", answer.solution->filled_count(), answer.solution->cell_count());
      break;
    default:
      out += error_sentence(answer, language);
      break;
  }
  out += comma;
  out += say(language, "givens", given_count(answer));
  append_remarks(answer, language, out);
  out += '\n';
  if (!answer.logic) return;
  out += rules_text(*answer.logic, language) + "\n";
  if (options_.no_guess) return;
  out += answer.logic->nodes == 0 ? say(language, "no-search")
                                  : say(language, "search-needed", answer.logic->nodes);
  out += '\n';
}

}  // namespace shudu::cli
