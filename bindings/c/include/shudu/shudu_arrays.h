// Many puzzles in one call, as rows of bytes, for C and every language that can hand over arrays.
//
//   uint8_t puzzles[2][81] = {...}, solutions[2][81], status[2];      0 is an open cell
//   shudu_solve_array(&puzzles[0][0], 2, 81, NULL, &solutions[0][0], 81, status, NULL);
//
// Row i is the bytes from `cells + i * stride` on, one for each cell, row by row of the grid; the
// stride is in bytes and at least the number of cells. A call answers row by row: what is wrong
// with a row is its status and touches no other row, and its answer depends on the row and on what
// is asked alone, not on its neighbours, the number of threads or the machine.
//
// Who owns what: all memory is the caller's, and nothing is kept when a call has returned. What may
// be NULL says so. Arrays that are written must not overlap others, but for `solutions`, `forms`
// and `moved`, which may be the rows that are read, with the same stride.
//
// Any thread may call at any time. A call starts threads of its own, which have ended when it
// returns. Nothing throws, prints, exits or reads a file; where memory runs out the program is
// ended by abort(). The page is docs/c.md. C99 and C++. Tested in tests/bindings/c.
#pragma once

#include "shudu/shudu.h"

#pragma GCC visibility push(default)
#ifdef __cplusplus
extern "C" {
#endif

// NOLINTBEGIN(modernize-use-using,readability-identifier-naming): names and types are those of C

/// What became of a row; the numbers never change, others may be added.
enum {
  SHUDU_ROW_NONE = 0,      ///< no solution
  SHUDU_ROW_UNIQUE = 1,    ///< one solution
  SHUDU_ROW_SEVERAL = 2,   ///< more than one
  SHUDU_ROW_CLASH = 3,     ///< equal digits in a house
  SHUDU_ROW_BUDGET = 4,    ///< given up: it would take more than it may
  SHUDU_ROW_STOPPED = 5,   ///< the call was ended before it was answered
  SHUDU_ROW_BAD = 6,       ///< a byte is no digit of the layout and no open cell
  SHUDU_ROW_DONE = 7,      ///< done, by a call that does not look for solutions
  SHUDU_ROW_NOT_KNOWN = 8  ///< the scale does not know the layout; no such puzzle was found
};

/// How the cells of a call are written, those that are read and those that it writes.
enum {
  SHUDU_CELLS_VALUES = 0,  ///< 0 for an open cell, 1 to 9 for digits
  SHUDU_CELLS_TEXT = 1     ///< `1` to `9`; open cells are written `.`, read are also 0 * _ - x X
                           ///< and blanks
};

/// How far a call has come: rows that are answered, of how many. 0 ends it.
typedef int (*shudu_rows_progress)(void* user, uint64_t done, uint64_t total);

/// On which layout, with how much, and who may end it. Set `size` to `sizeof(shudu_array_terms)`;
/// zeros are the usual. NULL in place of the struct is all usual.
typedef struct shudu_array_terms {
  size_t size;         ///< of this struct in bytes; later versions may have more members
  const char* layout;  ///< its name (docs/layouts.md), ended by a NUL; NULL: classic
  uint32_t form;       ///< SHUDU_CELLS_VALUES or SHUDU_CELLS_TEXT
  uint32_t threads;    ///< 1 to 256; 0: one for each processor that the program may use
  uint64_t nodes;      ///< digits that the search for one row may try; 0: no limit
  /// Looked at every 20 milliseconds or so while the call goes on; any thread, or a handler of
  /// signals, may set it: any number but 0 ends the call. May be NULL.
  const volatile int32_t* stop;
  void* user;  ///< handed to `progress` as it is
  /// Called every 20 milliseconds or so and when all is done, by the thread that made the call,
  /// unless that is over sooner. May be NULL. It must return.
  shudu_rows_progress progress;
} shudu_array_terms;

/// What a call says beside its arrays. Set `size` to `sizeof(shudu_array_report)` before the call.
typedef struct shudu_array_report {
  size_t size;        ///< of this struct in bytes; later versions may have more members
  uint64_t rows[16];  ///< how many rows have status 0, 1, 2, ...
  uint64_t bad_row;   ///< the first row of status SHUDU_ROW_BAD, from 0; UINT64_MAX: there is none
  uint64_t bad_cell;  ///< its first cell that is wrong
  uint64_t steps;     ///< of shudu_trace_array: how many there are, whether they had room or not
  uint64_t effects;   ///< the same
  /// What is wrong, in English, ended by a NUL: with the call, or with `bad_row`. Else empty.
  char sentence[256];
} shudu_array_report;

// All calls below return
//   SHUDU_OK               rows are answered, each has its status
//   SHUDU_STOPPED          the call was ended; rows that were not answered by then are open rows of
//                          status SHUDU_ROW_STOPPED, the others are as they should be
//   SHUDU_ERROR_NULL       a pointer is NULL that must not be (none may be where there are rows)
//   SHUDU_ERROR_RANGE      a number is out of its range, such as a stride below the number of cells
//   SHUDU_ERROR_NAME       a layout, a scale, a profile or a wish is not known; the report says
//   which SHUDU_ERROR_SIZE       a struct has no size that it could have SHUDU_ERROR_NEWER terms
//   set a member that this library is too old to know
// After an error nothing was written but the report. `status` has a byte a row and may be NULL, as
// may `report`.

/// The solution of each row, of several the smallest, read row by row; an open row where there is
/// none.
shudu_code shudu_solve_array(const uint8_t* puzzles, size_t count, size_t stride,
                             const shudu_array_terms* terms, uint8_t* solutions,
                             size_t solutions_stride, uint8_t* status, shudu_array_report* report);

/// How many solutions each row has, at most `limit`; 0: no limit. A row of status
/// SHUDU_ROW_BUDGET has those that were found by then. With a limit of 1 SHUDU_ROW_UNIQUE stands
/// for any number.
shudu_code shudu_count_array(const uint8_t* puzzles, size_t count, size_t stride,
                             const shudu_array_terms* terms, uint64_t limit, uint64_t* counts,
                             uint8_t* status, shudu_array_report* report);

/// Has each row one solution? `status`, which must not be NULL here, says it. `redundant` may be
/// NULL; else it gets a byte a cell: 1 for givens that can go, each by itself, without a second
/// solution; zeros for rows that have not one solution.
shudu_code shudu_check_array(const uint8_t* puzzles, size_t count, size_t stride,
                             const shudu_array_terms* terms, uint8_t* redundant,
                             size_t redundant_stride, uint8_t* status, shudu_array_report* report);

/// The rating of each row on a scale (docs/ratings.md; NULL: `se`): `columns` floats a row, those
/// that shudu_rating_column names; NaN where it has none. `columns` must be as many as the scale
/// has. Where `branches` of forcing chains are not enough for a row (0: no limit) it is
/// SHUDU_ROW_BUDGET, and what is said is true at least.
shudu_code shudu_rate_array(const uint8_t* puzzles, size_t count, size_t stride,
                            const shudu_array_terms* terms, const char* scale, uint64_t branches,
                            float* ratings, size_t columns, uint8_t* status,
                            shudu_array_report* report);

/// How many numbers a rating on that scale is; 0: there is no such scale. NULL is `se`.
size_t shudu_rating_columns(const char* scale);
/// The name of number `column`, such as `er`; NULL where there is none. Never freed.
const char* shudu_rating_column(const char* scale, size_t column);

/// What is wanted of canonical forms. Set `size`; what is NULL is not wanted.
typedef struct shudu_forms {
  size_t size;              ///< of this struct in bytes; later versions may have more members
  uint8_t* forms;           ///< the form of each row
  size_t forms_stride;      ///< from one to the next
  uint32_t* automorphisms;  ///< a row: how many symmetries leave it as it is
  uint64_t* hashes;         ///< two a row, upper half first: equal where forms are
  uint8_t* symmetries;      ///< shudu_symmetry_bytes a row: what brings it to its form
} shudu_forms;

/// Canonical forms of puzzles and of full grids (docs/canonical.md): rows that are the same but for
/// symmetries share one. Status SHUDU_ROW_DONE; other rows have an open form, no automorphism and
/// hash 0. SHUDU_ERROR_NAME also where the layout has too many symmetries.
shudu_code shudu_canon_array(const uint8_t* rows, size_t count, size_t stride,
                             const shudu_array_terms* terms, const shudu_forms* forms,
                             uint8_t* status, shudu_array_report* report);

/// Bytes of a symmetry of the layout with n rows (NULL: classic): 3n + 1, in the order in which it
/// acts; 0: there is no such layout.
///
///     byte 0             1 where the grid is transposed first, else 0
///     bytes 1 to n       where each row goes, from 0
///     bytes n+1 to 2n    where each column goes, from 0
///     bytes 2n+1 to 3n   what each digit is renamed to, from 1
size_t shudu_symmetry_bytes(const char* layout);

/// Row i moved by symmetry i. Each must be permutations, but need not be symmetries of the layout;
/// a row whose symmetry is none is SHUDU_ROW_BAD.
shudu_code shudu_move_array(const uint8_t* rows, size_t count, size_t stride,
                            const shudu_array_terms* terms, const uint8_t* symmetries,
                            uint8_t* moved, size_t moved_stride, uint8_t* status,
                            shudu_array_report* report);

/// Rows moved by symmetries of the layout that are drawn evenly: copy c of row i goes to row
/// i * copies + c and is moved by symmetry `first + i * copies + c` of the seed, which depends on
/// nothing else. So puzzles and solutions, moved in two calls, stay together, and record k of
/// `shudu convert --shuffle --seed N` is moved by symmetry k. `symmetries` gets them, one a copy;
/// it or `moved` may be NULL. As many statuses as copies. `moved` must not overlap the rows where
/// copies is not 1. SHUDU_ERROR_NAME also where the layout has too many symmetries.
shudu_code shudu_shuffle_array(const uint8_t* rows, size_t count, size_t stride,
                               const shudu_array_terms* terms, uint64_t seed, uint64_t first,
                               size_t copies, uint8_t* moved, size_t moved_stride,
                               uint8_t* symmetries, uint8_t* status, shudu_array_report* report);

/// Puzzles as wished for: `wish` is `wish_size` bytes of JSON, an object with the fields of the
/// request `generate` (docs/service.md): {"seed":7,"level":"hard"}. Row i is item `index + i` of
/// the series of the seed, the same as `shudu generate` prints. Its layout is that of the wish, the
/// terms have none. `solutions` may be NULL. An item that is not found in its tries is an open row
/// of status SHUDU_ROW_NOT_KNOWN.
shudu_code shudu_generate_array(const char* wish, size_t wish_size, size_t count,
                                const shudu_array_terms* terms, uint8_t* puzzles, size_t stride,
                                uint8_t* solutions, size_t solutions_stride, uint8_t* status,
                                shudu_array_report* report);
/// The number of cells of its rows; 0 where the wish cannot be read.
size_t shudu_generate_cells(const char* wish, size_t wish_size);

/// Room for solving traces. Set `size`; what is NULL is not wanted. Steps and effects that have no
/// room are counted in the report and not written.
typedef struct shudu_traces {
  size_t size;               ///< of this struct in bytes; later versions may have more members
  size_t step_room;          ///< how many steps the arrays of steps can hold
  size_t effect_room;        ///< how many effects
  uint64_t* offsets;         ///< one more than rows: where the steps of each begin
  uint16_t* techniques;      ///< a step: its number for shudu_technique
  uint16_t* before;          ///< a step and cell: candidates, bit d - 1 for digit d; of a filled
                             ///< cell its digit
  uint16_t* after;           ///< the same at the end of the step
  uint64_t* effect_offsets;  ///< one more than steps
  int16_t* effects;          ///< two numbers each: a cell from 0, and the digit that it gets or,
                             ///< below 0, the candidate that it loses
  uint8_t* ends;             ///< a row: how the path ends, one of the numbers below
} shudu_traces;

enum {
  SHUDU_PATH_SOLVED = 0,
  SHUDU_PATH_STUCK = 1,          ///< no technique of the profile finds a step
  SHUDU_PATH_CONTRADICTION = 2,  ///< there is no solution
  SHUDU_PATH_STOPPED = 4         ///< it was not followed to its end
};

/// The paths of the rows by the techniques of a profile (NULL: `shudu`), step by step. Rows with
/// several solutions or none have the steps that there are.
shudu_code shudu_trace_array(const uint8_t* puzzles, size_t count, size_t stride,
                             const shudu_array_terms* terms, const char* profile,
                             const shudu_traces* traces, uint8_t* status,
                             shudu_array_report* report);

/// How many techniques there are, and the name of one for programs, such as `x-wing`; NULL where
/// there is none. Numbers may be others in another version, names stay. Never freed.
size_t shudu_technique_count(void);
const char* shudu_technique(size_t number);

/// Cells of the layout (NULL: classic); 0: there is no such layout.
size_t shudu_layout_cells(const char* layout);

// NOLINTEND(modernize-use-using,readability-identifier-naming)

#ifdef __cplusplus
}
#endif
#pragma GCC visibility pop
