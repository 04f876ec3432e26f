#include "formats/json_place.h"

#include <algorithm>
#include <string>

#include "formats/json_tree.h"

namespace shudu {

namespace {

using nlohmann::json;

/// Goes from value to value in the order of the text. The text is known to be JSON.
class JsonWalk {
 public:
  JsonWalk(std::string_view text, const json& wanted) : text_(text), wanted_(&wanted) {}

  /// Steps over `value` and the blanks around it, or stays where the wanted one begins: true.
  // The depth of JSON here is bounded. NOLINTNEXTLINE(misc-no-recursion)
  bool find(const json& value) {
    skip_blanks();
    if (&value == wanted_) return true;
    if (value.is_structured()) {
      if (find_inside(value)) return true;
    } else if (value.is_string()) {
      skip_text();
    } else {
      at_ = std::min(text_.find_first_of(",]} \t\r\n", at_), text_.size());
    }
    skip_blanks();
    return false;
  }

  [[nodiscard]] std::size_t at() const { return at_; }

 private:
  // NOLINTNEXTLINE(misc-no-recursion)
  bool find_inside(const json& value) {
    ++at_;
    skip_blanks();
    for (std::size_t i = 0; i < value.size(); ++i) {
      if (find(value.is_array() ? value[i] : next_member(value))) return true;
      if (i + 1 < value.size()) ++at_;  // the comma
    }
    ++at_;
    return false;
  }

  const json& next_member(const json& object) {
    skip_blanks();
    const std::size_t begin = at_;
    skip_text();
    // Of the parser, for a name may be written with escapes.
    const auto name = parse_json(text_.substr(begin, at_ - begin));
    skip_blanks();
    ++at_;  // the colon
    return *object.find(name->root.get_ref<const std::string&>());
  }

  void skip_text() {
    for (++at_; text_[at_] != '"'; ++at_) {
      if (text_[at_] == '\\') ++at_;
    }
    ++at_;
  }

  void skip_blanks() { at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size()); }

  std::string_view text_;
  const json* wanted_;
  std::size_t at_ = 0;
};

}  // namespace

std::size_t place_in_json(std::string_view text, const json& root, const json& value) {
  JsonWalk walk(text, value);
  return walk.find(root) ? walk.at() : text.size();
}

}  // namespace shudu
