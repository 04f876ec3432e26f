#!/usr/bin/env bash
# soak.sh [WORD=NUMBER...]: the long runs of the tests of kernels and techniques, one process a core, at low
# priority. Prints progress and a line at the end; fails with the position printed when a process meets its
# first difference.
#   positions=N   random positions through every kernel, both entries and the judges (2000000; 0: none)
#   facts=0       leave out the facts: all counts to the end, every 17-clue puzzle through every kernel
#   steps=N       only check N steps of the human techniques on random puzzles, with a tally of each (0)
#   puzzles=N     only make N puzzles of each kind (reduced, symmetric, transformed) and judge them by exact cover (0)
#   grids=N       only draw N uniform grids and count the classes of their bands (0)
#   wanted=N      only make N puzzles of each wanted difficulty, and send as many random ones through the
#                 screens (0)
#   masks=N       only find puzzles on N masks; weighted=N: only N weighted puzzles each way; digits=5: only the
#                 unavoidable sets of up to 11 cells by emptying five digits (0)
#   moves=N       only play N random moves of games against the naive game (0)
#   powerloss=N   only cut the power of the store of games N times; kills=N: only kill its process N times, at work,
#                 in a migration and at its making; faults=1: only fail each of its calls in turn, in longer games (0)
#   kinds=N       only hold definition, lowering and the solver's count of each kind of rule to each other on N random
#                 puzzles (0)
#   clauses=N     only have CaDiCaL judge the answers to N puzzles of 9 x 9 cells of each kind of rule; moved=N: only
#                 turn N of them and give them one rule more; minimal=N: only have it judge N minimal puzzles of
#                 16 x 16 cells (0)
#   seats=N       only kill `shudu play` on a pseudo-terminal N times, and look at what the screen called saved (0)
#   stops=N       only go N times through the worst input of each verb: told to stop after 50 ms, it has to end within
#                 0.3 s, by the clock, so on a machine that does nothing else (0)
#   climb=S       only climb towards the worst case, S seconds a kernel; lanes=N: that kernel alone; seed=N
set -euo pipefail
cd "$(dirname "$0")/.."
declare -A amount=([positions]=2000000 [facts]=1 [steps]=0 [puzzles]=0 [grids]=0 [wanted]=0 [masks]=0)
amount+=([weighted]=0 [digits]=0 [moves]=0 [powerloss]=0 [kills]=0 [faults]=0 [seats]=0 [stops]=0 [kinds]=0)
amount+=([clauses]=0 [moved]=0 [minimal]=0)
amount+=([climb]=0 [lanes]=0 [seed]=1)
for word in "$@"; do
  name=${word%%=*}
  if [[ ! $word =~ ^[a-z]+=[0-9]+$ || -z ${amount[$name]:-} ]]; then
    echo "soak.sh: no such word: $word; there are: ${!amount[*]}" >&2
    exit 2
  fi
  amount[$name]=${word#*=}
done
program=solver_test
if [[ ${amount[steps]} -gt 0 ]]; then program=logic_test; fi
if [[ ${amount[moves]} -gt 0 ]]; then program=game_test; fi
if [[ ${amount[clauses]} -gt 0 || ${amount[moved]} -gt 0 ]]; then program=propagation_test; fi
if [[ ${amount[minimal]} -gt 0 ]]; then program=large_test; fi
made=$((amount[puzzles] + amount[grids] + amount[wanted] + amount[masks] + amount[weighted] + amount[digits]))
if [[ $made -gt 0 ]]; then program=generator_test; fi
stored=$((amount[powerloss] + amount[kills] + amount[faults]))
if [[ $stored -gt 0 ]]; then program=storage_test; fi
targets=("$program")
if [[ ${amount[kinds]} -gt 0 ]]; then program=variant_test targets=(variant_test propagation_test); fi
if [[ ${amount[seats]} -gt 0 ]]; then program=tui_test targets=(tui_test shudu); fi
if [[ ${amount[stops]} -gt 0 ]]; then targets=(shudu); fi
tools/build.sh release "${targets[@]}"
if [[ ${amount[stops]} -gt 0 ]]; then exec tools/stop_times.py --rounds "${amount[stops]}"; fi
export SHUDU_PROGRAM=$PWD/build/release/bin/shudu
export SHUDU_SOURCE_DIR=$PWD
logs=build/soak
mkdir -p "$logs"

# One process: the tests that a filter names, on the amounts of SHUDU_SOAK (tests/support/soak.h).
soak() {  # name, filter, amounts, and a program where it is another
  SHUDU_SOAK=$3 nice "build/release/bin/${4:-$program}" --gtest_brief=1 --gtest_filter="$2" 2>&1 |
    sed -u "s/^/$1: /" | tee "$logs/$1.log"
}
export -f soak
export logs program

processes() {  # name|filter|amounts of each, and |program where it is another
  local shards kernel lanes i
  shards=$(nproc)
  if [[ ${amount[steps]} -gt 0 ]]; then
    for ((i = 0; i < shards; ++i)); do
      echo "steps-$i|Soundness*:SolutionCount*|steps=$((amount[steps] / shards)) shard=$i"
    done
    return
  fi
  if [[ $program == game_test ]]; then
    for ((i = 0; i < shards; ++i)); do
      echo "moves-$i|Model*|moves=$((amount[moves] / shards)) shard=$i"
    done
    return
  fi
  if [[ $program == variant_test ]]; then
    echo "kinds|Kinds*|kinds=${amount[kinds]}"
    echo "solving|Solving*:Hostile*|kinds=${amount[kinds]}|propagation_test"
    return
  fi
  if [[ $program == propagation_test ]]; then
    if [[ ${amount[clauses]} -gt 0 ]]; then echo "clauses|Clauses*|clauses=${amount[clauses]}"; fi
    if [[ ${amount[moved]} -gt 0 ]]; then echo "moved|Moved*|moved=${amount[moved]}"; fi
    return
  fi
  if [[ $program == large_test ]]; then
    echo "minimal|MinimalByClauses*|minimal=${amount[minimal]}"
    return
  fi
  if [[ $program == tui_test ]]; then
    echo "seats|*KilledAtRandom*|seats=${amount[seats]} seed=${amount[seed]}"
    return
  fi
  if [[ $program == generator_test ]]; then
    if [[ ${amount[grids]} -gt 0 ]]; then echo "grids|FullGrid*|grids=${amount[grids]}"; fi
    if [[ ${amount[wanted]} -gt 0 ]]; then
      echo "wanted|WantedPuzzles*|wanted=${amount[wanted]}"
      echo "screens|Screens*:BasicBoard*|puzzles=${amount[wanted]}"
    fi
    if [[ ${amount[masks]} -gt 0 ]]; then echo "masks|Pattern*|masks=${amount[masks]}"; fi
    if [[ ${amount[weighted]} -gt 0 ]]; then echo "weighted|Weighted*|weighted=${amount[weighted]}"; fi
    if [[ ${amount[digits]} -gt 0 ]]; then echo "sets|Unavoidable*|digits=${amount[digits]}"; fi
    if [[ ${amount[puzzles]} -eq 0 ]]; then return; fi
    echo "reduced|MinimalPuzzles*|puzzles=${amount[puzzles]}"
    echo "symmetric|SymmetricPuzzles*|symmetric=${amount[puzzles]}"
    echo "transformed|Transform*|transformed=${amount[puzzles]}"
    return
  fi
  if [[ $program == storage_test ]]; then
    if [[ ${amount[powerloss]} -gt 0 ]]; then
      echo "powerloss|PowerLoss*|powerloss=${amount[powerloss]} seed=${amount[seed]}"
    fi
    if [[ ${amount[kills]} -gt 0 ]]; then echo "kills|Kill*|kills=${amount[kills]} seed=${amount[seed]}"; fi
    if [[ ${amount[faults]} -gt 0 ]]; then echo "faults|Faults*|faults=1"; fi
    return
  fi
  if [[ ${amount[climb]} -gt 0 ]]; then
    for lanes in 16 8 4 1; do
      if [[ ${amount[lanes]} -ne 0 && ${amount[lanes]} -ne $lanes ]]; then continue; fi
      echo "climb-$lanes|WorstCaseClimb*|climb=${amount[climb]} lanes=$lanes seed=${amount[seed]}"
    done
    return
  fi
  for ((i = 0; i < shards && amount[positions] > 0; ++i)); do
    echo "positions-$i|KernelPositions*|positions=${amount[positions]} shards=$shards shard=$i"
  done
  if [[ ${amount[facts]} -eq 0 ]]; then return; fi
  for kernel in $(sed -n 's/^ *Kernel{"\([a-z0-9]*\)".*/\1/p' src/solver/kernel_table.cpp); do
    echo "facts-$kernel|*KernelFacts*/${kernel}_*|facts=1"
  done
}

# As many at a time as there are cores.
run_all() {
  # shellcheck disable=SC2016  # the shell that xargs starts expands it
  processes | xargs -d '\n' -P "$(nproc)" -n 1 \
    bash -c 'set -o pipefail; IFS="|" read -ra words <<< "$0"; soak "${words[@]}"'
}

if ! run_all; then
  echo "soak: FAILED after $SECONDS s, see above and $logs" >&2
  exit 1
fi
echo "soak: no difference, $SECONDS s"
