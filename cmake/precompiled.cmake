# The standard headers that most files include, compiled once: reading them was two thirds of the time of a
# build (a room's file 1.93 -> 1.25 s in the sanitized build). They are of the standard library only, so that no
# change of ours makes them stale. A file still includes what it uses: tools/checks/tidy.py looks at files without
# them. For clang alone: of headers compiled before, g++ 12 no longer knows which of its warnings <string> silences.
#   shudu_precompile(TARGET LIKE)   uses the headers of LIKE, `rooms` or `apps`, made with the flags of those
set(SHUDU_STANDARD_HEADERS)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  set(SHUDU_STANDARD_HEADERS <algorithm> <array> <atomic> <bit> <charconv> <chrono> <cmath> <cstdint> <cstdlib>
    <cstring> <functional> <iterator> <limits> <map> <memory> <numeric> <optional> <set> <span> <string>
    <string_view> <tuple> <utility> <variant> <vector>)
endif()

function(shudu_precompile target like)
  if(NOT SHUDU_STANDARD_HEADERS)
    return()
  endif()
  set(headers shudu_headers_of_${like})
  if(NOT TARGET ${headers})
    set(source ${PROJECT_BINARY_DIR}/generated/headers_of_${like}.cpp)
    file(CONFIGURE OUTPUT ${source} CONTENT "// Only its precompiled headers are of use.\n")
    add_library(${headers} OBJECT ${source})
    cmake_language(CALL shudu_set_options_of_${like} ${headers})
    target_precompile_headers(${headers} PRIVATE ${SHUDU_STANDARD_HEADERS})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${headers})
endfunction()
