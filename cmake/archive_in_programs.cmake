# C libraries that are linked into our programs as archives, where the system has them. Each shared library
# costs every start of a program, also of verbs that never call it: sqlite3, ncursesw and zstd took a fifth of
# `shudu version`. Shared libraries, and whoever uses an installation, link the shared ones: two copies of
# SQLite in one process would not see each other's locks.
set(SHUDU_ARCHIVES_SQLite3 sqlite3)
set(SHUDU_ARCHIVES_Zstd zstd)
set(SHUDU_ARCHIVES_Cursesw ncursesw tinfo)

# SHUDU_LINKAGE says otherwise for all programs:
#   shared  nothing as an archive, which is what distributions want
#   static  everything, the C library too: one file that runs anywhere. What needs a library that is loaded while it
#           runs is left out (the drawing module, with it libqrencode), and says so when it is asked for.
set(SHUDU_LINKAGE mixed CACHE STRING "How programs are linked: mixed, shared or static")
set_property(CACHE SHUDU_LINKAGE PROPERTY STRINGS mixed shared static)
set(SHUDU_LOADS_LIBRARIES true)
if(SHUDU_LINKAGE STREQUAL "static")
  set(SHUDU_LOADS_LIBRARIES false)
  set(ZLIB_USE_STATIC_LIBS ON)
  set(SHUDU_ITEM_fmt fmt::fmt-header-only)  # Debian has no archive of it
  set(SHUDU_ITEM_pugixml pugixml::static)
  set(SHUDU_ITEM_QRencode shudu_headers_of_QRencode)  # only what draws calls it, and that goes at the link:
  add_compile_options(-ffunction-sections -fdata-sections)
elseif(SHUDU_LINKAGE STREQUAL "shared")
  unset(SHUDU_ARCHIVES_SQLite3)
  unset(SHUDU_ARCHIVES_Zstd)
  unset(SHUDU_ARCHIVES_Cursesw)
elseif(NOT SHUDU_LINKAGE STREQUAL "mixed")
  message(FATAL_ERROR "SHUDU_LINKAGE is mixed, shared or static, not '${SHUDU_LINKAGE}'")
endif()
configure_file(${CMAKE_CURRENT_LIST_DIR}/linkage.h.in ${PROJECT_BINARY_DIR}/generated/apps/linkage.h @ONLY)

# What to link for the package P, which has been found: P::P, or a target that is its archives in programs.
function(shudu_package_item package out)
  set(item ${package}::${package})
  if(SHUDU_ITEM_${package})
    set(item ${SHUDU_ITEM_${package}})
  endif()
  set(archives)
  foreach(name ${SHUDU_ARCHIVES_${package}})
    find_library(SHUDU_ARCHIVE_${name} lib${name}.a)
    mark_as_advanced(SHUDU_ARCHIVE_${name})
    list(APPEND archives ${SHUDU_ARCHIVE_${name}})
  endforeach()
  if(archives AND NOT archives MATCHES NOTFOUND)
    set(item shudu_${package})
    if(NOT TARGET ${item})
      add_library(${item} INTERFACE)
      target_link_libraries(${item} INTERFACE
        "$<IF:$<STREQUAL:$<TARGET_PROPERTY:TYPE>,EXECUTABLE>,${archives},${package}::${package}>")
      target_include_directories(${item} SYSTEM INTERFACE
        $<TARGET_PROPERTY:${package}::${package},INTERFACE_INCLUDE_DIRECTORIES>)
    endif()
  endif()
  if(NOT TARGET ${item})  # headers only
    add_library(${item} INTERFACE)
    target_include_directories(${item} SYSTEM INTERFACE
      $<TARGET_PROPERTY:${package}::${package},INTERFACE_INCLUDE_DIRECTORIES>)
  endif()
  set(${out} ${item} PARENT_SCOPE)
endfunction()

# Links packages that have been found to a target of ours.
function(shudu_link_packages target)
  foreach(package ${ARGN})
    shudu_package_item(${package} item)
    target_link_libraries(${target} PRIVATE ${item})
  endforeach()
endfunction()

# A static program begins anywhere in memory, as others do (static-pie), and has no more in it than it can reach.
function(shudu_set_linkage program)
  if(SHUDU_LINKAGE STREQUAL "static")
    set_target_properties(${program} PROPERTIES POSITION_INDEPENDENT_CODE ON INSTALL_RPATH "")
    target_link_options(${program} PRIVATE -static-pie -Wl,--gc-sections -Wl,-s)
  endif()
endfunction()
