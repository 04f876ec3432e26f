// The level is that of the scale `shudu`, the rating that of `se`, whose budget is counted in
// branches and so the same on every machine.
#include "shudu/service/importing.h"

#include <initializer_list>
#include <utility>

#include "service/entered.h"
#include "service/shared_game.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/stop.h"
#include "shudu/formats/reader.h"
#include "shudu/game/refusal.h"
#include "shudu/game/save.h"
#include "shudu/rating/se.h"
#include "shudu/rating/shudu_scale.h"
#include "shudu/words/fill.h"

namespace shudu::service {
namespace {

constexpr std::string_view kLinks = "share";
constexpr std::string_view kSaveBegins = "shudu-game ";
constexpr std::uint64_t kMostBranches = 300'000;

constexpr Words kReadAs{"Read as {format}. {n|given|givens}.", "按 {format} 读入，{n} 个题目数字。",
                        "依 {format} 讀入，{n} 個題目數字。"};
constexpr Words kReadAsSave{"Read as a saved game. Moves: {n}.", "按存档读入，共 {n} 步。",
                            "依存檔讀入，共 {n} 步。"};
constexpr Words kAfresh{"{text} The puzzle can be started afresh; its moves are lost.",
                        "{text}这道题可以从头开始，但步骤已丢失。",
                        "{text}這道題可以從頭開始，但步驟已遺失。"};
constexpr Words kLeftOut{"Left out, as no layout has such rules: {text}.",
                         "已略去没有布局支持的规则：{text}。",
                         "已略去沒有版面支援的規則：{text}。"};
constexpr Words kNoPuzzle{"There is no puzzle in this text.", "这段文字里没有题目。",
                          "這段文字裡沒有題目。"};
constexpr Words kUnreadable{"This cannot be read: {text}.", "无法读取：{text}。",
                            "無法讀取：{text}。"};
constexpr Words kBadLine{"Line {line}, column {column}: {text}.",
                         "第 {line} 行第 {column} 个字符：{text}。",
                         "第 {line} 行第 {column} 個字元：{text}。"};
constexpr Words kMany{"More than one solution. Digits cannot be checked.",
                      "此题不止一个解，无法核对数字。", "此題不只一個解，無法核對數字。"};

std::string say(Language language, const Words& texts, std::initializer_list<words::Field> fields) {
  return words::fill(texts.in(language), fields);
}

struct FoundRecord {
  std::optional<Puzzle> puzzle;
  std::string format;
  std::optional<Error> error;  ///< of the first that is no puzzle
};

// The first puzzle of the text; what stands before it and is none does not matter then.
FoundRecord find_record(std::string_view text, const ImportOptions& asked) {
  FoundRecord found;
  RecordReader reader(asked.reading);
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

class Importer {
 public:
  explicit Importer(const ImportOptions& options) : options_(options) {}

  ImportedGame read(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\n')) text.remove_prefix(1);
    if (text.starts_with(kSaveBegins)) {
      read_save(text);
    } else {
      read_record(text);
    }
    return std::move(imported_);
  }

 private:
  [[nodiscard]] Language language() const { return options_.language; }

  void fail(const Error& error) {
    const std::string why(sentence(error, language()).view());
    imported_.code = error_slug(error.code);
    imported_.error = error;
    imported_.trouble = error.at.line == 0 ? say(language(), kUnreadable, {{"text", why}})
                                           : say(language(), kBadLine,
                                                 {{"line", std::to_string(error.at.line)},
                                                  {"column", std::to_string(error.at.column)},
                                                  {"text", why}});
  }

  void fail(const game::Refusal& refusal) {
    imported_.trouble = game::sentence(refusal, language());
    imported_.code = refusal.cause ? error_slug(refusal.cause->code) : refusal_slug(refusal.code);
    if (refusal.cause) imported_.error = *refusal.cause;
    if (refusal.cause) return;
    imported_.error.size = refusal.size;
    imported_.error.at.line = refusal.line;
    if (refusal.cell) imported_.error.cells.insert(*refusal.cell);
  }

  void say_more(std::string& text, const std::string& more) const {
    if (!text.empty() && language() == Language::kEnglish) text += ' ';
    text += more;
  }

  void read_save(std::string_view text) {
    game::Outcome<game::Session> saved = game::load(text);
    if (saved) {
      imported_.read_as =
          say(language(), kReadAsSave, {{"n", std::to_string(saved->log().size())}});
      game::NewGame game;
      game.layout = saved->layout();
      game.givens = saved->beginning().givens;
      game.out = saved->beginning().out;
      game.about = saved->about();
      imported_.game = std::move(game);
      imported_.saved = *std::move(saved);
      return;
    }
    std::optional<game::NewGame> afresh = game::salvage(text);
    if (!afresh) return fail(saved.error());
    afresh->about.uid = options_.about.uid;
    afresh->about.created = options_.about.created;
    afresh->about.played = options_.about.played;
    imported_.game = *std::move(afresh);
    imported_.remark =
        say(language(), kAfresh, {{"text", game::sentence(saved.error(), language())}});
    static_cast<void>(check());
  }

  void read_record(std::string_view text) {
    const FoundRecord found = find_record(text, options_);
    if (!found.puzzle && found.error) return fail(*found.error);
    if (!found.puzzle) {
      imported_.code = "no_puzzle";
      imported_.trouble = kNoPuzzle.in(language());
      return;
    }
    if (const std::optional<Error> refused = refused_rules(*found.puzzle)) return fail(*refused);
    if (const std::optional<Error> error = take(*found.puzzle, found.format)) return fail(*error);
    std::optional<game::Session> session = check();
    if (session) enter(text, found, *std::move(session));
  }

  [[nodiscard]] std::optional<Error> refused_rules(const Puzzle& puzzle) const {
    return find_refused_rules(puzzle, !options_.refuses_other_rules);
  }

  // Entered digits, and what else a link of ours has.
  void enter(std::string_view text, const FoundRecord& found, game::Session session) {
    if (found.format == kLinks) {
      const Result<std::vector<game::Event>> moves = shared_moves(text, session.size());
      if (!moves) return refuse(moves.error());
      const auto refusal = enter_shared(session, found.puzzle->placed, *moves);
      if (refusal) return refuse(*refusal);
    } else {
      enter_digits(session, found.puzzle->placed);
    }
    if (!session.log().empty()) imported_.saved = std::move(session);
  }

  template <typename Trouble>
  void refuse(const Trouble& trouble) {
    fail(trouble);
    imported_.game.reset();
  }

  std::optional<Error> take(const Puzzle& puzzle, const std::string& format) {
    const Result<Layout> layout = layout_of(puzzle);
    if (!layout) return layout.error();
    game::NewGame game;
    game.about = options_.about;
    game.layout = *layout;
    game.givens = puzzle.givens;
    is_sukaku_ = puzzle.marks_are_puzzle;
    if (puzzle.marks) game.out = ruled_out(game.layout, puzzle);
    if (game::is_clean_name(puzzle.notes.title, game::kMaxTitle) && puzzle.notes.title != "-") {
      game.about.title = puzzle.notes.title;
    }
    game.about.origin = "imported format=" + format;
    imported_.format = format;
    const std::string givens = std::to_string(puzzle.givens.filled_count());
    imported_.read_as = say(language(), kReadAs, {{"format", format}, {"n", givens}});
    if (!puzzle.left_out.empty()) {
      say_more(imported_.read_as, say(language(), kLeftOut, {{"text", puzzle.left_out}}));
    }
    imported_.game = std::move(game);
    return std::nullopt;
  }

  // Starts it, which tells what is wrong, and rates it.
  std::optional<game::Session> check() {
    game::Outcome<game::Session> session = game::start(*imported_.game, game::Settings());
    if (!session) {
      fail(session.error());
      imported_.game.reset();
      return std::nullopt;
    }
    if (session->solution() == nullptr) {
      say_more(imported_.remark, std::string(kMany.in(language())));
    } else {
      rate(session->beginning().is_unique_by_givens);
      session = game::start(*imported_.game, game::Settings());
    }
    return session ? std::optional(*std::move(session)) : std::nullopt;
  }

  // What the question `rate` rates: the candidates only where they are the puzzle, for else they
  // are notes.
  void rate(bool is_unique_by_givens) {
    const bool is_sukaku = is_sukaku_.value_or(!is_unique_by_givens);
    if (!is_sukaku && !is_unique_by_givens) return;
    game::NewGame& game = *imported_.game;
    View puzzle(game.layout, game.givens);
    const CellSet cells = is_sukaku ? puzzle.open_cells() : CellSet();
    for (const Cell cell : cells) {
      for (const Digit digit : game.out[game::at(cell)] & puzzle.candidates(cell)) {
        puzzle.eliminate({cell, digit});
      }
    }
    imported_.rating = rate_game(game, puzzle, options_.stop);
  }

  const ImportOptions& options_;
  ImportedGame imported_;
  std::optional<bool> is_sukaku_;  // nothing: a saved game does not say
};

}  // namespace

ImportedGame import_game(std::string_view text, const ImportOptions& options) {
  return Importer(options).read(text);
}

GameRating rate_game(game::NewGame& game, const View& puzzle, Stop stop) {
  GameRating rated;
  if (!game.layout.is_classic()) return rated;
  ShuduOptions scale;
  scale.stop = stop;
  const Result<ShuduRating> level = rate_shudu(puzzle, scale);
  if (!level || level->end == ShuduEnd::kStopped || level->end == ShuduEnd::kContradiction) {
    return rated;
  }
  rated.level = level->level;
  std::string& origin = game.about.origin;
  if (origin.find("level=") == std::string::npos) {
    if (!origin.empty()) origin += ' ';
    origin += "level=" + std::string(row_of(level->level).slug);
  }
  SeOptions options;
  options.stop = stop;
  options.most_branches = kMostBranches;
  const Result<SeRating> rating = rate_se(puzzle, options);
  if (!rating || rating->end != SeEnd::kSolved) return rated;
  rated.er = std::to_string(rating->er / 10) + '.' + std::to_string(rating->er % 10);
  game.about.rating = "er=" + rated.er;
  return rated;
}

}  // namespace shudu::service
