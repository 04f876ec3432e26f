// Tested in tests/cli/render_test.cpp.
#include "cli/render/render_values.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "cli/options/option_values.h"
#include "cli/render/link_sites.h"
#include "cli/words.h"
#include "shudu/core/texts_of.h"
#include "shudu/explain/explain.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

constexpr std::array<std::string_view, 3> kPictures{"svg", "pdf", "png"};
constexpr std::array<std::string_view, 3> kSolutions{"none", "end", "below"};
constexpr std::array<std::string_view, 4> kMarks{"none", "places", "corner", "center"};
constexpr std::string_view kNone = "none";
constexpr std::string_view kLevel = "level";
constexpr int kFullStage = 5;  // of a hint: the reason and what follows

template <std::size_t kSize>
std::optional<int> index_of(const std::array<std::string_view, kSize>& names,
                            std::string_view name) {
  const auto* const found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<int>(found - names.begin());
}

template <typename Names>
std::vector<std::string> strings(const Names& names) {
  return {names.begin(), names.end()};
}

UsageError take_int(int& number, const Options& options, OptionId id, std::string_view value,
                    int most) {
  const auto parsed = parse_number(value, 1, static_cast<std::uint64_t>(most));
  if (!parsed) {
    return say(options.language, Phrase::kNotANumber, dashed(option_row(id)), echoed(value), 1,
               most);
  }
  number = static_cast<int>(*parsed);
  return std::nullopt;
}

}  // namespace

std::string_view picture_format_name(PictureFormat format) {
  return format == PictureFormat::kUnsaid ? std::string_view()
                                          : kPictures[static_cast<std::size_t>(format) - 1];
}

std::vector<std::string> picture_choices() { return strings(kPictures); }

std::vector<std::string> per_page_choices() {
  std::vector<std::string> choices;
  choices.reserve(kPerPage.size());
  for (const int count : kPerPage) choices.push_back(std::to_string(count));
  return choices;
}

std::vector<std::string> paper_choices() {
  return texts_of<std::string>(paper_table(), &Paper::slug);
}

std::vector<std::string> solution_choices() { return strings(kSolutions); }
std::vector<std::string> mark_choices() { return strings(kMarks); }

std::vector<std::string> qr_choices() {
  std::vector<std::string> choices{std::string(kNone)};
  for (const LinkSite& site : link_sites()) choices.emplace_back(site.name);
  return choices;
}

std::vector<std::string> style_choices() {
  return texts_of<std::string>(style_table(), &Style::slug);
}

std::vector<std::string> difficulty_choices() {
  std::vector<std::string> choices{std::string(kLevel)};
  for (const verbs::Scale& scale : verbs::scale_table()) choices.emplace_back(scale.name);
  return choices;
}

UsageError apply_picture(Options& options, std::string_view value) {
  const auto index = index_of(kPictures, value);
  if (!index) return not_a_choice(options, OptionId::kPicture, value, picture_choices());
  options.render.to = static_cast<PictureFormat>(*index + 1);
  return std::nullopt;
}

UsageError apply_per_page(Options& options, std::string_view value) {
  const std::vector<std::string> choices = per_page_choices();
  const auto found = std::find(choices.begin(), choices.end(), value);
  if (found == choices.end()) return not_a_choice(options, OptionId::kPerPage, value, choices);
  options.render.per_page = kPerPage[static_cast<std::size_t>(found - choices.begin())];
  return std::nullopt;
}

UsageError apply_paper(Options& options, std::string_view value) {
  options.render.paper = find_paper(value);
  if (options.render.paper != nullptr) return std::nullopt;
  return not_a_choice(options, OptionId::kPaper, value, paper_choices());
}

UsageError apply_solutions(Options& options, std::string_view value) {
  const auto index = index_of(kSolutions, value);
  if (!index) return not_a_choice(options, OptionId::kSolutions, value, solution_choices());
  options.render.solutions = static_cast<SolutionPlace>(*index);
  return std::nullopt;
}

UsageError apply_marks(Options& options, std::string_view value) {
  const auto index = index_of(kMarks, value);
  if (!index) return not_a_choice(options, OptionId::kMarks, value, mark_choices());
  options.render.marks = static_cast<MarkPlaces>(*index);
  return std::nullopt;
}

UsageError apply_step(Options& options, std::string_view /*value*/) {
  options.render.hint_stage = kFullStage;
  return std::nullopt;
}

UsageError apply_hint(Options& options, std::string_view value) {
  return take_int(options.render.hint_stage, options, OptionId::kHint, value, kHintStages);
}

UsageError apply_qr(Options& options, std::string_view value) {
  options.render.qr = find_link_site(value);
  if (options.render.qr != nullptr || value == kNone) return std::nullopt;
  return not_a_choice(options, OptionId::kQr, value, qr_choices());
}

UsageError apply_style(Options& options, std::string_view value) {
  options.render.style = find_style(value);
  if (options.render.style != nullptr) return std::nullopt;
  return not_a_choice(options, OptionId::kStyle, value, style_choices());
}

UsageError apply_title(Options& options, std::string_view value) {
  options.render.title = std::string(value);
  return std::nullopt;
}

UsageError apply_labels(Options& options, std::string_view /*value*/) {
  options.render.labels = true;
  return std::nullopt;
}

UsageError apply_size(Options& options, std::string_view value) {
  return take_int(options.render.size, options, OptionId::kSize, value, kMostPixels);
}

UsageError apply_difficulty(Options& options, std::string_view value) {
  options.render.scale = verbs::find_scale(value);
  options.render.difficulty = options.render.scale != nullptr || value == kLevel;
  if (options.render.difficulty) return std::nullopt;
  return not_a_choice(options, OptionId::kDifficulty, value, difficulty_choices());
}

}  // namespace shudu::cli
