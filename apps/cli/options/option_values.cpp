// Tested in tests/cli/args_test.cpp.
#include "cli/options/option_values.h"

#include <algorithm>
#include <charconv>

#include "cli/output/template.h"
#include "cli/words.h"
#include "shudu/core/characters.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/texts_of.h"
#include "shudu/formats/xml/opensudoku.h"
#include "shudu/solver/kernel.h"
#include "shudu/verbs/variant/generate.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

constexpr std::string_view kAllKernels = "all";

// No puzzle is rated higher; 20.0 says that no step was found.
constexpr std::uint64_t kMostTenths = 200;

// A number and the power of ten that stands after it.
struct Scaled {
  std::string_view number;
  std::size_t exponent = 0;
};

constexpr std::size_t kMostExponent = 30;
constexpr std::size_t kNoExponent = kMostExponent + 1;

Scaled split_scale(std::string_view text) {
  const std::size_t at = text.find_first_not_of("0123456789_,.");
  if (at == std::string_view::npos) return {text, 0};
  const std::string_view scale = text.substr(at);
  const std::string_view number = text.substr(0, at);
  constexpr std::string_view kUnits = "kmg";
  const std::size_t unit = kUnits.find(to_lower(scale[0]));
  if (scale.size() == 1 && unit != std::string_view::npos) return {number, 3 * (unit + 1)};
  if (to_lower(scale[0]) != 'e') return {number, kNoExponent};
  const auto power = parse_digits(scale.substr(1), 0, kMostExponent);
  return {number, power ? static_cast<std::size_t>(*power) : kNoExponent};
}

// The digits of `1000`, `1_000` (signs between any two digits) and `1,000` (between threes).
std::optional<std::string> without_separators(std::string_view text) {
  std::string digits;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (is_digit(text[i])) {
      digits += text[i];
      continue;
    }
    const bool is_between = i > 0 && i + 1 < text.size() && is_digit(text[i - 1]);
    if (!is_between || !is_digit(text[i + 1])) return std::nullopt;
    if (text[i] == '_') continue;
    const bool has_threes = (text.size() - i) % 4 == 0 && text.find('_') == std::string_view::npos;
    if (text[i] != ',' || !has_threes) return std::nullopt;
  }
  const bool has_commas = text.find(',') != std::string_view::npos;
  const std::size_t commas = digits.empty() ? 0 : (digits.size() - 1) / 3;
  if (has_commas && text.size() != digits.size() + commas) return std::nullopt;
  return digits.empty() ? std::nullopt : std::optional(digits);
}

// The names that hold the word, or else the one most like it. There are too many to list.
std::string near_names(std::string_view word, const std::vector<std::string>& names) {
  constexpr std::size_t kMost = 8;
  constexpr std::size_t kShortest = 3;
  std::vector<std::string> near;
  for (const std::string& name : names) {
    const bool holds = word.size() >= kShortest && name.find(word) != std::string::npos;
    if (holds && near.size() < kMost) near.push_back(name);
  }
  return near.empty() ? nearest(word, names) : joined(near, ", ");
}

}  // namespace

std::string not_a_choice(const Options& options, const OptionRow& row, std::string_view value) {
  return say(options.language, "not-a-choice", dashed(row), echoed(value),
             joined(row.target.choices(), ", "));
}

std::string not_a_number(const Options& options, const OptionRow& row, std::string_view value,
                         std::array<std::uint64_t, 2> range) {
  return say(options.language, "not-a-number", dashed(row), echoed(value), range[0], range[1]);
}

std::string not_a_rating(const Options& options, const OptionRow& row, std::string_view value) {
  return say(options.language, "not-a-rating", dashed(row), echoed(value));
}

std::string not_a_technique(const Options& options, const OptionRow& row, std::string_view value) {
  const std::string near = near_names(value, technique_choices());
  if (near.empty()) {
    return say(options.language, "unknown-technique", dashed(row), echoed(value));
  }
  return say(options.language, "unknown-technique-near", dashed(row), echoed(value), near);
}

std::string not_of_form(const Options& options, const OptionRow& row, std::string_view value) {
  return say(options.language, "not-of-form", dashed(row), echoed(value), row.value);
}

std::string missing_value(const Options& options, const OptionRow& row) {
  return say(options.language, "missing-value", dashed(row), row.value);
}

std::string turned_round(const Options& options, const OptionRow& row, std::string_view value) {
  return say(options.language, "turned-round", dashed(row), echoed(value));
}

std::optional<std::uint64_t> parse_digits(std::string_view text, std::uint64_t low,
                                          std::uint64_t high) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc() || rest != end || number < low || number > high) return std::nullopt;
  return number;
}

std::optional<std::uint64_t> parse_number(std::string_view text, std::uint64_t low,
                                          std::uint64_t high) {
  const Scaled scaled = split_scale(text);
  const std::size_t dot = scaled.number.find('.');
  const std::optional<std::string> whole = without_separators(scaled.number.substr(0, dot));
  if (!whole || scaled.exponent > kMostExponent) return std::nullopt;
  std::string_view fraction;
  if (dot != std::string_view::npos) {
    fraction = scaled.number.substr(dot + 1);
    if (fraction.empty() || fraction.size() > scaled.exponent) return std::nullopt;
  }
  auto number = parse_digits(*whole + std::string(fraction), 0, kAnyNumber);
  for (std::size_t i = fraction.size(); number && i < scaled.exponent; ++i) {
    if (*number > kAnyNumber / 10) return std::nullopt;
    number = *number * 10;
  }
  return number && *number >= low && *number <= high ? number : std::nullopt;
}

std::optional<double> parse_seconds(std::string_view text) {
  // from_chars alone would also read "inf" and "nan".
  const bool plain =
      std::all_of(text.begin(), text.end(), [](char c) { return is_digit(c) || c == '.'; });
  double seconds = 0;
  const char* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, seconds, std::chars_format::fixed);
  if (!plain || error != std::errc() || rest != end) return std::nullopt;
  if (!(seconds > 0) || seconds > static_cast<double>(kMaxSeconds)) return std::nullopt;
  return seconds;
}

std::optional<int> parse_rating(std::string_view text) {
  const std::size_t dot = text.find('.');
  const std::string_view whole = text.substr(0, dot);
  const auto units = parse_digits(whole, 0, kMostTenths / 10);
  if (!units) return std::nullopt;
  std::uint64_t tenths = 0;
  if (dot != std::string_view::npos) {
    if (text.size() != dot + 2) return std::nullopt;
    const auto digit = parse_digits(text.substr(dot + 1), 0, 9);
    if (!digit) return std::nullopt;
    tenths = *digit;
  }
  const std::uint64_t all = 10 * *units + tenths;
  return all <= kMostTenths ? std::optional<int>(static_cast<int>(all)) : std::nullopt;
}

std::vector<std::string> technique_choices() {
  return texts_of<std::string>(technique_table(), &Technique::slug);
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

std::vector<std::string> language_choices() {
  std::vector<std::string> tags;
  for (const Language language :
       {Language::kEnglish, Language::kSimplifiedChinese, Language::kTraditionalChinese}) {
    tags.emplace_back(language_tag(language));
  }
  return tags;
}

// Whether the machine supports it is asked when it is to run.
UsageError take_kernel(Options& options, const OptionRow& row, std::string_view value) {
  options.bench.all_kernels = value == kAllKernels;
  options.bench.kernel = find_kernel(value);
  if (options.bench.all_kernels || options.bench.kernel != nullptr) return std::nullopt;
  return not_a_choice(options, row, value);
}

// LIB:SYMBOL. A path may hold colons, a symbol cannot.
UsageError take_peer(Options& options, const OptionRow& row, std::string_view value) {
  const std::size_t colon = value.rfind(':');
  const bool has_both = colon != std::string_view::npos && colon != 0 && colon + 1 != value.size();
  if (!has_both) return not_of_form(options, row, value);
  options.bench.peers.push_back({std::string(value.substr(0, colon)),
                                 std::string(value.substr(colon + 1)),
                                 row.id == OptionId::kPeerBatch});
  return std::nullopt;
}

UsageError take_timeout(Options& options, const OptionRow& row, std::string_view value) {
  options.timeout = parse_seconds(value);
  if (options.timeout) return std::nullopt;
  return say(options.language, "not-seconds", dashed(row), echoed(value), kMaxSeconds);
}

UsageError take_line_format(Options& options, const OptionRow& /*row*/, std::string_view value) {
  options.line_format = std::string(value);
  return check_template(value, options.language);
}

UsageError take_from(Options& options, const OptionRow& row, std::string_view value) {
  options.from = find_format(all_formats(), value);
  if (options.from != nullptr && options.from->read != nullptr) return std::nullopt;
  return not_a_choice(options, row, value);
}

UsageError take_to(Options& options, const OptionRow& row, std::string_view value) {
  options.to = find_format(all_formats(), value);
  if (options.to == nullptr) return not_a_choice(options, row, value);
  if (options.to->write != nullptr) return std::nullopt;
  return say(options.language, "cannot-write-format", value);
}

UsageError take_layout(Options& options, const OptionRow& row, std::string_view value) {
  const Result<Layout> layout = parse_layout(value);
  options.large_boxes = layout ? std::nullopt : large::parse_size(value);
  if (options.large_boxes && options.large_boxes->order() >= verbs::kSmallestLarge) {
    options.layout.reset();
    return std::nullopt;
  }
  options.large_boxes.reset();
  if (!layout) {
    return say(options.language, "bad-layout", dashed(row),
               sentence(layout.error(), options.language).view());
  }
  options.layout.emplace(*layout);
  return std::nullopt;
}

UsageError take_output(Options& options, const OptionRow& row, std::string_view value) {
  if (value.empty()) return missing_value(options, row);
  options.output = value == "-" ? std::string() : std::string(value);
  return std::nullopt;
}

UsageError take_other_rules(Options& options, const OptionRow& row, std::string_view value) {
  const std::vector<std::string> choices = other_rules_choices();
  if (std::find(choices.begin(), choices.end(), value) == choices.end()) {
    return not_a_choice(options, row, value);
  }
  options.refuses_other_rules = value == choices.front();
  return std::nullopt;
}

UsageError take_language(Options& options, const OptionRow& row, std::string_view value) {
  const std::optional<Language> language = find_language(value);
  if (!language) return not_a_choice(options, row, value);
  options.language = *language;
  options.has_language = true;
  return std::nullopt;
}

// Cells and digits are of one character on every layout.
UsageError take_why(Options& options, const OptionRow& row, std::string_view value) {
  constexpr std::string_view kForm = "r1c1=1";
  bool is_name = value.size() == kForm.size();
  for (std::size_t i = 0; is_name && i < kForm.size(); ++i) {
    is_name = kForm[i] == '1' ? value[i] >= '1' && value[i] <= '9' : to_lower(value[i]) == kForm[i];
  }
  if (!is_name) return not_of_form(options, row, value);
  options.logic.why = CandidateName{value[1] - '0', value[3] - '0', value[5] - '0'};
  return std::nullopt;
}

}  // namespace shudu::cli
