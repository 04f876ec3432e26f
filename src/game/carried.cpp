// One table of the numbers, in the order in which they are written.
#include "game/carried.h"

#include <algorithm>
#include <array>

#include "game/text_parts.h"

namespace shudu::game {
namespace {

/// No game of 20,000 events comes near; copies of copies stop here.
constexpr std::uint32_t kMostCounted = 1'000'000;
constexpr std::uint32_t kMostStage = 6;

struct CountRow {
  std::string_view name;
  std::uint32_t GameCounts::*number;
};

struct FlagRow {
  std::string_view name;
  bool GameCounts::*flag;
};

constexpr std::array kNumbers{
    CountRow{"mistakes", &GameCounts::mistakes}, CountRow{"asked", &GameCounts::asked},
    CountRow{"stage", &GameCounts::stage_max},   CountRow{"applied", &GameCounts::applied},
    CountRow{"checks", &GameCounts::checks},     CountRow{"reveals", &GameCounts::reveals},
    CountRow{"undos", &GameCounts::undos},       CountRow{"whys", &GameCounts::whys}};
constexpr std::array kFlags{FlagRow{"solution", &GameCounts::solution_checked},
                            FlagRow{"marks", &GameCounts::marks_kept}};

bool is_stage(const CountRow& row) { return row.number == &GameCounts::stage_max; }

/// Takes `name=` and the value after it up to a blank off the front.
std::optional<std::string_view> take_value(std::string_view& text, std::string_view name) {
  if (text.substr(0, name.size()) != name || text.substr(name.size(), 1) != "=") {
    return std::nullopt;
  }
  text.remove_prefix(name.size() + 1);
  const std::string_view value = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), value.size() + 1));
  return value;
}

}  // namespace

std::string print_counts(const GameCounts& counts) {
  std::string text;
  for (const CountRow& row : kNumbers) {
    text += std::string(row.name) + '=' + std::to_string(counts.*row.number) + ' ';
  }
  for (const FlagRow& row : kFlags) {
    text += std::string(row.name) + (counts.*row.flag ? "=on " : "=off ");
  }
  text.pop_back();
  return text;
}

std::optional<GameCounts> parse_counts(std::string_view text) {
  GameCounts counts;
  std::string_view rest = text;
  for (const CountRow& row : kNumbers) {
    const std::optional<std::string_view> value = take_value(rest, row.name);
    const std::optional<std::uint64_t> number = value ? parse_number(*value) : std::nullopt;
    if (!number || *number > (is_stage(row) ? kMostStage : kMostCounted)) return std::nullopt;
    counts.*row.number = static_cast<std::uint32_t>(*number);
  }
  for (const FlagRow& row : kFlags) {
    counts.*row.flag = take_value(rest, row.name) == "on";
  }
  if (print_counts(counts) != text) return std::nullopt;
  return counts;
}

void add_counts(GameCounts& counts, const GameCounts& more) {
  for (const CountRow& row : kNumbers) {
    std::uint32_t& number = counts.*row.number;
    number = is_stage(row) ? std::max(number, more.*row.number)
                           : std::min(number + more.*row.number, kMostCounted);
  }
  for (const FlagRow& row : kFlags) counts.*row.flag = counts.*row.flag || more.*row.flag;
}

GameCounts missing_counts(const GameCounts& whole, const GameCounts& part) {
  GameCounts missing;
  for (const CountRow& row : kNumbers) {
    const std::uint32_t has = is_stage(row) ? 0 : std::min(part.*row.number, whole.*row.number);
    missing.*row.number = std::min(whole.*row.number - has, kMostCounted);
  }
  for (const FlagRow& row : kFlags) missing.*row.flag = whole.*row.flag && !(part.*row.flag);
  if (missing.stage_max == part.stage_max) missing.stage_max = 0;
  return missing;
}

}  // namespace shudu::game
