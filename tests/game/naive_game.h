// The game once more, as simply as it can be said: boards of plain numbers, one whole board kept
// for each node, events read from their lines. It shares nothing with the room but the layouts.
#pragma once

#include <array>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"

namespace shudu::test {

/// Marks of a cell by digit, 1 to 9.
using Flags = std::array<bool, 10>;

struct NaiveBoard {
  std::array<int, 81> given{};
  std::array<int, 81> own{};
  std::array<Flags, 81> corner{};
  std::array<Flags, 81> centre{};
  std::array<Flags, 81> out{};
  std::array<Flags, 81> colour{};
  std::array<std::array<int, 10>, 81> tint{};
  bool auto_marks = false;
  bool operator==(const NaiveBoard&) const = default;
};

struct NaiveNode {
  int parent = -1;
  int last_child = -1;
  NaiveBoard board;
};

struct NaiveCounts {
  unsigned mistakes = 0, asked = 0, stage_max = 0, applied = 0, checks = 0, reveals = 0, undos = 0,
           whys = 0;
  bool solution_checked = false, marks_kept = false;
};

class NaiveGame {
 public:
  /// `solution` null: several. `settings` by key.
  NaiveGame(const Layout& layout, const Grid& givens, const Grid* solution,
            std::map<std::string, std::string> settings);

  /// Does the event of this line, without its number; false: refused, nothing changed.
  bool take(std::string_view line);

  [[nodiscard]] const NaiveBoard& board() const { return nodes_.at(cursor_).board; }
  [[nodiscard]] const std::map<int, NaiveNode>& nodes() const { return nodes_; }
  [[nodiscard]] int cursor() const { return cursor_; }
  [[nodiscard]] int events() const { return events_; }
  [[nodiscard]] const NaiveCounts& counts() const { return counts_; }
  [[nodiscard]] const std::string& status() const { return status_; }
  [[nodiscard]] const std::vector<std::pair<std::string, int>>& savepoints() const {
    return savepoints_;
  }
  [[nodiscard]] const std::map<std::string, std::string>& settings() const { return settings_; }

 private:
  using Words = std::vector<std::string>;
  bool take_words(const Words& words, const std::string& rest);
  bool change(const Words& words, NaiveBoard& board) const;
  bool change_marks(const Words& words, NaiveBoard& board) const;
  bool change_hint(const Words& words, NaiveBoard& board) const;
  bool change_auto(bool is_on, NaiveBoard& board) const;
  bool change_fill(const Words& words, NaiveBoard& board) const;
  [[nodiscard]] bool is_candidate(const NaiveBoard& board, int cell, std::size_t digit) const;
  [[nodiscard]] int places_in_box(const NaiveBoard& board, int cell, std::size_t digit) const;
  void clear(int cell, const std::string& layer, NaiveBoard& board) const;
  void put(int cell, int digit, const std::string& erasing, NaiveBoard& board) const;
  bool take_move(const Words& words);
  bool take_name(const std::string& kind, const std::string& name);
  bool take_set(const Words& words, const std::string& rest);
  void count(const Words& words);
  void visit(int node);
  [[nodiscard]] std::vector<int> cells_of(const std::string& word) const;
  [[nodiscard]] Flags legal(const NaiveBoard& board, int cell) const;
  [[nodiscard]] bool is_complete(const NaiveBoard& board) const;

  const Layout& layout_;
  int n_;
  std::array<int, 81> solution_{};
  bool single_;
  std::map<std::string, std::string> settings_;
  std::map<int, NaiveNode> nodes_;
  std::vector<std::pair<std::string, int>> savepoints_;
  NaiveCounts counts_;
  std::string asked_;
  unsigned asked_stage_ = 0;
  std::string status_ = "playing";
  int cursor_ = 0;
  int events_ = 0;
  long long elapsed_ = 0;
};

}  // namespace shudu::test
