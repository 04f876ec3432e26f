// A small user of the installed library that keeps games: a store is made at the path given, a game
// with two moves put into it, and all is there when it is opened again. Built and run by
// install_test.sh.
#include <shudu/storage/store.h>
#include <shudu/storage/writer.h>

#include <array>
#include <string>

int main(int count, char** words) {
  using namespace shudu::storage;
  if (count != 2) return 2;
  const std::string path = words[1];
  GameHead head;
  head.uid = "a game of the test...";
  head.uid.resize(kUidBytes);
  head.layout = "classic";
  const std::array events{StoredEvent{1, 10, "place r1c1 5"}, StoredEvent{2, 20, "place r1c2 3"}};
  {
    Answer<Store> store = Store::open(path);
    if (!store || !store->create_game(head)) return 1;
    if (!store->append(head.uid, std::span(events).first(1), 1)) return 1;
  }
  Writer writer(head.uid, {.open = [&path] { return Store::open(path); },
                           .monotonic_ms = [] { return 0; },
                           .wall_ms = [] { return 2; },
                           .on_change = {}});
  if (!writer.wait(writer.submit(events[1]))) return 1;
  writer.finish();
  Answer<Store> store = Store::open(path);
  if (!store) return 1;
  const Answer<Game> game = store->read_game(head.uid);
  const bool same = game && game->events.size() == 2 && game->events[0] == events[0] &&
                    game->events[1] == events[1];
  return same && Store::open("/nowhere/at all/games.db").error().code == TroubleCode::kNoFolder ? 0
                                                                                                : 1;
}
