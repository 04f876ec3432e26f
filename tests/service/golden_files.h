// The files of tests/golden/service, for whoever is held to them: <request>/<case>.request.json and
// .answer.json, a line each, and for games .before.json, requests that the same service answers
// first.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "shudu/core/function_ref.h"

namespace shudu::service {

/// All requests, in order.
[[nodiscard]] std::vector<std::filesystem::path> golden_requests();
/// The file of the answer to a request.
[[nodiscard]] std::filesystem::path golden_answer_file(std::filesystem::path request);
/// The one line of a file, without its end; a test fails where there are others.
[[nodiscard]] std::string golden_line(const std::filesystem::path& file);

struct GoldenReply {
  std::vector<std::string> before;  ///< to the requests of .before.json
  std::string answer;
};

/// What a new service, asked by `ask`, says to a request.
[[nodiscard]] GoldenReply golden_reply(const std::filesystem::path& request,
                                       FunctionRef<std::string(const std::string&)> ask);

}  // namespace shudu::service
