// Grids without names as items: cells, candidates, jigsaws and the three spreads of killer texts.
//
//   R<<<M<<<U^M...            81 characters: a cage's sum (0-9, A = 10, a = 36), or which neighbour
//                             belongs to the same cage: < > ^ v, and ` ' , . for the diagonal ones
//   3x3:d:k:3841:7705:...:    81 numbers: the cage, and 256 times its sum; `d` for the diagonals
//   SumoCueV1=24=13+1J0...    `=sum` begins a cage, `+n` belongs to that of cell n (from 0), `Jn`
//                             is the region; `SumoCueV1D` has the diagonals
//   53..7....                 16 to 256 cells; over 9x9 A is 1. 162 characters: a grid, and regions
//   1.3.56789...              729 characters: candidates
//   . 4 3 | 5 . .             numbers and dots between blanks
#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "formats/variant/iss_grid.h"
#include "formats/variant/iss_items.h"

namespace shudu::variant {
namespace {

using Items = std::vector<IssItem>;

constexpr int kSide = 9;
constexpr int kKillerCells = kSide * kSide;

std::string number_text(std::int64_t number) { return std::to_string(number); }

int root_of(std::size_t count, int power) {
  for (int side = 1; side <= kMostIssLines; ++side) {
    const int square = side * side;
    if (static_cast<std::size_t>(power == 2 ? square : square * side) == count) return side;
  }
  return 0;
}

IssItem item_of(std::string name, std::vector<std::string> arguments) {
  IssItem item;
  item.name = std::move(name);
  item.arguments = std::move(arguments);
  return item;
}

IssGrid square_grid(int side) {
  return IssGrid({.rows = side, .columns = side, .values = side}, {});
}

IssItem shape_item(int side) {
  return item_of("Shape", {number_text(side) + 'x' + number_text(side)});
}

// Cages of cells by the cell that says their sum, in the order of their first cells. A cell by
// itself without a sum is in no cage.
class Cages {
 public:
  void add(int id, std::int64_t sum, int cell) {
    const auto [at, is_new] = places_.try_emplace(id, items_.size());
    if (is_new) items_.push_back(item_of("Cage", {number_text(sum)}));
    items_[at->second].arguments.push_back(grid_.name_of(static_cast<Variable>(cell)));
  }
  [[nodiscard]] Items items(bool with_diagonals) && {
    std::erase_if(items_, [](const IssItem& cage) {
      return cage.arguments.size() == 2 && cage.arguments[0] == "0";
    });
    items_.insert(items_.begin(), shape_item(kSide));  // something, also without cages
    if (with_diagonals) {
      items_.push_back(item_of("Diagonal", {"1"}));
      items_.push_back(item_of("Diagonal", {"-1"}));
    }
    return std::move(items_);
  }

 private:
  IssGrid grid_ = square_grid(kSide);
  std::map<int, std::size_t> places_;
  Items items_;
};

// The cell at the end of a chain of links, or nothing where it has none.
std::optional<int> end_of_links(const std::vector<int>& links, int cell) {
  for (std::size_t steps = 0; steps <= links.size(); ++steps) {
    const int next = links[static_cast<std::size_t>(cell)];
    if (next == cell) return cell;
    if (next < 0 || next >= static_cast<int>(links.size())) return std::nullopt;
    cell = next;
  }
  return std::nullopt;
}

struct Pointer {
  char sign;
  int down;
  int right;
};
constexpr std::array<Pointer, 8> kPointers{{{'<', 0, -1},
                                            {'>', 0, 1},
                                            {'^', -1, 0},
                                            {'v', 1, 0},
                                            {'`', -1, -1},
                                            {'\'', -1, 1},
                                            {',', 1, -1},
                                            {'.', 1, 1}}};

int sum_of_sign(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'A' && c <= 'Z') return c - 'A' + 10;
  return c >= 'a' && c <= 'j' ? c - 'a' + 36 : -1;
}

int pointed_at(char c, int cell) {
  for (const Pointer& pointer : kPointers) {
    if (pointer.sign != c) continue;
    const int row = cell / kSide + pointer.down;
    const int column = cell % kSide + pointer.right;
    const bool is_inside = row >= 0 && row < kSide && column >= 0 && column < kSide;
    return is_inside ? row * kSide + column : -1;
  }
  return cell;
}

Result<Items> read_short_killer(std::string_view text) {
  if (text.size() != kKillerCells) return Items{};
  if (text.find_first_of("<v>^`',") == std::string_view::npos) return Items{};
  const bool is_killer = std::all_of(text.begin(), text.end(), [](char c) {
    return sum_of_sign(c) >= 0 || pointed_at(c, 40) != 40;
  });
  if (!is_killer) return Items{};
  std::vector<int> links;
  links.reserve(kKillerCells);
  for (int cell = 0; cell < kKillerCells; ++cell) {
    links.push_back(pointed_at(text[static_cast<std::size_t>(cell)], cell));
  }
  Cages cages;
  for (int cell = 0; cell < kKillerCells; ++cell) {
    const auto end = end_of_links(links, cell);
    if (!end) return error_with(ErrorCode::kBadSyntax, text.substr(static_cast<std::size_t>(cell)));
    cages.add(*end, sum_of_sign(text[static_cast<std::size_t>(*end)]), cell);
  }
  return std::move(cages).items(false);
}

std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || number < 0) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

Result<Items> read_long_killer(std::string_view text) {
  constexpr std::string_view kStart = "3x3:";
  if (text.substr(0, kStart.size()) != kStart) return Items{};
  std::string_view rest = text.substr(kStart.size());
  const bool with_diagonals = rest.substr(0, 1) == "d";
  if (with_diagonals) rest.remove_prefix(1);
  if (rest.substr(0, 3) != ":k:") return Items{};
  rest.remove_prefix(3);
  Cages cages;
  for (int cell = 0; cell < kKillerCells; ++cell) {
    const auto number = take_number(rest);
    const bool is_last = cell + 1 == kKillerCells;
    const bool is_ended = rest.substr(0, 1) == ":" || (is_last && rest.empty());
    if (!number || !is_ended) return error_with(ErrorCode::kBadSyntax, rest.substr(0, 20));
    if (!rest.empty()) rest.remove_prefix(1);
    constexpr int kCages = 256;
    if (*number >= kCages) cages.add(*number % kCages, *number / kCages, cell);
  }
  if (!rest.empty()) return error_with(ErrorCode::kBadSyntax, rest.substr(0, 20));
  return std::move(cages).items(with_diagonals);
}

std::string jigsaw_letters(const std::vector<int>& regions) {
  std::string letters;
  for (const int region : regions) letters += static_cast<char>('A' + region % 26);
  return letters;
}

struct SumoCells {
  std::vector<int> links;
  std::vector<int> sums;
  std::vector<int> regions;  // of none or of all cells
};

// All cells, taken off the text.
Result<SumoCells> take_sumo_cells(std::string_view& rest) {
  SumoCells cells;
  for (int cell = 0; cell < kKillerCells; ++cell) {
    const char sign = rest.empty() ? '\0' : rest[0];
    const auto wrong = error_with(ErrorCode::kBadSyntax, rest.substr(0, 20));
    if (sign != '=' && sign != '+') return wrong;
    rest.remove_prefix(1);
    const auto number = take_number(rest);
    if (!number || (sign == '+' && *number >= kKillerCells)) return wrong;
    cells.links.push_back(sign == '=' ? cell : *number);
    cells.sums.push_back(sign == '=' ? *number : 0);
    if (rest.substr(0, 1) != "J") continue;
    rest.remove_prefix(1);
    const auto region = take_number(rest);
    if (!region || *region >= kSide) return wrong;
    cells.regions.push_back(*region);
  }
  const bool is_even = cells.regions.empty() || cells.regions.size() == kKillerCells;
  if (rest.empty() && is_even) return cells;
  return error_with(ErrorCode::kBadSyntax, rest.substr(0, 20));
}

Result<Items> read_sumo_cue(std::string_view text) {
  constexpr std::string_view kStart = "SumoCueV1";
  if (text.substr(0, kStart.size()) != kStart) return Items{};
  std::string_view rest = text.substr(kStart.size());
  const bool with_diagonals = rest.substr(0, 1) == "D";
  if (with_diagonals) rest.remove_prefix(1);
  const auto cells = take_sumo_cells(rest);
  if (!cells) return cells.error();
  Cages cages;
  for (int cell = 0; cell < kKillerCells; ++cell) {
    const auto end = end_of_links(cells->links, cell);
    if (!end) return error_with(ErrorCode::kBadSyntax, "+" + number_text(cell));
    cages.add(*end, cells->sums[static_cast<std::size_t>(*end)], cell);
  }
  Items items = std::move(cages).items(with_diagonals);
  if (!cells->regions.empty()) {
    items.push_back(item_of("NoBoxes", {}));
    items.push_back(item_of("Jigsaw", {jigsaw_letters(cells->regions)}));
  }
  return items;
}

// What a character stands for, or -1.
int value_of_sign(char c, int side) {
  if (side < 10) return c >= '0' && c <= '9' ? c - '0' : -1;
  return c >= 'A' && c <= 'Z' ? c - 'A' + 1 : -1;
}

Items read_plain_cells(std::string_view text) {
  const int side = root_of(text.size(), 2);
  if (side < 2) return {};
  const IssGrid grid = square_grid(side);
  IssItem givens = item_of("Given", {});
  std::set<char> blanks;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int value = value_of_sign(text[i], side);
    if (value < 1 || value > side) {
      blanks.insert(text[i]);
      continue;
    }
    givens.arguments.push_back(grid.name_of(static_cast<Variable>(i)) + '_' + number_text(value));
  }
  if (blanks.size() > 1) return {};
  return {shape_item(side), std::move(givens)};
}

Items read_jigsaw_letters(std::string_view text) {
  const int side = root_of(text.size(), 2);
  std::map<char, int> cells;
  for (const char c : text) ++cells[c];
  if (side < 2 || static_cast<int>(cells.size()) != side) return {};
  const bool are_equal = std::all_of(cells.begin(), cells.end(),
                                     [side](const auto& region) { return region.second == side; });
  if (!are_equal) return {};
  return {shape_item(side), item_of("Jigsaw", {std::string(text)}), item_of("NoBoxes", {})};
}

Items read_jigsaw(std::string_view text) {
  if (text.size() % 2 != 0) return {};
  Items items = read_jigsaw_letters(text.substr(text.size() / 2));
  const Items cells = read_plain_cells(text.substr(0, text.size() / 2));
  if (items.empty() || cells.empty()) return {};
  items.insert(items.end(), cells.begin(), cells.end());
  return items;
}

// Numbers and dots; anything else but blanks, bars and dashes makes it none of these.
Items read_spread_numbers(std::string_view text) {
  std::vector<int> cells;
  while (!text.empty() && cells.size() <= 256) {
    const char c = text[0];
    if (c >= '0' && c <= '9') {
      const auto number = take_number(text);
      if (!number) return {};
      cells.push_back(*number);
      continue;
    }
    if (std::string_view(". \t\r\n|_-").find(c) == std::string_view::npos) return {};
    if (c == '.') cells.push_back(0);
    text.remove_prefix(1);
  }
  const int side = root_of(cells.size(), 2);
  if (side < 2) return {};
  const IssGrid grid = square_grid(side);
  IssItem givens = item_of("Given", {});
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] > side) return {};
    if (cells[i] == 0) continue;
    givens.arguments.push_back(grid.name_of(static_cast<Variable>(i)) + '_' +
                               number_text(cells[i]));
  }
  return {shape_item(side), std::move(givens)};
}

Items read_marks(std::string_view text) {
  const int side = root_of(text.size(), 3);
  if (side < 2 || side > kSide) return {};
  const auto length = static_cast<std::size_t>(side);
  const IssGrid grid = square_grid(side);
  IssItem givens = item_of("Given", {});
  for (std::size_t i = 0; i < length * length; ++i) {
    std::string cell = grid.name_of(static_cast<Variable>(i));
    for (const char c : text.substr(i * length, length)) {
      if (c != '.' && (c < '1' || c - '0' > side)) return {};
      if (c != '.') cell.append("_").append(1, c);
    }
    givens.arguments.push_back(std::move(cell));
  }
  return {shape_item(side), std::move(givens)};
}

}  // namespace

Result<std::vector<IssItem>> read_plain_items(std::string_view text, std::string_view with_blanks) {
  if (text.size() < 2) return Items{};
  if (text[0] == '=') return read_plain_cells(text.substr(1));
  for (const auto read : {read_short_killer, read_long_killer, read_sumo_cue}) {
    Result<Items> items = read(text);
    if (!items || !items->empty()) return items;
  }
  for (const auto read : {read_jigsaw, read_jigsaw_letters, read_plain_cells}) {
    Items items = read(text);
    if (!items.empty()) return items;
  }
  Items spread = read_spread_numbers(with_blanks);
  if (!spread.empty()) return spread;
  return read_marks(text);
}

}  // namespace shudu::variant
