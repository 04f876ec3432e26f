// The naive game: every rule of docs/saved-games.md said in loops over 81 cells and 9 digits.
#include "game/naive_game.h"

#include <algorithm>
#include <sstream>

namespace shudu::test {
namespace {

bool sees(const Layout& layout, int a, int b) { return layout.peers(Cell(a)).contains(Cell(b)); }

int digit_of(const NaiveBoard& board, int cell) {
  const auto i = static_cast<std::size_t>(cell);
  return board.given[i] != 0 ? board.given[i] : board.own[i];
}

}  // namespace

NaiveGame::NaiveGame(const Layout& layout, const Grid& givens, const Grid* solution,
                     std::map<std::string, std::string> settings)
    : layout_(layout),
      n_(layout.size()),
      single_(solution != nullptr),
      settings_(std::move(settings)) {
  NaiveBoard board;
  for (int c = 0; c < n_ * n_; ++c) {
    board.given[static_cast<std::size_t>(c)] = givens.value_at(Cell(c));
    if (single_) solution_[static_cast<std::size_t>(c)] = solution->value_at(Cell(c));
  }
  board.auto_marks = settings_.at("auto-marks") == "on";
  counts_.marks_kept = board.auto_marks;
  counts_.solution_checked = settings_.at("check") == "solution";
  nodes_[0].board = board;
}

std::vector<int> NaiveGame::cells_of(const std::string& word) const {
  std::vector<int> cells;
  for (std::size_t i = 0; i + 3 < word.size(); ++i) {
    if (word[i] == 'r' && word[i + 2] == 'c') {
      cells.push_back((word[i + 1] - '1') * n_ + (word[i + 3] - '1'));
    }
  }
  if (word == "all") {
    for (int c = 0; c < n_ * n_; ++c) cells.push_back(c);
  }
  return cells;
}

Flags NaiveGame::legal(const NaiveBoard& board, int cell) const {
  Flags flags{};
  for (int d = 1; d <= n_; ++d) flags[static_cast<std::size_t>(d)] = true;
  for (int c = 0; c < n_ * n_; ++c) {
    if (sees(layout_, cell, c)) flags[static_cast<std::size_t>(digit_of(board, c))] = false;
  }
  return flags;
}

bool NaiveGame::is_complete(const NaiveBoard& board) const {
  for (int a = 0; a < n_ * n_; ++a) {
    if (digit_of(board, a) == 0) return false;
    for (int b = 0; b < a; ++b) {
      if (sees(layout_, a, b) && digit_of(board, a) == digit_of(board, b)) return false;
    }
  }
  return true;
}

void NaiveGame::put(int cell, int digit, const std::string& erasing, NaiveBoard& board) const {
  board.own[static_cast<std::size_t>(cell)] = digit;
  if (erasing.empty()) return;
  for (int c = 0; c < n_ * n_; ++c) {
    if (!sees(layout_, cell, c)) continue;
    const auto i = static_cast<std::size_t>(c);
    const auto d = static_cast<std::size_t>(digit);
    if (erasing == "+e") board.corner[i][d] = false;
    if (!board.auto_marks) board.centre[i][d] = false;
  }
}

void NaiveGame::clear(int cell, const std::string& layer, NaiveBoard& board) const {
  const auto i = static_cast<std::size_t>(cell);
  const bool all = layer == "all";
  if (all || layer == "value") board.own[i] = 0;
  if (all || layer == "marks" || layer == "corner") board.corner[i] = {};
  if ((all || layer == "marks" || layer == "centre") && !board.auto_marks) board.centre[i] = {};
  if (all || layer == "colour") {
    board.colour[i] = {};
    board.tint[i] = {};
  }
}

bool NaiveGame::change_marks(const Words& words, NaiveBoard& board) const {
  const std::string& kind = words[0];
  const bool adds = words[2][0] == '+';
  for (const int cell : cells_of(words[1])) {
    const auto i = static_cast<std::size_t>(cell);
    if (kind != "colour" && digit_of(board, cell) != 0) return false;
    if (kind == "centre" && board.auto_marks) return false;
    for (const char c : words[2].substr(1)) {
      const auto d = static_cast<std::size_t>(c - '0');
      if (kind == "colour") board.colour[i][d] = adds;
      if (kind == "corner") board.corner[i][d] = adds;
      if (kind == "centre") {
        board.centre[i][d] = adds;
        if (adds) board.out[i][d] = false;
      }
      if (kind != "out") continue;
      board.out[i][d] = adds;
      if (adds) board.corner[i][d] = false;
      if (adds && !board.auto_marks) board.centre[i][d] = false;
    }
  }
  return true;
}

bool NaiveGame::change_hint(const Words& words, NaiveBoard& board) const {
  const bool is_reveal = words[0] == "reveal";
  std::stringstream list(words[is_reveal ? 1 : 2]);
  const std::string erasing = words.size() > 3 ? words[3] : "";
  for (std::string item; std::getline(list, item, ',');) {
    const int cell = cells_of(item).at(0);
    const auto i = static_cast<std::size_t>(cell);
    const int digit = item[5] - '0';
    if (board.given[i] != 0 || (!is_reveal && board.own[i] != 0)) return false;
    if (is_reveal && item[4] != '=') return false;
    if (item[4] == '=') {
      put(cell, digit, erasing, board);
    } else {
      const auto d = static_cast<std::size_t>(digit);
      board.out[i][d] = true;
      board.corner[i][d] = false;
      if (!board.auto_marks) board.centre[i][d] = false;
    }
  }
  return true;
}

bool NaiveGame::change_auto(bool is_on, NaiveBoard& board) const {
  if (board.auto_marks == is_on) return true;
  for (int cell = 0; cell < n_ * n_; ++cell) {
    if (digit_of(board, cell) != 0) continue;
    const auto i = static_cast<std::size_t>(cell);
    const Flags fits = legal(board, cell);
    const bool is_marked = board.centre[i] != Flags{};
    for (std::size_t d = 1; d <= 9; ++d) {
      if (!is_on) board.centre[i][d] = fits[d] && !board.out[i][d];
      if (is_on && is_marked && fits[d] && !board.centre[i][d]) board.out[i][d] = true;
    }
  }
  board.auto_marks = is_on;
  return true;
}

bool NaiveGame::is_candidate(const NaiveBoard& board, int cell, std::size_t digit) const {
  return digit_of(board, cell) == 0 && legal(board, cell)[digit] &&
         !board.out[static_cast<std::size_t>(cell)][digit];
}

int NaiveGame::places_in_box(const NaiveBoard& board, int cell, std::size_t digit) const {
  int places = 0;
  for (int c = 0; c < n_ * n_; ++c) {
    if (layout_.box_of(Cell(c)) != layout_.box_of(Cell(cell))) continue;
    if (is_candidate(board, c, digit)) ++places;
  }
  return places;
}

bool NaiveGame::change_fill(const Words& words, NaiveBoard& board) const {
  const bool is_snyder = words[2] == "snyder";
  if (board.auto_marks && !is_snyder) return false;
  for (const int cell : cells_of(words[1])) {
    const auto i = static_cast<std::size_t>(cell);
    if (digit_of(board, cell) != 0) continue;
    if (words[2] == "missing" && board.centre[i] != Flags{}) continue;
    for (std::size_t d = 1; d <= 9; ++d) {
      const bool fits = is_candidate(board, cell, d);
      if (!is_snyder) board.centre[i][d] = fits;
      if (is_snyder) board.corner[i][d] = fits && places_in_box(board, cell, d) <= 2;
    }
  }
  return true;
}

bool NaiveGame::change(const Words& words, NaiveBoard& board) const {
  const std::string& kind = words[0];
  if (kind == "place") {
    for (const int cell : cells_of(words[1])) {
      if (board.given[static_cast<std::size_t>(cell)] != 0) return false;
    }
    for (const int cell : cells_of(words[1])) {
      put(cell, words[2][0] - '0', words.size() > 3 ? words[3] : "", board);
    }
    return true;
  }
  if (kind == "clear") {
    for (const int cell : cells_of(words[1])) clear(cell, words[2], board);
    return true;
  }
  if (kind == "tint") {
    board.tint[static_cast<std::size_t>(cells_of(words[1])[0])]
              [static_cast<std::size_t>(words[2][0] - '0')] = words[3][0] - '0';
    return true;
  }
  if (kind == "fill") return change_fill(words, board);
  if (kind == "auto") return change_auto(words[1] == "on", board);
  if (kind == "hint" || kind == "reveal") return change_hint(words, board);
  if (kind != "giveup") return change_marks(words, board);
  for (int c = 0; c < n_ * n_; ++c) {
    const auto i = static_cast<std::size_t>(c);
    if (board.given[i] == 0) board.own[i] = solution_[i];
  }
  return single_;
}

void NaiveGame::visit(int node) {
  cursor_ = node;
  asked_.clear();
  for (int child = node; nodes_[child].parent >= 0; child = nodes_[child].parent) {
    nodes_[nodes_[child].parent].last_child = child;
  }
}

bool NaiveGame::take_move(const Words& words) {
  int target = nodes_[cursor_].parent;
  if (words[0] == "redo") target = nodes_[cursor_].last_child;
  if (words[0] == "goto") target = std::stoi(words[1]);
  if (target < 0 || !nodes_.contains(target) || target == cursor_) return false;
  visit(target);
  if (words[0] == "undo") ++counts_.undos;
  return true;
}

bool NaiveGame::take_name(const std::string& kind, const std::string& name) {
  auto found = std::find_if(savepoints_.begin(), savepoints_.end(),
                            [&](const auto& savepoint) { return savepoint.first == name; });
  if (kind == "drop") {
    if (found == savepoints_.end()) return false;
    savepoints_.erase(found);
    return true;
  }
  if (found == savepoints_.end()) {
    if (savepoints_.size() == 100) return false;
    savepoints_.emplace_back(name, cursor_);
    return true;
  }
  if (found->second == cursor_) return false;
  found->second = cursor_;
  return true;
}

bool NaiveGame::take_set(const Words& words, const std::string& rest) {
  const std::string value = rest.substr(words[1].size() + 1);
  if (words[1] == "auto-marks" || settings_.at(words[1]) == value) return false;
  if (words[1] == "check" && value == "solution" && !single_) return false;
  settings_[words[1]] = value;
  if (words[1] == "check" && value == "solution") counts_.solution_checked = true;
  return true;
}

void NaiveGame::count(const Words& words) {
  const std::string& kind = words[0];
  if (kind == "place" && single_) {
    for (const int cell : cells_of(words[1])) {
      if (solution_[static_cast<std::size_t>(cell)] == words[2][0] - '0') continue;
      ++counts_.mistakes;
      break;
    }
  }
  if (kind == "hint") ++counts_.applied;
  if (kind == "reveal") counts_.reveals += static_cast<unsigned>(cells_of(words[1]).size());
  if (kind == "check") ++counts_.checks;
  if (kind == "carried") {
    const auto number = [&](std::size_t word) {
      return static_cast<unsigned>(std::stoi(words[word].substr(words[word].find('=') + 1)));
    };
    counts_.mistakes += number(1);
    counts_.asked += number(2);
    counts_.stage_max = std::max(counts_.stage_max, number(3));
    counts_.applied += number(4);
    counts_.checks += number(5);
    counts_.reveals += number(6);
    counts_.undos += number(7);
    counts_.whys += number(8);
    if (words[9] == "solution=on") counts_.solution_checked = true;
    if (words[10] == "marks=on") counts_.marks_kept = true;
  }
  if (kind == "why") ++counts_.whys;
  if (kind == "asked") {
    const auto stage = static_cast<unsigned>(std::stoi(words[2]));
    if (asked_ != words[1] || stage <= asked_stage_) ++counts_.asked;
    asked_ = words[1];
    asked_stage_ = stage;
    counts_.stage_max = std::max(counts_.stage_max, stage);
  }
}

bool NaiveGame::take_words(const Words& words, const std::string& rest) {
  const std::string& kind = words[0];
  const bool is_move = kind == "undo" || kind == "redo" || kind == "goto";
  const bool is_name = kind == "savepoint" || kind == "drop";
  const bool is_over = status_ == "complete" || status_ == "given-up";
  if (is_over && !is_move && !is_name && kind != "set") return false;
  if (status_ == "paused" && kind != "resume" && kind != "set") return false;
  if (status_ != "paused" && kind == "resume") return false;
  if (is_move) return take_move(words);
  if (is_name) return take_name(kind, rest);
  if (kind == "set") return take_set(words, rest);
  if (kind == "pause" || kind == "resume") {
    status_ = kind == "pause" ? "paused" : "playing";
    return true;
  }
  if (kind == "check" && words[1] == "solution" && !single_) return false;
  if (kind != "check" && kind != "asked" && kind != "why" && kind != "carried") {
    NaiveBoard board = this->board();
    if (!change(words, board) || board == this->board()) return false;
    const int id = events_ + 1;
    nodes_[id] = {cursor_, -1, board};
    visit(id);
    if (board.auto_marks) counts_.marks_kept = true;
    if (is_complete(board)) status_ = "complete";
    if (kind == "giveup") status_ = "given-up";
  }
  count(words);
  return true;
}

bool NaiveGame::take(std::string_view line) {
  std::istringstream stream{std::string(line)};
  Words words;
  for (std::string word; stream >> word;) words.push_back(word);
  const long long elapsed = std::stoll(words[0]);
  words.erase(words.begin());
  const std::size_t start = line.find(words[0]) + words[0].size();
  const std::string rest(start < line.size() ? line.substr(start + 1) : "");
  if (elapsed < elapsed_ || !take_words(words, rest)) return false;
  elapsed_ = elapsed;
  ++events_;
  return true;
}

}  // namespace shudu::test
