# The standard headers that most files include, compiled once: reading them was two thirds of the time of a
# build (a room's file 1.6 -> 0.8 s with clang 19). They are of the standard library only, so that no change of
# ours makes them stale. A file still includes what it uses: tools/checks/tidy.py looks at files without them.
#   shudu_precompile(TARGET LIKE)   uses the headers of LIKE, `rooms` or `apps`, made with the flags of those
set(SHUDU_STANDARD_HEADERS <algorithm> <array> <atomic> <bit> <charconv> <chrono> <cmath> <cstdint> <cstdlib>
  <cstring> <functional> <iterator> <limits> <map> <memory> <numeric> <optional> <set> <span> <string>
  <string_view> <tuple> <utility> <variant> <vector>)

function(shudu_precompile target like)
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
