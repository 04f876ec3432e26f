# Files that must not compile: tests/compile_fail/NAME.cpp begins with `// error: REGEX` and has a sibling
# NAME_ok.cpp that differs only in being right. The first must fail with a message that matches, the
# second must compile: so a file cannot fail for a wrong reason. Each pair is one ctest test.
#   shudu_add_compile_fail(FILE)   registers one; the script part below (cmake -P) runs it.
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  function(try_file file failed message)
    execute_process(COMMAND ${COMPILER} -std=c++20 -fsyntax-only -fdiagnostics-color=never
              -Werror=unused-result
              -I${SOURCE}/include -I${SOURCE}/src -I${GENERATED} ${file}
      RESULT_VARIABLE result OUTPUT_VARIABLE output ERROR_VARIABLE output)
    set(${failed} ${result} PARENT_SCOPE)
    set(${message} "${output}" PARENT_SCOPE)
  endfunction()
  file(STRINGS ${FILE} first LIMIT_COUNT 1)
  if(NOT first MATCHES "^// error: (.+)$")
    message(FATAL_ERROR "${FILE}: the first line must be `// error: REGEX`")
  endif()
  set(regex "${CMAKE_MATCH_1}")
  string(REGEX REPLACE "\\.cpp$" "_ok.cpp" sibling ${FILE})
  try_file(${sibling} failed message)
  if(failed)
    message(FATAL_ERROR "${sibling} must compile:\n${message}")
  endif()
  try_file(${FILE} failed message)
  if(NOT failed)
    message(FATAL_ERROR "${FILE} compiles, and must not")
  elseif(NOT message MATCHES "${regex}")
    message(FATAL_ERROR "${FILE} fails, but not with `${regex}`:\n${message}")
  endif()
  return()
endif()

set(SHUDU_COMPILE_FAIL_SCRIPT ${CMAKE_CURRENT_LIST_FILE})

function(shudu_add_compile_fail file)
  get_filename_component(name ${file} NAME_WE)
  add_test(NAME compile_fail.${name} COMMAND ${CMAKE_COMMAND} -DFILE=${file}
    -DCOMPILER=${CMAKE_CXX_COMPILER} -DSOURCE=${PROJECT_SOURCE_DIR}
    -DGENERATED=${PROJECT_BINARY_DIR}/generated/include -P ${SHUDU_COMPILE_FAIL_SCRIPT})
endfunction()

function(shudu_add_all_compile_fails)
  file(GLOB files CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/tests/compile_fail/*.cpp)
  list(FILTER files EXCLUDE REGEX "_ok\\.cpp$")
  foreach(file ${files})
    shudu_add_compile_fail(${file})
  endforeach()
endfunction()
