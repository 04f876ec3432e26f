// What the store keeps, as plain values: games with their events, results, practice.
//
// The store knows no rules of play. A game is a head of texts and a list of numbered lines; the
// room `game` makes and reads them. Counts in a head are a cache that a replay of the events gives
// again.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#pragma GCC visibility push(default)
namespace shudu::storage {

/// The most events of a game, the most bytes of the line of one, and of a uid and a title.
inline constexpr std::uint64_t kMostEvents = 20'000;
inline constexpr std::size_t kMostLineBytes = 1'000;
inline constexpr std::size_t kUidBytes = 20;
inline constexpr std::size_t kMostTitleCharacters = 200;

/// One event of a game. Events are never changed once stored.
struct StoredEvent {
  std::uint64_t n = 0;     ///< 1, 2, 3 ... without gaps
  std::uint64_t t_ms = 0;  ///< active milliseconds of the game when it happened
  std::string line;        ///< UTF-8, at most kMostLineBytes

  friend bool operator==(const StoredEvent&, const StoredEvent&) = default;
};

/// What of a game changes beside its events.
struct GameNotes {
  std::string title;  ///< at most kMostTitleCharacters
  std::string settings;
  std::string view;                ///< mode and selection; only how the board looks
  std::string status = "playing";  ///< or `complete`, `given-up`
  std::uint64_t elapsed_ms = 0;    ///< active time
  std::uint64_t filled = 0;
  std::uint64_t mistakes = 0;
  std::uint64_t hints = 0;

  friend bool operator==(const GameNotes&, const GameNotes&) = default;
};

/// A game without its events.
struct GameHead {
  std::string uid;  ///< kUidBytes characters
  std::string origin;
  std::string layout;
  std::string givens;
  std::string out0;
  std::optional<std::string> level;
  std::optional<double> rating;
  std::string solutions = "one";  ///< or `many`
  std::uint64_t created_ms = 0;   ///< wall clock
  std::uint64_t played_ms = 0;    ///< wall clock of the last move
  std::uint64_t head_n = 0;       ///< number of the last event; kept by the store
  GameNotes notes;

  friend bool operator==(const GameHead&, const GameHead&) = default;
};

/// A game with its events 1, 2, 3 ...
struct Game {
  GameHead head;
  std::vector<StoredEvent> events;

  friend bool operator==(const Game&, const Game&) = default;
};

/// How a game ended; survives the game's deletion.
struct GameResult {
  std::string uid;
  std::uint64_t finished_ms = 0;
  std::uint64_t local_day = 0;  ///< yyyymmdd where it was played
  std::string outcome;
  std::string layout;
  std::optional<std::string> level;
  std::optional<double> rating;
  std::uint64_t elapsed_ms = 0;
  bool timed = true;
  std::optional<std::uint64_t> mistakes;  ///< none where the puzzle has several solutions
  std::uint64_t stage_max = 0;
  std::uint64_t asked = 0;
  std::uint64_t applied = 0;
  std::uint64_t checks = 0;
  std::uint64_t reveals = 0;
  std::uint64_t undos = 0;
  std::string check_level;
  bool auto_marks = false;

  friend bool operator==(const GameResult&, const GameResult&) = default;
};

/// What a player did on one position of the practice of a technique.
struct PracticeRow {
  std::string technique;
  std::string position;
  std::uint64_t tries = 0;
  std::uint64_t solved = 0;
  std::optional<std::uint64_t> best_ms;
  std::uint64_t last_ms = 0;

  friend bool operator==(const PracticeRow&, const PracticeRow&) = default;
};

/// One try of a position of practice.
struct PracticeTry {
  std::string technique;  ///< slug
  std::string position;   ///< givens, 81 signs
  bool solved = false;
  std::uint64_t time_ms = 0;
  std::uint64_t now_ms = 0;  ///< wall clock at its end; a second try at the same is the same try
};

struct Setting {
  std::string key;
  std::string value;

  friend bool operator==(const Setting&, const Setting&) = default;
};

}  // namespace shudu::storage
#pragma GCC visibility pop
