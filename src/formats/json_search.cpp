#include "formats/json_search.h"

#include <algorithm>
#include <charconv>
#include <functional>

#include "formats/field_names.h"
#include "formats/json_cells.h"
#include "formats/record_text.h"
#include "shudu/core/cell.h"

namespace shudu {

namespace {

using nlohmann::json;

constexpr std::size_t kMostSpots = 4096;

// The cells of a value with dots for blanks; empty where it is no grid. `is_named`: its own name
// says that it is one.
std::string grid_of(const json& value, bool is_named) {
  JsonCells cells;
  if (value.is_string()) {
    read_text_cells(value.get_ref<const std::string&>(), nullptr, cells);
  } else if (!value.is_array() || !append_value(value, cells) || cells.large) {
    return {};
  }
  const std::size_t side = side_of(cells.marks.size());
  if (!is_board_size(side) || !are_cell_marks(cells.marks)) return {};
  // Rows, or cells one by one; a list of two halves is something else.
  if (value.is_array() && value.size() != side && value.size() != side * side) return {};
  bool has_blank = false;
  for (char& c : cells.marks) {
    if (is_blank_mark(c)) c = '.';
    has_blank = has_blank || c == '.';
    if (c != '.' && static_cast<std::size_t>(c - '0') > side) return {};
  }
  // Sixteen numbers are more often something else, a row of a large grid for one.
  const bool is_flat_list = value.is_array() && value.size() != side;
  if (side == 4 && !is_named && (is_flat_list || !has_blank)) return {};
  return cells.marks;
}

// A spot and what is in it.
struct Found {
  JsonSpot spot;
  std::string cells;
};

bool is_full_grid(const Found& found) { return found.cells.find('.') == std::string::npos; }
bool is_blank_grid(const Found& found) {
  return found.cells.find_first_not_of('.') == std::string::npos;
}

std::string longer(const std::string& path, std::string_view name) {
  std::string all = path;
  if (!all.empty()) all += '.';
  return all.append(name);
}

// All grids in a value but those that are named solutions. The depth of JSON here is bounded.
// NOLINTNEXTLINE(misc-no-recursion)
void collect(const JsonSpot& at, std::vector<Found>& found, bool is_in_list = false) {
  if (found.size() >= kMostSpots) return;
  std::string cells = grid_of(*at.value, at.is_named && !is_in_list);
  if (!cells.empty()) {
    found.push_back({at, std::move(cells)});
  } else if (at.value->is_array()) {
    for (const json& child : *at.value)
      collect({&child, at.owner, at.path, at.is_named}, found, true);
  } else if (at.value->is_object()) {
    for (const auto& item : at.value->items()) {
      const char role = field_role(item.key());
      if (role == kSolutionField) continue;
      // What is in an object that is called a puzzle is named by that, whatever its own name is.
      const bool is_named = at.is_named || role == kPuzzleField;
      collect({&item.value(), at.value, longer(at.path, item.key()), is_named}, found);
    }
  }
}

template <typename Keep>
void keep_if_any(std::vector<Found>& found, Keep keep) {
  if (std::any_of(found.begin(), found.end(), keep)) {
    found.erase(std::remove_if(found.begin(), found.end(), std::not_fn(keep)), found.end());
  }
}

// Values that hold the same cells under different names are one puzzle.
void drop_repeats(std::vector<Found>& found) {
  const auto repeats = [&](const Found& one) {
    return one.cells == found.front().cells && one.spot.path != found.front().spot.path;
  };
  if (found.empty()) return;
  const Found first = found.front();
  found.erase(std::remove_if(found.begin() + 1, found.end(), repeats), found.end());
}

Error ambiguous_fields(const std::vector<Found>& found) {
  std::vector<std::string> paths;
  for (const Found& one : found) {
    if (std::find(paths.begin(), paths.end(), one.spot.path) == paths.end()) {
      paths.push_back(one.spot.path);
    }
  }
  std::string names;
  for (const std::string& path : paths) add_to_list(path, names);
  return {.code = ErrorCode::kAmbiguousField, .token = escape_token(names)};
}

// By its own name, or that of the list that it stands in.
bool is_called_puzzle(const JsonSpot& spot) {
  const std::size_t dot = spot.path.rfind('.') + 1;
  return field_role(std::string_view(spot.path).substr(dot)) == kPuzzleField;
}

Result<std::vector<JsonSpot>> choose(std::vector<Found> found) {
  keep_if_any(found, [](const Found& one) { return is_called_puzzle(one.spot); });
  keep_if_any(found, [](const Found& one) { return one.spot.is_named; });
  keep_if_any(found, [](const Found& one) { return !is_blank_grid(one); });
  keep_if_any(found, [](const Found& one) { return !is_full_grid(one); });
  drop_repeats(found);
  const bool is_one_list = std::all_of(found.begin(), found.end(), [&](const Found& one) {
    return one.spot.path == found.front().spot.path;
  });
  if (!is_one_list) return ambiguous_fields(found);
  std::vector<JsonSpot> spots;
  spots.reserve(found.size());
  for (Found& one : found) spots.push_back(std::move(one.spot));
  return spots;
}

// Was it meant as one? Candidates as a text, or cells of which some are missing.
bool is_meant_as_grid(const json& value) {
  if (!value.is_string()) return false;
  const auto& text = value.get_ref<const std::string&>();
  return text.size() >= kShortestPuzzle && are_cell_marks(text);
}

// The member of the outermost object with the best name of a puzzle whose value is a grid, or was
// meant as one: then no other grid is taken in its place.
JsonSpot find_named(const json& root) {
  const auto best = best_named(root, [](const json& value) {
    return !grid_of(value, true).empty() || is_meant_as_grid(value);
  });
  return best == root.end() ? JsonSpot() : JsonSpot{&*best, &root, best.key(), true};
}

std::optional<std::size_t> place_in_list(std::string_view name) {
  std::size_t place = 0;
  const auto [end, failure] = std::from_chars(name.data(), name.data() + name.size(), place);
  const bool is_number = failure == std::errc() && end == name.data() + name.size();
  return is_number ? std::optional(place) : std::nullopt;
}

// The values that one more name of a path leads to.
// NOLINTNEXTLINE(misc-no-recursion)
void follow(const JsonSpot& at, std::string_view name, std::vector<JsonSpot>& next) {
  if (at.value->is_array()) {
    const std::optional<std::size_t> place = place_in_list(name);
    if (place) {
      if (*place < at.value->size())
        next.push_back({&(*at.value)[*place], at.owner, at.path, true});
      return;
    }
    for (const json& child : *at.value) follow({&child, at.owner, at.path, true}, name, next);
  } else if (at.value->is_object()) {
    const json* member = member_named(*at.value, name);
    if (member != nullptr) next.push_back({member, at.value, longer(at.path, name), true});
  }
}

// The values at the end of a path: grids, or what the caller takes for them; in lists and objects
// that are none, the grids in them.
Result<std::vector<JsonSpot>> find_at(const json& root, std::string_view field) {
  std::vector<JsonSpot> spots{{&root, nullptr, {}, true}};
  for (std::string_view rest = trimmed(field); !rest.empty();) {
    const std::size_t dot = std::min(rest.find('.'), rest.size());
    std::vector<JsonSpot> next;
    for (const JsonSpot& spot : spots) follow(spot, rest.substr(0, dot), next);
    spots = std::move(next);
    rest.remove_prefix(std::min(dot + 1, rest.size()));
  }
  std::erase_if(spots, [](const JsonSpot& spot) { return spot.value->is_null(); });
  if (spots.empty()) return Error{.code = ErrorCode::kMissingField, .token = escape_token(field)};
  std::vector<Found> found;
  for (const JsonSpot& spot : spots) {
    JsonSpot start = spot;
    start.is_named = !spot.value->is_object();
    collect(start, found);
  }
  if (!found.empty()) return choose(std::move(found));
  return spots;
}

// How many values a list holds in all, where it is a row of cells or a list of rows; else 0.
std::size_t cells_in_rows(const json& list) {
  std::size_t count = 0;
  for (const json& row : list) {
    if (row.is_array() && std::any_of(row.begin(), row.end(), std::mem_fn(&json::is_array))) {
      return 0;
    }
    const bool is_row_text = row.is_string() && row.get_ref<const std::string&>().size() > 1;
    count += row.is_array() ? row.size()
             : is_row_text  ? row.get_ref<const std::string&>().size()
                            : 1;
  }
  return count;
}

// The first value that is called a puzzle somewhere inside and was meant as one, so that it can be
// said what is wrong with it. NOLINTNEXTLINE(misc-no-recursion)
JsonSpot find_meant(const JsonSpot& at) {
  const json& value = *at.value;
  const bool is_meant = value.is_string()
                            ? holds_puzzle(value.get_ref<const std::string&>())
                            : value.is_array() && cells_in_rows(value) >= kShortestPuzzle;
  if (at.is_named && is_meant) return at;
  if (!value.is_structured()) return {};
  for (const auto& item : value.items()) {
    const char role = value.is_object() ? field_role(item.key()) : kNoField;
    if (role == kSolutionField) continue;
    JsonSpot child{&item.value(), at.owner, at.path, at.is_named || role == kPuzzleField};
    if (value.is_object()) child.owner = &value;
    JsonSpot found = find_meant(child);
    if (found.value != nullptr) return found;
  }
  return {};
}

}  // namespace

const json* member_named(const json& object, std::string_view name) {
  if (!object.is_object()) return nullptr;
  const auto exact = object.find(std::string(name));
  if (exact != object.end()) return &*exact;
  const std::string lower = lower_case(name);
  for (const auto& item : object.items()) {
    if (is_in_any_capitals(item.key(), lower)) return &item.value();
  }
  return nullptr;
}

bool is_json_grid(const json& value) { return !grid_of(value, true).empty(); }

Result<std::vector<JsonSpot>> find_puzzles(const json& root, std::string_view field) {
  if (!field.empty()) return find_at(root, field);
  if (root.is_object()) {
    JsonSpot named = find_named(root);
    if (named.value != nullptr) return std::vector<JsonSpot>{std::move(named)};
  }
  std::vector<Found> found;
  collect({&root, nullptr, {}, false}, found);
  if (!found.empty()) return choose(std::move(found));
  JsonSpot meant = find_meant({&root, nullptr, {}, false});
  if (meant.value == nullptr) return std::vector<JsonSpot>();
  return std::vector<JsonSpot>{std::move(meant)};
}

namespace {

// The first member of an object, by the order of names, that is called a solution and is one.
const json* solution_member(const json* object, bool has_to_be_grid) {
  if (object == nullptr || !object->is_object()) return nullptr;
  for (const FieldName& name : kFieldNames) {
    if (name.role != kSolutionField) continue;
    const json* member = member_named(*object, name.name);
    if (member == nullptr || member->is_null()) continue;
    if (is_json_grid(*member)) return member;
    std::vector<Found> inside;
    collect({member, nullptr, {}, true}, inside);
    if (inside.size() == 1) return inside.front().spot.value;
    // These say that it is one, whatever it is.
    if (!has_to_be_grid && (name.name == "solution" || name.name == "answer")) return member;
  }
  return nullptr;
}

}  // namespace

const json* find_claim(const json& root, const JsonSpot& puzzle) {
  const bool is_of_root = puzzle.owner == &root;
  if (const json* member = solution_member(puzzle.owner, !is_of_root)) return member;
  if (!is_of_root) {
    if (const json* member = solution_member(&root, true)) return member;
  }
  if (puzzle.value == nullptr || is_called_puzzle(puzzle)) return nullptr;
  const std::string givens = grid_of(*puzzle.value, true);
  if (puzzle.owner == nullptr || givens.find('.') == givens.npos) return nullptr;
  const json* only = nullptr;
  for (const auto& item : puzzle.owner->items()) {
    const std::string cells = grid_of(item.value(), true);
    if (cells.empty() || cells.find('.') != cells.npos || !has_givens_of(cells, givens)) continue;
    if (only != nullptr) return nullptr;
    only = &item.value();
  }
  return only;
}

}  // namespace shudu
