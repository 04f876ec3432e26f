// Shudu for C, and for every language that can call C: a request in JSON, an answer in JSON.
//
//   shudu_service *service = shudu_new(NULL);
//   const char *request = "{\"shudu\":1,\"do\":\"solve\",\"puzzle\":\"1.....2..3.....4\"}";
//   const char *answer = NULL;
//   if (shudu_answer(service, request, strlen(request), NULL, &answer, NULL) == SHUDU_OK)
//   puts(answer); shudu_free(service);
//
// What can be asked, and what is answered, is told by docs/service.md; docs/c.md is the page of
// this header. Here stands only how to call: who owns what, which thread may do what, what is an
// error. Nothing here throws, prints, exits, reads a file or a clock, or starts a thread. When
// memory runs out the program is ended by abort(): a handle whose work broke off in the middle
// could not be trusted again. C99 and C++. Tested in tests/bindings/c.
#pragma once

#include <stddef.h>  // NOLINT(modernize-deprecated-headers): of C
#include <stdint.h>  // NOLINT(modernize-deprecated-headers): of C

#pragma GCC visibility push(default)
#ifdef __cplusplus
extern "C" {
#endif

// NOLINTBEGIN(modernize-use-using,readability-identifier-naming): names and types are those of C

/// How a call went: one of the numbers below. They never change; others may be added.
typedef int32_t shudu_code;

enum {
  SHUDU_OK = 0,           ///< done
  SHUDU_ERROR_NULL = 1,   ///< a pointer is NULL that must not be
  SHUDU_ERROR_BUSY = 2,   ///< the handle is answering: in another thread, or for this very callback
  SHUDU_ERROR_SIZE = 3,   ///< the member `size` of a struct is no size that the struct has had
  SHUDU_ERROR_NEWER = 4,  ///< a struct sets a member that this library is too old to know
  SHUDU_ERROR_LIMIT = 5,  ///< a limit is above its most
  SHUDU_ERROR_RANGE = 6,  ///< a number is out of its range
  SHUDU_ERROR_NAME = 7,   ///< a name, or a wish, is not known
  SHUDU_STOPPED = 8       ///< a call on arrays was ended before all was done
};

/// A service: it answers requests and holds the games that they open. Handles share nothing.
///
/// One call at a time: while a handle answers, every other call that needs it is refused with
/// SHUDU_ERROR_BUSY and changes nothing; only `shudu_stop` and `shudu_clear_stop` may be called at
/// any time. Between calls a handle may go from thread to thread; what one thread did before its
/// call returned is seen by the next. Different handles may be used by different threads at once.
typedef struct shudu_service shudu_service;

/// What one request may cost, for `shudu_new`. Set `size` to `sizeof(shudu_limits)` and every
/// other member to a number or to 0, which means the usual limit:
///
///     shudu_limits limits = {.size = sizeof limits, .games = 4};
///
/// The usual limits, and what each is for, stand in docs/service.md; the request `version` answers
/// those of its handle. No limit may be above 9007199254740991 (2^53 - 1), `depth` not above 1000.
typedef struct shudu_limits {
  size_t size;             ///< of this struct in bytes; later versions may have more members
  uint64_t request_bytes;  ///< of a request
  uint64_t depth;          ///< of brackets in a request
  uint64_t values;         ///< in a request, in all lists and objects
  uint64_t answer_bytes;   ///< of an answer
  uint64_t puzzles;        ///< records of the field `puzzles`
  uint64_t search_nodes;   ///< that one search may visit
  uint64_t solutions;      ///< that `solve` lists
  uint64_t steps;          ///< that `steps` lists
  uint64_t games;          ///< open at a time
  uint64_t tries;          ///< of `generate`, for one puzzle
  uint64_t branches;       ///< of forcing chains that `rate` may follow
  uint64_t practices;      ///< positions of practice open at a time
} shudu_limits;

/// How far the work on a request has come. `request` is its name (`"generate"`), ended by a NUL,
/// there until the callback returns. `done` counts nodes of a search, records or steps, `total`
/// says how many there will be, or 0 where nobody knows. 0 ends the work: the answer is an error
/// with the code `cancelled`. Any other number lets it go on.
typedef int (*shudu_progress)(void* user, const char* request, uint64_t done, uint64_t total);

/// Milliseconds since some moment of the caller's choice; it must not go back.
typedef uint64_t (*shudu_clock)(void* user);

/// What the caller lends for one call of `shudu_answer`. Set `size` to `sizeof(shudu_control)`;
/// what is NULL is not lent.
///
/// Callbacks are called by the thread that called `shudu_answer`, before that returns, and never
/// after. They must return: longjmp leaves the handle busy for ever, a C++ exception ends the
/// program. They may call everything here but `shudu_answer` and `shudu_free` on the handle that is
/// answering, which are refused (SHUDU_ERROR_BUSY).
typedef struct shudu_control {
  size_t size;              ///< of this struct in bytes; later versions may have more members
  void* user;               ///< handed to the callbacks as it is; never looked at
  shudu_progress progress;  ///< called before the work begins and now and then while it goes on
  shudu_clock clock;        ///< a request with the field `time` is refused without it
} shudu_control;

/// A new handle; the caller owns it and gives it back with `shudu_free`. `limits` is read before
/// the call returns; NULL means the usual ones. NULL where `shudu_check_limits` does not say
/// SHUDU_OK. Any thread.
shudu_service* shudu_new(const shudu_limits* limits);

/// Whether a handle can have these limits: SHUDU_OK (also for NULL, the usual ones), or
/// SHUDU_ERROR_SIZE, SHUDU_ERROR_NEWER, SHUDU_ERROR_LIMIT. Any thread.
shudu_code shudu_check_limits(const shudu_limits* limits);

/// Ends a handle, its games and its last answer. NULL is SHUDU_OK and does nothing.
/// SHUDU_ERROR_BUSY where the handle is answering: nothing is freed, and the call must be made
/// again. After SHUDU_OK no thread may use the handle, not even for `shudu_stop`.
shudu_code shudu_free(shudu_service* service);

/// Answers a request: `request_size` bytes of UTF-8 at `request`, without a NUL at their end (one
/// that is counted is no JSON). `request` may be NULL where the size is 0, and may lie in the
/// handle's last answer. `control` may be NULL.
///
/// SHUDU_OK says that there is an answer, be it yes or no: a request that is wrong, too large,
/// cancelled or cannot be met is answered by an object with `"ok":false` and an error with code and
/// sentence. Then `*answer` points to one line of JSON without a line end, UTF-8, and
/// `*answer_size` is its size in bytes (`answer_size` may be NULL). A NUL follows it and none
/// in it. It belongs to the handle and stays as it is until the next call of `shudu_answer` or
/// `shudu_free` with the handle that is not refused.
///
/// SHUDU_ERROR_NULL (service, answer, or request with a size), SHUDU_ERROR_SIZE or
/// SHUDU_ERROR_NEWER (control) or SHUDU_ERROR_BUSY: nothing was done, `*answer` is NULL and
/// `*answer_size` 0.
///
/// Equal requests in the same order have equal answers on every machine, unless one was cancelled
/// or ran out of time.
shudu_code shudu_answer(shudu_service* service, const char* request, size_t request_size,
                        const shudu_control* control, const char** answer, size_t* answer_size);

/// Stops the work of a handle: its answer comes soon, an error with the code `cancelled`. Any
/// thread, any callback, and a handler of signals may call it, as long as the handle lives; it does
/// not wait.
///
/// A stop lasts until the end of the answer during which it came. Where none is under way it is
/// kept and cancels the next one, so that a stop is never lost between a thread's decision to ask
/// and its asking; who does not want that calls `shudu_clear_stop` before. An answer that was ready
/// before it looked once more is given as it is, and the stop ends with it.
///
/// SHUDU_ERROR_NULL where `service` is NULL.
shudu_code shudu_stop(shudu_service* service);

/// Takes back a stop that is kept for the next answer. What came while an answer is under way stays
/// for that answer: part of its work may have been broken off. Called like `shudu_stop`.
shudu_code shudu_clear_stop(shudu_service* service);

/// The version of the library that runs, "MAJOR.MINOR.PATCH". Never freed. Any thread.
const char* shudu_version(void);

/// The version of requests and answers: the number after `"shudu":`. Any thread.
uint32_t shudu_contract(void);

/// What a code says, as an English sentence, for people who write programs; for a number that is no
/// code a sentence that says so. Never NULL, never freed. Any thread.
const char* shudu_error_sentence(shudu_code code);

// NOLINTEND(modernize-use-using,readability-identifier-naming)

#ifdef __cplusplus
}
#endif
#pragma GCC visibility pop
