// What may be written to, by whatever name, and what is refused.
#include "text/write_target.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "support/folder.h"

namespace shudu {
namespace {

class WriteTargets : public testing::Test {
 protected:
  [[nodiscard]] std::string file(const char* name) const { return folder_.file(name); }
  void link(const std::string& to, const char* name) {
    ASSERT_EQ(::symlink(to.c_str(), file(name).c_str()), 0);
  }
  void expect_refused(const std::string& path, TargetTrouble trouble, int number = 0) const {
    const WriteTarget target = find_write_target(path);
    EXPECT_EQ(target.kind, TargetKind::kRefused) << path;
    EXPECT_EQ(target.trouble, trouble) << path;
    EXPECT_EQ(target.error_number, number) << path;
  }

 private:
  const test::Folder folder_;
};

TEST_F(WriteTargets, FilesAndWhatIsNotThereYet) {
  test::write_file(file("old"), "old");
  for (const char* name : {"old", "new"}) {
    const WriteTarget target = find_write_target(file(name));
    EXPECT_EQ(target.kind, TargetKind::kFile) << name;
    EXPECT_EQ(target.path, file(name));
  }
}

TEST_F(WriteTargets, LinksAreFollowedToTheirFile) {
  test::write_file(file("real"), "old");
  link("real", "near");
  link(file("near"), "far");
  const WriteTarget target = find_write_target(file("far"));
  EXPECT_EQ(target.kind, TargetKind::kFile);
  EXPECT_EQ(target.path, file("real"));
  EXPECT_TRUE(is_same_file(file("far"), file("real")));
  EXPECT_FALSE(is_same_file(file("far"), file("none")));
}

TEST_F(WriteTargets, LinksThatLeadNowhereSayWhere) {
  link("gone", "link");
  expect_refused(file("link"), TargetTrouble::kLink);
  EXPECT_EQ(find_write_target(file("link")).path, file("gone"));
  link("two", "one");
  link("one", "two");
  expect_refused(file("one"), TargetTrouble::kSystem, ELOOP);
}

TEST_F(WriteTargets, FoldersPipesAndSockets) {
  expect_refused(file("."), TargetTrouble::kSystem, EISDIR);
  ASSERT_EQ(::mkfifo(file("pipe").c_str(), 0600), 0);
  expect_refused(file("pipe"), TargetTrouble::kPipe);
  link("pipe", "link");
  expect_refused(file("link"), TargetTrouble::kPipe);
  const int fd = ::socket(AF_UNIX, SOCK_STREAM, 0);
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  ASSERT_LT(file("socket").size(), sizeof address.sun_path);
  std::strcpy(address.sun_path, file("socket").c_str());
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): as bind() takes every address
  ASSERT_EQ(::bind(fd, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
  expect_refused(file("socket"), TargetTrouble::kSocket);
  ::close(fd);
}

TEST_F(WriteTargets, DevicesThatTakeBytesAndDisks) {
  if (::mknod(file("null").c_str(), S_IFCHR | 0600, makedev(1, 3)) != 0 ||
      ::mknod(file("disk").c_str(), S_IFBLK | 0600, makedev(7, 0)) != 0) {
    GTEST_SKIP() << "this process may not make devices";
  }
  EXPECT_EQ(find_write_target(file("null")).kind, TargetKind::kStream);
  expect_refused(file("disk"), TargetTrouble::kDisk);
}

TEST_F(WriteTargets, OwnDescriptorsAreStreamsWhateverTheyAre) {
  for (const char* name : {"/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"}) {
    const WriteTarget target = find_write_target(name);
    EXPECT_EQ(target.kind, TargetKind::kStream) << name;
    EXPECT_EQ(target.descriptor, 1) << name;
  }
  link("/dev/fd/2", "link");
  EXPECT_EQ(find_write_target(file("link")).descriptor, 2);
}

}  // namespace
}  // namespace shudu
