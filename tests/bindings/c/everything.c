// A program in C99 that uses all that the header has, and says which line was not so.
#include <shudu/shudu.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static int faults = 0;

static void expect(int is_so, const char* what) {
  if (is_so) return;
  printf("not so: %s\n", what);
  ++faults;
}

static const char* ask(shudu_service* service, const char* request, const shudu_control* control) {
  const char* answer = NULL;
  size_t size = 0;
  const shudu_code code = shudu_answer(service, request, strlen(request), control, &answer, &size);
  expect(code == SHUDU_OK, request);
  if (code != SHUDU_OK) return shudu_error_sentence(code);
  expect(strlen(answer) == size, "the size is that of the text");
  return answer;
}

static int says(const char* answer, const char* part) { return strstr(answer, part) != NULL; }

// What the callbacks know.
struct work {
  shudu_service* service;
  int calls;
  int cancels;
  uint64_t now;
};

static int progress(void* user, const char* request, uint64_t done, uint64_t total) {
  struct work* work = user;
  const char* answer = "";
  ++work->calls;
  expect(strcmp(request, "solve") == 0, "the request is named");
  expect(total == 0 || done <= total, "what is done is a part of the whole");
  expect(shudu_answer(work->service, "", 0, NULL, &answer, NULL) == SHUDU_ERROR_BUSY, "busy");
  expect(answer == NULL, "a refused call has no answer");
  expect(shudu_free(work->service) == SHUDU_ERROR_BUSY, "a busy handle is not freed");
  return !work->cancels;
}

static uint64_t clock_of(void* user) { return ((struct work*)user)->now += 10; }

static shudu_service* interrupted = NULL;

static void on_signal(int number) {
  (void)number;
  (void)shudu_stop(interrupted);
}

static const char solve[] = "{\"shudu\":1,\"do\":\"solve\",\"puzzle\":\"1.....2..3.....4\"}";
static const char solve_in_time[] =
    "{\"shudu\":1,\"do\":\"solve\",\"puzzle\":\"1.....2..3.....4\",\"time\":1000}";

static void try_control(shudu_service* service) {
  struct work work = {service, 0, 0, 0};
  shudu_control control = {.size = sizeof control, .user = &work, .progress = progress};
  expect(says(ask(service, solve, &control), "\"1243342143122134\""), "the solution");
  expect(work.calls >= 1, "progress was told");
  expect(says(ask(service, solve_in_time, &control), "\"no_clock\""), "time needs a clock");
  control.clock = clock_of;
  expect(says(ask(service, solve_in_time, &control), "\"ok\":true"), "time with a clock");
  expect(work.now > 0, "the clock was looked at");
  work.cancels = 1;
  expect(says(ask(service, solve, &control), "\"cancelled\""), "cancelled by progress");
  control.size = 1;
  expect(shudu_answer(service, solve, sizeof solve - 1, &control, NULL, NULL) == SHUDU_ERROR_NULL,
         "no place for the answer");
}

static void try_stop(shudu_service* service) {
  interrupted = service;
  expect(signal(SIGINT, on_signal) != SIG_ERR && raise(SIGINT) == 0, "a signal");
  expect(says(ask(service, solve, NULL), "\"cancelled\""), "stopped by a signal");
  expect(says(ask(service, solve, NULL), "\"ok\":true"), "and only once");
  expect(shudu_stop(service) == SHUDU_OK && shudu_clear_stop(service) == SHUDU_OK, "taken back");
  expect(says(ask(service, solve, NULL), "\"ok\":true"), "nothing was stopped");
}

// Wikipedia's example of a killer, with its solution.
static const char solve_killer[] =
    "{\"shudu\":1,\"do\":\"solve\",\"puzzle\":\""
    ".Cage~3~R1C1~R1C2.Cage~15~R1C3~R1C4~R1C5.Cage~22~R1C6~R2C5~R2C6~R3C5.Cage~4~R1C7~R2C7"
    ".Cage~16~R1C8~R2C8.Cage~15~R1C9~R2C9~R3C9~R4C9.Cage~25~R2C1~R2C2~R3C1~R3C2"
    ".Cage~17~R2C3~R2C4.Cage~9~R3C3~R3C4~R4C4.Cage~8~R3C6~R4C6~R5C6.Cage~20~R3C7~R3C8~R4C7"
    ".Cage~6~R4C1~R5C1.Cage~14~R4C2~R4C3.Cage~17~R4C5~R5C5~R6C5.Cage~17~R4C8~R5C7~R5C8"
    ".Cage~13~R5C2~R5C3~R6C2.Cage~20~R5C4~R6C4~R7C4.Cage~12~R5C9~R6C9"
    ".Cage~27~R6C1~R7C1~R8C1~R9C1.Cage~6~R6C3~R7C2~R7C3.Cage~20~R6C6~R7C6~R7C7"
    ".Cage~6~R6C7~R6C8.Cage~10~R7C5~R8C4~R8C5~R9C4.Cage~14~R7C8~R7C9~R8C8~R8C9"
    ".Cage~8~R8C2~R9C2.Cage~16~R8C3~R9C3.Cage~15~R8C6~R8C7.Cage~13~R9C5~R9C6~R9C7"
    ".Cage~17~R9C8~R9C9"
    "\"}";
static const char killer_solution[] =
    "\"215647398368952174794381652586274931142593867973816425821739546659428713437165289\"";

// Of Gecode's examples.
static const char solve_sixteen[] =
    "{\"shudu\":1,\"do\":\"solve\",\"puzzle\":\""
    ".DG1.C.BE..3.4.A..7B.62..41...59.......D.....G....49.7.3.B6..FD..9..G...C......4"
    "G..46....9F.3.B..C5.1...BE.86..G.B.....E2G...D....3...596.....1.F..C2.76...B.E3."
    ".1.8.4D....7F..5E......F...D..9..AB..FG.1.3.C8....2.....F.......8F...BC..62.97.."
    "1.6.A..59.C.GB2."
    "\"}";

static const char candidates[] =
    "{\"shudu\":1,\"do\":\"candidates\",\"counts\":true,\"puzzle\":\"12..34..21......\"}";

// Rules of a puzzle's own, and grids over 9x9.
static void try_variants(shudu_service* service) {
  const char* answer = ask(service, solve_killer, NULL);
  expect(says(answer, "\"status\":\"unique\""), "the killer has one solution");
  expect(says(answer, killer_solution), "which is the published one");
  expect(says(answer, "{\"kind\":\"cage\",\"cells\":[0,1],\"sum\":3}"), "cells are numbers from 0");
  answer = ask(service, solve_sixteen, NULL);
  expect(says(answer, "\"rows\":16,\"columns\":16,\"low\":1,\"high\":16"), "16x16");
  expect(says(answer, "\"status\":\"unique\""), "it has one solution");
  expect(says(answer, "\"candidates\":[[1,[13]],[2,[16]],[3,[1]],"), "its givens D, G, 1");
  // Four solutions: the rows of ones and twos are fixed, two pairs of cells change places.
  answer = ask(service, candidates, NULL);
  expect(says(answer, "\"candidates\":[[1],[2],[3,4],[3,4],[3],[4],[1,2],[1,2],"), "candidates");
  expect(says(answer, "\"counts\":[[4],[4],[2,2],[2,2],"), "and in how many solutions");
}

static void try_limits(void) {
  shudu_limits limits = {.size = sizeof limits, .request_bytes = 10};
  shudu_service* service = shudu_new(&limits);
  expect(service != NULL && shudu_check_limits(&limits) == SHUDU_OK, "limits");
  expect(says(ask(service, solve, NULL), "\"request_too_large\""), "a limit of bytes");
  expect(shudu_free(service) == SHUDU_OK, "freed");
  limits.depth = 1001;
  expect(shudu_new(&limits) == NULL, "too deep");
  expect(shudu_check_limits(&limits) == SHUDU_ERROR_LIMIT, "too deep, in a number");
  limits.size = 0;
  expect(shudu_check_limits(&limits) == SHUDU_ERROR_SIZE, "no size");
}

int main(void) {
  shudu_service* service = shudu_new(NULL);
  expect(service != NULL, "a handle");
  expect(shudu_contract() == 1, "the contract is version 1");
  expect(says(ask(service, "{\"shudu\":1,\"do\":\"version\"}", NULL), shudu_version()), "versions");
  expect(strcmp(shudu_error_sentence(SHUDU_OK), shudu_error_sentence(SHUDU_ERROR_NEWER)) != 0,
         "sentences differ");
  try_control(service);
  try_stop(service);
  try_variants(service);
  try_limits();
  expect(shudu_free(service) == SHUDU_OK, "freed");
  expect(shudu_free(NULL) == SHUDU_OK, "nothing is freed");
  return faults == 0 ? 0 : 1;
}
