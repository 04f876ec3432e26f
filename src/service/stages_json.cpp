// Tested in tests/service/stepping_test.cpp and playing_test.cpp.
#include "service/stages_json.h"

#include "shudu/service/json_list.h"
#include "shudu/service/step_json.h"

namespace shudu::service {

void add_stages(JsonObject& object, int stages, const Layout& layout,
                FunctionRef<Hint(int stage)> tell) {
  JsonList list(object.name("stages"));
  for (int stage = 1; stage <= stages; ++stage) {
    const Hint hint = tell(stage);
    JsonObject entry(list.next());
    entry.number("stage", static_cast<std::uint64_t>(stage));
    entry.text("text", hint.text);
    add_marks(entry, hint.marks, layout);
    entry.end();
  }
  list.end();
}

void add_step_stages(JsonObject& object, const Step& step, const Layout& layout,
                     Language language) {
  add_stages(object, kLastToldStage, layout,
             [&](int stage) { return hint_for(layout, step, stage, language); });
}

}  // namespace shudu::service
