// What the service is asked and what it answers: the types of docs/service.schema.json, which
// docs/service.md tells the meaning of. Made by types_of_schema.mjs: change the schema, not this
// file.
//
// Requests are told apart by `do`, answers by `ok`: where it is false the answer is a Failure.
// The version `shudu` may be left out of a request, it is written in. Whole numbers are numbers:
// above 2^53 they lose digits, and who needs them there (a seed) asks by text.

export type Id = string | number;

export type CellName = string;

export interface ServiceError {
  code: string;
  sentence: string;
  field?: string;
  cells?: CellName[];
  line?: number;
  column?: number;
}

export interface Failure {
  shudu: 1;
  id?: Id;
  ok: false;
  error: ServiceError;
}

export interface ChainNode {
  digit: number;
  cells: CellName[];
  on: boolean;
  link: "start" | "strong" | "weak";
  kind: "cell" | "group" | "als";
}

export interface Mark {
  candidate: string;
  role:
    | "pattern"
    | "fin"
    | "endo-fin"
    | "on"
    | "off"
    | "color-a"
    | "color-b"
    | "color-c"
    | "color-d"
    | "guardian";
}

export interface Marks {
  houses: string[];
  cells: CellName[];
  candidates: Mark[];
  links: ChainNode[];
  branches?: ChainNode[][];
  eliminations: string[];
  placements: string[];
}

export interface Stage {
  stage: number;
  text: string;
  marks: Marks;
}

export interface Step {
  technique: string;
  name: string;
  digits: number[];
  cells: CellName[];
  houses: string[];
  eliminations: string[];
  placements: string[];
  links: ChainNode[];
  branches?: ChainNode[][];
  assumes_unique: boolean;
  text: string;
  marks?: Marks;
  stages?: Stage[];
  board?: string;
  candidates?: string;
}

export interface RatedStep {
  technique: string;
  name: string;
  rating?: number;
  complexity?: number;
  score?: number;
  alternatives?: number;
  effort?: number;
  digits?: number[];
  cells?: CellName[];
  houses?: string[];
  eliminations?: string[];
  placements?: string[];
  links?: ChainNode[];
  branches?: ChainNode[][];
  assumes_unique?: boolean;
  text?: string;
}

export interface Rating {
  scale: "se" | "hodoku" | "shudu";
  dialect?: "se" | "se-corrected" | "se-nouniq";
  version: string | number;
  level?: string;
  er?: number;
  ep?: number;
  ed?: number;
  score?: number;
  effort?: number;
  length?: number;
  trials?: number;
  bottlenecks?: number;
  narrowest?: number;
  needs_trial?: boolean;
  at_least?: boolean;
  technique?: string;
  name?: string;
}

export interface Counts {
  mistakes: number;
  asked: number;
  stage_max: number;
  applied: number;
  checks: number;
  reveals: number;
  undos: number;
  whys: number;
  unaided: boolean;
}

export interface Change {
  layer: "value" | "corner" | "centre" | "out" | "colour" | "tint" | "auto-marks";
  cell?: CellName;
  digit?: number;
  before: string;
  after: string;
}

export interface ClaimedSolution {
  status:
    | "right"
    | "solution_differs"
    | "solution_contradicts"
    | "solution_breaks_rules"
    | "solution_not_full";
  cells?: CellName[];
  message?: string;
}

export type SolveRequest = PuzzleOrPuzzles & {
  shudu?: 1;
  id?: Id;
  do: "solve";
  language?: "en" | "zh-CN" | "zh-TW";
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  time?: number;
  budget?: number;
  all?: boolean;
  limit?: number;
};

export interface SolveResult {
  index: number;
  line: number;
  puzzle?: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status?: "unique" | "multiple" | "none" | "invalid" | "unreadable";
  claimed_solution?: ClaimedSolution;
  solution?: string;
  solutions?: string[];
  count?: number;
  count_is_exact?: boolean;
  error?: ServiceError;
}

export interface SolveAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  puzzle: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status: "unique" | "multiple" | "none";
  claimed_solution?: ClaimedSolution;
  solution?: string;
  solutions?: string[];
  count?: number;
  count_is_exact?: boolean;
}

export interface SolveAnswers {
  shudu: 1;
  id?: Id;
  ok: true;
  results: SolveResult[];
}

export interface SolveLinesRequest {
  shudu?: 1;
  id?: Id;
  do: "solve-lines";
  language?: "en" | "zh-CN" | "zh-TW";
  puzzles: string;
  time?: number;
  budget?: number;
}

export interface SolveLinesAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  solutions: string;
}

export type CountRequest = PuzzleOrPuzzles & {
  shudu?: 1;
  id?: Id;
  do: "count";
  language?: "en" | "zh-CN" | "zh-TW";
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  time?: number;
  budget?: number;
  limit?: number;
};

export interface CountResult {
  index: number;
  line: number;
  puzzle?: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status?: "unique" | "multiple" | "none" | "invalid" | "unreadable";
  count?: number;
  count_is_exact?: boolean;
  error?: ServiceError;
}

export interface CountAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  puzzle: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status: "unique" | "multiple" | "none";
  count?: number;
  count_is_exact?: boolean;
}

export interface CountAnswers {
  shudu: 1;
  id?: Id;
  ok: true;
  results: CountResult[];
}

export type CheckRequest = PuzzleOrPuzzles & {
  shudu?: 1;
  id?: Id;
  do: "check";
  language?: "en" | "zh-CN" | "zh-TW";
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  time?: number;
  budget?: number;
  minimal?: boolean;
};

export interface CheckResult {
  index: number;
  line: number;
  puzzle?: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status?: "unique" | "multiple" | "none" | "invalid" | "unreadable";
  claimed_solution?: ClaimedSolution;
  minimal?: boolean;
  redundant?: CellName[];
  error?: ServiceError;
}

export interface CheckAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  puzzle: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status: "unique" | "multiple" | "none";
  claimed_solution?: ClaimedSolution;
  minimal?: boolean;
  redundant?: CellName[];
}

export interface CheckAnswers {
  shudu: 1;
  id?: Id;
  ok: true;
  results: CheckResult[];
}

export type RateRequest = PuzzleOrPuzzles & {
  shudu?: 1;
  id?: Id;
  do: "rate";
  language?: "en" | "zh-CN" | "zh-TW";
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  time?: number;
  branches?: number;
  scale?: "se" | "se-corrected" | "se-nouniq" | "hodoku" | "shudu";
  steps?: boolean;
};

export interface RateResult {
  index: number;
  line: number;
  puzzle?: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status?: "unique" | "multiple" | "none" | "invalid" | "unreadable";
  rating?: Rating;
  steps?: RatedStep[];
  error?: ServiceError;
}

export interface RateAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  puzzle: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status: "unique" | "multiple" | "none";
  rating?: Rating;
  steps?: RatedStep[];
}

export interface RateAnswers {
  shudu: 1;
  id?: Id;
  ok: true;
  results: RateResult[];
}

export interface StepsRequest {
  shudu?: 1;
  id?: Id;
  do: "steps";
  language?: "en" | "zh-CN" | "zh-TW";
  puzzle: string;
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  time?: number;
  budget?: number;
  profile?: "shudu" | "hodoku" | "se-like";
  without?: readonly string[];
  no_uniqueness?: boolean;
  stages?: boolean;
  marks?: boolean;
  positions?: boolean;
  techniques?: readonly string[];
  limit?: number;
}

export interface StepsAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  puzzle: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status: "unique" | "multiple" | "none";
  message?: string;
  steps: Step[];
  complete: boolean;
}

export interface ExplainRequest {
  shudu?: 1;
  id?: Id;
  do: "explain";
  language?: "en" | "zh-CN" | "zh-TW";
  puzzle: string;
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  time?: number;
  budget?: number;
  profile?: "shudu" | "hodoku" | "se-like";
  without?: readonly string[];
  no_uniqueness?: boolean;
  stages?: boolean;
  marks?: boolean;
  positions?: boolean;
  until?: string;
}

export interface ExplainAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  puzzle: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status: "unique" | "multiple" | "none";
  profile: string;
  message?: string;
  steps: Step[];
  end: "solved" | "stuck" | "contradiction" | "until" | "timeout";
  end_text: string;
  board: string;
  candidates?: string;
}

export interface HintRequest {
  shudu?: 1;
  id?: Id;
  do: "hint";
  language?: "en" | "zh-CN" | "zh-TW";
  puzzle: string;
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  time?: number;
  budget?: number;
  profile?: "shudu" | "hodoku" | "se-like";
  without?: readonly string[];
  no_uniqueness?: boolean;
  stage?: number;
  stages?: boolean;
}

export interface HintAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  puzzle: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status: "unique" | "multiple" | "none";
  stage: number;
  text: string;
  mistake: boolean;
  technique?: string;
  name?: string;
  marks: Marks;
  stages?: Stage[];
}

export interface WhyRequest {
  shudu?: 1;
  id?: Id;
  do: "why";
  language?: "en" | "zh-CN" | "zh-TW";
  puzzle: string;
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  time?: number;
  budget?: number;
  profile?: "shudu" | "hodoku" | "se-like";
  without?: readonly string[];
  no_uniqueness?: boolean;
  candidate: string;
}

export interface WhyAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  puzzle: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status: "unique" | "multiple" | "none";
  candidate: string;
  why: "mistake" | "held" | "filled" | "peer" | "true" | "refuted" | "wrong" | "open";
  message?: string;
  lines: string[];
  steps: Step[];
}

export type ConvertRequest = PuzzleOrPuzzles & {
  shudu?: 1;
  id?: Id;
  do: "convert";
  language?: "en" | "zh-CN" | "zh-TW";
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  time?: number;
  budget?: number;
  to?: string;
  verdict?: boolean;
};

export interface ConvertResult {
  index: number;
  line: number;
  puzzle?: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status?: "unique" | "multiple" | "none" | "invalid" | "unreadable";
  format?: string;
  size?: number;
  givens?: number;
  placed?: number;
  candidates?: boolean;
  notes?: {
    title?: string;
    author?: string;
    description?: string;
    comment?: string;
    date?: string;
    source?: string;
    level?: string;
    url?: string;
  };
  lost?: Array<"solution" | "notes">;
  error?: ServiceError;
}

export interface ConvertAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  puzzle: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status?: "unique" | "multiple" | "none";
  format?: string;
  size?: number;
  givens?: number;
  placed?: number;
  candidates?: boolean;
  notes?: {
    title?: string;
    author?: string;
    description?: string;
    comment?: string;
    date?: string;
    source?: string;
    level?: string;
    url?: string;
  };
  lost?: Array<"solution" | "notes">;
  text?: string;
}

export interface ConvertAnswers {
  shudu: 1;
  id?: Id;
  ok: true;
  results: ConvertResult[];
  text?: string;
}

export type CanonRequest = PuzzleOrPuzzles & {
  shudu?: 1;
  id?: Id;
  do: "canon";
  language?: "en" | "zh-CN" | "zh-TW";
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  time?: number;
  budget?: number;
  grid?: boolean;
  automorphisms?: boolean;
  band_classes?: boolean;
  symmetry?: boolean;
  same?: string;
};

export interface CanonResult {
  index: number;
  line: number;
  puzzle?: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status?: "unique" | "multiple" | "none" | "invalid" | "unreadable";
  solution?: string;
  form?: string;
  automorphisms?: number;
  band_classes?: Array<number | null>;
  symmetry?: string;
  same?: boolean;
  error?: ServiceError;
}

export interface CanonAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  puzzle: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status?: "unique" | "multiple" | "none";
  solution?: string;
  form?: string;
  automorphisms?: number;
  band_classes?: Array<number | null>;
  symmetry?: string;
  same?: boolean;
}

export interface CanonAnswers {
  shudu: 1;
  id?: Id;
  ok: true;
  results: CanonResult[];
}

export type MinimizeRequest = PuzzleOrPuzzles & {
  shudu?: 1;
  id?: Id;
  do: "minimize";
  language?: "en" | "zh-CN" | "zh-TW";
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  time?: number;
  budget?: number;
  seed?: number;
  all?: boolean;
  limit?: number;
};

export interface MinimizeResult {
  index: number;
  line: number;
  puzzle?: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status?: "unique" | "multiple" | "none" | "invalid" | "unreadable";
  minimized?: string;
  givens?: number;
  removed?: CellName[];
  minimal_puzzles?: string[];
  minimal_count?: number;
  minimal_count_is_exact?: boolean;
  error?: ServiceError;
}

export interface MinimizeAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  puzzle: string;
  marks_are_puzzle?: boolean;
  entered?: string;
  pencilmarks?: string;
  title?: string;
  layout?: string;
  left_out?: string;
  status: "unique" | "multiple" | "none";
  minimized?: string;
  givens?: number;
  removed?: CellName[];
  minimal_puzzles?: string[];
  minimal_count?: number;
  minimal_count_is_exact?: boolean;
}

export interface MinimizeAnswers {
  shudu: 1;
  id?: Id;
  ok: true;
  results: MinimizeResult[];
}

export interface GenerateRequest {
  shudu?: 1;
  id?: Id;
  do: "generate";
  language?: "en" | "zh-CN" | "zh-TW";
  seed: number;
  index?: number;
  layout?: string;
  symmetry?:
    | "none"
    | "rotate180"
    | "rotate90"
    | "mirror"
    | "flip"
    | "diagonal"
    | "antidiagonal"
    | "mirror-flip"
    | "diagonals"
    | "full";
  clues?: number;
  pattern?: string;
  minimal?: boolean;
  level?: "easy" | "medium" | "hard" | "expert" | "fiendish" | "extreme";
  technique?: string;
  er?: string;
  steps_at_least?: number;
  practice?: boolean;
  presolved?: boolean;
  nearest?: boolean;
  tries?: number;
  time?: number;
}

export interface GenerateAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  puzzle: string;
  layout?: string;
  solution: string;
  clues: number;
  symmetry:
    | "none"
    | "rotate180"
    | "rotate90"
    | "mirror"
    | "flip"
    | "diagonal"
    | "antidiagonal"
    | "mirror-flip"
    | "diagonals"
    | "full";
  seed: number;
  index: number;
  tries: number;
  presolved?: string;
  nearest?: boolean;
  level?: "easy" | "medium" | "hard" | "expert" | "fiendish" | "extreme";
}

export interface ImportRequest {
  shudu?: 1;
  id?: Id;
  do: "import";
  language?: "en" | "zh-CN" | "zh-TW";
  text: string;
  uid: string;
  created: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
}

export interface ImportAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  read_as: string;
  remark: string;
  format?: string;
  layout: string;
  puzzle: string;
  givens: number;
  moves: number;
  solutions: "one" | "many";
  level?: "easy" | "medium" | "hard" | "expert" | "fiendish" | "extreme";
  er?: number;
  title?: string;
  text: string;
}

export interface ShareRequest {
  shudu?: 1;
  id?: Id;
  do: "share";
  language?: "en" | "zh-CN" | "zh-TW";
  text: string;
  title?: string;
}

export interface ShareAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  layout: string;
  text: string;
}

export interface StartRequest {
  shudu?: 1;
  id?: Id;
  do: "start";
  language?: "en" | "zh-CN" | "zh-TW";
  puzzle: string;
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  uid: string;
  created: string;
  title?: string;
  origin?: string;
  rating?: string;
  settings?: string;
}

export interface StartAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  layout: string;
  size: number;
  solutions: "one" | "many";
  uid: string;
  title?: string;
  origin?: string;
  rating?: string;
  givens: string;
  values: string;
  corner: string;
  centre: string;
  out: string;
  colours: string;
  tint: string;
  auto_marks: boolean;
  wrong: CellName[];
  wrong_marks: CellName[];
  savepoints: {
    name: string;
    node: number;
  }[];
  settings: {
    "auto-erase": string;
    "auto-marks": string;
    check: string;
    "check-marks": string;
    "hint-marks": string;
    "multi-digit": string;
    techniques: string;
  };
  selection: CellName[];
  mode: "digit" | "corner" | "centre" | "colour";
  brush?: number;
  status: "playing" | "paused" | "complete" | "given-up";
  elapsed: number;
  cursor: number;
  events: number;
  can_undo: boolean;
  can_redo: boolean;
  left: number[];
  counts: Counts;
}

export interface LoadRequest {
  shudu?: 1;
  id?: Id;
  do: "load";
  language?: "en" | "zh-CN" | "zh-TW";
  text: string;
}

export interface LoadAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  layout: string;
  size: number;
  solutions: "one" | "many";
  uid: string;
  title?: string;
  origin?: string;
  rating?: string;
  givens: string;
  values: string;
  corner: string;
  centre: string;
  out: string;
  colours: string;
  tint: string;
  auto_marks: boolean;
  wrong: CellName[];
  wrong_marks: CellName[];
  savepoints: {
    name: string;
    node: number;
  }[];
  settings: {
    "auto-erase": string;
    "auto-marks": string;
    check: string;
    "check-marks": string;
    "hint-marks": string;
    "multi-digit": string;
    techniques: string;
  };
  selection: CellName[];
  mode: "digit" | "corner" | "centre" | "colour";
  brush?: number;
  status: "playing" | "paused" | "complete" | "given-up";
  elapsed: number;
  cursor: number;
  events: number;
  can_undo: boolean;
  can_redo: boolean;
  left: number[];
  counts: Counts;
}

export interface ContinueRequest {
  shudu?: 1;
  id?: Id;
  do: "continue";
  language?: "en" | "zh-CN" | "zh-TW";
  game: number;
  uid: string;
  created: string;
}

export interface ContinueAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  layout: string;
  size: number;
  solutions: "one" | "many";
  uid: string;
  title?: string;
  origin?: string;
  rating?: string;
  givens: string;
  values: string;
  corner: string;
  centre: string;
  out: string;
  colours: string;
  tint: string;
  auto_marks: boolean;
  wrong: CellName[];
  wrong_marks: CellName[];
  savepoints: {
    name: string;
    node: number;
  }[];
  settings: {
    "auto-erase": string;
    "auto-marks": string;
    check: string;
    "check-marks": string;
    "hint-marks": string;
    "multi-digit": string;
    techniques: string;
  };
  selection: CellName[];
  mode: "digit" | "corner" | "centre" | "colour";
  brush?: number;
  status: "playing" | "paused" | "complete" | "given-up";
  elapsed: number;
  cursor: number;
  events: number;
  can_undo: boolean;
  can_redo: boolean;
  left: number[];
  counts: Counts;
}

export interface SaveRequest {
  shudu?: 1;
  id?: Id;
  do: "save";
  language?: "en" | "zh-CN" | "zh-TW";
  game: number;
  t?: number;
  played?: string;
  title?: string;
}

export interface SaveAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  text: string;
}

export interface CloseRequest {
  shudu?: 1;
  id?: Id;
  do: "close";
  language?: "en" | "zh-CN" | "zh-TW";
  game: number;
}

export interface CloseAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
}

export interface SelectRequest {
  shudu?: 1;
  id?: Id;
  do: "select";
  language?: "en" | "zh-CN" | "zh-TW";
  game: number;
  cells?: readonly string[];
  mode?: "digit" | "corner" | "centre" | "colour";
  brush?: number;
}

export interface SelectAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  selection: CellName[];
  mode: "digit" | "corner" | "centre" | "colour";
  brush?: number;
}

export interface ActRequest {
  shudu?: 1;
  id?: Id;
  do: "act";
  language?: "en" | "zh-CN" | "zh-TW";
  game: number;
  cells?: readonly string[];
  mode?: "digit" | "corner" | "centre" | "colour";
  brush?: number;
  t?: number;
  intent:
    | "digit"
    | "place"
    | "corner"
    | "centre"
    | "out"
    | "colour"
    | "tint"
    | "erase"
    | "erase-all"
    | "fill"
    | "fill-all"
    | "auto-marks"
    | "undo"
    | "redo"
    | "goto"
    | "goto-name"
    | "back"
    | "restart"
    | "savepoint"
    | "drop"
    | "pause"
    | "resume"
    | "set"
    | "check-rules"
    | "check-solution"
    | "asked"
    | "why"
    | "hint"
    | "reveal"
    | "give-up";
  digit?: number;
  number?: number;
  text?: string;
  fill?: "legal" | "missing" | "snyder";
  key?:
    | "auto-erase"
    | "auto-marks"
    | "check"
    | "check-marks"
    | "hint-marks"
    | "multi-digit"
    | "techniques";
  actions?: readonly string[];
  colours?: readonly string[];
}

export interface ActAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  n: number;
  line: string;
  effect: Change[];
  repaint: CellName[];
  wrong: CellName[];
  wrong_marks: CellName[];
  said: string;
  outcome: string;
  full_but_wrong: boolean;
  status: "playing" | "paused" | "complete" | "given-up";
  elapsed: number;
  cursor: number;
  events: number;
  can_undo: boolean;
  can_redo: boolean;
  left: number[];
  counts: Counts;
}

export interface ApplyRequest {
  shudu?: 1;
  id?: Id;
  do: "apply";
  language?: "en" | "zh-CN" | "zh-TW";
  game: number;
  line: string;
  colours?: readonly string[];
}

export interface ApplyAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  n: number;
  line: string;
  effect: Change[];
  repaint: CellName[];
  wrong: CellName[];
  wrong_marks: CellName[];
  said: string;
  outcome: string;
  full_but_wrong: boolean;
  status: "playing" | "paused" | "complete" | "given-up";
  elapsed: number;
  cursor: number;
  events: number;
  can_undo: boolean;
  can_redo: boolean;
  left: number[];
  counts: Counts;
}

export interface BoardRequest {
  shudu?: 1;
  id?: Id;
  do: "board";
  language?: "en" | "zh-CN" | "zh-TW";
  game: number;
}

export interface BoardAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  layout: string;
  size: number;
  solutions: "one" | "many";
  uid: string;
  title?: string;
  origin?: string;
  rating?: string;
  givens: string;
  values: string;
  corner: string;
  centre: string;
  out: string;
  colours: string;
  tint: string;
  auto_marks: boolean;
  wrong: CellName[];
  wrong_marks: CellName[];
  savepoints: {
    name: string;
    node: number;
  }[];
  settings: {
    "auto-erase": string;
    "auto-marks": string;
    check: string;
    "check-marks": string;
    "hint-marks": string;
    "multi-digit": string;
    techniques: string;
  };
  selection: CellName[];
  mode: "digit" | "corner" | "centre" | "colour";
  brush?: number;
  status: "playing" | "paused" | "complete" | "given-up";
  elapsed: number;
  cursor: number;
  events: number;
  can_undo: boolean;
  can_redo: boolean;
  left: number[];
  counts: Counts;
}

export interface ReadRequest {
  shudu?: 1;
  id?: Id;
  do: "read";
  language?: "en" | "zh-CN" | "zh-TW";
  game: number;
  what: "labels" | "cell" | "row" | "column" | "box" | "region" | "left" | "where" | "summary";
  cell?: string;
  number?: number;
  order?: "position" | "content" | "content-only";
  short?: boolean;
  colours?: readonly string[];
}

export interface ReadAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  text?: string;
  labels?: string[];
}

export interface HistoryNode {
  n: number;
  parent?: number;
  line?: string;
  text?: string;
  depth: number;
  children: number;
  next?: number;
  on_path: boolean;
  on_line: boolean;
  savepoints?: string[];
}

export interface HistoryRequest {
  shudu?: 1;
  id?: Id;
  do: "history";
  language?: "en" | "zh-CN" | "zh-TW";
  game: number;
  part?: "all" | "line";
  colours?: readonly string[];
}

export interface HistoryAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  cursor: number;
  nodes: HistoryNode[];
}

export interface ResultRequest {
  shudu?: 1;
  id?: Id;
  do: "result";
  language?: "en" | "zh-CN" | "zh-TW";
  game: number;
}

export interface ResultAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  uid: string;
  outcome: "playing" | "complete" | "given-up";
  layout: string;
  level?: string;
  rating?: number;
  elapsed: number;
  mistakes?: number;
  stage_max: number;
  asked: number;
  applied: number;
  checks: number;
  reveals: number;
  undos: number;
  check_level: "off" | "rules" | "solution";
  auto_marks: boolean;
  unaided: boolean;
}

export interface OtherStep {
  step: Step;
  stages: Stage[];
}

export interface AdviseRequest {
  shudu?: 1;
  id?: Id;
  do: "advise";
  language?: "en" | "zh-CN" | "zh-TW";
  game: number;
  time?: number;
  short?: boolean;
  others?: number;
}

export interface AdviseAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  kind: "step" | "wrong" | "full" | "not-allowed" | "nothing";
  text: string;
  step?: Step;
  stages?: Stage[];
  others?: OtherStep[];
}

export interface DoubtRequest {
  shudu?: 1;
  id?: Id;
  do: "doubt";
  language?: "en" | "zh-CN" | "zh-TW";
  game: number;
  cell: string;
  digit: number;
  time?: number;
  short?: boolean;
}

export interface DoubtAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  game: number;
  kind:
    "filled" | "peer" | "ruled-out" | "marks" | "wrong" | "technique" | "contradiction" | "nothing";
  text: string;
  move?: number;
  step?: Step;
  stages?: Stage[];
}

export interface PractiseRequest {
  shudu?: 1;
  id?: Id;
  do: "practise";
  language?: "en" | "zh-CN" | "zh-TW";
  puzzle: string;
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
  layout?: string;
  time?: number;
  budget?: number;
  technique: string;
}

export interface PractiseAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  practice: number;
  technique: string;
  name: string;
  text: string;
  placing: boolean;
  position: string;
  givens: string;
  values: string;
  centre: string;
  over: boolean;
  solved: boolean;
  tried: boolean;
  stage: number;
}

export interface JudgeRequest {
  shudu?: 1;
  id?: Id;
  do: "judge";
  language?: "en" | "zh-CN" | "zh-TW";
  practice: number;
  candidate: string;
}

export interface JudgeAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  practice: number;
  verdict: "nothing" | "wrong" | "other" | "gone" | "more" | "right";
  text: string;
  givens: string;
  values: string;
  centre: string;
  over: boolean;
  solved: boolean;
  tried: boolean;
  stage: number;
}

export interface PracticeHintRequest {
  shudu?: 1;
  id?: Id;
  do: "practice-hint";
  language?: "en" | "zh-CN" | "zh-TW";
  practice: number;
  way: "more" | "less" | "close";
}

export interface PracticeHintAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  practice: number;
  stage: number;
  text: string;
  marks: Marks;
}

export interface ClosePracticeRequest {
  shudu?: 1;
  id?: Id;
  do: "close-practice";
  language?: "en" | "zh-CN" | "zh-TW";
  practice: number;
}

export interface ClosePracticeAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  practice: number;
}

export interface LayoutsRequest {
  shudu?: 1;
  id?: Id;
  do: "layouts";
  language?: "en" | "zh-CN" | "zh-TW";
}

export interface LayoutsAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  layouts: {
    layout: string;
    size: number;
    classic: boolean;
    words: string;
  }[];
}

export interface LayoutRequest {
  shudu?: 1;
  id?: Id;
  do: "layout";
  language?: "en" | "zh-CN" | "zh-TW";
  layout?: string;
  puzzle?: string;
  from?: string;
  other_rules?: "refuse" | "leave-out";
  digits_from?: number;
}

export interface LayoutAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  layout: string;
  size: number;
  classic: boolean;
  box_rows?: number;
  box_columns?: number;
  regions: string;
  extra: Array<{
    house: string;
    name: string;
    part: "x" | "windoku" | "asterisk" | "center-dot" | "girandola" | "disjoint-groups" | "extra";
    cells: CellName[];
  }>;
  anti_knight: boolean;
  anti_king: boolean;
}

export interface TechniquesRequest {
  shudu?: 1;
  id?: Id;
  do: "techniques";
  language?: "en" | "zh-CN" | "zh-TW";
}

export interface VersionRequest {
  shudu?: 1;
  id?: Id;
  do: "version";
  language?: "en" | "zh-CN" | "zh-TW";
}

export interface Technique {
  technique: string;
  name: string;
  assumes_unique?: boolean;
  on_request?: boolean;
  classic_only?: boolean;
  learn: string;
}

export interface TechniquesAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  techniques: Technique[];
}

export interface Limits {
  request_bytes: number;
  depth: number;
  values: number;
  answer_bytes: number;
  puzzles: number;
  search_nodes: number;
  solutions: number;
  steps: number;
  games: number;
  tries: number;
  branches: number;
  practices: number;
}

export interface VersionAnswer {
  shudu: 1;
  id?: Id;
  ok: true;
  version: string;
  requests: string[];
  formats: string[];
  written_formats: string[];
  limits: Limits;
}

/** One record, or a text of many. */
export type PuzzleOrPuzzles =
  { puzzle: string; puzzles?: never } | { puzzle?: never; puzzles: string };

export type Request =
  | SolveRequest
  | SolveLinesRequest
  | CountRequest
  | CheckRequest
  | RateRequest
  | StepsRequest
  | ExplainRequest
  | HintRequest
  | WhyRequest
  | ConvertRequest
  | CanonRequest
  | MinimizeRequest
  | GenerateRequest
  | ImportRequest
  | ShareRequest
  | StartRequest
  | LoadRequest
  | ContinueRequest
  | SaveRequest
  | CloseRequest
  | SelectRequest
  | ActRequest
  | ApplyRequest
  | BoardRequest
  | ReadRequest
  | HistoryRequest
  | ResultRequest
  | AdviseRequest
  | DoubtRequest
  | PractiseRequest
  | JudgeRequest
  | PracticeHintRequest
  | ClosePracticeRequest
  | LayoutsRequest
  | LayoutRequest
  | TechniquesRequest
  | VersionRequest;

export type Answer =
  | Failure
  | SolveAnswer
  | SolveLinesAnswer
  | CountAnswer
  | CheckAnswer
  | RateAnswer
  | StepsAnswer
  | ExplainAnswer
  | HintAnswer
  | WhyAnswer
  | ConvertAnswer
  | CanonAnswer
  | MinimizeAnswer
  | GenerateAnswer
  | ImportAnswer
  | ShareAnswer
  | StartAnswer
  | LoadAnswer
  | ContinueAnswer
  | SaveAnswer
  | CloseAnswer
  | SelectAnswer
  | ActAnswer
  | ApplyAnswer
  | BoardAnswer
  | ReadAnswer
  | HistoryAnswer
  | ResultAnswer
  | AdviseAnswer
  | DoubtAnswer
  | PractiseAnswer
  | JudgeAnswer
  | PracticeHintAnswer
  | ClosePracticeAnswer
  | LayoutsAnswer
  | LayoutAnswer
  | TechniquesAnswer
  | VersionAnswer
  | SolveAnswers
  | CountAnswers
  | CheckAnswers
  | RateAnswers
  | ConvertAnswers
  | CanonAnswers
  | MinimizeAnswers;

/** What each request is answered with: about one puzzle, and about many. */
export interface AnswerTable {
  solve: { one: SolveAnswer; many: SolveAnswers };
  "solve-lines": { one: never; many: SolveLinesAnswer };
  count: { one: CountAnswer; many: CountAnswers };
  check: { one: CheckAnswer; many: CheckAnswers };
  rate: { one: RateAnswer; many: RateAnswers };
  steps: { one: StepsAnswer; many: never };
  explain: { one: ExplainAnswer; many: never };
  hint: { one: HintAnswer; many: never };
  why: { one: WhyAnswer; many: never };
  convert: { one: ConvertAnswer; many: ConvertAnswers };
  canon: { one: CanonAnswer; many: CanonAnswers };
  minimize: { one: MinimizeAnswer; many: MinimizeAnswers };
  generate: { one: GenerateAnswer; many: never };
  import: { one: ImportAnswer; many: never };
  share: { one: ShareAnswer; many: never };
  start: { one: StartAnswer; many: never };
  load: { one: LoadAnswer; many: never };
  continue: { one: ContinueAnswer; many: never };
  save: { one: SaveAnswer; many: never };
  close: { one: CloseAnswer; many: never };
  select: { one: SelectAnswer; many: never };
  act: { one: ActAnswer; many: never };
  apply: { one: ApplyAnswer; many: never };
  board: { one: BoardAnswer; many: never };
  read: { one: ReadAnswer; many: never };
  history: { one: HistoryAnswer; many: never };
  result: { one: ResultAnswer; many: never };
  advise: { one: AdviseAnswer; many: never };
  doubt: { one: DoubtAnswer; many: never };
  practise: { one: PractiseAnswer; many: never };
  judge: { one: JudgeAnswer; many: never };
  "practice-hint": { one: PracticeHintAnswer; many: never };
  "close-practice": { one: ClosePracticeAnswer; many: never };
  layouts: { one: LayoutsAnswer; many: never };
  layout: { one: LayoutAnswer; many: never };
  techniques: { one: TechniquesAnswer; many: never };
  version: { one: VersionAnswer; many: never };
}

/** The answer to a request of the type R. */
export type AnswerOf<R extends Request> = R extends Request
  ? | Failure
    | (R extends { puzzles: string }
        ? AnswerTable[R["do"]]["many"]
        : R extends { puzzle: string }
          ? AnswerTable[R["do"]]["one"]
          : AnswerTable[R["do"]]["one"] | AnswerTable[R["do"]]["many"])
  : never;
