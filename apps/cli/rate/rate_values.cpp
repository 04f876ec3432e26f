// Tested in tests/cli/rate_test.cpp.
#include "cli/rate/rate_values.h"

#include "cli/options/option_values.h"
#include "cli/words.h"
#include "shudu/core/texts_of.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

// No puzzle is rated higher; 20.0 says that no step was found.
constexpr std::uint64_t kMostTenths = 200;

UsageError take_rating(std::optional<int>& tenths, const Options& options, OptionId id,
                       std::string_view value) {
  tenths = parse_rating(value);
  if (tenths) return std::nullopt;
  return say(options.language, Phrase::kNotARating, dashed(option_row(id)), echoed(value));
}

}  // namespace

std::optional<int> parse_rating(std::string_view text) {
  const std::size_t dot = text.find('.');
  const std::string_view whole = text.substr(0, dot);
  const auto units = parse_number(whole, 0, kMostTenths / 10);
  if (!units) return std::nullopt;
  std::uint64_t tenths = 0;
  if (dot != std::string_view::npos) {
    if (text.size() != dot + 2) return std::nullopt;
    const auto digit = parse_number(text.substr(dot + 1), 0, 9);
    if (!digit) return std::nullopt;
    tenths = *digit;
  }
  const std::uint64_t all = 10 * *units + tenths;
  return all <= kMostTenths ? std::optional<int>(static_cast<int>(all)) : std::nullopt;
}

std::vector<std::string> scale_choices() {
  return texts_of<std::string>(verbs::scale_table(), &verbs::Scale::name);
}

UsageError apply_scale(Options& options, std::string_view value) {
  options.rate.scale = verbs::find_scale(value);
  if (options.rate.scale != nullptr) return std::nullopt;
  return say(options.language, Phrase::kNotAChoice, dashed(option_row(OptionId::kScale)),
             echoed(value), joined(scale_choices(), ", "));
}

UsageError apply_min_er(Options& options, std::string_view value) {
  return take_rating(options.rate.wish.min_tenths, options, OptionId::kMinEr, value);
}

UsageError apply_max_er(Options& options, std::string_view value) {
  return take_rating(options.rate.wish.max_tenths, options, OptionId::kMaxEr, value);
}

}  // namespace shudu::cli
