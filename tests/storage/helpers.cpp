// See helpers.h.
#include "storage/helpers.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "shudu/core/rng.h"

namespace shudu::test {

Folder::Folder() {
  // In memory where there is such a place: what a disk would lose is FaultyVfs's to say, and a
  // killed process loses no more here than there. Thousands of syncs of a real disk take minutes.
  const std::filesystem::path memory = "/dev/shm";
  const bool is_there = ::access(memory.c_str(), W_OK) == 0;
  path_ = ((is_there ? memory : std::filesystem::temp_directory_path()) / "shudu-storage-XXXXXX")
              .string();
  if (::mkdtemp(path_.data()) == nullptr) ADD_FAILURE() << "no folder " << path_;
}

Folder::~Folder() {
  std::error_code ignored;
  std::filesystem::permissions(path_, std::filesystem::perms::owner_all, ignored);
  std::filesystem::remove_all(path_, ignored);
}

std::string Folder::file(std::string_view name) const { return path_ + "/" + std::string(name); }

storage::Store Folder::open(const storage::StoreOptions& options) const {
  storage::Answer<storage::Store> opened = storage::Store::open(store(), options);
  if (!opened) {
    ADD_FAILURE() << sentence(opened.error(), Language::kEnglish).view();
    std::abort();
  }
  return *std::move(opened);
}

std::vector<std::string> Folder::names() const {
  std::vector<std::string> names;
  for (const auto& entry : std::filesystem::directory_iterator(path_)) {
    names.push_back(entry.path().filename().string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string read_file(const std::string& path) {
  std::ifstream stream(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(stream), {}};
}

void write_file(const std::string& path, std::string_view bytes) {
  std::ofstream stream(path, std::ios::binary | std::ios::trunc);
  stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
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

storage::Event make_event(std::uint64_t n) {
  Rng rng(n);
  const std::uint64_t length = rng.below(8) == 0 ? rng.below(storage::kMostLineBytes - 30) : 20;
  storage::Event event{n, n * 1000 + rng.below(1000), "place r1c1 " + std::to_string(n) + " "};
  for (std::uint64_t i = 0; i < length; ++i) {
    event.line += static_cast<char>('a' + rng.below(26));
  }
  return event;
}

std::vector<storage::Event> make_events(std::uint64_t count) {
  std::vector<storage::Event> events;
  for (std::uint64_t n = 1; n <= count; ++n) events.push_back(make_event(n));
  return events;
}

}  // namespace shudu::test
