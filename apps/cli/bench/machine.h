// What a figure was measured on: the processor's model and the compiler.
// Asked of the system once a run, for the first line of a table and the fields of JSON.
#pragma once

#include <string>
#include <string_view>

namespace shudu::cli {

/// The processor's model as the system names it, or the machine's kind where it names none.
/// Escaped.
[[nodiscard]] std::string processor_model();

/// The compiler of this build with its version.
[[nodiscard]] std::string_view compiler_name();

}  // namespace shudu::cli
