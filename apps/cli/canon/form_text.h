// What `canon` writes about a form: the columns of its line and the fields of its object, both in
// the order of the table of options. Nothing is worked out here.
#pragma once

#include <string>
#include <vector>

#include "cli/canon/canon_options.h"
#include "shudu/service/form_json.h"

namespace shudu::cli {

using service::add_symmetry;
using service::FoundForm;

/// The columns after the first, each with a tab before it.
void append_columns(const FoundForm& found, const CanonOptions& wanted, std::string& out);

/// What the form and these columns are called in a table.
[[nodiscard]] std::vector<std::string> column_names(const CanonOptions& wanted);

/// The form and what else is wanted.
void add_form(const FoundForm& found, const CanonOptions& wanted, JsonObject& object);

}  // namespace shudu::cli
