// Hints and reasons, by the finders of the room `logic` on the player's own marks.
#include "shudu/game/hints.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "game/text_parts.h"
#include "shudu/core/stop.h"
#include "shudu/game/mistakes.h"
#include "shudu/game/techniques.h"
#include "shudu/logic/hint_step.h"
#include "shudu/logic/why.h"

namespace shudu::game {
namespace {

constexpr int kMostLinks = 12;

// A word of the setting and the hardest technique that it allows; empty: all.
struct Reach {
  std::string_view word;
  std::string_view hardest;
};
constexpr std::array kReaches{Reach{"easy", "claiming"}, Reach{"medium", "jellyfish"},
                              Reach{"hard", "aic"}, Reach{"all", ""}};

bool reaches(std::string_view word, const Technique& technique) {
  if (word == "first") return technique.family == Family::kSingles;
  for (const Reach& reach : kReaches) {
    if (reach.word != word) continue;
    return reach.hardest.empty() || technique.order <= find_technique(reach.hardest)->order;
  }
  return false;
}

// Is a slug among the items of a list, with `sign` in front?
bool is_among(std::string_view items, std::string_view slug, std::string_view sign = {}) {
  while (!items.empty()) {
    const std::string_view item = cut_item(items, ',');
    if (item.starts_with(sign) && item.substr(sign.size()) == slug) return true;
  }
  return false;
}

bool assumes_uniqueness(const Session& session) {
  return session.beginning().is_unique_by_givens &&
         !is_among(session.settings().techniques, kWithoutUniqueness);
}

// Where there are several solutions a path ends before the board is full, and what is slow would
// search long for nothing.
Profile fitting(const Session& session, Profile profile) {
  if (!assumes_uniqueness(session)) profile = without(std::move(profile), Trait::kUniqueness);
  return session.solution() != nullptr ? profile : without(std::move(profile), Trait::kSlow);
}

FindOptions find_options(const Session& session, Stop stop) {
  FindOptions options = in_play();
  options.uniqueness = assumes_uniqueness(session);
  options.stop = stop;
  return options;
}

bool has_stopped(Stop stop) { return stop.is_asked(); }

HintChoice choose(const Session& session, const View& view, const Profile& profile, Stop stop) {
  HintOptions options;
  options.find = find_options(session, stop);
  options.stop = stop;
  return choose_hint(view, session.solution(), profile, options);
}

// Is the board beyond help? With one solution the mistakes of a view tell it.
bool is_unsolvable(const Session& session) {
  return session.solution() == nullptr && !has_solution(session, session.state());
}

bool takes(const Step& step, Candidate candidate) {
  return std::find(step.eliminations.begin(), step.eliminations.end(), candidate) !=
         step.eliminations.end();
}

// The move of the path that ruled a digit out and was not taken back since; 0: the start.
std::uint32_t move_of(const Session& session, Candidate candidate) {
  for (NodeIndex index = session.cursor(); index != kNoNode;
       index = session.nodes()[index].parent) {
    const Node& node = session.nodes()[index];
    for (const Change& change : node.effect) {
      if (change.layer != Layer::kOut || change.cell != candidate.cell) continue;
      const DigitSet added = DigitSet::from_bits(change.after) - DigitSet::from_bits(change.before);
      if (added.contains(candidate.digit)) return node.id;
    }
  }
  return 0;
}

std::optional<Step> find_contradiction(const Session& session, const View& view,
                                       Candidate candidate, Stop stop) {
  constexpr std::array<std::string_view, 2> kSlugs{"forcing-chain-contradiction",
                                                   "nishio-forcing-chain"};
  FindOptions options = find_options(session, stop);
  options.most_links = kMostLinks;
  std::optional<Step> found;
  for (const std::string_view slug : kSlugs) {
    visit_steps(view, *find_technique(slug), options, [&](Step&& step) {
      if (!takes(step, candidate)) return !has_stopped(stop);
      found = std::move(step);
      found->eliminations.assign(1, candidate);
      return false;
    });
    if (found || has_stopped(stop)) break;
  }
  return found;
}

}  // namespace

Profile named_techniques(std::string_view value) {
  Profile profile{"allowed", {}};
  const std::string_view word = value.substr(0, value.find(','));
  const std::vector<const Technique*>& usual = find_profile("shudu")->techniques;
  for (const Technique& technique : technique_table()) {
    const bool is_usual = std::find(usual.begin(), usual.end(), &technique) != usual.end();
    const bool is_of_word = is_usual && reaches(word, technique);
    const bool is_allowed =
        is_of_word ? !is_among(value, technique.slug, "-") : is_among(value, technique.slug);
    if (is_allowed) profile.techniques.push_back(&technique);
  }
  return profile;
}

View hint_view(const Session& session) {
  const State& state = session.state();
  const Layout& layout = session.layout();
  const bool sees_marks = session.settings().hint_marks && !state.auto_marks;
  Pencilmarks own(layout.size());
  for (const Cell cell : layout.all_cells()) {
    const DigitSet centre = state.centre[at(cell)];
    const DigitSet seen = sees_marks && !centre.empty() ? centre : layout.all_digits();
    own.set(cell, seen - state.out[at(cell)]);
  }
  return player_view(layout, state.givens, board_of(state), own, layout.all_cells());
}

Profile allowed_techniques(const Session& session) {
  return fitting(session, named_techniques(session.settings().techniques));
}

Help find_help(const Session& session, Stop stop) {
  const View view = hint_view(session);
  HintChoice choice = choose(session, view, allowed_techniques(session), stop);
  Help help;
  help.mistakes = std::move(choice.mistakes);
  help.step = std::move(choice.step);
  if (choice.kind == HintKind::kMistake || is_unsolvable(session)) {
    help.kind = HelpKind::kWrong;
    help.wrong = all_mistakes(session, help.mistakes.empty());
    help.step.reset();
    return help;
  }
  constexpr std::array kKinds{HelpKind::kStep, HelpKind::kWrong, HelpKind::kFull,
                              HelpKind::kNothing, HelpKind::kStopped};
  help.kind = kKinds[static_cast<std::size_t>(choice.kind)];
  if (help.kind != HelpKind::kNothing) return help;
  HintChoice easiest = choose(session, view, fitting(session, named_techniques("all")), stop);
  if (easiest.kind == HintKind::kStopped) help.kind = HelpKind::kStopped;
  if (easiest.kind == HintKind::kStep) help.kind = HelpKind::kNotAllowed;
  help.step = std::move(easiest.step);
  return help;
}

std::vector<Step> find_steps(const Session& session, std::size_t most, Stop stop) {
  std::vector<Step> steps;
  Help help = find_help(session, stop);
  if (help.kind != HelpKind::kStep || most == 0) return steps;
  const View view = hint_view(session);
  std::vector<CandidateSet> results{removed_by(view, *help.step)};
  steps.push_back(*std::move(help.step));
  for (const Technique* technique : allowed_techniques(session).techniques) {
    if (steps.size() >= most || has_stopped(stop)) break;
    visit_steps(view, *technique, find_options(session, stop), [&](Step&& step) {
      const CandidateSet result = removed_by(view, step);
      if (std::find(results.begin(), results.end(), result) == results.end()) {
        results.push_back(result);
        steps.push_back(std::move(step));
      }
      return steps.size() < most && !has_stopped(stop);
    });
  }
  return steps;
}

Intent intent_of(const Step& step) {
  Intent intent;
  intent.kind = IntentKind::kHint;
  intent.text = step.technique->slug;
  for (const Candidate& placed : step.placements) {
    intent.actions.push_back({placed.cell, placed.digit, true});
  }
  for (const Candidate& gone : step.eliminations) {
    // A cell that the step fills has no marks left to go.
    const bool is_filled =
        std::any_of(step.placements.begin(), step.placements.end(),
                    [&gone](const Candidate& placed) { return placed.cell == gone.cell; });
    if (!is_filled) intent.actions.push_back({gone.cell, gone.digit, false});
  }
  if (intent.actions.size() > kMostActions) intent.actions.resize(kMostActions);
  return intent;
}

std::optional<WhyNot> why_at_once(const Session& session, Candidate candidate) {
  const State& state = session.state();
  const auto [cell, digit] = candidate;
  WhyNot why;
  if (digit_at(state, cell)) {
    why.kind = WhyNotKind::kFilled;
    return why;
  }
  for (const Cell peer : session.layout().peers(cell)) {
    if (digit_at(state, peer) == digit) why.cells.insert(peer);
  }
  if (!why.cells.empty()) {
    why.kind = WhyNotKind::kPeer;
    return why;
  }
  if (state.out[at(cell)].contains(digit)) {
    why.kind = WhyNotKind::kRuledOut;
    why.move = move_of(session, candidate);
    return why;
  }
  const DigitSet centre = state.centre[at(cell)];
  if (!state.auto_marks && !centre.empty() && !centre.contains(digit)) {
    why.kind = WhyNotKind::kMarks;
    return why;
  }
  return std::nullopt;
}

std::vector<Excluded> excluded_at(const Session& session, Cell cell) {
  std::vector<Excluded> excluded;
  if (digit_at(session.state(), cell)) return excluded;
  for (const Digit digit : session.layout().all_digits()) {
    std::optional<WhyNot> why = why_at_once(session, {cell, digit});
    if (why) excluded.push_back({digit, *std::move(why)});
  }
  return excluded;
}

WhyNot why_not_here(const Session& session, Candidate candidate, Stop stop) {
  if (std::optional<WhyNot> at_once = why_at_once(session, candidate)) return *at_once;
  WhyNot why;
  const View view = hint_view(session);
  WhyOptions options;
  options.find = find_options(session, stop);
  options.stop = stop;
  options.most_steps = 1;
  Why answer = why_not(view, candidate, session.solution(), allowed_techniques(session), options);
  if (answer.kind == WhyKind::kMistake || is_unsolvable(session)) {
    why.kind = WhyNotKind::kWrong;
    return why;
  }
  if (answer.kind == WhyKind::kRefuted && answer.steps.size() == 1) {
    why.kind = WhyNotKind::kTechnique;
    why.step = std::move(answer.steps.front());
    return why;
  }
  if (answer.kind != WhyKind::kStopped) {
    why.step = find_contradiction(session, view, candidate, stop);
  }
  if (why.step) {
    why.kind = WhyNotKind::kContradiction;
  } else if (has_stopped(stop)) {
    why.kind = WhyNotKind::kStopped;
  }
  return why;
}

}  // namespace shudu::game
