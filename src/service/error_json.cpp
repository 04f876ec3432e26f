#include "service/error_json.h"

#include "shudu/service/json_list.h"

namespace shudu::service {

void add_error(JsonObject& object, const Failure& failure) {
  JsonObject error(object.name("error"));
  error.text("code", failure.code);
  error.text("sentence", failure.sentence);
  if (!failure.field.empty()) error.text("field", failure.field);
  if (!failure.error.cells.empty()) {
    add_cells(error, "cells", failure.error.cells, failure.error.size);
  }
  if (failure.error.at.line != 0) error.number("line", failure.error.at.line);
  if (failure.error.at.column != 0) error.number("column", failure.error.at.column);
  error.end();
}

}  // namespace shudu::service
