// The one port: a request in JSON becomes an answer in JSON. The page in the browser, the C library
// and every other caller that speaks in text ask here, so they all say the same.
//
//   {"shudu":1,"id":7,"do":"solve","puzzle":"..."}
//   {"shudu":1,"id":7,"ok":true,"puzzle":"...","status":"unique","solution":"..."}
//   {"shudu":1,"id":7,"ok":false,"error":{"code":"duplicate_in_row","sentence":"...",...}}
//
// Every request is checked against one table (requests, fields, ranges) before anything is done; a
// field that the table does not have is refused by name. docs/service.md tells each request,
// docs/service.schema.json is the schema of requests and answers, `version` in a request names this
// contract: fields and requests may be added to version 1, none changes its meaning. The room reads
// no clock and no file and starts no thread. Tested in tests/service.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "shudu/core/function_ref.h"
#include "shudu/service/stop_flag.h"

#pragma GCC visibility push(default)
namespace shudu::service {

/// The version of requests and answers: the number after `"shudu":`.
inline constexpr std::uint64_t kVersion = 1;

/// What one request may cost. More is refused with a sentence that names the limit, never cut off
/// silently.
struct Limits {
  std::size_t request_bytes = std::size_t{1} << 20U;  ///< of the request: 1 MiB
  std::size_t depth = 8;                              ///< of brackets in a request
  std::size_t values = 4'096;                         ///< in a request, in all lists and objects
  std::size_t answer_bytes = std::size_t{16} << 20U;  ///< of the answer: 16 MiB
  std::uint64_t puzzles = 10'000;                     ///< records, or lines, of `puzzles`
  std::uint64_t search_nodes = 200'000'000;           ///< that one search may visit
  std::uint64_t solutions = 10'000;                   ///< that `solve` lists
  std::uint64_t steps = 2'000;                        ///< that `steps` lists
  std::uint64_t games = 16;                           ///< open at a time
  std::uint64_t tries = 200'000;                      ///< of `generate`, for one puzzle
  std::uint64_t branches = 20'000'000;                ///< of forcing chains that `rate` may follow
  std::uint64_t practices = 4;                        ///< positions of practice open at a time
};

/// How far the work on a request has come.
struct Progress {
  std::string_view request;  ///< its name
  std::uint64_t done = 0;    ///< of what is counted: nodes of a search, records, steps of a path
  std::uint64_t total = 0;   ///< 0: not known
};

/// What the caller lends for the time of one call.
struct Control {
  /// Called now and then while the work goes on, always before it begins; false cancels it. After
  /// that it is not called again. It must not call the service.
  std::optional<FunctionRef<bool(const Progress&)>> progress;
  /// Milliseconds since some moment, never going back. A request with `time` is refused without it.
  std::optional<FunctionRef<std::uint64_t()>> clock;
  /// For callers with threads: the work ends soon after it is set, as if cancelled. Of one service
  /// at a time. Not owned; may be null.
  StopFlag* stop = nullptr;
};

class Games;

/// Answers requests and holds open games. One thread at a time; several services share nothing.
class Service {
 public:
  explicit Service(const Limits& limits = {});
  ~Service();
  Service(Service&&) noexcept;
  Service& operator=(Service&&) noexcept;
  Service(const Service&) = delete;
  Service& operator=(const Service&) = delete;

  /// The answer: one object on one line, without line end, valid UTF-8. Never throws. The same
  /// requests in the same order have the same answers everywhere, unless one was stopped by
  /// `progress`, `stop` or `time`; only requests about games look at those before them, and
  /// `candidates` needs fewer nodes for a puzzle like those it was asked about before.
  [[nodiscard]] std::string answer(std::string_view request, const Control& control = {});

  /// `solve-lines` whose lines stand apart, so that they need not be quoted, nor their solutions:
  /// `puzzles` takes the place of the request's field, `solutions` (which is emptied first) that of
  /// the answer's. Both together have the limit of a request, and of an answer. Another request is
  /// refused.
  [[nodiscard]] std::string answer_lines(std::string_view request, std::string_view puzzles,
                                         std::string& solutions, const Control& control = {});

  [[nodiscard]] const Limits& limits() const { return limits_; }

 private:
  Limits limits_;
  std::unique_ptr<Games> games_;
};

}  // namespace shudu::service
#pragma GCC visibility pop
