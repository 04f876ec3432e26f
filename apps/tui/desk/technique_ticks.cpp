// A value is written from each preset, as what differs from it, and from nothing; the shortest is
// taken, and of equally short ones the first.
#include "tui/desk/technique_ticks.h"

#include <algorithm>

#include "shudu/game/techniques.h"

namespace shudu::tui {
namespace {

std::size_t index_of(const Technique& technique) {
  return static_cast<std::size_t>(&technique - technique_table().data());
}

std::vector<bool> ticks_of(std::string_view setting) {
  std::vector<bool> ticks(technique_table().size());
  for (const Technique* technique : game::named_techniques(setting).techniques) {
    ticks[index_of(*technique)] = true;
  }
  return ticks;
}

/// What makes `ticks` of `base`, after `word`.
std::string differences(std::string word, const std::vector<bool>& base,
                        const std::vector<bool>& ticks) {
  for (const Technique& technique : technique_table()) {
    const std::size_t index = index_of(technique);
    if (base[index] == ticks[index]) continue;
    if (!word.empty()) word += ',';
    if (base[index]) word += '-';
    word += technique.slug;
  }
  return word;
}

}  // namespace

TechniqueTicks::TechniqueTicks(std::string_view setting)
    : ticks_(ticks_of(setting)), assumes_one_(!setting.ends_with(game::kWithoutUniqueness)) {}

bool TechniqueTicks::has(const Technique& technique) const { return ticks_[index_of(technique)]; }

void TechniqueTicks::turn(const Technique& technique) {
  ticks_[index_of(technique)] = !ticks_[index_of(technique)];
}

void TechniqueTicks::choose(std::string_view preset) { ticks_ = ticks_of(preset); }

std::string_view TechniqueTicks::preset() const {
  for (const std::string_view word : game::kUsualTechniques) {
    if (ticks_of(word) == ticks_) return word;
  }
  return {};
}

int TechniqueTicks::count() const {
  const auto techniques = technique_table();
  return static_cast<int>(
      std::count_if(techniques.begin(), techniques.end(), [this](const Technique& technique) {
        return has(technique) && (assumes_one_ || !technique.has(Trait::kUniqueness));
      }));
}

std::string TechniqueTicks::value() const {
  std::string shortest = differences({}, std::vector<bool>(ticks_.size()), ticks_);
  for (const std::string_view word : game::kUsualTechniques) {
    std::string text = differences(std::string(word), ticks_of(word), ticks_);
    if (shortest.empty() || text.size() < shortest.size()) shortest = std::move(text);
  }
  if (!assumes_one_) shortest += "," + std::string(game::kWithoutUniqueness);
  return shortest;
}

}  // namespace shudu::tui
