# Rooms and apps from tools/layers.json, the only place that says who may depend on whom.
#   shudu_add_room(NAME)  static library shudu_NAME of src/FOLDER, with what the row needs
#   shudu_add_app(NAME)   static library shudu_NAME of apps/NAME but main.cpp, and the program if its row
#                         names one; a row without is a part of the apps that use it
#   shudu_add_binding(NAME) static library shudu_NAME of bindings/NAME, rooms behind an interface that is not C++
#   shudu_rooms_first(TARGET NAME...)  in a sanitized build, the rooms under NAME stand first at the link of TARGET
# A room without sources is left out, with everything that would link it told so in one line.
include(${CMAKE_CURRENT_LIST_DIR}/archive_in_programs.cmake)
include(${CMAKE_CURRENT_LIST_DIR}/precompiled.cmake)
set(SHUDU_LAYERS ${CMAKE_CURRENT_LIST_DIR}/../tools/layers.json)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${SHUDU_LAYERS})
file(READ ${SHUDU_LAYERS} SHUDU_LAYERS_TEXT)
include(${CMAKE_CURRENT_LIST_DIR}/join.cmake)

# The row called `name` of the table `kind` (rooms or apps), as JSON text.
function(shudu_layer_row kind name out)
  string(JSON count LENGTH "${SHUDU_LAYERS_TEXT}" ${kind})
  math(EXPR last "${count} - 1")
  foreach(i RANGE ${last})
    string(JSON row GET "${SHUDU_LAYERS_TEXT}" ${kind} ${i})
    string(JSON row_name GET "${row}" name)
    if(row_name STREQUAL name)
      set(${out} "${row}" PARENT_SCOPE)
      return()
    endif()
  endforeach()
  message(FATAL_ERROR "tools/layers.json has no row '${name}' in '${kind}'")
endfunction()

# The member `key` (an array of strings) of a JSON object, as a CMake list.
function(shudu_json_list json key out)
  set(items)
  string(JSON count LENGTH "${json}" ${key})
  if(count GREATER 0)
    math(EXPR last "${count} - 1")
    foreach(i RANGE ${last})
      string(JSON item GET "${json}" ${key} ${i})
      list(APPEND items ${item})
    endforeach()
  endif()
  set(${out} ${items} PARENT_SCOPE)
endfunction()

# The names of all rows of a table, in order.
function(shudu_layer_names kind out)
  set(names)
  string(JSON count LENGTH "${SHUDU_LAYERS_TEXT}" ${kind})
  math(EXPR last "${count} - 1")
  foreach(i RANGE ${last})
    string(JSON name GET "${SHUDU_LAYERS_TEXT}" ${kind} ${i} name)
    list(APPEND names ${name})
  endforeach()
  set(${out} ${names} PARENT_SCOPE)
endfunction()

# The packages of a row (room or app) as link targets.
function(shudu_layer_packages name out)
  set(targets)
  foreach(kind rooms bindings apps)
    shudu_layer_names(${kind} names)
    if(name IN_LIST names)
      shudu_layer_row(${kind} ${name} row)
      shudu_json_list("${row}" packages packages)
      foreach(package ${packages})
        list(APPEND targets ${package}::${package})
      endforeach()
    endif()
  endforeach()
  set(${out} ${targets} PARENT_SCOPE)
endfunction()

# The sources of a room: all of its folder but the folders of rooms nested in it.
function(shudu_room_sources folder out)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/src/${folder}/*.cpp)
  shudu_layer_names(rooms rooms)
  foreach(room ${rooms})
    shudu_layer_row(rooms ${room} row)
    string(JSON other GET "${row}" folder)
    if(NOT other STREQUAL folder AND other MATCHES "^${folder}/")
      list(FILTER sources EXCLUDE REGEX "/src/${other}/")
    endif()
  endforeach()
  set(${out} ${sources} PARENT_SCOPE)
endfunction()

# Links the rooms and packages a row asks for; a package P is found and linked as P::P.
macro(shudu_link_row target row scope)
  shudu_json_list("${row}" needs row_needs)
  foreach(need ${row_needs})
    if(TARGET shudu_${need})
      target_link_libraries(${target} ${scope} shudu_${need})
    endif()
  endforeach()
  shudu_json_list("${row}" packages row_packages)
  foreach(package ${row_packages})
    find_package(${package} REQUIRED)
  endforeach()
  shudu_link_packages(${target} ${row_packages})
endmacro()

function(shudu_set_options_of_rooms target)
  set_target_properties(${target} PROPERTIES POSITION_INDEPENDENT_CODE ON
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  target_compile_options(${target} PRIVATE -fno-exceptions)
  shudu_set_warnings(${target})
endfunction()

# An app parses options and moves bytes; unoptimised it halves the time of a sanitized build.
function(shudu_set_options_of_apps target)
  target_compile_options(${target} PRIVATE $<$<CONFIG:Debug>:-O0>)
  shudu_set_warnings(${target})
endfunction()

function(shudu_add_room name)
  shudu_layer_row(rooms ${name} row)
  string(JSON folder GET "${row}" folder)
  shudu_room_sources(${folder} sources)
  if(NOT sources)
    message(STATUS "room ${name}: no sources in src/${folder}, left out")
    return()
  endif()
  add_library(shudu_${name} STATIC ${sources})
  shudu_set_options_of_rooms(shudu_${name})
  shudu_precompile(shudu_${name} rooms)
  shudu_join_sources(shudu_${name})
  shudu_count_coverage(shudu_${name} ${name})
  target_include_directories(shudu_${name}
    PUBLIC ${PROJECT_SOURCE_DIR}/include ${PROJECT_BINARY_DIR}/generated/include
    PRIVATE ${PROJECT_SOURCE_DIR}/src)
  shudu_link_row(shudu_${name} "${row}" PUBLIC)
endfunction()

# A binding: its interface stands in bindings/NAME/include and shows nothing of C++, neither to the
# compiler nor to the linker. It is built with exceptions, which end at it (see its source).
function(shudu_add_binding name)
  shudu_layer_row(bindings ${name} row)
  set(folder ${PROJECT_SOURCE_DIR}/bindings/${name})
  file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  add_library(shudu_${name} STATIC ${sources})
  set_target_properties(shudu_${name} PROPERTIES POSITION_INDEPENDENT_CODE ON
    CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)
  target_include_directories(shudu_${name} PUBLIC ${folder}/include)
  shudu_set_warnings(shudu_${name})
  shudu_link_row(shudu_${name} "${row}" PRIVATE)
endfunction()

# An app that is a module: a library that the program loads when it needs it. It stands beside the program
# in a build, and in a folder of its own when installed; the program's search path names both.
function(shudu_add_module name)
  shudu_layer_row(apps ${name} row)
  string(JSON module GET "${row}" module)
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/apps/${name}/*.cpp)
  add_library(${module} MODULE ${sources})
  set_target_properties(${module} PROPERTIES PREFIX "" CXX_VISIBILITY_PRESET hidden
    VISIBILITY_INLINES_HIDDEN ON LIBRARY_OUTPUT_DIRECTORY ${CMAKE_RUNTIME_OUTPUT_DIRECTORY})
  target_include_directories(${module} PRIVATE ${PROJECT_SOURCE_DIR}/apps)
  target_link_options(${module} PRIVATE -Wl,--exclude-libs,ALL)
  shudu_set_warnings(${module})
  shudu_link_row(${module} "${row}" PRIVATE)
endfunction()

function(shudu_add_app name)
  shudu_layer_row(apps ${name} row)
  string(JSON module ERROR_VARIABLE no_module GET "${row}" module)
  if(NOT no_module)
    shudu_add_module(${name})
    return()
  endif()
  set(folder ${PROJECT_SOURCE_DIR}/apps/${name})
  file(GLOB_RECURSE sources CONFIGURE_DEPENDS ${folder}/*.cpp)
  list(REMOVE_ITEM sources ${folder}/main.cpp)
  if(NOT sources)
    message(STATUS "app ${name}: no sources in apps/${name}, left out")
    return()
  endif()
  add_library(shudu_${name} STATIC ${sources})
  shudu_set_options_of_apps(shudu_${name})
  shudu_precompile(shudu_${name} apps)
  shudu_join_sources(shudu_${name})
  target_include_directories(shudu_${name}
    PUBLIC ${PROJECT_SOURCE_DIR}/apps ${PROJECT_BINARY_DIR}/generated/apps)
  shudu_link_row(shudu_${name} "${row}" PUBLIC)
  string(JSON uses ERROR_VARIABLE uses_none GET "${row}" uses)
  if(NOT uses_none)
    shudu_json_list("${row}" uses used)
    foreach(app ${used})
      shudu_layer_row(apps ${app} used_row)
      string(JSON module ERROR_VARIABLE no_module GET "${used_row}" module)
      if(no_module AND TARGET shudu_${app})  # a module is loaded, not linked
        target_link_libraries(shudu_${name} PUBLIC shudu_${app})
      endif()
    endforeach()
  endif()
  add_dependencies(shudu_${name} shudu_build_info)
  string(JSON program ERROR_VARIABLE no_program GET "${row}" program)
  if(NOT no_program)
    shudu_add_program(${name} ${program})
  endif()
endfunction()

# The rooms under the rows `names` of any table, themselves included, each once.
function(shudu_rooms_under names out)
  shudu_layer_names(rooms rooms)
  set(waiting ${names})
  set(seen)
  while(waiting)
    list(POP_FRONT waiting name)
    if(name IN_LIST seen)
      continue()
    endif()
    list(APPEND seen ${name})
    foreach(kind rooms bindings apps)
      shudu_layer_names(${kind} rows)
      if(name IN_LIST rows)
        shudu_layer_row(${kind} ${name} row)
        shudu_json_list("${row}" needs needs)
        list(APPEND waiting ${needs})
      endif()
    endforeach()
  endwhile()
  foreach(name ${seen})
    if(NOT name IN_LIST rooms)
      list(REMOVE_ITEM seen ${name})
    endif()
  endforeach()
  set(${out} ${seen} PARENT_SCOPE)
endfunction()

# In a sanitized build the rooms are optimised, tests and apps are not. Of an inline function that stands in several
# objects the linker keeps the first copy, and a program's own objects come before the archives: with its rooms
# ahead of them the rooms run their own, fast copies.
function(shudu_rooms_first target)
  if(NOT SHUDU_SANITIZE)
    return()
  endif()
  shudu_rooms_under("${ARGN}" rooms)
  set(archives)
  foreach(room ${rooms})
    if(TARGET shudu_${room})
      list(APPEND archives $<TARGET_FILE:shudu_${room}>)
    endif()
  endforeach()
  target_link_options(${target} PRIVATE -Wl,--whole-archive ${archives} -Wl,--no-whole-archive)
endfunction()

# The program of an app: main.cpp and the app's library.
function(shudu_add_program name program)
  add_executable(${program} ${PROJECT_SOURCE_DIR}/apps/${name}/main.cpp)
  target_link_libraries(${program} PRIVATE shudu_${name})
  shudu_add_sanitizer_rules(${program})
  shudu_rooms_first(${program} ${name})
  file(RELATIVE_PATH modules ${CMAKE_INSTALL_FULL_BINDIR} ${CMAKE_INSTALL_FULL_LIBDIR}/shudu)
  # The same in both places: CMake ends a path that it is to change when installing with an empty entry, which is the
  # current folder of whoever runs the program.
  set_target_properties(${program} PROPERTIES
    BUILD_WITH_INSTALL_RPATH ON INSTALL_RPATH "$ORIGIN/${modules};$ORIGIN")
  shudu_set_warnings(${program})
endfunction()

function(shudu_add_all_rooms)
  shudu_layer_names(rooms rooms)
  foreach(room ${rooms})
    shudu_add_room(${room})
  endforeach()
endfunction()

function(shudu_add_all_bindings)
  shudu_layer_names(bindings bindings)
  foreach(binding ${bindings})
    shudu_add_binding(${binding})
  endforeach()
endfunction()

function(shudu_add_all_apps)
  shudu_layer_names(apps apps)
  foreach(app ${apps})
    shudu_add_app(${app})
  endforeach()
  if(TARGET shudu AND TARGET shudu_drawing)
    add_dependencies(shudu shudu_drawing)
  endif()
endfunction()

# <shudu/version.h> is made from the project's version; "build_info.h" (apps only) also knows the commit
# and is looked at in every build, so it cannot lie.
function(shudu_add_version)
  configure_file(${PROJECT_SOURCE_DIR}/cmake/version.h.in
    ${PROJECT_BINARY_DIR}/generated/include/shudu/version.h @ONLY)
  add_custom_target(shudu_build_info
    COMMAND ${CMAKE_COMMAND} -DSOURCE=${PROJECT_SOURCE_DIR} -DVERSION=${PROJECT_VERSION}
            -DTEMPLATE=${PROJECT_SOURCE_DIR}/cmake/build_info.h.in
            -DOUTPUT=${PROJECT_BINARY_DIR}/generated/apps/build_info.h
            -P ${PROJECT_SOURCE_DIR}/cmake/build_info.cmake
    BYPRODUCTS ${PROJECT_BINARY_DIR}/generated/apps/build_info.h VERBATIM)
endfunction()
