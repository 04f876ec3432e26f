// Reading SudokuPad's own JSON; see ctc_json.h. Members are looked for by both of their names, and
// what neither of two tables knows is named as it is written.
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "formats/ctc_json.h"
#include "formats/json_tree.h"
#include "formats/json_values.h"
#include "formats/left_out.h"
#include "formats/lz_string.h"
#include "formats/record_text.h"
#include "shudu/core/find_row.h"
#include "shudu/core/layout_builder.h"
#include "shudu/core/layout_table.h"

namespace shudu {

namespace {

using nlohmann::json;

// A member, as it is called in plain and in shortened texts.
struct MemberName {
  const char* plain;
  const char* brief;
};
constexpr MemberName kCells{"cells", "ce"};
constexpr MemberName kRegions{"regions", "re"};
constexpr MemberName kCages{"cages", "ca"};
constexpr MemberName kValue{"value", "v"};
constexpr MemberName kTitle{"title", "t"};
constexpr MemberName kAuthor{"author", "author"};
constexpr MemberName kRules{"rules", "rules"};
constexpr MemberName kSolution{"solution", "solution"};

struct NamedMember {
  MemberName key;
  std::string_view name;  // empty: it says nothing of the puzzle
};
constexpr std::array kMembers{
    NamedMember{kCells, ""},
    NamedMember{kRegions, ""},
    NamedMember{kCages, ""},
    NamedMember{kTitle, ""},
    NamedMember{kAuthor, ""},
    NamedMember{kRules, ""},
    NamedMember{kSolution, ""},
    NamedMember{{"metadata", "metadata"}, ""},
    NamedMember{{"cellSize", "cs"}, ""},
    NamedMember{{"id", "id"}, ""},
    NamedMember{{"settings", "settings"}, ""},
    NamedMember{{"arrows", "a"}, "drawn-arrow"},
    NamedMember{{"lines", "l"}, "drawn-line"},
    NamedMember{{"overlays", "o"}, "drawn-overlay"},
    NamedMember{{"underlays", "u"}, "drawn-underlay"},
    NamedMember{{"foglight", "foglight"}, "fog-light"},
};
constexpr std::array kCellMembers{
    NamedMember{kValue, ""},
    NamedMember{{"color", "c"}, "colors"},
    NamedMember{{"borderColor", "c1"}, "colors"},
    NamedMember{{"backgroundColor", "c2"}, "colors"},
    NamedMember{{"center", "ct"}, "center-marks"},
};

const json* find(const json& object, MemberName key) {
  if (!object.is_object()) return nullptr;
  for (const char* name : {key.plain, key.brief}) {
    const auto found = object.find(name);
    if (found != object.end()) return &*found;
  }
  return nullptr;
}

class RecordOfCtc {
 public:
  explicit RecordOfCtc(const json& root) : root_(root) {}

  Result<Puzzle> read() {
    for (const auto step : {&RecordOfCtc::read_cells, &RecordOfCtc::read_layout}) {
      const Status status = (this->*step)();
      if (!status) return status.error();
    }
    read_cages();
    const auto metadata = root_.find("metadata");
    for (const json* object : {&root_, metadata == root_.end() ? nullptr : &*metadata}) {
      if (object == nullptr) continue;
      read_notes(*object);
      if (const json* solution = find(*object, kSolution)) {
        const Status status = read_solution(*solution);
        if (!status) return status.error();
      }
    }
    name_members(root_, kMembers);
    puzzle_.left_out = left_out_.text();
    return std::move(puzzle_);
  }

 private:
  Status read_cells() {
    const json* rows = find(root_, kCells);
    if (rows == nullptr || !rows->is_array()) {
      return error_with(ErrorCode::kMissingField, kCells.plain);
    }
    constexpr std::size_t kSmallest = 4;
    if (rows->size() < kSmallest || rows->size() > kMaxSize) {
      return unsupported_layout(static_cast<int>(rows->size()));
    }
    size_ = static_cast<int>(rows->size());
    puzzle_.clear(size_);
    for (std::size_t row = 0; row < rows->size(); ++row) {
      const json& cells = (*rows)[row];
      if (!cells.is_array() || cells.size() != rows->size()) {
        return error_with(ErrorCode::kBadSyntax, kCells.plain);
      }
      for (std::size_t column = 0; column < cells.size(); ++column) {
        const Cell cell(static_cast<int>(row * cells.size() + column));
        const Status status = read_cell(cell, cells[column]);
        if (!status) return status;
      }
    }
    return kDone;
  }

  Status read_cell(Cell cell, const json& object) {
    if (object.is_null()) return kDone;
    if (!object.is_object()) return error_with(ErrorCode::kBadSyntax, kCells.plain);
    name_members(object, kCellMembers);
    const json* value = find(object, kValue);
    if (value == nullptr || !is_stated(*value)) return kDone;
    const std::optional<int> number = number_of(*value);
    if (!number || *number < 1 || *number > size_) return bad_number(*value, size_);
    puzzle_.givens.place(cell, Digit(*number));
    return kDone;
  }

  // A character for the region of each cell, or nothing where the regions are no partition.
  [[nodiscard]] std::optional<std::string> region_map(const json& regions) const {
    if (!regions.is_array() || regions.size() != static_cast<std::size_t>(size_)) {
      return std::nullopt;
    }
    std::string map(static_cast<std::size_t>(size_ * size_), '.');
    char name = '1';
    for (const json& region : regions) {
      if (!region.is_array()) return std::nullopt;
      for (const json& pair : region) {
        const std::optional<Cell> cell = cell_at(pair);
        if (!cell) return std::nullopt;
        map[static_cast<std::size_t>(cell->index())] = name;
      }
      ++name;
    }
    if (map.find('.') != map.npos) return std::nullopt;
    return map;
  }

  // [row, column], both from 0
  [[nodiscard]] std::optional<Cell> cell_at(const json& pair) const {
    if (!pair.is_array() || pair.size() != 2) return std::nullopt;
    const std::optional<int> row = number_of(pair[0]);
    const std::optional<int> column = number_of(pair[1]);
    if (!row || !column || *row >= size_ || *column >= size_) return std::nullopt;
    return Cell::at(*row, *column, size_);
  }

  Status read_layout() {
    const json* regions = find(root_, kRegions);
    const bool has_regions = regions != nullptr && is_stated(*regions);
    const std::optional<std::string> map =
        has_regions ? region_map(*regions) : std::optional<std::string>();
    const Result<Layout> layout =
        map ? make_layout({.size = size_, .region_map = *map}) : Result<Layout>(Layout::classic());
    if (map && layout) {
      puzzle_.layout = kept_name(*layout);
      return kDone;
    }
    // Without boxes of its own it is taken to have the usual ones, and that is said.
    left_out_.add(has_regions ? "regions" : "no-regions");
    const Result<const Layout*> usual = default_layout(size_);
    return usual ? Status(kDone) : Status(usual.error());
  }

  // Older puzzles keep their title and rules as cages without cells.
  void read_cages() {
    const json* cages = find(root_, kCages);
    if (cages == nullptr || !is_stated(*cages)) return;
    if (!cages->is_array()) return left_out_.add("drawn-cage");
    for (const json& cage : *cages) {
      const json* cells = find(cage, kCells);
      const json* value = find(cage, kValue);
      const bool is_text = (cells == nullptr || !is_stated(*cells)) && value != nullptr &&
                           value->is_string() && read_text(value->get_ref<const std::string&>());
      if (!is_text && is_stated(cage)) left_out_.add("drawn-cage");
    }
  }

  // `title: ...`; false for what is no note.
  bool read_text(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == text.npos) return false;
    const std::string_view name = trimmed(text.substr(0, colon));
    const std::string_view rest = trimmed(text.substr(colon + 1));
    for (const auto& [key, note] : kNotes) {
      if (name == key.plain) puzzle_.notes.*note = rest;
    }
    return true;
  }

  void read_notes(const json& object) {
    for (const auto& [key, note] : kNotes) {
      const json* text = find(object, key);
      if (text != nullptr && text->is_string()) puzzle_.notes.*note = text->get<std::string>();
    }
  }

  Status read_solution(const json& value) {
    if (!value.is_string() || !is_stated(value)) return kDone;
    take_solution(value.get_ref<const std::string&>(), puzzle_);
    return kDone;
  }

  template <std::size_t kCount>
  void name_members(const json& object, const std::array<NamedMember, kCount>& table) {
    for (const auto& item : object.items()) {
      const std::string& key = item.key();
      if (!is_stated(item.value())) continue;
      const NamedMember* const row = find_row(table, [&](const NamedMember& named) {
        return named.key.plain == key || named.key.brief == key;
      });
      if (row == nullptr) {
        left_out_.add(key);
      } else if (!row->name.empty()) {
        left_out_.add(row->name);
      }
    }
  }

  struct NoteKey {
    MemberName key;
    std::string Notes::*note;
  };
  static constexpr std::array kNotes{NoteKey{kTitle, &Notes::title},
                                     NoteKey{kAuthor, &Notes::author},
                                     NoteKey{kRules, &Notes::description}};

  const json& root_;
  int size_ = 0;
  Puzzle puzzle_;
  LeftOut left_out_;
};

}  // namespace

Result<Puzzle> read_ctc_json(std::string_view text) {
  Result<JsonTree> tree = parse_json(text);
  if (!tree) {
    const Result<std::string> whole = lengthened_json(text, kMaxUnpackedBytes);
    if (!whole) return whole.error();
    tree = parse_json(*whole);
  }
  if (!tree) return tree.error();
  if (!tree->root.is_object()) return error_with(ErrorCode::kBadSyntax, tree->root.type_name());
  return RecordOfCtc(tree->root).read();
}

}  // namespace shudu
