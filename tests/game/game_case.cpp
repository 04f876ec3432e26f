// Playing a case twice and shrinking what fails.
#include "game/game_case.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "shudu/core/layout_table.h"
#include "shudu/game/save.h"
#include "shudu/solver/method.h"

namespace shudu::test {
namespace {

using game::Session;

Flags flags_of(DigitSet digits) {
  Flags flags{};
  for (const Digit digit : digits) flags[static_cast<std::size_t>(digit.value())] = true;
  return flags;
}

NaiveBoard naive_of(const game::State& state) {
  NaiveBoard board;
  for (std::size_t i = 0; i < 81; ++i) {
    const Cell cell(static_cast<int>(i));
    board.given[i] = state.givens.value_at(cell);
    board.own[i] = state.values.value_at(cell);
    board.corner[i] = flags_of(state.corner[i]);
    board.centre[i] = flags_of(state.centre[i]);
    board.out[i] = flags_of(state.out[i]);
    board.colour[i] = flags_of(state.colours[i]);
    for (std::size_t d = 1; d <= 9; ++d) board.tint[i][d] = state.tint[i * 9 + d - 1];
  }
  board.auto_marks = state.auto_marks;
  return board;
}

std::string status_word(game::GameStatus status) {
  constexpr std::array kWords{"playing", "paused", "complete", "given-up"};
  return kWords[static_cast<std::size_t>(status)];
}

std::string text_of(const game::GameCounts& c) {
  std::ostringstream text;
  text << c.mistakes << ' ' << c.asked << ' ' << c.stage_max << ' ' << c.applied << ' ' << c.checks
       << ' ' << c.reveals << ' ' << c.undos << ' ' << c.whys << c.solution_checked << c.marks_kept;
  return text.str();
}

std::string text_of(const NaiveCounts& c) {
  std::ostringstream text;
  text << c.mistakes << ' ' << c.asked << ' ' << c.stage_max << ' ' << c.applied << ' ' << c.checks
       << ' ' << c.reveals << ' ' << c.undos << ' ' << c.whys << c.solution_checked << c.marks_kept;
  return text.str();
}

game::Settings settings_of(const std::map<std::string, std::string>& words) {
  game::Settings settings;
  for (const auto& [key, value] : words)
    game::row_of(*game::find_setting(key)).set(settings, value);
  return settings;
}

std::map<std::string, std::string> words_of(const game::Settings& settings) {
  std::map<std::string, std::string> words;
  for (const game::SettingRow& row : game::setting_table()) {
    words[std::string(row.slug)] = row.get(settings);
  }
  return words;
}

}  // namespace

std::map<std::string, std::string> default_settings() { return words_of({}); }

Grid grid_of(std::string_view text, int size) {
  Grid grid(size);
  for (int i = 0; i < size * size; ++i) {
    const char c = text[static_cast<std::size_t>(i)];
    if (c != '.') grid.place(Cell(i), Digit(c - '0'));
  }
  return grid;
}

game::NewGame new_game(const Layout& layout, const Grid& givens) {
  game::NewGame game;
  game.layout = layout;
  game.givens = givens;
  game.about = {"7k3m9q2x4w8v6t1r5p0n",           "Evening puzzle",
                "generated seed=2028 level=hard", "er=4.2",
                "2026-11-21T07:58:03Z",           "2026-11-21T08:20:44Z"};
  return game;
}

std::string print_case(const GameCase& game) {
  std::string text = "layout " + game.layout + "\ngivens " + game.givens + "\nsettings";
  for (const auto& [key, value] : game.settings) text += ' ' + key + '=' + value;
  text += '\n';
  for (const std::string& line : game.lines) text += line + '\n';
  return text;
}

GameCase read_case(const std::vector<std::string>& lines) {
  GameCase game;
  game.settings = default_settings();
  for (const std::string& line : lines) {
    if (line.empty() || line[0] == '#') continue;
    const std::string rest = line.substr(std::min(line.size(), line.find(' ') + 1));
    if (line.rfind("layout ", 0) == 0) {
      game.layout = rest;
    } else if (line.rfind("givens ", 0) == 0) {
      game.givens = rest;
    } else if (line.rfind("settings ", 0) == 0) {
      std::istringstream words(rest);
      for (std::string word; words >> word;) {
        game.settings[word.substr(0, word.find('='))] = word.substr(word.find('=') + 1);
      }
    } else {
      game.lines.push_back(line);
    }
  }
  return game;
}

Duel::Duel(Session session, const GameCase& game)
    : session_(std::move(session)),
      naive_(session_.layout(), session_.beginning().givens, session_.solution(),
             words_of(session_.beginning().settings)) {
  (void)game;
}

std::optional<Duel> Duel::begin(const GameCase& game) {
  const Result<Layout> layout = parse_layout(game.layout);
  if (!layout) return std::nullopt;
  game::Outcome<Session> session =
      start(new_game(*layout, grid_of(game.givens, layout->size())), settings_of(game.settings));
  if (!session) return std::nullopt;
  return Duel(*std::move(session), game);
}

std::string Duel::step(const std::string& line) {
  const std::string numbered = std::to_string(session_.log().size() + 1) + ' ' + line;
  const std::optional<game::Event> event = game::parse_event(numbered, session_.size());
  if (!event) return {};
  const bool is_refused = game::find_refusal(session_, *event).has_value();
  if (!is_refused) {
    const game::State before = session_.state();
    const game::Outcome<game::Applied> applied = apply(session_, *event);
    if (!applied) return line + ": refused though find_refusal is silent";
    game::State again = before;
    redo_effect(again, applied->effect);
    if (again != session_.state()) return line + ": the effect is not what changed";
    undo_effect(again, applied->effect);
    if (again != before) return line + ": undoing the effect does not bring back the board";
  } else {
    const std::string before = save(session_);
    if (apply(session_, *event)) return line + ": taken though find_refusal refuses";
    if (save(session_) != before) return line + ": refused, and the game has changed";
  }
  if (naive_.take(line) == is_refused) {
    return line + (is_refused ? ": refused, should be taken" : ": taken, should be refused");
  }
  const std::string difference = compare();
  return difference.empty() ? difference : line + ": " + difference;
}

std::string Duel::compare() const {
  if (!(naive_of(session_.state()) == naive_.board())) return "boards differ";
  if (static_cast<int>(session_.cursor_id()) != naive_.cursor()) return "cursors differ";
  if (static_cast<int>(session_.log().size()) != naive_.events()) return "logs differ";
  if (status_word(session_.status()) != naive_.status()) return "states differ";
  if (text_of(session_.counts()) != text_of(naive_.counts())) {
    return "counts differ: " + text_of(session_.counts()) + ", should be " +
           text_of(naive_.counts());
  }
  if (words_of(session_.settings()) != naive_.settings()) return "settings differ";
  std::vector<std::pair<std::string, int>> savepoints;
  for (const game::Savepoint& savepoint : session_.savepoints()) {
    savepoints.emplace_back(savepoint.name, static_cast<int>(savepoint.node));
  }
  return savepoints == naive_.savepoints() ? "" : "savepoints differ";
}

std::string Duel::finish() const {
  if (session_.nodes().size() != naive_.nodes().size()) return "trees differ in size";
  for (game::NodeIndex i = 0; i < session_.nodes().size(); ++i) {
    const game::Node& node = session_.nodes()[i];
    const NaiveNode& other = naive_.nodes().at(static_cast<int>(node.id));
    const auto id_of = [this](game::NodeIndex index) {
      return index == game::kNoNode ? -1 : static_cast<int>(session_.nodes()[index].id);
    };
    if (id_of(node.parent) != other.parent) return "parents differ";
    if (id_of(node.last_child) != other.last_child) return "visited children differ";
    // Each state costs its whole path; in long games some are looked at.
    if (session_.nodes().size() > 60 && i % 7 != 0) continue;
    if (!(naive_of(state_at(session_, i)) == other.board)) return "boards of nodes differ";
  }
  const std::string text = save(session_);
  const game::Outcome<Session> loaded = game::load(text);
  if (!loaded) return "does not load: " + sentence(loaded.error(), Language::kEnglish);
  if (save(*loaded) != text) return "saved again it differs";
  if (loaded->state() != session_.state() || loaded->counts() != session_.counts() ||
      loaded->status() != session_.status() || loaded->cursor() != session_.cursor()) {
    return "loaded it differs";
  }
  return {};
}

std::string play(const GameCase& game) {
  std::optional<Duel> duel = Duel::begin(game);
  if (!duel) return {};
  for (const std::string& line : game.lines) {
    std::string failure = duel->step(line);
    if (!failure.empty()) return failure;
  }
  return duel->finish();
}

GameCase shrink(GameCase game) {
  for (std::size_t length = game.lines.size(); length > 0; length /= 2) {
    for (std::size_t from = 0; from + length <= game.lines.size();) {
      GameCase shorter = game;
      const auto first = shorter.lines.begin() + static_cast<std::ptrdiff_t>(from);
      shorter.lines.erase(first, first + static_cast<std::ptrdiff_t>(length));
      if (play(shorter).empty()) {
        from += length;
      } else {
        game = shorter;
      }
    }
  }
  return game;
}

GameCase random_case(Rng& rng, std::string_view layout_name) {
  const Layout layout = *parse_layout(layout_name);
  const int size = layout.size();
  SearchOptions options;
  options.limit = 1;
  options.seed = rng.next();
  const Grid first = find_method("mrv")->count(layout, Pencilmarks(size), options).first;
  std::array<int, kMaxSize> names{1, 2, 3, 4, 5, 6, 7, 8, 9};
  rng.shuffle(std::span(names).first(static_cast<std::size_t>(size)));
  // Sparse ones have many solutions, full ones can be finished.
  const std::uint64_t percent = 35 + rng.below(64);
  GameCase game;
  game.layout = layout_name;
  for (int i = 0; i < size * size; ++i) {
    const int digit = names[static_cast<std::size_t>(first[Cell(i)]->index())];
    game.givens += rng.below(100) < percent ? static_cast<char>('0' + digit) : '.';
  }
  game.settings = default_settings();
  if (rng.below(4) == 0) game.settings["auto-marks"] = "on";
  if (rng.below(4) == 0) game.settings["auto-erase"] = "centre";
  if (rng.below(4) == 0) game.settings["multi-digit"] = "place";
  return game;
}

void act_line(game::Session& session, std::string_view line) {
  const std::string text = std::to_string(session.log().size() + 1) + " " + std::string(line);
  const std::optional<game::Event> event = game::parse_event(text, 9);
  ASSERT_TRUE(event.has_value()) << line;
  ASSERT_TRUE(apply(session, *event).has_value()) << line;
}

}  // namespace shudu::test
