// Tested in tests/cli/canon_test.cpp and by the golden transcripts.
#include "cli/canon/form_text.h"

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

std::vector<std::string> column_names(const CanonOptions& wanted) {
  std::vector<std::string> names{"canonical"};
  if (wanted.automorphisms) names.emplace_back("automorphisms");
  if (wanted.band_class) names.emplace_back("band_classes");
  if (wanted.moves) names.emplace_back("moves");
  return names;
}

void add_form(const FoundForm& found, const CanonOptions& wanted, JsonObject& object) {
  service::add_form(found, {wanted.automorphisms, wanted.band_class, wanted.moves}, object);
}

}  // namespace shudu::cli
