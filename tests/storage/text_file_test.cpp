// Texts in whole files: what is there afterwards, whatever was there before.
#include "shudu/storage/text_file.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "support/folder.h"

namespace shudu::storage {
namespace {

TEST(TextFile, WritesOverFilesAndThroughLinks) {
  const test::Folder folder;
  const std::string file = folder.file("game.shudu");
  ASSERT_TRUE(write_text_file(file, "a longer text"));
  ASSERT_EQ(::chmod(file.c_str(), 0640), 0);
  ASSERT_EQ(::symlink("game.shudu", folder.file("link").c_str()), 0);
  ASSERT_TRUE(write_text_file(folder.file("link"), "text"));
  EXPECT_EQ(test::read_file(file), "text");
  struct stat status {};
  ASSERT_EQ(::lstat(file.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777U, 0640U);
  ASSERT_EQ(::lstat(folder.file("link").c_str(), &status), 0);
  EXPECT_TRUE(S_ISLNK(status.st_mode));
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"game.shudu", "link"}));
}

TEST(TextFile, TakesTheLongestNameThereIs) {
  const test::Folder folder;
  EXPECT_TRUE(write_text_file(folder.file(std::string(255, 'n')), "text"));
  EXPECT_EQ(write_text_file(folder.file(std::string(256, 'n')), "text").error().code,
            TroubleCode::kNameTooLong);
  EXPECT_EQ(folder.names().size(), 1U);
}

TEST(TextFile, WhatIsNoFileStaysAsItIs) {
  const test::Folder folder;
  ASSERT_EQ(::mkfifo(folder.file("pipe").c_str(), 0600), 0);
  ASSERT_EQ(::mkdir(folder.file("folder").c_str(), 0700), 0);
  ASSERT_EQ(::symlink("none", folder.file("link").c_str()), 0);
  const std::vector<std::string> before = folder.names();
  const auto code_of = [&](const std::string& path) {
    const Done done = write_text_file(path, "text");
    return done ? TroubleCode::kCount : done.error().code;
  };
  EXPECT_EQ(code_of(folder.file("pipe")), TroubleCode::kNotAFile);
  EXPECT_EQ(code_of(folder.file("folder")), TroubleCode::kIsFolder);
  EXPECT_EQ(code_of(folder.file("link")), TroubleCode::kDanglingLink);
  EXPECT_EQ(code_of(folder.file("no/game.shudu")), TroubleCode::kNoFolder);
  EXPECT_EQ(code_of(""), TroubleCode::kNoName);
  EXPECT_EQ(folder.names(), before);
  struct stat status {};
  ASSERT_EQ(::lstat(folder.file("pipe").c_str(), &status), 0);
  EXPECT_TRUE(S_ISFIFO(status.st_mode));
}

}  // namespace
}  // namespace shudu::storage
