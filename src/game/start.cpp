// Starting a puzzle: the checks, and the one call of the solver.
//
// The givens are asked first; only where they leave several solutions, what the puzzle rules out
// besides (a sukaku, an imported candidate grid) is asked too, for imported candidates may be the
// work of a player and wrong.
#include <algorithm>
#include <utility>

#include "game/carried.h"
#include "game/refusal_table.h"
#include "game/session_editor.h"
#include "game/text_parts.h"
#include "shudu/core/characters.h"
#include "shudu/core/clash.h"
#include "shudu/core/layout_table.h"
#include "shudu/core/pencilmarks.h"
#include "shudu/solver/method.h"

namespace shudu::game {
namespace {

// Far more than any puzzle that was ever published needs, a few seconds.
constexpr std::uint64_t kNodeBudget = 5'000'000;

SearchResult count_two(const Layout& layout, const Pencilmarks& marks) {
  SearchOptions options;
  options.limit = 2;
  options.node_budget = kNodeBudget;
  return default_method().count(layout, marks, options);
}

Refusal refuse_grid(RefusalCode code, int size) {
  Refusal refusal = refuse(code);
  refusal.size = static_cast<std::uint8_t>(size);
  return refusal;
}

// Without which one given would there be one solution? The first such.
Refusal refuse_unsolvable(const Layout& layout, const Grid& givens) {
  for (const Cell cell : givens.filled()) {
    Grid fewer = givens;
    fewer.clear(cell);
    if (count_two(layout, Pencilmarks::from_grid(fewer)).count != 1) continue;
    Refusal refusal = refuse_grid(RefusalCode::kNearly, givens.size());
    refusal.cell = cell;
    refusal.digit = givens[cell];
    return refusal;
  }
  return refuse_grid(RefusalCode::kNoSolution, givens.size());
}

bool is_kept(const Settings& settings) {
  Settings copy;
  return row_of(SettingKey::kTechniques).set(copy, settings.techniques);
}

std::optional<Refusal> refuse_names(const About& about, const Settings& settings) {
  const std::pair<bool, std::string_view> parts[] = {{is_uid(about.uid), "uid"},
                                                     {is_title(about.title), "title"},
                                                     {is_title(about.origin), "from"},
                                                     {is_rating_text(about.rating), "rating"},
                                                     {is_time_text(about.created), "created"},
                                                     {is_time_text(about.played), "played"},
                                                     {is_kept(settings), "techniques"}};
  for (const auto& [is_good, name] : parts) {
    if (is_good) continue;
    Refusal refusal = refuse_grid(RefusalCode::kBadName, kMaxSize);
    refusal.token = Token(name);
    return refusal;
  }
  return std::nullopt;
}

// Rules that the layout's own name gives back, in one order of regions; out in open cells only.
Outcome<Beginning> normalise(const NewGame& game, const Settings& settings) {
  const Result<Layout> layout = parse_layout(layout_name(game.layout));
  if (!layout) {
    Refusal refusal = refuse_grid(RefusalCode::kBadName, kMaxSize);
    refusal.token = Token("layout");
    return refusal;
  }
  Beginning beginning;
  beginning.layout = *layout;
  beginning.givens = game.givens;
  beginning.settings = settings;
  for (const Cell cell : layout->all_cells()) {
    if (!game.givens.is_blank(cell)) continue;
    beginning.out[at(cell)] = game.out[at(cell)] & layout->all_digits();
  }
  return beginning;
}

Pencilmarks question_of(const Beginning& beginning) {
  Pencilmarks marks = Pencilmarks::from_grid(beginning.givens);
  for (const Cell cell : beginning.layout.all_cells()) {
    marks.set(cell, marks[cell] - beginning.out[at(cell)]);
  }
  return marks;
}

std::optional<Refusal> find_solution(Beginning& beginning) {
  const int size = beginning.layout.size();
  SearchResult found = count_two(beginning.layout, Pencilmarks::from_grid(beginning.givens));
  const bool has_out = std::any_of(beginning.out.begin(), beginning.out.end(),
                                   [](DigitSet digits) { return !digits.empty(); });
  const bool is_budget = found.end == SearchEnd::kBudget;
  if (found.count == 0 && !is_budget) return refuse_unsolvable(beginning.layout, beginning.givens);
  beginning.is_unique_by_givens = found.count == 1 && !is_budget;
  if (has_out && found.count != 1) found = count_two(beginning.layout, question_of(beginning));
  if (found.end == SearchEnd::kBudget && found.count < 2) {
    return refuse_grid(RefusalCode::kUndecided, size);
  }
  if (found.count == 0) return refuse_grid(RefusalCode::kNoSolution, size);
  if (found.count == 1) beginning.solution = found.first;
  return std::nullopt;
}

bool are_digits(std::string_view text) { return std::all_of(text.begin(), text.end(), is_digit); }

// The number of a part of a time lies in its range.
bool is_part(std::string_view text, std::size_t from, int least, int most) {
  const int value = 10 * (text[from] - '0') + (text[from + 1] - '0');
  return value >= least && value <= most;
}

}  // namespace

bool is_time_text(std::string_view text) {
  constexpr std::string_view kForm = "0000-00-00T00:00:00Z";
  if (text.size() != kForm.size()) return false;
  for (std::size_t i = 0; i < kForm.size(); ++i) {
    if (kForm[i] == '0' ? !are_digits(text.substr(i, 1)) : text[i] != kForm[i]) return false;
  }
  return is_part(text, 5, 1, 12) && is_part(text, 8, 1, 31) && is_part(text, 11, 0, 23) &&
         is_part(text, 14, 0, 59) && is_part(text, 17, 0, 60);
}

bool is_uid(std::string_view text) {
  return text.size() == 20 && std::all_of(text.begin(), text.end(), [](char c) {
           return is_digit(c) || (c >= 'a' && c <= 'z');
         });
}

bool is_rating_text(std::string_view text) {
  if (text.empty()) return true;
  if (!text.starts_with("er=") || text.size() < 6 || text.size() > 7) return false;
  const std::string_view number = text.substr(3);
  const std::size_t dot = number.size() - 2;
  if (number[dot] != '.' || (dot > 1 && number[0] == '0')) return false;
  return are_digits(number.substr(0, dot)) && are_digits(number.substr(dot + 1));
}

bool is_title(std::string_view text) {
  return text.empty() || (text != "-" && is_clean_name(text, kMaxTitle));
}

Outcome<Session> start(const NewGame& game, const Settings& settings) {
  const int size = game.layout.size();
  if (std::optional<Refusal> about = refuse_names(game.about, settings)) return *about;
  if (const std::optional<Error> clash = find_clash(game.layout, game.givens)) {
    Refusal refusal = refuse_grid(RefusalCode::kClash, size);
    refusal.cause = clash;
    return refusal;
  }
  Outcome<Beginning> beginning = normalise(game, settings);
  if (!beginning) return beginning.error();
  if (game.givens.is_full()) return refuse_grid(RefusalCode::kSolvedAlready, size);
  if (std::optional<Refusal> none = find_solution(*beginning)) return *none;
  if (!beginning->solution && settings.check == CheckLevel::kSolution) {
    beginning->settings.check = CheckLevel::kRules;
  }
  return SessionEditor::begin(std::make_shared<const Beginning>(*std::move(beginning)), game.about);
}

namespace {

// The line of a game to its cursor, done in another one.
Outcome<Session> walk_again(const Session& session, Session copy) {
  for (const NodeIndex index : path_to(session, session.cursor())) {
    if (session.nodes()[index].parent == kNoNode) continue;
    Event event = session.log()[session.nodes()[index].id - 1];
    event.number = static_cast<std::uint32_t>(copy.log().size() + 1);
    const Outcome<Applied> applied = apply(copy, event);
    if (!applied) return applied.error();
  }
  return copy;
}

}  // namespace

Outcome<Session> continue_in_copy(const Session& session, std::string_view uid,
                                  std::string_view created) {
  About about = session.about();
  about.uid = uid;
  about.created = created;
  about.played = created;
  if (std::optional<Refusal> bad = refuse_names(about, session.settings())) return *bad;
  Beginning beginning = session.beginning();
  const bool auto_marks = beginning.settings.auto_marks;
  beginning.settings = session.settings();
  beginning.settings.auto_marks = auto_marks;
  const Session empty =
      SessionEditor::begin(std::make_shared<const Beginning>(std::move(beginning)), about);
  Outcome<Session> walked = walk_again(session, empty);
  if (!walked) return walked;
  const GameCounts missing = missing_counts(session.counts(), walked->counts());
  if (missing != GameCounts{}) {
    Session carrying = empty;
    Event carried;
    carried.number = 1;
    carried.kind = EventKind::kCarried;
    carried.text = print_counts(missing);
    if (const Outcome<Applied> applied = apply(carrying, carried); !applied) return applied.error();
    walked = walk_again(session, carrying);
    if (!walked) return walked;
  }
  Session copy = *std::move(walked);
  copy.set_elapsed(session.elapsed());
  copy.select(session.selection());
  copy.set_mode(session.mode());
  return copy;
}

CellDigits out_of_marks(const Layout& layout, const Grid& givens, const CellDigits& marks) {
  State state;
  state.givens = givens;
  state.values = Grid(givens.size());
  CellDigits out{};
  for (const Cell cell : layout.all_cells()) {
    if (givens.is_blank(cell)) out[at(cell)] = legal_at(layout, state, cell) - marks[at(cell)];
  }
  return out;
}

}  // namespace shudu::game
