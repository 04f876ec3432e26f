// Reading a puzzle from what somebody typed, pasted or named: the formats of `shudu convert`, share
// links, saved games.
//
// The puzzle is started here once, which finds whatever is wrong with it; whoever plays it starts
// it again.
#include <array>
#include <utility>

#include "shudu/core/layout_table.h"
#include "shudu/formats/reader.h"
#include "shudu/formats/xml/opensudoku.h"
#include "shudu/game/intent.h"
#include "shudu/game/save.h"
#include "tui/desk/desk_words.h"
#include "tui/desk/making.h"
#include "tui/desk/rated.h"

namespace shudu::tui {
namespace {

constexpr std::string_view kSaveBegins = "shudu-game ";

struct FoundRecord {
  std::optional<Puzzle> puzzle;
  std::string format;
  std::optional<Error> error;  ///< of the first that is no puzzle
};

// The first puzzle of the text; what stands before it and is none does not matter then.
FoundRecord find_record(std::string_view text) {
  FoundRecord found;
  ReadOptions options;
  options.formats = all_formats();
  RecordReader reader(options);
  const auto look = [&found](const Record& record) {
    if (record.puzzle == nullptr) {
      if (!found.error) found.error = record.error;
      return true;
    }
    found.puzzle = *record.puzzle;
    found.format = record.format->name;
    return false;
  };
  if (reader.feed(text, look)) reader.finish(look);
  return found;
}

// What the marks lack and no entered digit accounts for.
game::CellDigits ruled_out(const Layout& layout, const Puzzle& puzzle) {
  const DigitSet all = DigitSet::first_n(layout.size());
  game::CellDigits marks{};
  for (const Cell cell : layout.all_cells()) {
    DigitSet digits = (*puzzle.marks)[cell];
    if (!puzzle.placed.is_blank(cell)) digits = all;
    for (const Cell peer : layout.peers(cell)) {
      if (const std::optional<Digit> digit = puzzle.placed[peer]) digits.insert(*digit);
    }
    marks[game::at(cell)] = digits;
  }
  return game::out_of_marks(layout, puzzle.givens, marks);
}

void say_more(std::string& text, std::string_view more, Language language) {
  if (!text.empty() && language == Language::kEnglish) text += ' ';
  text += more;
}

class Importer {
 public:
  Importer(const Surroundings& world, Language language, const std::atomic<bool>& stop)
      : world_(world), language_(language), stop_(stop) {}

  Imported read(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\n')) text.remove_prefix(1);
    if (text.starts_with(kSaveBegins)) {
      read_save(text);
    } else {
      read_record(text);
    }
    imported_.made.was_stopped = stop_.load();
    return std::move(imported_);
  }

 private:
  Made& made() { return imported_.made; }

  [[nodiscard]] std::string told(const Error& error) const {
    const Sentence why = sentence(error, language_);
    if (error.at.line == 0) return say(language_, DeskPhrase::kUnreadable, why.view());
    return say(language_, DeskPhrase::kBadLine, error.at.line, error.at.column, why.view());
  }

  void read_save(std::string_view text) {
    game::Outcome<game::Session> saved = game::load(text);
    if (saved) {
      const std::size_t moves = saved->log().size();
      imported_.read_as = say(language_, DeskPhrase::kReadAsSave, moves);
      game::NewGame game;
      game.layout = saved->layout();
      game.givens = saved->beginning().givens;
      game.out = saved->beginning().out;
      game.about = saved->about();
      made().game = std::move(game);
      imported_.saved = *std::move(saved);
      return;
    }
    const std::string why = game::sentence(saved.error(), language_);
    std::optional<game::NewGame> afresh = game::salvage(text);
    if (!afresh) {
      made().trouble = why;
      return;
    }
    const game::About dates = fresh_game(world_).about;
    afresh->about.uid = dates.uid;
    afresh->about.created = dates.created;
    afresh->about.played = dates.played;
    made().game = *std::move(afresh);
    made().remark = say(language_, DeskPhrase::kAfresh, why);
    check();
  }

  void read_record(std::string_view text) {
    const FoundRecord found = find_record(text);
    if (!found.puzzle) {
      made().trouble = found.error ? told(*found.error) : say(language_, DeskPhrase::kNoPuzzle);
      return;
    }
    if (std::optional<Error> error = take(*found.puzzle, found.format)) {
      made().trouble = told(*error);
      return;
    }
    const std::optional<game::Session> session = check();
    if (session && !found.puzzle->placed.filled().empty()) enter(*session, found.puzzle->placed);
  }

  std::optional<Error> take(const Puzzle& puzzle, const std::string& format) {
    game::NewGame game = fresh_game(world_);
    if (!puzzle.layout.empty()) {
      const Result<Layout> layout = parse_layout(puzzle.layout);
      if (!layout) return layout.error();
      game.layout = *layout;
    } else {
      const Result<const Layout*> layout = default_layout(puzzle.size());
      if (!layout) return layout.error();
      game.layout = **layout;
    }
    game.givens = puzzle.givens;
    if (puzzle.marks) game.out = ruled_out(game.layout, puzzle);
    if (game::is_clean_name(puzzle.notes.title, game::kMaxTitle) && puzzle.notes.title != "-") {
      game.about.title = puzzle.notes.title;
    }
    game.about.origin = "imported format=" + format;
    const int givens = puzzle.givens.filled_count();
    imported_.read_as = say(language_, DeskPhrase::kReadAs, format, givens);
    if (!puzzle.left_out.empty()) {
      say_more(imported_.read_as, say(language_, DeskPhrase::kLeftOut, puzzle.left_out), language_);
    }
    made().game = std::move(game);
    return std::nullopt;
  }

  // Starts it, which tells what is wrong, and rates it.
  std::optional<game::Session> check() {
    game::Outcome<game::Session> session = game::start(*made().game, game::Settings());
    if (!session) {
      made().trouble = game::sentence(session.error(), language_);
      made().game.reset();
      return std::nullopt;
    }
    if (session->solution() == nullptr) {
      say_more(made().remark, say(language_, DeskPhrase::kMany), language_);
    } else if (session->beginning().is_unique_by_givens) {
      rate(made(), &stop_);
      session = game::start(*made().game, game::Settings());
    }
    return session ? std::optional(*std::move(session)) : std::nullopt;
  }

  // Entered digits become moves, so that they can be taken back.
  void enter(game::Session session, const Grid& placed) {
    for (const Cell cell : placed.filled()) {
      const std::array cells{cell};
      session.select(cells);
      game::Intent intent;
      intent.kind = game::IntentKind::kPlace;
      intent.digit = *placed[cell];
      const game::Outcome<game::Event> event = game::plan(session, intent, 0);
      if (event) static_cast<void>(game::apply(session, *event));
    }
    imported_.saved = std::move(session);
  }

  const Surroundings& world_;
  Language language_;
  const std::atomic<bool>& stop_;
  Imported imported_;
};

}  // namespace

Imported read_import(std::string_view text, const Surroundings& world, Language language,
                     const std::atomic<bool>& stop) {
  return Importer(world, language, stop).read(text);
}

}  // namespace shudu::tui
