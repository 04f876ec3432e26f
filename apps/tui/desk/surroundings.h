// What the app takes from the world, as functions, so that tests have a world of their own: clocks,
// chance, and where games are kept. Nothing else of the app looks at clock, environment or chance.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/storage/trouble.h"

namespace shudu::tui {

/// Bytes of a file that is read.
inline constexpr std::size_t kMostFileBytes = std::size_t{1} << 20U;

struct Surroundings {
  /// Milliseconds of any start that never go back.
  std::function<std::uint64_t()> monotonic_ms;
  /// Milliseconds since 1970.
  std::function<std::uint64_t()> wall_ms;
  /// yyyymmdd of a wall time where the player lives.
  std::function<std::uint64_t(std::uint64_t wall_ms)> local_day;
  /// 64 random bits; of uids and of seeds that nobody chose.
  std::function<std::uint64_t()> chance;
  /// The bytes of a file that the player names; none where it cannot be read or is over
  /// kMostFileBytes.
  std::function<std::optional<std::string>(const std::string& path)> read_file;
  /// Is there a regular file, or a link to one?
  std::function<bool(const std::string& path)> has_file;
  /// Writes a whole file, over one that is there; the trouble where it could not.
  std::function<storage::Done(const std::string& path, std::string_view text)> write_file;
  /// The file of games. Empty: nothing is kept, and the player is told.
  std::string store_path;
  /// Is its folder made where it is missing? Not that of a path that the player named: it may lie
  /// on a disk that is not mounted.
  bool makes_folder = true;
};

/// Those of the system. `store_path` as given, else $XDG_DATA_HOME/shudu/games.db, else
/// ~/.local/share/shudu/games.db.
[[nodiscard]] Surroundings system_surroundings(const std::string& store_path);

/// 20 characters 0-9 a-z.
[[nodiscard]] std::string make_uid(const Surroundings& world);
/// `2026-11-21T07:58:03Z`.
[[nodiscard]] std::string utc_text(std::uint64_t wall_ms);
/// The wall time of such a text, in whole seconds; none where it is no time from 1970 on.
[[nodiscard]] std::optional<std::uint64_t> wall_ms_of(std::string_view utc);

}  // namespace shudu::tui
