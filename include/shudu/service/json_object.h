// Writes one JSON object of a line, field by field, straight into the output.
//
// A list of a million solutions streams through without being held, which is why this is not a
// tree of values. Text is escaped as RFC 8259 asks and stays valid UTF-8 because what comes from
// files has been through escape_token. Tested in tests/service/json_object_test.cpp.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#pragma GCC visibility push(default)
namespace shudu {

/// Appends `text` as a JSON string with its quotes.
void append_json_string(std::string_view text, std::string& out);

/// Opens an object when made; `end` closes it.
class JsonObject {
 public:
  explicit JsonObject(std::string& out) : out_(out) { out_ += '{'; }

  void text(std::string_view key, std::string_view value) { append_json_string(value, name(key)); }
  void number(std::string_view key, std::uint64_t value) { name(key) += std::to_string(value); }
  void boolean(std::string_view key, bool value) { name(key) += value ? "true" : "false"; }
  /// Writes `"key":` and leaves the value to the caller.
  std::string& name(std::string_view key);
  void end() { out_ += '}'; }

 private:
  std::string& out_;
  bool is_empty_ = true;
};

}  // namespace shudu
#pragma GCC visibility pop
