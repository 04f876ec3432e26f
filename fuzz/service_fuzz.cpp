// Fuzzes the one port: the input is a request. The answer is one object on one line that begins as
// every answer does, and the same each time. Limits are low so that each input is quick.
#include <string>
#include <string_view>

#include "bytes.h"
#include "shudu/service/service.h"

namespace {

constexpr std::string_view kStart =
    R"({"shudu":1,"do":"start","puzzle":"1.....2..3.....4","uid":"7k3m9q2x4w8v6t1r5p0n",)"
    R"("created":"2026-11-21T07:58:03Z"})";

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  std::string request;
  for (std::size_t i = 0; i < size; ++i) request += static_cast<char>(data[i]);
  shudu::service::Limits limits;
  limits.search_nodes = 2'000;
  limits.solutions = 5;
  limits.steps = 5;
  limits.tries = 20;
  limits.branches = 1'000;
  const auto answered = [&] {
    shudu::service::Service service(limits);
    static_cast<void>(service.answer(kStart));  // a game that requests may name
    return service.answer(request);
  };
  const std::string answer = answered();
  constexpr std::string_view kHead = "{\"shudu\":1,";
  shudu::fuzz::require(answer.substr(0, kHead.size()) == kHead && answer.back() == '}');
  shudu::fuzz::require(answer.find('\n') == std::string::npos);
  shudu::fuzz::require(answer == answered());
  return 0;
}
