// The long runs: the same tests as always, on as many cases as somebody asks for. `make soak` sets
// the environment variable SHUDU_SOAK to words like "positions=2000000 shards=2"; without it a test
// does its usual amount.
#pragma once

#include <cstdint>
#include <string_view>

namespace shudu::test {

/// The number that SHUDU_SOAK gives to `name`, or `usual` where it does not name it.
std::uint64_t soak_amount(std::string_view name, std::uint64_t usual);

/// Is this a long run? Then nothing is left out.
bool is_soak();

}  // namespace shudu::test
