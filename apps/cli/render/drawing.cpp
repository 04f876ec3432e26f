// Tested in tests/cli/render_test.cpp.
#include "cli/render/drawing.h"

#include <dlfcn.h>
#include <sys/mman.h>

#include <cstring>
#include <string_view>

#include "cli/words.h"
#include "shudu/version.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

constexpr const char* kModule = "shudu_drawing.so";

// The packages of Debian that bring all the module is linked to, and letters. The package shudu
// recommends them, and may be installed without.
constexpr std::string_view kPackages = "libpangocairo-1.0-0 fonts-dejavu-core";

// The linker's words begin with the name of the file that it does not find: that of the module, or
// that of a library that the module needs.
std::string drawing_error(Language language) {
  const char* text = ::dlerror();
  const std::string why = text == nullptr ? std::string(kModule) : echoed(text);
  const bool is_library = why.rfind("lib", 0) == 0;
  return is_library ? say(language, "no-drawing-library", why, kPackages)
                    : say(language, "no-drawing", why);
}

}  // namespace

bool has_room_to_draw() {
  constexpr std::size_t kNeeded = std::size_t{96} << 20U;
  void* room =
      ::mmap(nullptr, kNeeded, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (room == MAP_FAILED) return false;
  ::munmap(room, kNeeded);
  return true;
}

// Never closed again: fontconfig and GLib do not like to be.
const drawing::DrawingCalls* load_drawing(Language language, std::string& why) {
  void* module = ::dlopen(kModule, RTLD_NOW | RTLD_LOCAL);
  void* address = module == nullptr ? nullptr : ::dlsym(module, drawing::kDrawingSymbol);
  if (address == nullptr) {
    why = drawing_error(language);
    return nullptr;
  }
  // POSIX promises that an address of dlsym may be used so; C++ has no cast for it.
  drawing::GetDrawingCalls get = nullptr;
  static_assert(sizeof get == sizeof address);
  std::memcpy(&get, &address, sizeof get);
  const drawing::DrawingCalls* calls = get();
  if (calls->version == kLibraryVersion) return calls;
  why = say(language, "no-drawing", std::string(kModule) + " " + std::string(calls->version));
  return nullptr;
}

}  // namespace shudu::cli
