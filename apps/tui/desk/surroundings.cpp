// The system's clocks, chance and folders, and texts made of them.
#include "tui/desk/surroundings.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <random>

#include "shudu/core/characters.h"
#include "shudu/storage/text_file.h"

namespace shudu::tui {
namespace {

std::uint64_t count_ms(auto time) {
  const auto since = std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch());
  return static_cast<std::uint64_t>(since.count());
}

std::uint64_t local_day_of(std::uint64_t wall_ms) {
  const auto seconds = static_cast<std::time_t>(wall_ms / 1000);
  std::tm parts{};
  if (localtime_r(&seconds, &parts) == nullptr) return 0;
  return static_cast<std::uint64_t>(parts.tm_year + 1900) * 10'000 +
         static_cast<std::uint64_t>(parts.tm_mon + 1) * 100 +
         static_cast<std::uint64_t>(parts.tm_mday);
}

std::uint64_t draw_bits() {
  std::random_device device;
  return std::uint64_t{device()} << 32U | device();
}

std::string variable(const char* name) {
  const char* const value = std::getenv(name);  // NOLINT(concurrency-mt-unsafe): at the start
  return value == nullptr ? std::string() : std::string(value);
}

// A folder that is not named from the root does not count, by the rules of XDG.
std::string own_store_path() {
  constexpr const char* kFile = "/shudu/games.db";
  if (const std::string data = variable("XDG_DATA_HOME"); data.starts_with('/')) {
    return data + kFile;
  }
  const std::string home = variable("HOME");
  return home.starts_with('/') ? home + "/.local/share" + kFile : std::string();
}

bool is_file(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error);
}

std::optional<std::string> read_whole(const std::string& path) {
  if (!is_file(path)) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  std::string bytes(kMostFileBytes + 1, '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(file.gcount()));
  if (file.bad() || !file.is_open() || bytes.size() > kMostFileBytes) return std::nullopt;
  return bytes;
}

using WallTime = std::chrono::sys_time<std::chrono::milliseconds>;

}  // namespace

Surroundings system_surroundings(const std::string& store_path) {
  Surroundings world;
  world.monotonic_ms = [] { return count_ms(std::chrono::steady_clock::now()); };
  world.wall_ms = [] { return count_ms(std::chrono::system_clock::now()); };
  world.local_day = local_day_of;
  world.chance = draw_bits;
  world.read_file = read_whole;
  world.has_file = is_file;
  world.write_file = storage::write_text_file;
  world.store_path = store_path.empty() ? own_store_path() : store_path;
  world.makes_folder = store_path.empty();
  return world;
}

std::string make_uid(const Surroundings& world) {
  constexpr std::string_view kSigns = "0123456789abcdefghijklmnopqrstuvwxyz";
  std::string uid;
  while (uid.size() < 20) {
    std::uint64_t bits = world.chance();  // 36^10 is far below 2^64: even to one in 10^3
    for (int i = 0; i < 10; ++i, bits /= kSigns.size()) uid += kSigns[bits % kSigns.size()];
  }
  return uid;
}

std::string utc_text(std::uint64_t wall_ms) {
  const WallTime time(std::chrono::milliseconds{wall_ms});
  const auto midnight = std::chrono::floor<std::chrono::days>(time);
  const std::chrono::year_month_day date(midnight);
  const std::chrono::hh_mm_ss clock(std::chrono::floor<std::chrono::seconds>(time - midnight));
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", static_cast<int>(date.year()),
                     static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                     clock.hours().count(), clock.minutes().count(), clock.seconds().count());
}

std::optional<std::uint64_t> wall_ms_of(std::string_view utc) {
  constexpr std::string_view kForm = "0000-00-00T00:00:00Z";
  if (utc.size() != kForm.size()) return std::nullopt;
  for (std::size_t i = 0; i < kForm.size(); ++i) {
    if (kForm[i] == '0' ? !is_digit(utc[i]) : utc[i] != kForm[i]) return std::nullopt;
  }
  const auto number = [utc](std::size_t at, std::size_t length) {
    unsigned value = 0;
    for (const char c : utc.substr(at, length)) value = value * 10 + static_cast<unsigned>(c - '0');
    return value;
  };
  const std::chrono::year_month_day date(std::chrono::year(static_cast<int>(number(0, 4))),
                                         std::chrono::month(number(5, 2)),
                                         std::chrono::day(number(8, 2)));
  if (!date.ok() || date.year() < std::chrono::year(1970)) return std::nullopt;
  return count_ms(WallTime(std::chrono::sys_days(date)) + std::chrono::hours(number(11, 2)) +
                  std::chrono::minutes(number(14, 2)) + std::chrono::seconds(number(17, 2)));
}

}  // namespace shudu::tui
