#include "storage/helpers.h"

#include <gtest/gtest.h>

#include <cstdlib>

#include "shudu/core/rng.h"

namespace shudu::test {

storage::Store StoreFolder::open(const storage::StoreOptions& options) const {
  storage::Answer<storage::Store> opened = storage::Store::open(store(), options);
  if (!opened) {
    ADD_FAILURE() << sentence(opened.error(), Language::kEnglish).view();
    std::abort();
  }
  return *std::move(opened);
}

storage::GameHead make_head(std::string_view name) {
  storage::GameHead head;
  head.uid = std::string(name);
  head.uid.resize(storage::kUidBytes, '0');
  head.origin = "typed";
  head.layout = "classic";
  head.givens = std::string(81, '.');
  head.out0 = "-";
  head.notes.title = "game " + std::string(name);
  return head;
}

storage::StoredEvent make_event(std::uint64_t n) {
  Rng rng(n);
  const std::uint64_t length = rng.below(8) == 0 ? rng.below(storage::kMostLineBytes - 30) : 20;
  storage::StoredEvent event{n, n * 1000 + rng.below(1000),
                             "place r1c1 " + std::to_string(n) + " "};
  for (std::uint64_t i = 0; i < length; ++i) {
    event.line += static_cast<char>('a' + rng.below(26));
  }
  return event;
}

std::vector<storage::StoredEvent> make_events(std::uint64_t count) {
  std::vector<storage::StoredEvent> events;
  for (std::uint64_t n = 1; n <= count; ++n) events.push_back(make_event(n));
  return events;
}

}  // namespace shudu::test
