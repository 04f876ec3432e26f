// What the tests of the room share: asking in JSON, and the judge of solutions.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "shudu/service/service.h"

namespace shudu::service {

/// Two clues to spare, solved by singles: Wikipedia's example of a Sudoku.
inline const std::string kEasyPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
/// SudokuWiki's example of an X-Wing: locked candidates, a naked triple and an X-Wing.
inline const std::string kXWingPuzzle =
    "1.....569492.561.8.561.924...964.8.1.64.1....218.356.4.4.5...169.5.614.2621.....5";
/// 16 clues, two solutions.
inline const std::string kTwoSolutions =
    "....1...47......2.3.........8....2.....7...3..1............48.16.23..............";

/// Of games that are begun.
inline const std::string kUid = "7k3m9q2x4w8v6t1r5p0n";
inline const std::string kDate = "2026-11-21T07:58:03Z";

/// `{"shudu":1,"do":name,"puzzle":puzzle}`.
[[nodiscard]] nlohmann::json request_for(std::string_view name, const std::string& puzzle);
[[nodiscard]] nlohmann::json ask(const nlohmann::json& request, const Control& control = {},
                                 const Limits& limits = {});
/// The code of the error; empty where there is none.
[[nodiscard]] std::string code_of(const nlohmann::json& answer);
/// Asks, and cancels when the service asks for the `calls`th time whether to go on; expects that it
/// says so and does not ask again.
void expect_cancelled(const nlohmann::json& request, int calls);

/// The solutions of a line of givens, at most `limit`, by exact cover, which shares no code with
/// what answers; ascending.
[[nodiscard]] std::vector<std::string> judged_solutions(const std::string& puzzle,
                                                        std::size_t limit);

}  // namespace shudu::service
