# Instrumented builds: SHUDU_SANITIZE (a -fsanitize list), SHUDU_COVERAGE (clang's counters of lines and branches) and
# SHUDU_LIBFUZZER (real fuzzers, clang only). They hold for every target, hence directory-wide options; coverage only
# for what it judges.
set(SHUDU_SANITIZE "" CACHE STRING "Sanitizers for everything, e.g. address,undefined")
option(SHUDU_COVERAGE "Count the lines and branches that tools/checks/coverage.py judges (clang)" OFF)
set(SHUDU_LIBFUZZER "" CACHE STRING "Make the fuzz targets libFuzzer programs (clang), guided by: counters, compares")

if(SHUDU_SANITIZE)
  add_compile_options(-fsanitize=${SHUDU_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${SHUDU_SANITIZE})
endif()
# A sanitized program has a million addresses of globals and counters in it. Fixed ones need no relocation at every
# start: 150 -> 96 ms of processor time, and the tests start it a thousand times. (ThreadSanitizer wants them movable.)
if(SHUDU_SANITIZE MATCHES "address")
  add_link_options($<$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>:-no-pie>)
endif()
# What is no leak and no race of ours is said in cmake/sanitizer_rules.cpp, part of every program that is looked at.
if(SHUDU_SANITIZE MATCHES "address|thread")
  add_library(shudu_sanitizer_rules OBJECT ${PROJECT_SOURCE_DIR}/cmake/sanitizer_rules.cpp)
endif()
function(shudu_add_sanitizer_rules program)
  if(TARGET shudu_sanitizer_rules)
    target_sources(${program} PRIVATE $<TARGET_OBJECTS:shudu_sanitizer_rules>)
  endif()
endfunction()
# What a fuzzer is guided by. The counters cost little, so that tests and fuzzers share one build; that a compared
# value was nearly met finds more in hours, and costs a call a comparison.
# Tests guide none (a seventh of the time of compiling them): SHUDU_UNGUIDED is for their files.
set(SHUDU_UNGUIDED)
if(SHUDU_LIBFUZZER STREQUAL "counters")
  add_compile_options(-fsanitize-coverage=inline-8bit-counters,pc-table)
  set(SHUDU_UNGUIDED -fno-sanitize-coverage=inline-8bit-counters,pc-table)
elseif(SHUDU_LIBFUZZER)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
# GNU ld takes three times as long for a sanitized program (4.6 -> 1.3 s of processor time each, some sixty).
if(SHUDU_SANITIZE AND CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  find_program(SHUDU_LLD NAMES ld.lld-19 ld.lld)
  if(SHUDU_LLD)
    add_link_options(--ld-path=${SHUDU_LLD})
  endif()
endif()

# Counters of lines and branches in what is judged (the rooms SHUDU_COVERED, of the solver the reference methods) and in
# the rooms' own tests, whose copies of inline functions count too. A program writes its counts where
# LLVM_PROFILE_FILE says, which the tests of these rooms are told (cmake/test.cmake); all others write to nowhere.
#   shudu_count_coverage(TARGET ROOM)
set(SHUDU_COVERED core formats formats_xml solver)
function(shudu_count_coverage target room)
  if(NOT SHUDU_COVERAGE OR NOT room IN_LIST SHUDU_COVERED)
    return()
  endif()
  set(counters -fprofile-instr-generate=/dev/null -fcoverage-mapping)
  if(target STREQUAL shudu_solver)
    get_target_property(sources ${target} SOURCES)
    list(FILTER sources INCLUDE REGEX "/src/solver/reference/")
    set_source_files_properties(${sources} PROPERTIES COMPILE_OPTIONS "${counters}")
  else()
    target_compile_options(${target} PRIVATE ${counters})
  endif()
  target_link_options(${target} PUBLIC -fprofile-instr-generate)
endfunction()
