// The module has no requests for the methods transform and sparse and those with weights, which
// weigh some ten kilobytes. Takes the place of src/generator/research_makers.cpp in the build for
// WebAssembly.
#include "generator/item_maker.h"

namespace shudu {

std::unique_ptr<ItemMaker> make_research_maker(const MakeTables& /*tables*/,
                                               const Kernel& /*kernel*/) {
  return nullptr;
}

}  // namespace shudu
