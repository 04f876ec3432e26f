// See error_json.h.
#include "service/error_json.h"

namespace shudu::service {

void add_error(JsonObject& object, const Failure& failure) {
  std::string& out = object.name("error");
  JsonObject error(out);
  error.text("code", failure.code);
  error.text("sentence", failure.sentence);
  if (!failure.field.empty()) error.text("field", failure.field);
  if (!failure.error.cells.empty()) {
    error.name("cells") += '[';
    for (const Cell cell : failure.error.cells) {
      if (out.back() != '[') out += ',';
      append_json_string(cell_name(cell, failure.error.size).view(), out);
    }
    out += ']';
  }
  if (failure.error.at.line != 0) error.number("line", failure.error.at.line);
  if (failure.error.at.column != 0) error.number("column", failure.error.at.column);
  error.end();
}

}  // namespace shudu::service
