// Solves a file of plain lines in one call: the whole file is rows of 82 bytes, whose last is the
// line end, and the solutions take the place of the puzzles. Ctrl-C ends it.
//
//   solve_rows FILE > SOLUTIONS
//
// Compile against an installed library:
//   cc -std=c99 solve_rows.c $(pkg-config --cflags --libs shudu-c)
#include <shudu/shudu_arrays.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

enum { kStride = 82 };

static volatile sig_atomic_t interrupted = 0;
static volatile int32_t stop = 0;  // what the call looks at

static void on_interrupt(int number) {
  (void)number;
  interrupted = 1;
  stop = 1;
}

// The bytes of a file; NULL where it cannot be read.
static uint8_t* read_all(const char* name, size_t* size) {
  uint8_t* bytes = NULL;
  long end = -1;
  FILE* file = fopen(name, "rb");
  if (file == NULL) return NULL;
  if (fseek(file, 0, SEEK_END) == 0) end = ftell(file);
  rewind(file);
  if (end >= 0) bytes = malloc((size_t)end + 1);
  if (bytes != NULL) *size = fread(bytes, 1, (size_t)end, file);
  fclose(file);
  return bytes;
}

static int solve(uint8_t* rows, size_t count) {
  const shudu_array_terms terms = {.size = sizeof terms, .form = SHUDU_CELLS_TEXT, .stop = &stop};
  shudu_array_report report = {.size = sizeof report};
  const shudu_code code =
      shudu_solve_array(rows, count, kStride, &terms, rows, kStride, NULL, &report);
  if (code != SHUDU_OK) fprintf(stderr, "%s\n", shudu_error_sentence(code));
  if (report.sentence[0] != '\0') fprintf(stderr, "%s\n", report.sentence);
  fprintf(stderr, "%.0f rows, %.0f with one solution\n", (double)count,
          (double)report.rows[SHUDU_ROW_UNIQUE]);
  return report.rows[SHUDU_ROW_UNIQUE] == count ? 0 : 1;
}

int main(int argc, char** argv) {
  size_t size = 0;
  int failed = 1;
  uint8_t* rows = argc == 2 ? read_all(argv[1], &size) : NULL;
  if (rows == NULL) {
    fprintf(stderr, argc == 2 ? "this file cannot be read\n" : "usage: solve_rows FILE\n");
    return 2;
  }
  if (size % kStride != 0) {
    fprintf(stderr, "these are not lines of 81 characters\n");
  } else {
    signal(SIGINT, on_interrupt);
    failed = solve(rows, size / kStride);
    if (!interrupted) fwrite(rows, 1, size, stdout);
  }
  free(rows);
  return failed;
}
