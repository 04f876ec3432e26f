// A wish in JSON, and in sentences why no puzzle can be as wished.
#pragma once

#include <cstddef>
#include <string>

#include "shudu/core/language.h"
#include "shudu/generator/make.h"

namespace shudu::cli {

/// Empty where the wish names no technique.
[[nodiscard]] std::string technique_name(const Wish& wish, Language language);

/// `number`: of the pattern, from 1. Precondition: there is a fault.
[[nodiscard]] std::string fault_text(MakeFault fault, const PuzzleWish& wish, std::size_t number,
                                     Language language);

/// How far the tries came.
[[nodiscard]] std::string screens_text(const PuzzleWish& wish, const WantedTally& tally,
                                       Language language);

/// What else to ask for where puzzles of the wish are long in coming; empty where it does not say
/// how hard they are to be.
[[nodiscard]] std::string advice_text(const Wish& wish, Language language);

/// The fields of every item's object that follow from the wish, each with a comma before it.
[[nodiscard]] std::string wish_json(const PuzzleSource& source);

}  // namespace shudu::cli
