#include "formats/sgt_lines.h"

#include <numeric>
#include <utility>

namespace shudu {

namespace {

constexpr int kMostPlaces = 25;

// The two cells that a place lies between.
std::pair<std::size_t, std::size_t> cells_at(int place, int size) {
  const int of_rows = size * (size - 1);
  const bool is_upright = place < of_rows;
  const int line = (is_upright ? place : place - of_rows) / (size - 1);
  const int step = (is_upright ? place : place - of_rows) % (size - 1);
  const int first = is_upright ? line * size + step : step * size + line;
  const int second = is_upright ? first + 1 : first + size;
  return {static_cast<std::size_t>(first), static_cast<std::size_t>(second)};
}

int place_count(int size) { return 2 * size * (size - 1); }

// Cells that no line divides belong together.
class Groups {
 public:
  explicit Groups(int count) : leader_(static_cast<std::size_t>(count)) {
    std::iota(leader_.begin(), leader_.end(), std::size_t{0});
  }
  [[nodiscard]] std::size_t leader(std::size_t cell) const {
    while (leader_[cell] != cell) cell = leader_[cell];
    return cell;
  }
  // Halves the ways to the leaders as it goes.
  void join(std::size_t a, std::size_t b) { leader_[shortened(b)] = shortened(a); }

 private:
  std::size_t shortened(std::size_t cell) {
    while (leader_[cell] != cell) cell = leader_[cell] = leader_[leader_[cell]];
    return cell;
  }

  std::vector<std::size_t> leader_;
};

std::vector<int> map_of(const Groups& groups, int size) {
  const auto cells = static_cast<std::size_t>(size * size);
  std::vector<int> map(cells);
  std::vector<int> number_of_leader(cells, -1);
  int count = 0;
  for (std::size_t cell = 0; cell < cells; ++cell) {
    int& number = number_of_leader[groups.leader(cell)];
    if (number < 0) number = count++;
    map[cell] = number;
  }
  return map;
}

}  // namespace

Error error_of_count(const Piece& piece, std::size_t offset, int found, int expected) {
  Error error = piece.error(offset, found < expected ? ErrorCode::kTooShort : ErrorCode::kTooLong);
  error.found = static_cast<std::uint64_t>(found);
  error.expected = static_cast<std::uint64_t>(expected);
  return error;
}

Result<std::vector<int>> read_sgt_lines(const Piece& piece, int size) {
  const std::string_view text = piece.view();
  const int places = place_count(size);
  Groups groups(size * size);
  int place = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c != '_' && (c < 'a' || c > 'z')) {
      Error error = piece.error(i, ErrorCode::kBadCharacter);
      error.token = escape_first(text.substr(i));
      return error;
    }
    const int open = c == '_' ? 0 : c == 'z' ? kMostPlaces : c - 'a' + 1;
    for (int n = 0; n < open && place < places; ++n) {
      const auto [first, second] = cells_at(place++, size);
      groups.join(first, second);
    }
    if (c != 'z') ++place;  // the line itself
    if (place > places + 1) return error_of_count(piece, i, place, places + 1);
  }
  if (place != places + 1) return error_of_count(piece, text.size(), place, places + 1);
  return map_of(groups, size);
}

std::string sgt_lines_of(const std::vector<int>& map, int size) {
  std::string text;
  int open = 0;
  for (int place = 0; place <= place_count(size); ++place) {
    const bool is_end = place == place_count(size);
    const auto [first, second] =
        is_end ? std::pair<std::size_t, std::size_t>() : cells_at(place, size);
    if (!is_end && map[first] == map[second]) {
      ++open;
      continue;
    }
    for (; open > kMostPlaces; open -= kMostPlaces) text += 'z';
    text += open == 0 ? '_' : static_cast<char>('a' - 1 + open);
    open = 0;
  }
  return text;
}

}  // namespace shudu
