// Canonical forms as JSON, in the words of docs/cli.md: `form`, and as asked for `automorphisms`,
// `band_classes`, `symmetry`. Pure and thread-safe.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "shudu/canonical/band_class.h"
#include "shudu/core/grid.h"
#include "shudu/core/symmetry.h"
#include "shudu/service/json_object.h"

#pragma GCC visibility push(default)
namespace shudu::service {

/// A form and what goes with it.
struct FoundForm {
  const Grid* form = nullptr;
  std::uint32_t automorphisms = 1;
  /// Of the bands, then of the stacks; nothing where one is not full.
  std::array<std::optional<BandClass>, 6> classes{};
  const Symmetry* symmetry = nullptr;  ///< only looked at where it is wanted
};

/// What is told of it beside the form itself.
struct FormParts {
  bool automorphisms = false;
  bool band_classes = false;
  bool symmetry = false;
};

/// `form` and what is wanted.
void add_form(const FoundForm& found, const FormParts& wanted, JsonObject& object);

/// `symmetry`.
void add_symmetry(const Symmetry& symmetry, JsonObject& object);

}  // namespace shudu::service
#pragma GCC visibility pop
