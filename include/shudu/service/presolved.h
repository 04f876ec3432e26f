// A puzzle of a wish at the place it was made for, as a line of HoDoKu's library: what easier
// techniques fill in and take away stands in it, and every reader takes it. Pure and thread-safe.
#pragma once

#include <string>

#include "shudu/core/grid.h"
#include "shudu/generator/wanted.h"

#pragma GCC visibility push(default)
namespace shudu::service {

/// The line, which names no technique, without its end. Precondition: as presolve() has it.
[[nodiscard]] std::string presolved_line(const Grid& puzzle, const Wish& wish);

}  // namespace shudu::service
#pragma GCC visibility pop
