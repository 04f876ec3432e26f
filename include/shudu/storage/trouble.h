// What went wrong with the store of games, as a value: a code and the few things its sentence
// names.
//
// One table (src/storage/trouble.cpp) gives each code its name for programs and its sentence in
// three languages. The codes tell apart what a caller answers differently: wait and try again
// (busy, disk full, input or output), say it and leave the file alone (foreign, newer), put the
// file aside (damaged), load the game afresh (conflict). Tested in tests/storage/trouble_test.cpp.
#pragma once

#include <cstdint>
#include <string_view>
#include <variant>

#include "shudu/core/error.h"
#include "shudu/core/fixed_text.h"
#include "shudu/core/language.h"
#include "shudu/core/result.h"

#pragma GCC visibility push(default)
namespace shudu::storage {

/// The names for programs are those of `trouble_slug`; the order here is no part of any contract.
enum class TroubleCode : std::uint8_t {
  // The file.
  kNotAStore,   // another program's file; it is left as it is
  kNewerStore,  // found: its version; expected: the newest known here; it is left as it is
  kBadVersion,  // token: its version, which no program of ours writes; it is left as it is
  kDamaged,     // token: what is broken
  kInUse,       // another process has the store open, and what was asked wants it alone
  kBusy,        // another process was writing for longer than the patience of the options
  kBackup,      // a store of an older version could not be copied before its change; why: trouble
  // Where it is to lie; each is seen before anything is written.
  kNoName,        // the name is empty
  kIsFolder,      // place: the folder
  kNotAFile,      // place: a pipe, a socket, a device, or a link where a file of ours belongs
  kNotAFolder,    // place: the file that stands where a folder belongs
  kDanglingLink,  // place: the link; target: where it leads and nothing is
  kSeveralNames,  // place: a file with hard links
  kNameTooLong,   // place: the name, or one that has no room for those of the files beside it
  // The system.
  kReadOnly,
  kDiskFull,
  kTooManyFiles,
  kNoPermission,
  kNoFolder,     // place: the folder or file that is missing
  kInputOutput,  // found: the system's error number, 0 where unknown; token: what was done
  kOutOfMemory,
  kDatabase,  // anything else SQLite says; found: its code; token: its words
  // Games.
  kNoSuchGame,  // token: the uid
  kGameExists,  // token: the uid
  kConflict,    // found: the number of the event that is there and differs
  kGap,         // found: the number given; expected: the one that comes next
  kGameLocked,  // token: who plays it
  kBadValue,    // token: the field
  kCount,       // how many codes there are; not a code
};

/// A path in a sentence.
using PlaceText = FixedText<150>;

/// `path` with its control characters and the like escaped as by escape_token; of one that does not
/// fit the end, after `...`.
[[nodiscard]] PlaceText escape_place(std::string_view path);

/// Trivially copyable; fields that a code does not use stay at their defaults.
struct Trouble {
  TroubleCode code = TroubleCode::kDatabase;
  std::uint64_t found = 0;
  std::uint64_t expected = 0;
  Token token{};
  PlaceText place{};
  PlaceText target{};
  TroubleCode why = TroubleCode::kDatabase;  ///< and its fields are those here

  friend constexpr bool operator==(const Trouble&, const Trouble&) = default;
};

/// The name of a code for programs: `disk-full`. Stable.
[[nodiscard]] std::string_view trouble_slug(TroubleCode code);

/// The whole sentence: `The disk is full.`
[[nodiscard]] Sentence sentence(const Trouble& trouble, Language language);

/// May the same call succeed later without anything said to the store: disk full, busy, read-only?
[[nodiscard]] bool may_pass(TroubleCode code);

/// A `T`, or the trouble that kept it away.
template <typename T>
using Answer = Result<T, Trouble>;

/// The answer of something that gives nothing back.
using Done = Answer<std::monostate>;

}  // namespace shudu::storage
#pragma GCC visibility pop
