// Tested in tests/service/rating_test.cpp and by the golden transcripts of the program.
#include "shudu/service/rating_json.h"

#include <optional>

#include "shudu/generator/wanted.h"
#include "shudu/logic/view.h"
#include "shudu/rating/se_story.h"
#include "shudu/service/json_list.h"
#include "shudu/service/step_json.h"

namespace shudu::service {
namespace {

constexpr Words kTrial{"Trial", "试数", "試數"};

void add_hardest(JsonObject& object, std::string_view slug, std::string_view name) {
  object.text("technique", slug);
  object.text("name", name);
}

// A step that logic cannot tell has its results alone.
Step bare_step(const SeStep& step) {
  Step bare;
  bare.digits = step.digits;
  bare.cells = step.cells;
  bare.eliminations = step.eliminations;
  if (step.placement) bare.placements = {*step.placement};
  return bare;
}

void append_step(const View& view, const SeStep& step, Language language, std::string& out) {
  const std::optional<Step> story = se_story(view, step);
  JsonObject object(out);
  add_hardest(object, step.technique->slug, step.technique->names.in(language));
  object.name("rating") += tenths_text(step.tenths);
  if (step.complexity > 0) {
    object.number("complexity", static_cast<std::uint64_t>(step.complexity));
  }
  const Step told = story ? *story : bare_step(step);
  add_step_parts(object, told, {view.layout(), language, told.digits});
  if (story) object.text("text", explain_step(view.layout(), told, language));
  object.end();
}

// A digit of the solution is no step of a technique.
void append_step(const Layout& layout, const HodokuStep& taken, Language language,
                 std::string& out) {
  JsonObject object(out);
  const bool is_trial = taken.step.technique == nullptr;
  if (is_trial) {
    add_hardest(object, "brute-force", kTrial.in(language));
  } else {
    add_hardest(object, taken.step.technique->slug, taken.step.technique->names.in(language));
  }
  object.number("score", static_cast<std::uint64_t>(taken.score));
  add_step_parts(object, taken.step, {layout, language, taken.step.digits});
  if (!is_trial) object.text("text", explain_step(layout, taken.step, language));
  object.end();
}

void append_stage(const ShuduStage& stage, Language language, std::string& out) {
  JsonObject object(out);
  add_hardest(object, stage.rung->slug, names_of(*stage.rung).in(language));
  object.number("alternatives", static_cast<std::uint64_t>(stage.alternatives));
  object.name("effort") += tenths_text(stage.effort);
  object.end();
}

void append_one(const SeRating& rating, Language language, std::string& out) {
  JsonObject object(out);
  object.text("scale", "se");
  object.text("dialect", se_dialect_slug(rating.dialect));
  object.text("version", rating.version);
  object.name("er") += tenths_text(rating.er);
  if (rating.ep > 0 || !rating.is_at_least) object.name("ep") += tenths_text(rating.ep);
  if (rating.ed > 0 || !rating.is_at_least) object.name("ed") += tenths_text(rating.ed);
  if (rating.is_at_least) object.boolean("at_least", true);
  if (rating.hardest != nullptr) {
    add_hardest(object, rating.hardest->slug, rating.hardest->names.in(language));
  }
  object.end();
}

void append_one(const HodokuRating& rating, Language language, std::string& out) {
  JsonObject object(out);
  object.text("scale", "hodoku");
  object.text("version", rating.version);
  object.text("level", row_of(rating.level).slug);
  object.number("score", static_cast<std::uint64_t>(rating.score));
  object.number("length", static_cast<std::uint64_t>(rating.step_count));
  object.number("trials", static_cast<std::uint64_t>(rating.trial_count));
  if (rating.end == HodokuEnd::kStopped) object.boolean("at_least", true);
  if (rating.hardest != nullptr) {
    add_hardest(object, rating.hardest->slug, rating.hardest->names.in(language));
  }
  object.end();
}

void append_one(const ShuduRating& rating, Language language, std::string& out) {
  JsonObject object(out);
  object.text("scale", "shudu");
  object.number("version", static_cast<std::uint64_t>(rating.version));
  object.text("level", row_of(rating.level).slug);
  object.name("effort") += tenths_text(rating.effort);
  object.number("length", static_cast<std::uint64_t>(rating.length()));
  object.number("bottlenecks", static_cast<std::uint64_t>(rating.bottlenecks));
  object.number("narrowest", static_cast<std::uint64_t>(rating.narrowest));
  if (rating.end == ShuduEnd::kTrial) object.boolean("needs_trial", true);
  if (rating.end == ShuduEnd::kStopped) object.boolean("at_least", true);
  if (rating.hardest != nullptr) {
    add_hardest(object, rating.hardest->slug, names_of(*rating.hardest).in(language));
  }
  object.end();
}

void append_steps(const View& puzzle, const SeRating& rating, Language language, std::string& out) {
  View view(puzzle);
  append_list(rating.steps, out, [&view, language](const SeStep& step, std::string& text) {
    append_step(view, step, language, text);
    for (const Candidate& gone : step.eliminations) {
      if (view.has(gone)) view.eliminate(gone);
    }
    if (step.placement) view.place(step.placement->cell, step.placement->digit);
  });
}

void append_steps(const View& puzzle, const HodokuRating& rating, Language language,
                  std::string& out) {
  const Layout& layout = puzzle.layout();
  append_list(rating.steps, out, [&layout, language](const HodokuStep& step, std::string& text) {
    append_step(layout, step, language, text);
  });
}

void append_steps(const View& /*puzzle*/, const ShuduRating& rating, Language language,
                  std::string& out) {
  append_list(rating.stages, out, [language](const ShuduStage& stage, std::string& text) {
    append_stage(stage, language, text);
  });
}

}  // namespace

std::string trial_name(Language language) { return std::string(kTrial.in(language)); }

void append_rating(const verbs::Rating& rating, Language language, std::string& out) {
  std::visit([&](const auto& one) { append_one(one, language, out); }, rating);
}

void append_rating_steps(const View& puzzle, const verbs::Rating& rating, Language language,
                         std::string& out) {
  std::visit([&](const auto& one) { append_steps(puzzle, one, language, out); }, rating);
}

}  // namespace shudu::service
