# C libraries that are linked into our programs as archives, where the system has them. Each shared library
# costs every start of a program, also of verbs that never call it: sqlite3, ncursesw and zstd took a fifth of
# `shudu version`. Shared libraries, and whoever uses an installation, link the shared ones: two copies of
# SQLite in one process would not see each other's locks.
set(SHUDU_ARCHIVES_SQLite3 sqlite3)
set(SHUDU_ARCHIVES_Zstd zstd)
set(SHUDU_ARCHIVES_Cursesw ncursesw tinfo)

# What to link for the package P, which has been found: P::P, or a target that is its archives in programs.
function(shudu_package_item package out)
  set(item ${package}::${package})
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
  set(${out} ${item} PARENT_SCOPE)
endfunction()

# Links packages that have been found to a target of ours.
function(shudu_link_packages target)
  foreach(package ${ARGN})
    shudu_package_item(${package} item)
    target_link_libraries(${target} PRIVATE ${item})
  endforeach()
endfunction()
