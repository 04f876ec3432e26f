// Tested in tests/logic/library_test.cpp.
#include "shudu/logic/library_options.h"

namespace shudu {
namespace {

bool is_one_of(std::string_view word, std::string_view one, std::string_view other) {
  return word == one || word == other;
}

bool is_als_chain(std::string_view code, std::string_view variant) {
  if (code == "0709") return variant == "2";
  return is_one_of(code, "0710", "0711") && is_one_of(variant, "3", "4");
}

}  // namespace

FindOptions library_options(std::string_view code, std::string_view variant) {
  const std::string_view group = code.substr(0, 2);
  FindOptions options;
  options.hodoku_forms = group == "06";
  options.missing_marks = !(group == "06" && variant == "1");
  constexpr std::size_t kSiameseLength = 5;
  options.duals = is_one_of(code, "0404", "0405") || code.size() == kSiameseLength;
  options.thin_rectangles = (code == "0402" && variant == "1") || code == "0405";
  options.als_overlap = group == "09" && variant == "2";
  options.als_in_chains = is_als_chain(code, variant);
  options.trim_loops = is_one_of(code, "0706", "0709");
  return options;
}

DigitSet library_digits(const Step& step) {
  const std::string_view code = step.technique->library_code;
  const bool is_by_eliminations =
      (code >= "0706" && code <= "0711") || code.substr(0, 2) == "09" || code == "1101";
  if (!is_by_eliminations) return step.digits;
  DigitSet digits;
  for (const Candidate& candidate : step.eliminations) digits.insert(candidate.digit);
  return digits;
}

}  // namespace shudu
