// The tables of the faces for those that are not built with their headers, as one JSON object: the
// web app is built from it, so a word, a key or a setting is stated once for both faces. Texts in
// several languages are objects {en, zh-CN, zh-TW}; it ends with a line end and has two blanks a
// level. Tested in tests/tables.
#pragma once

#include <string>

namespace shudu::tables {

/// What `shudu-tables` prints:
///
///   languages   [{tag, name}]; name: what the language calls itself
///   words       {TAG: {slug: text}}: the words of the screens. `{n}` is a field, `{n|move|moves}`
///               a number with the form of the word that it asks for: 1, all others
///   keys        [{command, group, takes_digit, grows, does, keys: {LETTERS: [KEY]}}] for a
///               browser, by the setting `letters`; no key twice under one of them.
///               KEY: {shown, key, ctrl, alt, shift, digits}: `key` as event.key names it, empty
///               where `digits`: any of 1 to 9. Shift is part of a printed character and counts
///               only beside ctrl or alt, with `digits` and with keys that print nothing. A move
///               takes Shift, or the capital of its letter, and grows the selection then
///               (`grows`). Commands without a key in a browser are left out
///   key_groups  [{group, name}], in order; key_notes [{group, keys, does}]: mouse, for help
///   letters     {moves: {LETTERS: "wasd"}, printed, stands_for}: the character at a place of
///               `printed` (Russian letters, full-width signs) means the one there in `stands_for`
///   settings    [{key, group, name, about, default, values: [{value, words}], least, most,
///               kept_per_game}] that a browser has; a range has least and most, not values; what
///               else `techniques` takes is in shudu/game/techniques.h
///   setting_groups [{group, name}]
///   levels      [{level, name, asks_for, from_er, to_er}]
///   symmetries  [{symmetry, words}]; layouts [{layout, size, classic, words}]
///   modes       [{mode, name}]
///   colours     [{number, light, dark}]: names of the cell colours on light and on dark ground
///   hint_roles  [{role, look, letter, words}]: `role` as in marks of the service; `look`: main,
///               second, fin
///   techniques  [{technique, names, group, rung, level, assumes_unique, on_request, needs_givens,
///               classic_only, practised, page}], easiest first. `group`: the word of the setting
///               `techniques` that has it first, none where it is only found by name; `rung` and
///               `level`, of the scale `shudu`, only where it is on the ladder; `practised`:
///               positions can be made for it; `page` below docs
[[nodiscard]] std::string all_tables();

}  // namespace shudu::tables
