#include "shudu/service/position_json.h"

#include "shudu/service/grid_text.h"
#include "shudu/service/json_list.h"
#include "shudu/service/step_json.h"

namespace shudu::service {

void add_hint(JsonObject& object, const HintChoice& choice, const Hint& hint,
              const HintTelling& telling) {
  object.number("stage", static_cast<std::uint64_t>(telling.stage));
  object.text("text", hint.text);
  object.boolean("mistake", choice.kind == HintKind::kMistake);
  if (choice.step && telling.stage >= kNamingStage) {
    object.text("technique", choice.step->technique->slug);
    object.text("name", choice.step->technique->names.in(telling.language));
  }
  add_marks(object, hint.marks, telling.layout);
}

void add_why(JsonObject& object, const WhyTelling& telling, const Layout& layout,
             Language language) {
  object.text("candidate", telling.candidate);
  object.text("why", why_name(telling.why.kind));
  if (!telling.message.empty()) object.text("message", telling.message);
  add_texts(object, "lines", telling.lines);
  add_steps(object, telling.why.steps, layout, language);
}

void add_path_end(JsonObject& object, const View& view, PathEnd end, std::string_view end_text) {
  object.text("end", path_end_name(end));
  object.text("end_text", end_text);
  add_view(object, view);
}

void add_view(JsonObject& object, const View& view) {
  add_grid(object, "board", view.grid());
  if (!view.is_full()) add_candidates(object, "candidates", verbs::marks_of(view));
}

}  // namespace shudu::service
