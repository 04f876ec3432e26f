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
  try_limits();
  expect(shudu_free(service) == SHUDU_OK, "freed");
  expect(shudu_free(NULL) == SHUDU_OK, "nothing is freed");
  return faults == 0 ? 0 : 1;
}
