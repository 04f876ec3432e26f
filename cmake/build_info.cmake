# Script (cmake -P): writes build_info.h from SOURCE's git commit; touches the file only when it changes. A copy without
# git is told its commit in the file `build_id` (tools/packages/deb.sh).
set(BUILD_ID unknown)
if(EXISTS ${SOURCE}/build_id)
  file(STRINGS ${SOURCE}/build_id BUILD_ID LIMIT_COUNT 1)
endif()
find_program(GIT git)
if(GIT AND EXISTS ${SOURCE}/.git)
  execute_process(COMMAND ${GIT} -C ${SOURCE} rev-parse --short=12 HEAD
    OUTPUT_VARIABLE hash OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
  if(NOT failed)
    execute_process(COMMAND ${GIT} -C ${SOURCE} status --porcelain
      OUTPUT_VARIABLE changes ERROR_QUIET)
    set(BUILD_ID ${hash})
    if(changes)
      string(APPEND BUILD_ID -dirty)
    endif()
  endif()
endif()
configure_file(${TEMPLATE} ${OUTPUT} @ONLY)
