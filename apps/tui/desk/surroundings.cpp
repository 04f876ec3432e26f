// See surroundings.h: the system's clocks, chance and folders, and texts made of them.
//
// The calendar is Howard Hinnant's arithmetic of days (chrono-compatible low-level date algorithms,
// 2013): no table and no global state, unlike gmtime.
#include "tui/desk/surroundings.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <random>

namespace shudu::tui {
namespace {

constexpr std::uint64_t kDayMs = 86'400'000;

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

std::optional<std::string> read_whole(const std::string& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
  std::ifstream file(path, std::ios::binary);
  std::string bytes(kMostFileBytes + 1, '\0');
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  bytes.resize(static_cast<std::size_t>(file.gcount()));
  if (file.bad() || !file.is_open() || bytes.size() > kMostFileBytes) return std::nullopt;
  return bytes;
}

bool write_whole(const std::string& path, std::string_view text) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.close();
  return file.good();
}

struct Date {
  std::uint64_t year = 0;
  unsigned month = 1;
  unsigned day = 1;
};

// Days since 1970; years begin in March here, so that the day that comes and goes is the last.
Date date_of(std::uint64_t days) {
  const std::uint64_t shifted = days + 719'468;
  const std::uint64_t era = shifted / 146'097;
  const auto day_of_era = static_cast<unsigned>(shifted % 146'097);
  const unsigned year_of_era =
      (day_of_era - day_of_era / 1'460 + day_of_era / 36'524 - day_of_era / 146'096) / 365;
  const unsigned day_of_year =
      day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
  const unsigned shifted_month = (5 * day_of_year + 2) / 153;
  Date date;
  date.day = day_of_year - (153 * shifted_month + 2) / 5 + 1;
  date.month = shifted_month < 10 ? shifted_month + 3 : shifted_month - 9;
  date.year = year_of_era + era * 400 + (date.month <= 2 ? 1 : 0);
  return date;
}

}  // namespace

Surroundings system_surroundings(const std::string& store_path) {
  Surroundings world;
  world.monotonic_ms = [] { return count_ms(std::chrono::steady_clock::now()); };
  world.wall_ms = [] { return count_ms(std::chrono::system_clock::now()); };
  world.local_day = local_day_of;
  world.chance = draw_bits;
  world.read_file = read_whole;
  world.write_file = write_whole;
  world.store_path = store_path.empty() ? own_store_path() : store_path;
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
  const Date date = date_of(wall_ms / kDayMs);
  const std::uint64_t second = wall_ms % kDayMs / 1000;
  return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", date.year, date.month, date.day,
                     second / 3600, second / 60 % 60, second % 60);
}

std::optional<std::uint64_t> wall_ms_of(std::string_view utc) {
  constexpr std::string_view kForm = "0000-00-00T00:00:00Z";
  if (utc.size() != kForm.size()) return std::nullopt;
  for (std::size_t i = 0; i < kForm.size(); ++i) {
    const bool is_digit = utc[i] >= '0' && utc[i] <= '9';
    if (kForm[i] == '0' ? !is_digit : utc[i] != kForm[i]) return std::nullopt;
  }
  const auto number = [utc](std::size_t at, std::size_t length) {
    std::uint64_t value = 0;
    for (const char c : utc.substr(at, length)) value = value * 10 + std::uint64_t(c - '0');
    return value;
  };
  // The day by halving: date_of is the only statement of the calendar.
  const auto key = [](const Date& date) { return (date.year * 100 + date.month) * 100 + date.day; };
  const std::uint64_t wanted = (number(0, 4) * 100 + number(5, 2)) * 100 + number(8, 2);
  std::uint64_t low = 0;
  std::uint64_t high = 2'932'897;  // the day behind 9999-12-31
  while (low + 1 < high) {
    const std::uint64_t middle = (low + high) / 2;
    (key(date_of(middle)) <= wanted ? low : high) = middle;
  }
  if (key(date_of(low)) != wanted) return std::nullopt;
  const std::uint64_t seconds = number(11, 2) * 3600 + number(14, 2) * 60 + number(17, 2);
  return low * kDayMs + seconds * 1000;
}

}  // namespace shudu::tui
