// Tested in tests/cli/bench_test.cpp with a library made for it.
#include "cli/bench/peer.h"

#include <dlfcn.h>
#include <sys/stat.h>

#include <cstring>

#include "cli/options/option_table.h"
#include "cli/words.h"
#include "linkage.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

static_assert(sizeof(void*) == sizeof(PeerOne) && sizeof(void*) == sizeof(PeerMany));

// POSIX promises that an address of dlsym may be used so; C++ has no cast for it.
template <typename Function>
Function function_at(void* address) {
  Function function = nullptr;
  std::memcpy(&function, &address, sizeof function);
  return function;
}

std::string peer_error() {
  const char* text = ::dlerror();
  return text == nullptr ? std::string("?") : echoed(text);
}

std::string failure(const PeerWish& wish, Language language, const std::string& why) {
  const OptionId id = wish.is_batch ? OptionId::kPeerBatch : OptionId::kPeer;
  return say(language, "peer-missing", dashed(option_row(id)), why);
}

// dlopen takes a name without a slash as one to be searched for.
std::string path_of(const std::string& library) {
  struct stat status {};
  const bool is_bare = library.find('/') == std::string::npos;
  return is_bare && ::stat(library.c_str(), &status) == 0 ? "./" + library : library;
}

// Opening a pipe or a terminal would wait for somebody.
bool can_be_library(const std::string& path) {
  struct stat status {};
  return ::stat(path.c_str(), &status) != 0 || S_ISREG(status.st_mode);
}

[[maybe_unused]] std::string open_library(const PeerWish& wish, Language language,
                                          const std::string& path, Peer& peer) {
  void* handle = ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr) return failure(wish, language, peer_error());
  peer.handle = std::shared_ptr<void>(handle, [](void* open) { ::dlclose(open); });
  void* address = ::dlsym(handle, wish.symbol.c_str());
  if (address == nullptr) return failure(wish, language, peer_error());
  if (wish.is_batch) {
    peer.many = function_at<PeerMany>(address);
  } else {
    peer.one = function_at<PeerOne>(address);
  }
  const std::size_t slash = wish.file.rfind('/');
  const std::string name = slash == std::string::npos ? wish.file : wish.file.substr(slash + 1);
  peer.name = escaped(name + ":" + wish.symbol);
  return {};
}

std::string load(const PeerWish& wish, Language language, [[maybe_unused]] Peer& peer) {
  const std::string path = path_of(wish.file);
  if (!can_be_library(path)) {
    return failure(wish, language, say(language, "no-library", echoed(wish.file)));
  }
  if constexpr (!kLoadsLibraries) {
    return failure(wish, language, say(language, "loads-nothing"));
  } else {
    return open_library(wish, language, path, peer);
  }
}

}  // namespace

LoadedPeers load_peers(const std::vector<PeerWish>& wishes, Language language) {
  LoadedPeers loaded;
  for (const PeerWish& wish : wishes) {
    Peer peer;
    loaded.error = load(wish, language, peer);
    if (!loaded.error.empty()) return loaded;
    loaded.peers.push_back(std::move(peer));
  }
  return loaded;
}

}  // namespace shudu::cli
