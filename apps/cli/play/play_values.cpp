// Tested by the golden transcripts of `play`.
#include "cli/play/play_values.h"

#include <algorithm>

#include "cli/words.h"
#include "text/text.h"

namespace shudu::cli {

// In the order of tui::Colours.
std::vector<std::string> colour_choices() { return {"auto", "256", "16", "none"}; }

UsageError apply_store(Options& options, std::string_view value) {
  // Nothing would mean the player's own store, which is not what was asked for.
  if (value.empty()) {
    const OptionRow& row = option_row(OptionId::kStore);
    return say(options.language, Phrase::kMissingValue, dashed(row), row.value);
  }
  options.play.store = value;
  return std::nullopt;
}

UsageError apply_colours(Options& options, std::string_view value) {
  const std::vector<std::string> choices = colour_choices();
  const auto found = std::find(choices.begin(), choices.end(), value);
  if (found == choices.end()) {
    return say(options.language, Phrase::kNotAChoice, dashed(option_row(OptionId::kColours)),
               echoed(value), joined(choices, ", "));
  }
  options.play.colours = static_cast<tui::Colours>(found - choices.begin());
  return std::nullopt;
}

}  // namespace shudu::cli
