// Hashes of forms as text, in the marks of a run that leaves out what it has seen: `h` and 32
// hexadecimal digits each.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "shudu/canonical/form_set.h"

namespace shudu::cli {

void note_form(const FormHash& hash, std::string& out);

/// Takes one from the front of `noted`; nothing where none is there.
[[nodiscard]] std::optional<FormHash> take_form(std::string_view& noted);

}  // namespace shudu::cli
