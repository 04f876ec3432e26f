#include "formats/variant/json_record.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "formats/field_names.h"
#include "formats/fpuzzles.h"
#include "formats/json_tree.h"
#include "formats/record_text.h"
#include "formats/variant/looks.h"
#include "formats/variant/square_text.h"
#include "shudu/core/as_index.h"
#include "shudu/core/characters.h"
#include "shudu/formats/variant/record_formats.h"

namespace shudu {
namespace {

using nlohmann::json;
using variant::VariantFormat;
using variant::VariantText;

// A text that some format of variants claims, and the object that it is a member of.
struct Spot {
  std::string text;
  const json* owner = nullptr;
  const VariantFormat* row = nullptr;  // nullptr: a grid over 25x25
  bool is_named = false;
};

bool is_same_name(std::string_view one, std::string_view other) {
  return std::equal(one.begin(), one.end(), other.begin(), other.end(),
                    [](char a, char b) { return to_lower(a) == to_lower(b); });
}

// Also texts that are records of their own outside of JSON: grids in links, and candidates.
const VariantFormat* row_of_member(const std::string& text) {
  if (const VariantFormat* const row = variant::find_variant_format(text)) return row;
  if (fpuzzles_data_in(text)) return variant::variant_format_named("fpuzzles");
  const bool are_candidates =
      text.size() == as_index(kMaxCells * kMaxSize) && consists_of(text, "123456789.");
  return are_candidates ? variant::variant_format_named("iss") : nullptr;
}

class Search {
 public:
  explicit Search(std::string_view field) : field_(field) {}

  // Objects in lists are records of their own, so lists are not looked into.
  void look_at(const json& object, const std::string& path) {
    for (const auto& [key, value] : object.items()) {
      std::string name = path;
      if (!name.empty()) name += '.';
      name += key;
      if (value.is_object() && !take_own(object, key, value)) look_at(value, name);
      if (!value.is_string() || (!field_.empty() && !is_same_name(name, field_))) continue;
      if (field_.empty() && field_role(key) == kSolutionField) continue;
      const auto& text = value.get_ref<const std::string&>();
      const VariantFormat* const row = row_of_member(text);
      if (row == nullptr && !variant::looks_like_large_numbers(text)) continue;
      spots_.push_back({text, &object, row, field_role(key) == kPuzzleField});
    }
  }

  // The only one of the best kind. The same text twice is one.
  [[nodiscard]] std::optional<Spot> found() {
    const auto is_named = [](const Spot& spot) { return spot.is_named; };
    if (std::any_of(spots_.begin(), spots_.end(), is_named)) {
      std::erase_if(spots_, std::not_fn(is_named));
    }
    const auto is_other = [this](const Spot& spot) { return spot.text != spots_.front().text; };
    if (spots_.empty() || std::any_of(spots_.begin(), spots_.end(), is_other)) return std::nullopt;
    return spots_.front();
  }

 private:
  // `variant` of our answers.
  bool take_own(const json& owner, const std::string& key, const json& value) {
    constexpr std::string_view kOwn = "variant";
    if (key != kOwn || !field_.empty()) return false;
    const std::string text = value.dump(-1, ' ', false, json::error_handler_t::replace);
    if (!variant::is_variant_json(text)) return false;
    spots_.push_back({text, &owner, variant::find_variant_format(text), true});
    return true;
  }

  std::string_view field_;
  std::vector<Spot> spots_;
};

// The first text among the members whose name is one of these.
template <typename IsName>
std::string text_called(const json& object, IsName is_name) {
  for (const auto& [key, value] : object.items()) {
    if (is_name(key) && value.is_string()) return value.template get<std::string>();
  }
  return {};
}

std::string text_with_role(const json& object, char role) {
  return text_called(object, [role](const std::string& key) { return field_role(key) == role; });
}

// Values of a solution: digits, or as the characters of a square. Empty where it is something else.
std::vector<int> solution_of(const std::string& text, const variant::VariantPuzzle& puzzle) {
  std::vector<int> values;
  if (text.size() != as_index(puzzle.cells())) return values;
  if (std::all_of(text.begin(), text.end(), [](char c) { return is_digit(c); })) {
    for (const char c : text) values.push_back(c - '0');
    return values;
  }
  const auto square = variant::square_of_characters(text);
  return square ? square->values : values;
}

Result<Puzzle> read_spot(const Spot& spot) {
  if (spot.row == nullptr) {
    const auto grid = variant::read_large_numbers(spot.text);
    return grid ? Result<Puzzle>(record_of(*grid)) : Result<Puzzle>(grid.error());
  }
  Result<VariantText> read = spot.row->read(spot.text);
  if (!read) return read.error();
  VariantText text = *std::move(read);
  constexpr char kTitle = 'T';
  const auto is_author = [](const std::string& key) { return is_in_any_capitals(key, "author"); };
  if (text.title.empty()) text.title = text_with_role(*spot.owner, kTitle);
  if (text.author.empty()) text.author = text_called(*spot.owner, is_author);
  if (text.solution.empty()) {
    text.solution = solution_of(text_with_role(*spot.owner, kSolutionField), text.puzzle);
  }
  return record_of(std::move(text));
}

}  // namespace

std::optional<Result<Puzzle>> read_variant_in_json(std::string_view json_text,
                                                   std::string_view field) {
  const Result<JsonTree> tree = parse_json(json_text);
  if (!tree || !tree->root.is_object()) return std::nullopt;
  Search search(field);
  search.look_at(tree->root, "");
  const std::optional<Spot> spot = search.found();
  if (!spot) return std::nullopt;
  Result<Puzzle> puzzle = read_spot(*spot);
  if (puzzle) return puzzle;
  Error error = puzzle.error();
  error.at = {};
  return Result<Puzzle>(error);
}

}  // namespace shudu
