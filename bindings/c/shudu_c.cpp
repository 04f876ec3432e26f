// The room `service` behind the C header: what C hands over is looked at here, once, and what is
// wrong becomes a number. Built with exceptions, unlike the rooms: each function is the edge at
// which one would end the program (`noexcept`) and not wander into frames that are not C++. See
// bindings/c/include/shudu/shudu.h.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <string>
#include <string_view>

#include "shudu/service/service.h"
#include "shudu/shudu.h"
#include "shudu/version.h"
#include "structs.h"

// A handle. The name is C's.
struct shudu_service {  // NOLINT(readability-identifier-naming)
  explicit shudu_service(const shudu::service::Limits& limits) : service(limits) {}

  shudu::service::Service service;
  std::string answer;  ///< the last one, lent to the caller
  std::atomic<bool> is_busy = false;
  shudu::service::StopFlag stop;  ///< may be set by a handler of signals
};

namespace shudu {
namespace {

using service::Limits;

constexpr std::uint64_t kMostOfAny = (std::uint64_t{1} << 53U) - 1;  // exact in JSON of any reader
constexpr std::uint64_t kMostDepth = 1'000;  // trees of a request are taken down by recursion

// The sizes that the structs had in the first version.
constexpr std::size_t kLeastLimits = offsetof(shudu_limits, practices) + sizeof(std::uint64_t);
constexpr std::size_t kLeastControl = offsetof(shudu_control, clock) + sizeof(shudu_clock);

// Sets a limit that was given; false where it is above its most.
template <typename T>
bool set_limit(std::uint64_t given, T& limit, std::uint64_t most = kMostOfAny) {
  if (given > most) return false;
  const std::uint64_t most_here = std::numeric_limits<T>::max();
  if (given != 0) limit = static_cast<T>(std::min(given, most_here));
  return true;
}

shudu_code read_limits(const shudu_limits* given, Limits& limits) {
  if (given == nullptr) return SHUDU_OK;
  shudu_limits set = {};
  const shudu_code code = read_struct<shudu_limits, kLeastLimits>(*given, set);
  if (code != SHUDU_OK) return code;
  const bool are_possible =
      set_limit(set.request_bytes, limits.request_bytes) &&
      set_limit(set.depth, limits.depth, kMostDepth) && set_limit(set.values, limits.values) &&
      set_limit(set.answer_bytes, limits.answer_bytes) && set_limit(set.puzzles, limits.puzzles) &&
      set_limit(set.search_nodes, limits.search_nodes) &&
      set_limit(set.solutions, limits.solutions) && set_limit(set.steps, limits.steps) &&
      set_limit(set.games, limits.games) && set_limit(set.tries, limits.tries) &&
      set_limit(set.branches, limits.branches) && set_limit(set.practices, limits.practices);
  return are_possible ? SHUDU_OK : SHUDU_ERROR_LIMIT;
}

// The handle's, for the time of one call; nobody's where it was busy.
class Hold {
 public:
  explicit Hold(shudu_service& service)
      : service_(service.is_busy.exchange(true, std::memory_order_acquire) ? nullptr : &service) {}
  ~Hold() {
    if (service_ != nullptr) service_->is_busy.store(false, std::memory_order_release);
  }
  Hold(const Hold&) = delete;
  Hold& operator=(const Hold&) = delete;
  Hold(Hold&&) = delete;
  Hold& operator=(Hold&&) = delete;

  [[nodiscard]] bool is_held() const { return service_ != nullptr; }

 private:
  shudu_service* service_;
};

// Answers with what the caller lends. Precondition: the handle is held.
void answer_with(shudu_service& handle, std::string_view request, const shudu_control& lent) {
  const auto progress = [&lent](const service::Progress& at) {
    const std::string name(at.request);
    return lent.progress(lent.user, name.c_str(), at.done, at.total) != 0;
  };
  const auto clock = [&lent] { return lent.clock(lent.user); };
  service::Control control;
  if (lent.progress != nullptr) control.progress = progress;
  if (lent.clock != nullptr) control.clock = clock;
  control.stop = &handle.stop;
  handle.answer = handle.service.answer(request, control);
}

shudu_service* make(const shudu_limits* given) noexcept {
  Limits limits;
  if (read_limits(given, limits) != SHUDU_OK) return nullptr;
  return std::make_unique<shudu_service>(limits).release();
}

shudu_code check_limits(const shudu_limits* given) noexcept {
  Limits limits;
  return read_limits(given, limits);
}

shudu_code end(shudu_service* handle) noexcept {
  if (handle == nullptr) return SHUDU_OK;
  // Taken and never given back: who comes later finds it busy for as long as there is anything to
  // find.
  if (handle->is_busy.exchange(true, std::memory_order_acquire)) return SHUDU_ERROR_BUSY;
  std::unique_ptr<shudu_service>(handle).reset();
  return SHUDU_OK;
}

// `text` is the answer's where the code is SHUDU_OK.
shudu_code answer(shudu_service* handle, std::string_view request, const shudu_control* control,
                  std::string_view& text) noexcept {
  shudu_control lent = {};
  if (control != nullptr) {
    const shudu_code code = read_struct<shudu_control, kLeastControl>(*control, lent);
    if (code != SHUDU_OK) return code;
  }
  const Hold hold(*handle);
  if (!hold.is_held()) return SHUDU_ERROR_BUSY;
  answer_with(*handle, request, lent);
  text = handle->answer;
  return SHUDU_OK;
}

shudu_code stop(shudu_service* handle) noexcept {
  if (handle == nullptr) return SHUDU_ERROR_NULL;
  handle->stop.set();
  return SHUDU_OK;
}

shudu_code clear_stop(shudu_service* handle) noexcept {
  if (handle == nullptr) return SHUDU_ERROR_NULL;
  handle->stop.take_back();
  return SHUDU_OK;
}

constexpr std::array<const char*, 9> kSentences{
    "It is done.",
    "A pointer is NULL that must not be.",
    "The handle is answering another call.",
    "The member size of a struct is not set to its size.",
    "A struct sets a member that this version of the library does not know.",
    "A limit is above its most.",
    "A number is out of its range.",
    "A name, or a wish, is not known.",
    "The call was ended before all was done.",
};
static_assert(kSentences.size() == SHUDU_STOPPED + 1);

}  // namespace
}  // namespace shudu

extern "C" {

shudu_service* shudu_new(const shudu_limits* limits) { return shudu::make(limits); }

shudu_code shudu_check_limits(const shudu_limits* limits) { return shudu::check_limits(limits); }

shudu_code shudu_free(shudu_service* service) { return shudu::end(service); }

// NOLINTNEXTLINE(readability-function-size): C has no type for a text and its size
shudu_code shudu_answer(shudu_service* service, const char* request, size_t request_size,
                        const shudu_control* control, const char** answer, size_t* answer_size) {
  if (answer != nullptr) *answer = nullptr;
  if (answer_size != nullptr) *answer_size = 0;
  if (service == nullptr || answer == nullptr) return SHUDU_ERROR_NULL;
  if (request == nullptr && request_size != 0) return SHUDU_ERROR_NULL;
  std::string_view text;
  const shudu_code code = shudu::answer(service, {request, request_size}, control, text);
  if (code != SHUDU_OK) return code;
  *answer = text.data();
  if (answer_size != nullptr) *answer_size = text.size();
  return SHUDU_OK;
}

shudu_code shudu_stop(shudu_service* service) { return shudu::stop(service); }

shudu_code shudu_clear_stop(shudu_service* service) { return shudu::clear_stop(service); }

const char* shudu_version() { return shudu::kLibraryVersion.data(); }

uint32_t shudu_contract() { return static_cast<uint32_t>(shudu::service::kVersion); }

const char* shudu_error_sentence(shudu_code code) {
  if (code < 0 || static_cast<std::size_t>(code) >= shudu::kSentences.size()) {
    return "This number is no code of the library.";
  }
  return shudu::kSentences[static_cast<std::size_t>(code)];
}
}
