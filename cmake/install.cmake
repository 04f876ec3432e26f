# What `cmake --install` gives: public headers, libshudu.a and libshudu.so made of the objects of all
# rooms, a CMake package, a pkg-config file, the program, man pages, completions and documents.
# Tested by tests/install, which builds a consumer against the installed tree.
include(CMakePackageConfigHelpers)

# The objects of every room there is, and the packages their rows name.
set(objects)
set(packages)
shudu_layer_names(rooms rooms)
foreach(room ${rooms})
  if(TARGET shudu_${room})
    list(APPEND objects $<TARGET_OBJECTS:shudu_${room}>)
    shudu_layer_packages(${room} room_packages)
    list(APPEND packages ${room_packages})
  endif()
endforeach()
list(REMOVE_DUPLICATES packages)
list(REMOVE_ITEM packages nlohmann_json::nlohmann_json)  # headers only, used inside: no trace is left

function(shudu_add_merged kind)
  string(TOUPPER ${kind} type)
  add_library(shudu_${kind} ${type} ${objects})
  set_target_properties(shudu_${kind} PROPERTIES OUTPUT_NAME shudu LINKER_LANGUAGE CXX
    VERSION ${PROJECT_VERSION} SOVERSION ${PROJECT_VERSION_MAJOR})
  target_compile_features(shudu_${kind} INTERFACE cxx_std_20)
  target_include_directories(shudu_${kind} INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
  target_link_libraries(shudu_${kind} PRIVATE ${packages})
endfunction()

if(objects)
  shudu_add_merged(static)
  shudu_add_merged(shared)
  # Headers hide what is ours to hide; the version script hides what templates of other libraries leave.
  target_link_options(shudu_shared PRIVATE
    -Wl,--version-script=${PROJECT_SOURCE_DIR}/packaging/exports.map)
  set_target_properties(shudu_shared PROPERTIES LINK_DEPENDS ${PROJECT_SOURCE_DIR}/packaging/exports.map)

  install(TARGETS shudu_static shudu_shared EXPORT ShuduTargets)
  install(EXPORT ShuduTargets NAMESPACE Shudu:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Shudu)
  configure_package_config_file(packaging/ShuduConfig.cmake.in ${PROJECT_BINARY_DIR}/ShuduConfig.cmake
    INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Shudu)
  write_basic_package_version_file(${PROJECT_BINARY_DIR}/ShuduConfigVersion.cmake
    COMPATIBILITY SameMinorVersion)
  install(FILES ${PROJECT_BINARY_DIR}/ShuduConfig.cmake ${PROJECT_BINARY_DIR}/ShuduConfigVersion.cmake
    DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Shudu)
  file(RELATIVE_PATH SHUDU_PC_TO_PREFIX ${CMAKE_INSTALL_FULL_LIBDIR}/pkgconfig ${CMAKE_INSTALL_PREFIX})
  configure_file(packaging/shudu.pc.in ${PROJECT_BINARY_DIR}/shudu.pc @ONLY)
  install(FILES ${PROJECT_BINARY_DIR}/shudu.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
  install(DIRECTORY include/shudu ${PROJECT_BINARY_DIR}/generated/include/shudu
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
  set(table ${PROJECT_SOURCE_DIR}/apps/cli/verb_table.cpp)
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

if(TARGET shudu)
  install(TARGETS shudu)
  shudu_add_completions()
  shudu_add_man_pages()
endif()

file(GLOB documents CONFIGURE_DEPENDS docs/*.md)
install(FILES LICENSE ${documents} DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES README.md CHANGELOG.md DESTINATION ${CMAKE_INSTALL_DOCDIR} OPTIONAL)
