// The words, keys and settings of all faces, which the terminal speaks as its own.
#pragma once

#include "faces/binding.h"
#include "faces/hint_role.h"
#include "faces/key_table.h"
#include "faces/keyboards.h"
#include "faces/preferences.h"
#include "faces/words.h"

namespace shudu::tui {
using namespace faces;  // one language of keys and words; a name that is in both does not compile
}  // namespace shudu::tui
