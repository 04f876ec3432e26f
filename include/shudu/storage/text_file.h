// Writing a whole text, such as a game that leaves the store, to a file that somebody names.
//
// The text comes under another name beside the file and takes its place when it is whole and on the
// disk, so that whoever looks finds the old text or the new one. Links are followed and stay.
// Tested in tests/storage/text_file_test.cpp.
#pragma once

#include <string>
#include <string_view>

#include "shudu/storage/trouble.h"

#pragma GCC visibility push(default)
namespace shudu::storage {

/// Writes the file, over a regular one that is there, whose rights it keeps. Nothing is written
/// where a pipe, a socket, a device, a folder or a link without a file lies there.
[[nodiscard]] Done write_text_file(const std::string& path, std::string_view text);

}  // namespace shudu::storage
#pragma GCC visibility pop
