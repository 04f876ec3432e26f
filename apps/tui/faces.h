// The words, keys and settings of all faces, which the terminal speaks as its own.
#pragma once

#include "faces/binding.h"
#include "faces/hint_role.h"
#include "faces/key_table.h"
#include "faces/keyboards.h"
#include "faces/modes.h"
#include "faces/preferences.h"
#include "faces/words.h"

namespace shudu::tui {
using namespace faces;  // a name that both have means the terminal's own
}  // namespace shudu::tui
