// The larger parts of the tables of the app, each with its own file; see tables.h for what they
// look like.
#pragma once

#include "tables/json.h"

namespace shudu::tables {

/// `keys`, `key_groups`, `key_notes` and `letters`, into the object.
void add_keys(Json& tables);
/// `settings` and `setting_groups`.
void add_settings(Json& tables);
/// `levels`, `symmetries`, `layouts`, `modes`, `colours` and `hint_roles`.
void add_choices(Json& tables);

/// `techniques`.
void add_techniques(Json& tables);

}  // namespace shudu::tables
