# Files that are compiled some at a time (CMake's unity build), in builds for checks: reading headers is most of the
# time of a file, and a batch reads them once. It asks that no two files of a room, an app or a test program give
# one name to two things. `dev` compiles each file alone, `release` each but those of tests.
#   shudu_join_sources(TARGET)  joins the files of a room or an app where SHUDU_JOIN_ROOMS is on
option(SHUDU_JOIN_ROOMS "Compile files of rooms and apps some at a time" OFF)

# A file for an instruction set stays alone: it compiles one algorithm's headers for that set.
string(JSON SHUDU_ALONE GET "${SHUDU_LAYERS_TEXT}" compiled_alone)

function(shudu_join_sources target)
  if(NOT SHUDU_JOIN_ROOMS)
    return()
  endif()
  get_target_property(sources ${target} SOURCES)
  list(FILTER sources INCLUDE REGEX "${SHUDU_ALONE}")
  set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 48)
endfunction()
