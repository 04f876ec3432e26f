// The boards of all lanes, word by word: word w of every lane lies in one vector. A digit has three
// words; see fields/fields.h.
#pragma once

#include "solver/fields/fields.h"

namespace shudu {
namespace {

constexpr int kWords = 27;  // of a board: 3 * digit + i

struct alignas(64) Boards {
  Word cand[kWords][kLanes];  ///< candidates: 3 * digit + i
  Word claim[9][kLanes];  ///< 3 * group + i: cells where a digit of the group is alone in its row
  // Written by every round, word i in [i]:
  Word open[3][kLanes];    ///< cells with two candidates or more
  Word pair[3][kLanes];    ///< with exactly two
  Word triple[3][kLanes];  ///< with exactly three
  Word id[kLanes];         ///< which puzzle a lane works on
};

}  // namespace
}  // namespace shudu
