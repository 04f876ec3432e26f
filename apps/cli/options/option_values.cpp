// Tested in tests/cli/args_test.cpp.
#include "cli/options/option_values.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

#include "cli/output/template.h"
#include "cli/words.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/texts_of.h"
#include "shudu/formats/xml/opensudoku.h"
#include "shudu/solver/kernel.h"
#include "shudu/solver/method.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

constexpr int kMaxJobs = 256;
constexpr int kMaxRepeat = 1000;
constexpr std::string_view kAllKernels = "all";

UsageError take_number(std::uint64_t& number, const Options& options, OptionId id,
                       std::string_view value, std::array<std::uint64_t, 2> range) {
  const std::optional<std::uint64_t> parsed = parse_number(value, range[0], range[1]);
  if (!parsed) {
    return say(options.language, Phrase::kNotANumber, dashed(option_row(id)), echoed(value),
               range[0], range[1]);
  }
  number = *parsed;
  return std::nullopt;
}

UsageError take_when(When& when, const Options& options, OptionId id, std::string_view value) {
  const std::vector<std::string> choices = when_choices();
  const auto found = std::find(choices.begin(), choices.end(), value);
  if (found == choices.end()) return not_a_choice(options, id, value, choices);
  when = static_cast<When>(found - choices.begin());
  return std::nullopt;
}

// LIB:SYMBOL. A path may hold colons, a symbol cannot.
UsageError take_peer(Options& options, OptionId id, std::string_view value) {
  const std::size_t colon = value.rfind(':');
  const bool has_both = colon != std::string_view::npos && colon != 0 && colon + 1 != value.size();
  if (!has_both) {
    const OptionRow& row = option_row(id);
    return say(options.language, Phrase::kNotOfForm, dashed(row), echoed(value), row.value);
  }
  options.bench.peers.push_back({std::string(value.substr(0, colon)),
                                 std::string(value.substr(colon + 1)), id == OptionId::kPeerBatch});
  return std::nullopt;
}

}  // namespace

std::string not_a_choice(const Options& options, OptionId id, std::string_view value,
                         const std::vector<std::string>& choices) {
  return say(options.language, Phrase::kNotAChoice, dashed(option_row(id)), echoed(value),
             joined(choices, ", "));
}

std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t low,
                                          std::uint64_t high) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || rest != end || number < low || number > high) return std::nullopt;
  return number;
}

std::optional<double> parse_seconds(std::string_view text) {
  // from_chars alone would also read "inf" and "nan".
  const bool plain = std::all_of(text.begin(), text.end(),
                                 [](char c) { return (c >= '0' && c <= '9') || c == '.'; });
  double seconds = 0;
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, seconds, std::chars_format::fixed);
  if (!plain || error != std::errc() || rest != end) return std::nullopt;
  if (!(seconds > 0) || seconds > static_cast<double>(kMaxSeconds)) return std::nullopt;
  return seconds;
}

UsageError turned_round(const Options& options, OptionId id, std::string_view value) {
  return say(options.language, Phrase::kTurnedRound, dashed(option_row(id)), echoed(value));
}

std::vector<std::string> method_choices() {
  return texts_of<std::string>(method_table(), &Method::name);
}

std::vector<std::string> kernel_choices() {
  std::vector<std::string> names = texts_of<std::string>(kernel_table(), &Kernel::name);
  names.emplace_back(kAllKernels);
  return names;
}

std::vector<std::string> readable_formats() {
  std::vector<std::string> names;
  for (const Format* format : all_formats()) {
    if (format->read != nullptr) names.emplace_back(format->name);
  }
  return names;
}

std::vector<std::string> writable_formats() {
  std::vector<std::string> names;
  for (const Format* format : all_formats()) {
    if (format->write != nullptr) names.emplace_back(format->name);
  }
  return names;
}

std::vector<std::string> layout_choices() {
  return texts_of<std::string>(layout_table(), &LayoutRow::slug);
}

std::vector<std::string> other_rules_choices() { return {"refuse", "leave-out"}; }

std::vector<std::string> digits_from_choices() { return {"0", "1"}; }

std::vector<std::string> when_choices() { return {"auto", "always", "never"}; }

std::vector<std::string> language_choices() {
  std::vector<std::string> tags;
  for (const Language language :
       {Language::kEnglish, Language::kSimplifiedChinese, Language::kTraditionalChinese}) {
    tags.emplace_back(language_tag(language));
  }
  return tags;
}

UsageError apply_algorithm(Options& options, std::string_view value) {
  options.method = find_method(value);
  if (options.method != nullptr) return std::nullopt;
  return not_a_choice(options, OptionId::kAlgorithm, value, method_choices());
}

// Whether the machine supports it is asked when it is to run.
UsageError apply_kernel(Options& options, std::string_view value) {
  options.bench.all_kernels = value == kAllKernels;
  options.bench.kernel = find_kernel(value);
  if (options.bench.all_kernels || options.bench.kernel != nullptr) return std::nullopt;
  return not_a_choice(options, OptionId::kKernel, value, kernel_choices());
}

UsageError apply_repeat(Options& options, std::string_view value) {
  std::uint64_t repeat = 0;
  UsageError error = take_number(repeat, options, OptionId::kRepeat, value, {1, kMaxRepeat});
  if (!error) options.bench.repeat = static_cast<int>(repeat);
  return error;
}

UsageError apply_peer(Options& options, std::string_view value) {
  return take_peer(options, OptionId::kPeer, value);
}

UsageError apply_peer_batch(Options& options, std::string_view value) {
  return take_peer(options, OptionId::kPeerBatch, value);
}

UsageError apply_limit(Options& options, std::string_view value) {
  options.has_limit = true;
  return take_number(options.limit, options, OptionId::kLimit, value,
                     {1, std::numeric_limits<std::uint64_t>::max()});
}

UsageError apply_seed(Options& options, std::string_view value) {
  options.has_seed = true;
  return take_number(options.seed, options, OptionId::kSeed, value,
                     {0, std::numeric_limits<std::uint64_t>::max()});
}

UsageError apply_jobs(Options& options, std::string_view value) {
  std::uint64_t jobs = 0;
  UsageError error = take_number(jobs, options, OptionId::kJobs, value, {1, kMaxJobs});
  options.jobs = static_cast<int>(jobs);
  return error;
}

UsageError apply_timeout(Options& options, std::string_view value) {
  options.timeout = parse_seconds(value);
  if (options.timeout) return std::nullopt;
  return say(options.language, Phrase::kNotSeconds, dashed(option_row(OptionId::kTimeout)),
             echoed(value), kMaxSeconds);
}

UsageError apply_format(Options& options, std::string_view value) {
  options.line_format = std::string(value);
  return check_template(value, options.language);
}

UsageError apply_from(Options& options, std::string_view value) {
  options.from = find_format(all_formats(), value);
  if (options.from != nullptr && options.from->read != nullptr) return std::nullopt;
  return not_a_choice(options, OptionId::kFrom, value, readable_formats());
}

UsageError apply_to(Options& options, std::string_view value) {
  options.to = find_format(all_formats(), value);
  if (options.to == nullptr) {
    return not_a_choice(options, OptionId::kTo, value, writable_formats());
  }
  if (options.to->write != nullptr) return std::nullopt;
  return say(options.language, Phrase::kCannotWriteFormat, value);
}

UsageError apply_layout(Options& options, std::string_view value) {
  const Result<Layout> layout = parse_layout(value);
  if (!layout) {
    return say(options.language, Phrase::kBadLayout, dashed(option_row(OptionId::kLayout)),
               sentence(layout.error(), options.language).view());
  }
  options.layout.emplace(*layout);
  return std::nullopt;
}

UsageError apply_output(Options& options, std::string_view value) {
  if (value.empty()) {
    const OptionRow& row = option_row(OptionId::kOutput);
    return say(options.language, Phrase::kMissingValue, dashed(row), row.value);
  }
  options.output = value == "-" ? std::string() : std::string(value);
  return std::nullopt;
}

UsageError apply_other_rules(Options& options, std::string_view value) {
  const std::vector<std::string> choices = other_rules_choices();
  if (std::find(choices.begin(), choices.end(), value) == choices.end()) {
    return not_a_choice(options, OptionId::kOtherRules, value, choices);
  }
  options.refuses_other_rules = value == choices.front();
  return std::nullopt;
}

UsageError apply_digits_from(Options& options, std::string_view value) {
  const std::vector<std::string> choices = digits_from_choices();
  if (std::find(choices.begin(), choices.end(), value) == choices.end()) {
    return not_a_choice(options, OptionId::kDigitsFrom, value, choices);
  }
  options.digits_from = value.front() - '0';
  return std::nullopt;
}

UsageError apply_color(Options& options, std::string_view value) {
  return take_when(options.color, options, OptionId::kColor, value);
}

UsageError apply_progress(Options& options, std::string_view value) {
  return take_when(options.progress, options, OptionId::kProgress, value);
}

UsageError apply_lang(Options& options, std::string_view value) {
  const std::optional<Language> language = find_language(value);
  if (!language) return not_a_choice(options, OptionId::kLang, value, language_choices());
  options.language = *language;
  options.has_language = true;
  return std::nullopt;
}

}  // namespace shudu::cli
