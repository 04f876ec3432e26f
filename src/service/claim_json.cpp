#include "shudu/service/claim_json.h"

#include "shudu/service/json_list.h"

namespace shudu::service {

void add_claim(JsonObject& object, const std::optional<Error>& fault, Language language) {
  JsonObject claim(object.name("claimed_solution"));
  claim.text("status", fault ? error_slug(fault->code) : std::string_view("right"));
  if (fault) {
    if (!fault->cells.empty()) add_cells(claim, "cells", fault->cells, fault->size);
    claim.text("message", sentence(*fault, language).view());
  }
  claim.end();
}

}  // namespace shudu::service
