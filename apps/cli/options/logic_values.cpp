// Tested in tests/cli/logic_verbs_test.cpp.
#include "cli/options/logic_values.h"

#include "cli/options/option_values.h"
#include "cli/words.h"
#include "shudu/core/texts_of.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

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

UsageError take_technique(const Technique*& technique, const Options& options, OptionId id,
                          std::string_view value) {
  technique = find_technique(value);
  if (technique != nullptr) return std::nullopt;
  const std::string name = dashed(option_row(id));
  const std::string near = near_names(value, technique_choices());
  if (near.empty()) return say(options.language, Phrase::kUnknownTechnique, name, echoed(value));
  return say(options.language, Phrase::kUnknownTechniqueNear, name, echoed(value), near);
}

UsageError add_technique(std::vector<const Technique*>& list, const Options& options, OptionId id,
                         std::string_view value) {
  const Technique* technique = nullptr;
  UsageError error = take_technique(technique, options, id, value);
  if (!error) list.push_back(technique);
  return error;
}

}  // namespace

Profile profile_of(const LogicOptions& options) {
  Profile profile = options.profile != nullptr ? *options.profile : profile_table().front();
  for (const Technique* technique : options.without) {
    profile = without(std::move(profile), *technique);
  }
  return profile;
}

std::vector<std::string> technique_choices() {
  return texts_of<std::string>(technique_table(), &Technique::slug);
}

std::vector<std::string> profile_choices() {
  return texts_of<std::string>(profile_table(), &Profile::name);
}

UsageError apply_technique(Options& options, std::string_view value) {
  return add_technique(options.logic.techniques, options, OptionId::kTechnique, value);
}

UsageError apply_without(Options& options, std::string_view value) {
  return add_technique(options.logic.without, options, OptionId::kWithout, value);
}

UsageError apply_until(Options& options, std::string_view value) {
  return take_technique(options.logic.until, options, OptionId::kUntil, value);
}

UsageError apply_profile(Options& options, std::string_view value) {
  options.logic.profile = find_profile(value);
  if (options.logic.profile != nullptr) return std::nullopt;
  return say(options.language, Phrase::kNotAChoice, dashed(option_row(OptionId::kProfile)),
             echoed(value), joined(profile_choices(), ", "));
}

// Cells and digits are of one character on every layout.
UsageError apply_why(Options& options, std::string_view value) {
  constexpr std::string_view kForm = "r1c1=1";
  bool is_name = value.size() == kForm.size();
  for (std::size_t i = 0; is_name && i < kForm.size(); ++i) {
    is_name = kForm[i] == '1' ? value[i] >= '1' && value[i] <= '9' : value[i] == kForm[i];
  }
  if (!is_name) {
    const OptionRow& row = option_row(OptionId::kWhy);
    return say(options.language, Phrase::kNotOfForm, dashed(row), echoed(value), row.value);
  }
  options.logic.why = CandidateName{value[1] - '0', value[3] - '0', value[5] - '0'};
  return std::nullopt;
}

UsageError apply_stage(Options& options, std::string_view value) {
  const auto stage = parse_number(value, 1, kHintStages);
  if (!stage) {
    return say(options.language, Phrase::kNotANumber, dashed(option_row(OptionId::kStage)),
               echoed(value), 1, kHintStages);
  }
  options.logic.has_stage = true;
  options.logic.stage = static_cast<int>(*stage);
  return std::nullopt;
}

}  // namespace shudu::cli
