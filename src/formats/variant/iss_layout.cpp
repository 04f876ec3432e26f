#include "formats/variant/iss_layout.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <set>

#include "formats/record_text.h"

namespace shudu::variant {
namespace {

std::string joined_arguments(const IssItem& item) {
  std::string joined;
  for (const std::string& argument : item.arguments) {
    if (&argument != &item.arguments.front()) joined += '~';
    joined += argument;
  }
  return joined;
}

Error wrong_item(std::string_view text, const IssItem& item) {
  return error_in(text, item.offset, ErrorCode::kBadSyntax,
                  item.name + '~' + joined_arguments(item));
}

std::optional<int> number_from(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool is_whole = error == std::errc() && end == text.data() + text.size();
  return is_whole && number > 0 ? std::optional(number) : std::nullopt;
}

// `A`, a name for people, `8` or `2x4`.
std::optional<IssGroup> read_group(const IssItem& item) {
  if (item.arguments.empty() || item.arguments.size() > 3) return std::nullopt;
  const std::string& name = item.arguments[0];
  const bool is_name = !name.empty() && std::all_of(name.begin(), name.end(),
                                                    [](char c) { return c >= 'A' && c <= 'Z'; });
  if (!is_name) return std::nullopt;
  IssGroup group{.name = 'V' + name};
  if (item.arguments.size() < 3) return group;
  const std::string_view size = item.arguments[2];
  const std::size_t times = size.find('x');
  const auto rows = number_from(times == std::string_view::npos ? "1" : size.substr(0, times));
  const auto last = number_from(times == std::string_view::npos ? size : size.substr(times + 1));
  if (!rows || !last || *rows > kMostIssCells || *last > kMostIssCells) return std::nullopt;
  group.cells = *rows * *last;
  if (times != std::string_view::npos) group.columns = *last;
  const bool fits = group.cells <= kMostIssCells && group.columns <= kMostIssLines;
  return fits ? std::optional(group) : std::nullopt;
}

Result<IssShape> shape_of(std::string_view text, const std::vector<IssItem>& items) {
  std::optional<IssShape> shape;
  for (const IssItem& item : items) {
    if (item.name != "Shape") continue;
    const std::string spec = joined_arguments(item);
    const auto stated = spec.empty() ? IssShape{} : read_shape(spec);
    if (!stated) return wrong_item(text, item);
    if (shape && *shape != *stated) {
      return error_in(text, item.offset, ErrorCode::kMismatch, "Shape");
    }
    shape = stated;
  }
  return shape.value_or(IssShape{});
}

Result<std::vector<IssGroup>> groups_of(std::string_view text, const std::vector<IssItem>& items,
                                        const IssShape& shape) {
  std::map<std::string, IssGroup> groups;
  for (const IssItem& item : items) {
    if (item.name != "Var") continue;
    const auto group = read_group(item);
    if (!group) return wrong_item(text, item);
    groups[group->name] = *group;
  }
  std::vector<IssGroup> all;
  int cells = shape.rows * shape.columns;
  for (const auto& [name, group] : groups) {
    cells += group.cells;
    all.push_back(group);
  }
  if (cells > kMostIssCells) {
    Error error = error_with(ErrorCode::kBadNumber, std::to_string(cells));
    error.expected = kMostIssCells;
    return error;
  }
  return all;
}

// The same region may be stated twice.
Status add_jigsaw(std::string_view text, const IssItem& item, std::set<Variables>& seen,
                  IssLayout& layout) {
  const IssShape& shape = layout.grid.shape();
  const bool is_map = !item.arguments.empty() && shape.is_sudoku &&
                      item.arguments.back().size() == static_cast<std::size_t>(layout.grid.cells());
  const auto regions = is_map ? jigsaw_regions(item.arguments.back(), shape) : std::nullopt;
  if (!regions) return wrong_item(text, item);
  for (const Variables& region : *regions) {
    if (seen.insert(region).second) layout.jigsaw.push_back(region);
  }
  return kDone;
}

}  // namespace

bool is_layout_item(std::string_view name) {
  constexpr std::array<std::string_view, 5> kNames = {"Shape", "Var", "NoBoxes", "RegionSize",
                                                      "Jigsaw"};
  return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

std::optional<std::vector<Variables>> jigsaw_regions(std::string_view letters,
                                                     const IssShape& shape) {
  std::vector<Variables> all;
  std::map<char, std::size_t> places;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    const auto [at, is_new] = places.try_emplace(letters[i], all.size());
    if (is_new) all.emplace_back();
    all[at->second].push_back(static_cast<Variable>(i));
  }
  if (all.size() == 1) return std::vector<Variables>{};
  const auto least = static_cast<std::size_t>(std::max(shape.rows, shape.columns));
  const auto is_other = [&](const Variables& region) {
    return region.size() < least || region.size() > static_cast<std::size_t>(shape.values);
  };
  return std::erase_if(all, is_other) > 1 ? std::nullopt : std::optional(all);
}

Result<IssLayout> read_iss_layout(std::string_view text, const std::vector<IssItem>& items) {
  const auto shape = shape_of(text, items);
  if (!shape) return shape.error();
  auto groups = groups_of(text, items, *shape);
  if (!groups) return groups.error();
  IssLayout layout{.grid = IssGrid(*shape, std::move(*groups)), .boxes = {}, .jigsaw = {}};
  bool has_boxes = true;
  std::set<Variables> seen;
  for (const IssItem& item : items) {
    const auto wrong = wrong_item(text, item);
    if (item.name == "NoBoxes") has_boxes = false;
    if (item.name == "RegionSize") {
      const auto size = number_from(item.arguments.size() == 1 ? item.arguments[0] : "");
      if (!size || *size > layout.grid.cells()) return wrong;
      layout.stated_box_size = *size;
    }
    if (item.name != "Jigsaw") continue;
    const Status status = add_jigsaw(text, item, seen, layout);
    if (!status) return status.error();
  }
  const int size =
      layout.stated_box_size > 0 ? layout.stated_box_size : layout.grid.usual_box_size();
  if (has_boxes) layout.boxes = layout.grid.boxes(size);
  return layout;
}

}  // namespace shudu::variant
