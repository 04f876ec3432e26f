// What is told of a position as JSON, in the words of docs/cli.md: a hint, why a digit cannot be,
// how a path ended. Each writes its fields into an open object. Pure and thread-safe.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "shudu/service/json_object.h"
#include "shudu/service/position_words.h"

#pragma GCC visibility push(default)
namespace shudu::service {

/// The technique of a step is named from this stage of a hint on.
inline constexpr int kNamingStage = 2;

struct HintTelling {
  const Layout& layout;
  Language language;
  int stage = 1;
};
/// `stage`, `text`, `mistake`, `technique` and `name`, `marks`; the hint is that of the stage.
void add_hint(JsonObject& object, const HintChoice& choice, const Hint& hint,
              const HintTelling& telling);

struct WhyTelling {
  std::string_view candidate;             ///< as it was asked for: `r1c3=7`
  const std::string& message;             ///< what is to be said first; may be empty
  const std::vector<std::string>& lines;  ///< the answer in words
  const Why& why;
};
/// `candidate`, `why`, `message`, `lines`, `steps`.
void add_why(JsonObject& object, const WhyTelling& telling, const Layout& layout,
             Language language);

/// `end`, `end_text`, `board` and, where cells are open, `candidates`.
void add_path_end(JsonObject& object, const View& view, PathEnd end, std::string_view end_text);

/// `board` and, where cells are open, `candidates`.
void add_view(JsonObject& object, const View& view);

}  // namespace shudu::service
#pragma GCC visibility pop
