// JSON text into a tree; see json_tree.h.
#include "formats/json_tree.h"

#include <iterator>
#include <utility>
#include <vector>

#include "formats/record_text.h"

namespace shudu {

namespace {

using nlohmann::json;

/// Walks a text and tells how far the parser has come, which events do not say.
class Tracked {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  Tracked(const char* at, std::size_t* passed) : at_(at), passed_(passed) {}
  reference operator*() const { return *at_; }
  Tracked& operator++() {
    ++at_;
    ++*passed_;
    return *this;
  }
  friend bool operator==(const Tracked& a, const Tracked& b) { return a.at_ == b.at_; }

 private:
  const char* at_;
  std::size_t* passed_;
};

/// Builds the tree from the parser's events; a member function answers false to stop.
class JsonTreeBuilder {
 public:
  JsonTreeBuilder(std::string_view text, const std::size_t* passed, std::size_t most_depth)
      : text_(text), passed_(passed), most_depth_(most_depth) {}

  bool null() { return add(nullptr) != nullptr; }
  bool boolean(bool value) { return add(value) != nullptr; }
  bool number_integer(json::number_integer_t value) { return add(value) != nullptr; }
  bool number_unsigned(json::number_unsigned_t value) { return add(value) != nullptr; }
  bool number_float(json::number_float_t value, const std::string& /*text*/) {
    return add(value) != nullptr;
  }
  bool string(std::string& value) { return add(std::move(value)) != nullptr; }
  bool binary(json::binary_t& /*value*/) { return false; }

  bool start_object(std::size_t /*size*/) { return open(json::object()); }
  bool start_array(std::size_t /*size*/) { return open(json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool key(std::string& name) {
    key_ = std::move(name);
    if (open_.back()->contains(key_)) return fail(*passed_ - 1, ErrorCode::kBadSyntax, key_);
    return true;
  }

  bool parse_error(std::size_t position, const std::string& last_token,
                   const nlohmann::detail::exception& /*reason*/) {
    const std::size_t offset = position == 0 ? 0 : position - 1;
    return fail(std::min(offset, text_.size()), ErrorCode::kBadSyntax, last_token);
  }

  [[nodiscard]] JsonTree& tree() { return tree_; }
  [[nodiscard]] const Error& error() const { return error_; }

 private:
  json* add(json value) {
    if (open_.empty()) {
      tree_.root = std::move(value);
      return &tree_.root;
    }
    json& parent = *open_.back();
    json& place = parent.is_object() ? parent[key_] : parent.emplace_back();
    place = std::move(value);
    return &place;
  }

  bool open(json value) {
    if (open_.size() == most_depth_) {
      fail(*passed_ - 1, ErrorCode::kTooDeep, {});
      error_.expected = most_depth_;
      return false;
    }
    // The children of an open value grow only while it is the innermost one: addresses stay valid.
    open_.push_back(add(std::move(value)));
    return true;
  }

  bool close() {
    open_.pop_back();
    return true;
  }

  bool fail(std::size_t offset, ErrorCode code, std::string_view token) {
    error_ = error_in(text_, offset, code, token);
    return false;
  }

  std::string_view text_;
  const std::size_t* passed_;
  std::size_t most_depth_;
  JsonTree tree_;
  Error error_;
  std::string key_;
  std::vector<json*> open_;
};

}  // namespace

Result<JsonTree> parse_json(std::string_view text, std::size_t most_depth) {
  std::size_t passed = 0;
  JsonTreeBuilder builder(text, &passed, most_depth);
  const Tracked begin(text.data(), &passed);
  const Tracked end(text.data() + text.size(), &passed);
  if (!json::sax_parse(begin, end, &builder)) return builder.error();
  return std::move(builder.tree());
}

JsonExtent json_extent(std::string_view text) {
  std::size_t depth = 0;
  bool in_string = false;
  bool closed = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (in_string) {
      if (c == '\\') ++i;
      in_string = c != '"';
    } else if (c == ' ' || c == '\t' || c == '\r' || c == '\n') {
      continue;
    } else if (closed) {
      return JsonExtent::kTrailing;
    } else {
      in_string = c == '"';
      if (c == '{' || c == '[') ++depth;
      if ((c == '}' || c == ']') && depth > 0) --depth;
      if (depth > kMaxJsonDepth) return JsonExtent::kTooDeep;
    }
    closed = depth == 0 && !in_string;
  }
  return closed ? JsonExtent::kClosed : JsonExtent::kOpen;
}

}  // namespace shudu
