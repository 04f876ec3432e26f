# Tests: one program a room from tests/<room>/*_test.cpp, every case of it a ctest test of its own, or
# eight processes for all of them (SHUDU_TEST_SHARDS).
# Tests learn where things are from the environment (tests/support/paths.h): SHUDU_SOURCE_DIR, SHUDU_PROGRAM.
# Properties are tried on the same inputs in every run, so that a failure is news; HACKING.md says how to
# try many others.
include(GoogleTest)

# Finds what tests need; without it SHUDU_BUILD_TESTS is turned off and a line says so.
macro(shudu_find_test_packages)
  find_package(GTest QUIET)
  find_package(rapidcheck QUIET)
  if(NOT GTest_FOUND OR NOT rapidcheck_FOUND)
    message(STATUS "tests: GoogleTest or rapidcheck is not installed, tests are left out")
    set(SHUDU_BUILD_TESTS OFF)
  endif()
endmacro()

# Cases are compiled without optimisation, which is half of the time of a build; what they test is not. Where they
# have slow judges of their own, and in tests/support, which counts what they allocate, they are optimised in the
# release build; elsewhere judges look at fewer cases (tests/support/build_kind.h).
set(SHUDU_OPTIMISED_TESTS canonical explain generator logic rating solver variant shudu_test_support)
set(SHUDU_TEST_HEADERS ${SHUDU_STANDARD_HEADERS} ${SHUDU_CORE_HEADERS} <nlohmann/json.hpp> <gtest/gtest.h>
  <gmock/gmock.h> <rapidcheck.h> <rapidcheck/gtest.h>)

# Files of these tests are compiled some at a time, in builds for checks: what takes time is not the cases but the
# templates of GoogleTest, rapidcheck and JSON, and many files need hardly more of them than one. No two files of a
# program have a name for two things, then.
option(SHUDU_JOIN_TESTS "Compile files of tests some at a time" OFF)
set(SHUDU_TESTS_OF_A_BATCH 24)

# Programs with the same flags share the precompiled headers of the first of them.
function(shudu_set_test_options target)
  shudu_set_warnings(${target})
  string(REGEX REPLACE "_test$" "" room ${target})
  if(SHUDU_JOIN_TESTS AND NOT target STREQUAL shudu_test_support)
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE ${SHUDU_TESTS_OF_A_BATCH})
  endif()
  set(level -O0)
  if(room IN_LIST SHUDU_OPTIMISED_TESTS AND CMAKE_BUILD_TYPE STREQUAL "Release")
    set(level -O1)
  endif()
  target_compile_options(${target} PRIVATE ${level} ${SHUDU_UNGUIDED})
  get_property(first GLOBAL PROPERTY SHUDU_FIRST_TEST_${level})
  if(first)
    target_precompile_headers(${target} REUSE_FROM ${first})
  else()
    target_precompile_headers(${target} PRIVATE ${SHUDU_TEST_HEADERS})
    set_property(GLOBAL PROPERTY SHUDU_FIRST_TEST_${level} ${target})
  endif()
endfunction()

# What all test programs share: helpers of tests/support and one precompiled header.
function(shudu_add_test_support)
  file(GLOB sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/support/*.cpp)
  add_library(shudu_test_support STATIC ${sources})
  target_include_directories(shudu_test_support
    PUBLIC ${PROJECT_SOURCE_DIR}/tests ${PROJECT_SOURCE_DIR}/src ${PROJECT_SOURCE_DIR}/include
           ${PROJECT_BINARY_DIR}/generated/include)
  target_link_libraries(shudu_test_support PUBLIC GTest::gtest GTest::gmock rapidcheck rapidcheck_gtest)
  shudu_set_test_options(shudu_test_support)
endfunction()

# A shared library of small solvers that `shudu bench --peer` is tested with; it stands beside the program.
function(shudu_add_test_peer)
  add_library(shudu_test_peer MODULE ${PROJECT_SOURCE_DIR}/tests/peer/peer.cpp)
  set_target_properties(shudu_test_peer PROPERTIES PREFIX ""
    LIBRARY_OUTPUT_DIRECTORY ${CMAKE_RUNTIME_OUTPUT_DIRECTORY})
  shudu_set_warnings(shudu_test_peer)
endfunction()

# One program of all that starts or shares threads, for ThreadSanitizer: tests/threads, which runs the verbs with many
# workers, and these files of other tests with what they need. Nothing else is built there.
set(SHUDU_THREAD_TESTS solver/count_threads_test.cpp storage/writer_thread_test.cpp service/stop_flag_test.cpp
  core/workers_test.cpp arrays/crew_test.cpp bindings/c/arrays_test.cpp bindings/c/control_test.cpp
  bindings/c/stopping_test.cpp cli/ordered_work_test.cpp tui/worker_test.cpp
  tui/desk_test.cpp tui/slow_disk_test.cpp tui/elsewhere_test.cpp)
set(SHUDU_THREAD_HELPERS solver/helpers.cpp solver/positions.cpp storage/helpers.cpp service/helpers.cpp
  service/golden_files.cpp tui/world.cpp tui/player.cpp tui/golden_screen.cpp tui/screen_svg.cpp)

function(shudu_add_thread_tests)
  file(GLOB own CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/threads/*.cpp)
  set(others ${SHUDU_THREAD_TESTS} ${SHUDU_THREAD_HELPERS})
  list(TRANSFORM others PREPEND ${PROJECT_SOURCE_DIR}/tests/)
  add_executable(threads_test EXCLUDE_FROM_ALL ${own} ${others})
  target_link_libraries(threads_test PRIVATE shudu_test_support GTest::gtest_main shudu_cli shudu_tui shudu_c shudu_storage)
  shudu_set_test_options(threads_test)
  shudu_add_sanitizer_rules(threads_test)
  if(SHUDU_SANITIZE MATCHES "thread")
    shudu_add_shards(threads "SHUDU_SOURCE_DIR=${PROJECT_SOURCE_DIR};RC_PARAMS=seed=20261121")
  endif()
endfunction()

# Files of tests in which nothing matches are left out of the build: a check that runs few tests by their names
# need not compile the others. Anywhere in the file, so that a name over two lines, or made by a macro, counts.
set(SHUDU_TESTS_WITH "" CACHE STRING "Regular expression; only test files with a line that matches are built")
set(SHUDU_WHOLE_TESTS "" CACHE STRING "Rooms and bindings all of whose test files are built all the same")

function(shudu_wanted_tests name files out)
  set(wanted)
  foreach(file ${files})
    set(lines found)
    if(SHUDU_TESTS_WITH AND NOT name IN_LIST SHUDU_WHOLE_TESTS AND file MATCHES "_test\\.cpp$")
      file(STRINGS ${file} lines REGEX "${SHUDU_TESTS_WITH}" LIMIT_COUNT 1)
    endif()
    if(NOT "${lines}" STREQUAL "")
      list(APPEND wanted ${file})
    endif()
  endforeach()
  set(${out} ${wanted} PARENT_SCOPE)
endfunction()

# shudu_add_tests(NAME [FOLDER]): tests/NAME/*_test.cpp (or tests/FOLDER/...) against the library shudu_NAME, as
# program NAME_test.
function(shudu_add_tests name)
  set(folder ${name})
  if(ARGN)
    set(folder ${ARGN})
  endif()
  file(GLOB_RECURSE files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/${folder}/*.cpp)
  shudu_wanted_tests(${name} "${files}" files)
  set(sources ${files})
  list(FILTER sources INCLUDE REGEX "_test\\.cpp$")
  if(NOT sources OR NOT TARGET shudu_${name})
    message(STATUS "tests of ${name}: none, none wanted, or nothing to test yet")
    return()
  endif()
  shudu_test_list(${name} tests_share shared)
  list(TRANSFORM shared PREPEND ${PROJECT_SOURCE_DIR}/tests/)
  add_executable(${name}_test ${files} ${shared})
  target_link_libraries(${name}_test PRIVATE shudu_test_support GTest::gtest_main)
  shudu_nested_rooms(${name} nested)
  shudu_test_list(${name} tests_need others)
  foreach(room ${name} ${nested} ${others})
    target_link_libraries(${name}_test PRIVATE shudu_${room})
    shudu_layer_packages(${room} packages)
    list(TRANSFORM packages REPLACE "::.*" "")
    shudu_link_packages(${name}_test ${packages})
  endforeach()
  shudu_set_test_options(${name}_test)
  shudu_count_coverage(${name}_test ${name})
  shudu_add_sanitizer_rules(${name}_test)
  shudu_rooms_first(${name}_test ${name} ${nested} ${others})
  if(TARGET shudu AND name STREQUAL tui)
    add_dependencies(${name}_test shudu)
  endif()
  if(TARGET shudu AND name STREQUAL cli)
    shudu_add_test_peer()
    add_dependencies(${name}_test shudu shudu_test_peer)
  endif()
  set(environment SHUDU_SOURCE_DIR=${PROJECT_SOURCE_DIR} SHUDU_PROGRAM=${CMAKE_RUNTIME_OUTPUT_DIRECTORY}/shudu
    RC_PARAMS=seed=20261121)
  if(SHUDU_COVERAGE AND name IN_LIST SHUDU_COVERED)
    list(APPEND environment LLVM_PROFILE_FILE=${PROJECT_BINARY_DIR}/coverage/${name}-%m.profraw)
  endif()
  if(SHUDU_TEST_SHARDS)
    shudu_add_shards(${name} "${environment}")
  else()
    shudu_add_cases(${name} "${environment}")
  endif()
endfunction()

# Every case of NAME_test is a test of its own, and a process.
function(shudu_add_cases name environment)
  gtest_discover_tests(${name}_test DISCOVERY_MODE PRE_TEST DISCOVERY_TIMEOUT 60
    TEST_PREFIX ${name}. TEST_LIST ${name}_cases PROPERTIES TIMEOUT 600)
  # A list does not survive the PROPERTIES above; this runs after the cases are known.
  set(script ${CMAKE_CURRENT_BINARY_DIR}/${name}_environment.cmake)
  file(WRITE ${script} "set_tests_properties(\${${name}_cases} PROPERTIES ENVIRONMENT \"${environment}\")\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${script})
endfunction()

# Some processes for all cases of NAME_test, which they share among them: where a process takes long to begin
# (0.2 s sanitized) or to end (it writes its counts of coverage). GTEST_FILTER says which cases run.
set(SHUDU_TEST_SHARDS 0 CACHE STRING "Processes that share the cases of a test program; 0: one for each case")

function(shudu_add_shards name environment)
  math(EXPR last "${SHUDU_TEST_SHARDS} - 1")
  foreach(shard RANGE ${last})
    add_test(NAME ${name}.shard_${shard} COMMAND ${name}_test --gtest_brief=1)
    set_property(TEST ${name}.shard_${shard} PROPERTY TIMEOUT 1500)
    set_property(TEST ${name}.shard_${shard} PROPERTY ENVIRONMENT ${environment}
      GTEST_TOTAL_SHARDS=${SHUDU_TEST_SHARDS} GTEST_SHARD_INDEX=${shard})
  endforeach()
endfunction()

# The rooms whose folder lies in the folder of room `name` (formats_xml in formats): tested with it.
function(shudu_nested_rooms name out)
  set(nested)
  shudu_layer_names(rooms rooms)
  if(name IN_LIST rooms)
    shudu_layer_row(rooms ${name} row)
    string(JSON folder GET "${row}" folder)
    foreach(room ${rooms})
      shudu_layer_row(rooms ${room} row)
      string(JSON inner GET "${row}" folder)
      if(inner MATCHES "^${folder}/" AND TARGET shudu_${room})
        list(APPEND nested ${room})
      endif()
    endforeach()
  endif()
  set(${out} ${nested} PARENT_SCOPE)
endfunction()

# A list of the row of the room or binding `name`, empty where it has none: `tests_need`, rooms that its tests use beside it
# as judges and makers of positions, and `tests_share`, files of another room's tests.
function(shudu_test_list name key out)
  set(items)
  foreach(kind rooms bindings)
    shudu_layer_names(${kind} names)
    if(name IN_LIST names)
      shudu_layer_row(${kind} ${name} row)
      string(JSON type ERROR_VARIABLE missing TYPE "${row}" ${key})
      if(NOT missing)
        shudu_json_list("${row}" ${key} items)
      endif()
    endif()
  endforeach()
  set(${out} ${items} PARENT_SCOPE)
endfunction()

# The tests of a binding, and its programs in C: tests/bindings/NAME/PROGRAM.c is a test of its own.
function(shudu_add_binding_tests name)
  shudu_add_tests(${name} bindings/${name})
  file(GLOB programs CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/bindings/${name}/*.c)
  foreach(source ${programs})
    get_filename_component(program ${source} NAME_WE)
    add_executable(${program}_in_${name} ${source})
    target_link_libraries(${program}_in_${name} PRIVATE shudu_${name})
    shudu_set_c_options(${program}_in_${name})
    add_test(NAME ${name}.${program} COMMAND ${program}_in_${name})
  endforeach()
endfunction()

function(shudu_add_all_tests)
  shudu_add_test_support()
  shudu_layer_names(rooms rooms)
  shudu_layer_names(apps apps)
  foreach(name ${rooms} ${apps})
    shudu_add_tests(${name})
  endforeach()
  shudu_layer_names(bindings bindings)
  foreach(name ${bindings})
    shudu_add_binding_tests(${name})
  endforeach()
  shudu_add_thread_tests()
endfunction()
