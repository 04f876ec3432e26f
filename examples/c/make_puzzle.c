// Makes a puzzle of a wanted level and says how hard it is: two requests to the service, one with
// progress, and Ctrl-C ends the work. What it prints is the same for a seed on every machine.
//
//   make_puzzle LEVEL SEED        easy, medium, hard, expert, fiendish, extreme; a number
//
// Compile against an installed library:
//   cc -std=c99 make_puzzle.c $(pkg-config --cflags --libs shudu-c)
#include <ctype.h>
#include <shudu/shudu.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

static shudu_service* service = NULL;  // where the handler of signals finds it

static void on_interrupt(int number) {
  (void)number;
  (void)shudu_stop(service);
}

// 0 would cancel; Ctrl-C does that here.
static int show_progress(void* user, const char* request, uint64_t done, uint64_t total) {
  (void)user;
  if (done > 0) fprintf(stderr, "%s: %.0f of %.0f tries\n", request, (double)done, (double)total);
  return 1;
}

// The answer, or NULL where there is none because the program is wrong.
static const char* ask(const char* request, const shudu_control* control) {
  const char* answer = NULL;
  const shudu_code code = shudu_answer(service, request, strlen(request), control, &answer, NULL);
  if (code != SHUDU_OK) fprintf(stderr, "%s\n", shudu_error_sentence(code));
  return answer;
}

// The text between `before` and the next `end`, at most `size` - 1 bytes; empty where there is
// none. Enough for fields whose form is known; a program that reads more of answers takes a JSON
// library.
static const char* cut(const char* answer, const char* before, char end, char* out, size_t size) {
  const char* from = strstr(answer, before);
  size_t length = 0;
  if (from != NULL) {
    from += strlen(before);
    while (length + 1 < size && from[length] != '\0' && from[length] != end) ++length;
    memcpy(out, from, length);
  }
  out[length] = '\0';
  return out;
}

static int is_word(const char* text) {
  while (isalnum((unsigned char)*text)) ++text;
  return *text == '\0';
}

static int make_puzzle(const char* level, const char* seed) {
  char request[512];
  char puzzle[82];
  char text[256];
  const shudu_control control = {.size = sizeof control, .progress = show_progress};
  const char* answer = NULL;
  snprintf(request, sizeof request,
           "{\"shudu\":1,\"do\":\"generate\",\"level\":\"%s\",\"seed\":%s}", level, seed);
  answer = ask(request, &control);
  if (answer == NULL) return 1;
  cut(answer, "\"puzzle\":\"", '"', puzzle, sizeof puzzle);
  if (puzzle[0] == '\0') {  // no, and why: a level that is none, Ctrl-C, nothing found
    fprintf(stderr, "%s\n", cut(answer, "\"sentence\":\"", '"', text, sizeof text));
    return 1;
  }
  printf("%s\n", puzzle);
  snprintf(request, sizeof request, "{\"shudu\":1,\"do\":\"rate\",\"puzzle\":\"%s\"}", puzzle);
  answer = ask(request, NULL);  // what the last answer lay in is gone
  if (answer == NULL) return 1;
  printf("ER %s, ", cut(answer, "\"er\":", ',', text, sizeof text));
  printf("%s\n", cut(answer, "\"name\":\"", '"', text, sizeof text));
  return 0;
}

int main(int argc, char** argv) {
  int failed = 1;
  if (argc != 3 || !is_word(argv[1]) || !is_word(argv[2])) {  // what goes into JSON as it is
    fprintf(stderr, "usage: make_puzzle LEVEL SEED\n");
    return 2;
  }
  service = shudu_new(NULL);
  signal(SIGINT, on_interrupt);
  failed = make_puzzle(argv[1], argv[2]);
  signal(SIGINT, SIG_DFL);
  shudu_free(service);
  return failed;
}
