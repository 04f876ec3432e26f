// See form_text.h. Tested in tests/cli/canon_test.cpp and by the golden transcripts.
#include "cli/canon/form_text.h"

#include "cli/answer_text.h"
#include "shudu/canonical/symmetry_text.h"

namespace shudu::cli {

void append_columns(const FoundForm& found, const CanonOptions& wanted, std::string& out) {
  if (wanted.automorphisms) out += '\t' + std::to_string(found.automorphisms);
  if (wanted.band_class) {
    char before = '\t';
    for (const auto& number : found.classes) {
      out += before;
      out += number ? std::to_string(number->number()) : "-";
      before = ' ';
    }
  }
  if (wanted.moves) {
    out += '\t';
    out += symmetry_text(*found.symmetry).view();
  }
}

void add_form(const FoundForm& found, const CanonOptions& wanted, JsonObject& object) {
  std::string form;
  append_grid(*found.form, form);
  object.text("form", form);
  if (wanted.automorphisms) object.number("automorphisms", found.automorphisms);
  if (wanted.band_class) {
    std::string& out = object.name("band_classes");
    char before = '[';
    for (const auto& number : found.classes) {
      out += before;
      out += number ? std::to_string(number->number()) : "null";
      before = ',';
    }
    out += ']';
  }
  if (wanted.moves) add_symmetry(*found.symmetry, object);
}

void add_symmetry(const Symmetry& symmetry, JsonObject& object) {
  object.text("symmetry", symmetry_text(symmetry).view());
}

}  // namespace shudu::cli
