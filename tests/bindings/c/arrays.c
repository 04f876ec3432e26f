// A program in C99 that calls all that shudu_arrays.h has, and says which line was not so.
#include <shudu/shudu_arrays.h>
#include <stdio.h>
#include <string.h>

static int faults = 0;

static void expect(int is_so, const char* what) {
  if (is_so) return;
  printf("not so: %s\n", what);
  ++faults;
}

// Wikipedia's example ("Sudoku") and its printed solution, as text rows of 81 bytes.
static const char* const kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
static const char* const kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
enum { kCells = 81, kSymmetry = 28 };

static const uint8_t* bytes_of(const char* text) { return (const uint8_t*)text; }

struct told {
  int calls;
  uint64_t done;
};

static int count_calls(void* user, uint64_t done, uint64_t total) {
  struct told* told = user;
  ++told->calls;
  told->done = done;
  return done <= total;
}

static shudu_array_terms text_terms(void) {
  const shudu_array_terms terms = {.size = sizeof terms, .form = SHUDU_CELLS_TEXT};
  return terms;
}

static void solve_and_count(void) {
  struct told told = {0, 0};
  shudu_array_terms terms = text_terms();
  shudu_array_report report = {.size = sizeof report};
  char solution[kCells + 1] = "";
  uint8_t status = 99;
  uint64_t count = 99;
  terms.user = &told;
  terms.progress = count_calls;
  expect(shudu_solve_array(bytes_of(kPuzzle), 1, kCells, &terms, (uint8_t*)solution, kCells,
                           &status, &report) == SHUDU_OK,
         "it is solved");
  expect(strcmp(solution, kSolution) == 0, "the solution is the printed one");
  expect(status == SHUDU_ROW_UNIQUE, "there is one");
  expect(report.rows[SHUDU_ROW_UNIQUE] == 1 && report.bad_row == UINT64_MAX, "so says the report");
  expect(report.sentence[0] == '\0', "and no sentence");
  expect(told.calls == 0 || told.done == 1, "what was told is that all is done");
  expect(shudu_count_array(bytes_of(kPuzzle), 1, kCells, &terms, 0, &count, &status, NULL) ==
                 SHUDU_OK &&
             count == 1,
         "it has one solution");
}

static void check_and_rate(void) {
  const shudu_array_terms terms = text_terms();
  uint8_t redundant[kCells];
  uint8_t status = 99;
  float ratings[3] = {0, 0, 0};
  int can_go = 0;
  int i = 0;
  expect(shudu_check_array(bytes_of(kSolution), 1, kCells, &terms, redundant, kCells, &status,
                           NULL) == SHUDU_OK,
         "it is checked");
  for (i = 0; i < kCells; ++i) can_go += redundant[i];
  expect(status == SHUDU_ROW_UNIQUE && can_go == kCells, "of a full grid each given can go");
  expect(shudu_rating_columns(NULL) == 3 && shudu_rating_columns("shudu") == 5, "columns");
  expect(shudu_rating_columns("none") == 0, "no scale, no columns");
  expect(strcmp(shudu_rating_column("se", 0), "er") == 0, "the first is ER");
  expect(shudu_rating_column("se", 3) == NULL, "there are three");
  expect(shudu_rate_array(bytes_of(kPuzzle), 1, kCells, &terms, NULL, 0, ratings, 3, &status,
                          NULL) == SHUDU_OK,
         "it is rated");
  expect(ratings[0] >= 1.2F && ratings[0] <= 2.3F, "singles solve it");
}

static void move_and_canon(void) {
  const shudu_array_terms terms = text_terms();
  char moved[4][kCells];
  char again[kCells];
  uint8_t symmetries[4][kSymmetry];
  uint64_t hashes[4][2];
  uint32_t automorphisms[4];
  const shudu_forms forms = {
      .size = sizeof forms, .automorphisms = automorphisms, .hashes = &hashes[0][0]};
  int i = 0;
  expect(shudu_symmetry_bytes(NULL) == kSymmetry && shudu_symmetry_bytes("4x4") == 13, "sizes");
  expect(shudu_shuffle_array(bytes_of(kPuzzle), 1, kCells, &terms, 7, 0, 4, (uint8_t*)moved, kCells,
                             &symmetries[0][0], NULL, NULL) == SHUDU_OK,
         "it is shuffled");
  expect(shudu_move_array(bytes_of(kPuzzle), 1, kCells, &terms, symmetries[2], (uint8_t*)again,
                          kCells, NULL, NULL) == SHUDU_OK,
         "it is moved");
  expect(memcmp(moved[2], again, kCells) == 0, "by the symmetry that is told");
  expect(
      shudu_canon_array((const uint8_t*)moved, 4, kCells, &terms, &forms, NULL, NULL) == SHUDU_OK,
      "its copies have forms");
  for (i = 1; i < 4; ++i) {
    expect(memcmp(hashes[0], hashes[i], sizeof hashes[0]) == 0, "which are the same");
  }
  expect(automorphisms[0] == 1, "no symmetry leaves it as it is");
}

static void generate_and_trace(void) {
  const char* wish = "{\"seed\":7,\"layout\":\"6x6\",\"level\":\"easy\"}";
  const shudu_array_terms terms = {.size = sizeof terms};
  const shudu_array_terms small = {.size = sizeof small, .layout = "6x6"};
  uint8_t puzzles[2][36];
  uint8_t solutions[2][36];
  uint8_t status[2];
  uint64_t offsets[3];
  uint8_t ends[2];
  const shudu_traces traces = {.size = sizeof traces, .offsets = offsets, .ends = ends};
  shudu_array_report report = {.size = sizeof report};
  expect(shudu_generate_cells(wish, strlen(wish)) == 36, "36 cells");
  expect(shudu_layout_cells("6x6") == 36 && shudu_layout_cells(NULL) == kCells, "as the layout");
  expect(shudu_generate_array(wish, strlen(wish), 2, &terms, puzzles[0], 36, solutions[0], 36,
                              status, NULL) == SHUDU_OK,
         "two are made");
  expect(status[0] == SHUDU_ROW_UNIQUE && status[1] == SHUDU_ROW_UNIQUE, "with one solution");
  expect(shudu_trace_array(puzzles[0], 2, 36, &small, NULL, &traces, NULL, &report) == SHUDU_OK,
         "they are traced");
  expect(offsets[0] == 0 && offsets[2] == report.steps && report.steps > 10, "in some steps");
  expect(ends[0] == SHUDU_PATH_SOLVED && ends[1] == SHUDU_PATH_SOLVED, "to the end");
  expect(shudu_technique_count() > 100 && strlen(shudu_technique(0)) > 3, "techniques have names");
  expect(shudu_technique(shudu_technique_count()) == NULL, "and an end");
}

int main(void) {
  solve_and_count();
  check_and_rate();
  move_and_canon();
  generate_and_trace();
  return faults == 0 ? 0 : 1;
}
