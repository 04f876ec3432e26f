// What `canon` writes about a form: the columns of its line and the fields of its object, both in
// the order of the table of options. Nothing is worked out here.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "cli/canon/canon_options.h"
#include "cli/json.h"
#include "shudu/canonical/band_class.h"
#include "shudu/core/symmetry.h"

namespace shudu::cli {

/// What was found out, as far as it was asked for.
struct FoundForm {
  const Grid* form = nullptr;
  std::uint32_t automorphisms = 0;
  std::array<std::optional<BandClass>, 6> classes{};
  const Symmetry* symmetry = nullptr;
};

/// The columns behind the first, each with a tab before it.
void append_columns(const FoundForm& found, const CanonOptions& wanted, std::string& out);

/// The form and what else is wanted.
void add_form(const FoundForm& found, const CanonOptions& wanted, JsonObject& object);

/// The symmetry as an object.
void add_symmetry(const Symmetry& symmetry, JsonObject& object);

}  // namespace shudu::cli
