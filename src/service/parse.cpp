// The only file of the room that knows a JSON library: nlohmann's event interface (RFC 8259, not
// recursive, UTF-8 and surrogates checked, numbers that fit no double refused). It throws nothing
// here: events answer false to stop. Tested in tests/service/parse_test.cpp.
#include "service/parse.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

namespace shudu::service {
namespace {

using nlohmann::json;

/// Builds the tree; a member function answers false to stop.
class ValueBuilder {
 public:
  explicit ValueBuilder(const Limits& limits) : limits_(limits) {}

  bool null() { return add(Value{}); }
  bool boolean(bool flag) {
    Value value;
    value.kind = ValueKind::kFlag;
    value.flag = flag;
    return add(std::move(value));
  }
  bool number_integer(json::number_integer_t number) {
    const auto bits = static_cast<std::uint64_t>(number);
    return add(whole(number < 0, number < 0 ? ~bits + 1 : bits));
  }
  bool number_unsigned(json::number_unsigned_t number) { return add(whole(false, number)); }
  bool number_float(json::number_float_t /*number*/, const std::string& /*text*/) {
    Value value;
    value.kind = ValueKind::kReal;
    return add(std::move(value));
  }
  bool string(std::string& text) {
    Value value;
    value.kind = ValueKind::kText;
    value.text = std::move(text);
    return add(std::move(value));
  }
  bool binary(json::binary_t& /*value*/) { return false; }

  bool start_object(std::size_t /*size*/) { return open(ValueKind::kObject); }
  bool start_array(std::size_t /*size*/) { return open(ValueKind::kList); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool key(std::string& name) {
    std::vector<std::string>& names = open_.back()->names;
    if (std::find(names.begin(), names.end(), name) != names.end()) {
      return fail({Reason::kRepeatedField, std::string(escape_token(name).view())});
    }
    if (names.size() >= kMostFields) return fail({Reason::kTooManyValues, {}, kMostFields});
    names.push_back(std::move(name));
    return true;
  }

  bool parse_error(std::size_t position, const std::string& /*last_token*/,
                   const nlohmann::detail::exception& /*reason*/) {
    return fail({Reason::kNotJson, {}, position});
  }

  [[nodiscard]] Value& root() { return root_; }
  [[nodiscard]] const ParseError& error() const { return error_; }

 private:
  // No object of a request has as many; names are looked for one by one.
  static constexpr std::size_t kMostFields = 64;

  static Value whole(bool is_negative, std::uint64_t magnitude) {
    Value value;
    value.kind = ValueKind::kWhole;
    value.is_negative = is_negative;
    value.magnitude = magnitude;
    return value;
  }

  Value* place(Value value) {
    if (++count_ > limits_.values) {
      fail({Reason::kTooManyValues, {}, limits_.values});
      return nullptr;
    }
    if (open_.empty()) {
      root_ = std::move(value);
      return &root_;
    }
    return &open_.back()->items.emplace_back(std::move(value));
  }

  bool add(Value value) { return place(std::move(value)) != nullptr; }

  bool open(ValueKind kind) {
    if (open_.size() >= limits_.depth) return fail({Reason::kTooDeep, {}, limits_.depth});
    Value value;
    value.kind = kind;
    Value* const placed = place(std::move(value));
    // The items of an open value grow only while it is the innermost one: addresses stay valid.
    if (placed != nullptr) open_.push_back(placed);
    return placed != nullptr;
  }

  bool close() {
    open_.pop_back();
    return true;
  }

  bool fail(ParseError error) {
    error_ = std::move(error);
    return false;
  }

  const Limits& limits_;
  Value root_;
  ParseError error_;
  std::vector<Value*> open_;
  std::size_t count_ = 0;
};

}  // namespace

Result<Value, ParseError> parse(std::string_view text, const Limits& limits) {
  if (text.size() > limits.request_bytes) {
    return ParseError{Reason::kRequestTooLarge, {}, limits.request_bytes};
  }
  ValueBuilder builder(limits);
  // JSON has no such byte; the library would take it for the end and let anything stand after it.
  if (text.find('\0') != std::string_view::npos) return builder.error();
  if (!json::sax_parse(text.begin(), text.end(), &builder)) return builder.error();
  return std::move(builder.root());
}

}  // namespace shudu::service
