# Instrumented builds: SHUDU_SANITIZE (a -fsanitize list), SHUDU_COVERAGE (gcov counters) and
# SHUDU_LIBFUZZER (real fuzzers, clang only). They hold for every target, hence directory-wide options.
set(SHUDU_SANITIZE "" CACHE STRING "Sanitizers for everything, e.g. address,undefined")
option(SHUDU_COVERAGE "Count lines and branches with gcov" OFF)
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
if(SHUDU_COVERAGE)
  add_compile_options(--coverage -fno-inline -fprofile-abs-path)
  add_link_options(--coverage)
endif()
# What a fuzzer is guided by. The counters cost little, so that tests and fuzzers share one build; that a compared
# value was nearly met finds more in hours, and costs a call a comparison.
if(SHUDU_LIBFUZZER STREQUAL "counters")
  add_compile_options(-fsanitize-coverage=inline-8bit-counters,pc-table)
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
