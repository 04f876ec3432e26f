// The field `error`: code, sentence, and where they are known field, cells, line and column. The
// same in the head of an answer and in an entry of `results`.
#pragma once

#include "service/reason.h"
#include "shudu/service/json_object.h"

namespace shudu::service {

void add_error(JsonObject& object, const Failure& failure);

}  // namespace shudu::service
