# What `cmake --install` gives: public headers, libshudu.a and libshudu.so made of the objects of all
# rooms but those whose row names a library of its own (libshudu_pictures, libshudu_storage), these, the
# library for C (libshudu_c), a CMake package with a component for each, pkg-config files, the program and the module that it loads to draw, man
# pages, completions and documents.
# Tested by tests/install, which builds a consumer against the installed tree.
include(CMakePackageConfigHelpers)

# The library that a room or binding is installed in: libshudu, or where its row says `installed_as: X` libshudu_X,
# a library beside it, so that who does not draw needs nothing that draws. X is also the component of
# find_package and of the target Shudu::X; packaging/shudu-X.pc.in is its template for pkg-config.
function(shudu_library_of kind name out)
  shudu_layer_row(${kind} ${name} row)
  string(JSON library ERROR_VARIABLE missing GET "${row}" installed_as)
  if(missing)
    set(library "")
  endif()
  set(${out} "${library}" PARENT_SCOPE)
endfunction()

# The objects of a library (empty: libshudu), and the packages that their rows name.
function(shudu_parts_of library out_objects out_packages)
  set(objects)
  set(packages)
  foreach(kind rooms bindings)
    shudu_layer_names(${kind} names)
    foreach(name ${names})
      shudu_library_of(${kind} ${name} of)
      if(TARGET shudu_${name} AND "${of}" STREQUAL "${library}")
        list(APPEND objects $<TARGET_OBJECTS:shudu_${name}>)
        shudu_layer_packages(${name} its_packages)
        list(APPEND packages ${its_packages})
      endif()
    endforeach()
  endforeach()
  list(REMOVE_DUPLICATES packages)
  list(REMOVE_ITEM packages nlohmann_json::nlohmann_json)  # headers only, used inside: no trace is left
  set(${out_objects} "${objects}" PARENT_SCOPE)
  set(${out_packages} "${packages}" PARENT_SCOPE)
endfunction()

# shudu_add_merged(NAME KIND OBJECTS PACKAGES): libNAME, static or shared, as target NAME_KIND. In a folder of
# its own, since a room of that name has a library of that name.
function(shudu_add_merged name kind objects packages)
  string(TOUPPER ${kind} type)
  add_library(${name}_${kind} ${type} ${objects})
  set_target_properties(${name}_${kind} PROPERTIES OUTPUT_NAME ${name} LINKER_LANGUAGE CXX
    ARCHIVE_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib LIBRARY_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/lib
    VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR} BUILD_WITH_INSTALL_RPATH ON)
  target_include_directories(${name}_${kind} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_link_libraries(${name}_${kind} PRIVATE ${packages})
  if(kind STREQUAL shared)
    # Headers hide what is ours to hide; the version script hides what templates of other libraries leave.
    set(exports ${PROJECT_SOURCE_DIR}/packaging/${name}_exports.map)
    if(NOT EXISTS ${exports})
      set(exports ${PROJECT_SOURCE_DIR}/packaging/exports.map)
    endif()
    target_link_options(${name}_shared PRIVATE -Wl,--version-script=${exports})
    set_target_properties(${name}_shared PROPERTIES LINK_DEPENDS ${exports})
  endif()
endfunction()

# The libraries beside libshudu, each once.
function(shudu_libraries_beside out)
  set(libraries)
  foreach(kind rooms bindings)
    shudu_layer_names(${kind} names)
    foreach(name ${names})
      shudu_library_of(${kind} ${name} library)
      if(library AND TARGET shudu_${name})
        list(APPEND libraries ${library})
      endif()
    endforeach()
  endforeach()
  list(REMOVE_DUPLICATES libraries)
  set(${out} ${libraries} PARENT_SCOPE)
endfunction()

# shudu_add_library_beside(NAME): libshudu_NAME with what its static form needs to be linked: SHUDU_CONFIG_ROWS
# gets its packages, and where we have a find module of one, it is installed.
function(shudu_add_library_beside name)
  shudu_parts_of(${name} objects packages)
  shudu_layer_names(bindings bindings)
  foreach(kind static shared)
    shudu_add_merged(shudu_${name} ${kind} "${objects}" "${packages}")
    if(name IN_LIST bindings)  # who uses it need not know that it is C++
      target_link_libraries(shudu_${name}_${kind} PRIVATE shudu_${kind})
    else()
      target_link_libraries(shudu_${name}_${kind} PUBLIC shudu_${kind})
    endif()
  endforeach()
  # It finds libshudu itself: a program that names nothing of that one is not linked to it.
  # A distribution's libraries are found where all are.
  if(NOT SHUDU_LINKAGE STREQUAL "shared")
    set_target_properties(shudu_${name}_shared PROPERTIES INSTALL_RPATH "$ORIGIN")
  endif()
  install(TARGETS shudu_${name}_static shudu_${name}_shared EXPORT ShuduTargets)
  list(TRANSFORM packages REPLACE "::.*" "")
  foreach(package ${packages})
    if(EXISTS ${PROJECT_SOURCE_DIR}/cmake/Find${package}.cmake)
      install(FILES cmake/Find${package}.cmake DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Shudu)
    endif()
  endforeach()
  set(SHUDU_CONFIG_ROWS "${SHUDU_CONFIG_ROWS}set(_shudu_packages_${name} ${packages})\n" PARENT_SCOPE)
endfunction()

function(shudu_install_pkg_config name)
  configure_file(packaging/${name}.pc.in ${PROJECT_BINARY_DIR}/${name}.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/${name}.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
endfunction()

shudu_parts_of("" objects packages)
if(objects)
  shudu_add_merged(shudu static "${objects}" "${packages}")
  shudu_add_merged(shudu shared "${objects}" "${packages}")
  target_compile_features(shudu_static INTERFACE cxx_std_20)
  target_compile_features(shudu_shared INTERFACE cxx_std_20)
  install(TARGETS shudu_static shudu_shared EXPORT ShuduTargets)
  shudu_libraries_beside(SHUDU_LIBRARIES_BESIDE)
  set(SHUDU_CONFIG_ROWS)
  foreach(library ${SHUDU_LIBRARIES_BESIDE})
    shudu_add_library_beside(${library})
  endforeach()

  install(EXPORT ShuduTargets NAMESPACE Shudu:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Shudu)
  configure_package_config_file(packaging/ShuduConfig.cmake.in ${PROJECT_BINARY_DIR}/ShuduConfig.cmake
    INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Shudu)
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/ShuduConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/ShuduConfig.cmake ${PROJECT_BINARY_DIR}/ShuduConfigVersion.cmake
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Shudu)
  file(RELATIVE_PATH SHUDU_PC_TO_PREFIX ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
  shudu_install_pkg_config(shudu)
  foreach(library ${SHUDU_LIBRARIES_BESIDE})
    shudu_install_pkg_config(shudu-${library})
  endforeach()
  install(DIRECTORY include/shudu bindings/c/include/shudu ${PROJECT_BINARY_DIR}/generated/include/shudu
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h")
endif()

# Completions and man pages come out of the program itself, hence from its table of verbs: shudu.1 and
# shudu-VERB.1, as scdoc source by `shudu help --man [VERB]`.
function(shudu_generate file)  # FILE COMMAND...: FILE is what the command prints
  add_custom_command(OUTPUT ${file} COMMAND ${ARGN} > ${file} DEPENDS shudu VERBATIM)
endfunction()

function(shudu_add_completions)
  set(folder ${PROJECT_BINARY_DIR}/completions)
  file(MAKE_DIRECTORY ${folder})
  foreach(shell bash zsh fish)
    shudu_generate(${folder}/${shell} shudu completions ${shell})
  endforeach()
  add_custom_target(shudu_completions ALL DEPENDS ${folder}/bash ${folder}/zsh ${folder}/fish)
  set(data ${CMAKE_INSTALL_DATADIR})
  install(FILES ${folder}/bash DESTINATION ${data}/bash-completion/completions RENAME shudu)
  install(FILES ${folder}/zsh DESTINATION ${data}/zsh/site-functions RENAME _shudu)
  install(FILES ${folder}/fish DESTINATION ${data}/fish/vendor_completions.d RENAME shudu.fish)
endfunction()

function(shudu_add_man_pages)
  find_program(SHUDU_SCDOC scdoc)
  if(NOT SHUDU_SCDOC)
    message(STATUS "man pages: scdoc is not installed, left out")
    return()
  endif()
  set(table ${PROJECT_SOURCE_DIR}/apps/cli/commands/verb_table.cpp)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${table})
  file(READ ${table} rows)
  string(REGEX MATCHALL "Verb{[ \n]*\"[a-z]+\"" rows "${rows}")
  set(folder ${PROJECT_BINARY_DIR}/man)
  file(MAKE_DIRECTORY ${folder})
  set(pages)
  foreach(verb "" ${rows})
    string(REGEX REPLACE ".*\"([a-z]+)\"" "\\1" verb "${verb}")
    string(JOIN - name shudu ${verb})
    shudu_generate(${folder}/${name}.scd shudu help --man ${verb})
    add_custom_command(OUTPUT ${folder}/${name}.1
      COMMAND ${SHUDU_SCDOC} < ${folder}/${name}.scd > ${folder}/${name}.1
      DEPENDS ${folder}/${name}.scd VERBATIM)
    list(APPEND pages ${folder}/${name}.1)
  endforeach()
  add_custom_target(shudu_man ALL DEPENDS ${pages})
  install(FILES ${pages} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
endfunction()

# All that is installed, which `make run` builds: the libraries are made of the program's objects. A manifest that
# root wrote here must not keep the owner of the build from installing to a folder of his own.
function(shudu_add_installed)
  add_custom_target(shudu_installed)
  shudu_libraries_beside(beside)
  foreach(name shudu shudu_static shudu_shared shudu_drawing shudu_completions shudu_man)
    if(TARGET ${name})
      add_dependencies(shudu_installed ${name})
    endif()
  endforeach()
  foreach(library ${beside})
    add_dependencies(shudu_installed shudu_${library}_static shudu_${library}_shared)
  endforeach()
  install(CODE "file(REMOVE \"${PROJECT_BINARY_DIR}/install_manifest.txt\")")
endfunction()

if(TARGET shudu)
  install(TARGETS shudu)
  install(TARGETS shudu_drawing LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}/shudu)
  shudu_add_completions()
  shudu_add_man_pages()
endif()
shudu_add_installed()

file(GLOB documents CONFIGURE_DEPENDS docs/*.md)
install(FILES LICENSE ${documents} DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL)
