// What `canon` writes about a form: the columns of its line and the fields of its object, both in
// the order of the table of options. Nothing is worked out here.
#pragma once

#include <string>

#include "cli/canon/canon_options.h"
#include "shudu/service/form_json.h"

namespace shudu::cli {

using service::add_symmetry;
using service::FoundForm;

/// The columns after the first, each with a tab before it.
void append_columns(const FoundForm& found, const CanonOptions& wanted, std::string& out);

/// The form and what else is wanted.
void add_form(const FoundForm& found, const CanonOptions& wanted, JsonObject& object);

}  // namespace shudu::cli
