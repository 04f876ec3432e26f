# The headers that most files include, compiled once: reading them was two thirds of the time of a build (a
# room's file 1.93 -> 1.25 s in the sanitized build by the standard ones; by those of room `core`, and for apps of all
# rooms, a fifth to a quarter less again in the thread-sanitized one). A file still includes what it uses:
# tools/checks/tidy.py looks at files without them. After a change of these lists the folders of builds must go:
# CMake dates its file of #includes back, so that nobody sees it has changed. For clang alone: of headers compiled
# before, g++ 12 no longer knows which of its warnings <string> silences (a fifth of its time for 30 false warnings).
#   shudu_precompile(TARGET LIKE)   uses the headers of LIKE, `rooms` or `apps`, made with the flags of those
set(SHUDU_STANDARD_HEADERS)
set(SHUDU_CORE_HEADERS)
set(SHUDU_PUBLIC_HEADERS)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  set(SHUDU_STANDARD_HEADERS <algorithm> <array> <atomic> <bit> <charconv> <chrono> <cmath> <cstdint> <cstdlib>
    <cstring> <functional> <iterator> <limits> <map> <memory> <numeric> <optional> <set> <span> <string>
    <string_view> <tuple> <utility> <variant> <vector>)
  file(GLOB SHUDU_CORE_HEADERS CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/include/shudu/core/*.h)
  file(GLOB_RECURSE SHUDU_PUBLIC_HEADERS CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/include/shudu/*.h)
endif()
set(SHUDU_HEADERS_OF_rooms ${SHUDU_STANDARD_HEADERS} ${SHUDU_CORE_HEADERS})
set(SHUDU_HEADERS_OF_apps ${SHUDU_STANDARD_HEADERS} <condition_variable> <filesystem> <mutex> <thread>
  ${SHUDU_PUBLIC_HEADERS})

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
    target_include_directories(${headers} PRIVATE ${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/generated/include)
    target_precompile_headers(${headers} PRIVATE ${SHUDU_HEADERS_OF_${like}})
  endif()
  target_precompile_headers(${target} REUSE_FROM ${headers})
endfunction()
