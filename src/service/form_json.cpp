// Tested by the golden transcripts of the program and the golden requests.
#include "shudu/service/form_json.h"

#include "shudu/canonical/symmetry_text.h"
#include "shudu/service/grid_text.h"
#include "shudu/service/json_list.h"

namespace shudu::service {

void add_form(const FoundForm& found, const FormParts& wanted, JsonObject& object) {
  add_grid(object, "form", *found.form);
  if (wanted.automorphisms) object.number("automorphisms", found.automorphisms);
  if (wanted.band_classes) {
    add_list(object, "band_classes", found.classes,
             [](const std::optional<BandClass>& band, std::string& out) {
               out += band ? std::to_string(band->number()) : "null";
             });
  }
  if (wanted.symmetry) add_symmetry(*found.symmetry, object);
}

void add_symmetry(const Symmetry& symmetry, JsonObject& object) {
  object.text("symmetry", symmetry_text(symmetry).view());
}

}  // namespace shudu::service
