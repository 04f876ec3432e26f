# Pango on cairo, with cairo itself (its PDF, SVG and PNG parts), as PangoCairo::PangoCairo. The paths of
# Pango's own dependencies come from pkg-config, which its development package brings along.
include(FindPackageHandleStandardArgs)
find_package(PkgConfig QUIET)
if(PkgConfig_FOUND)
  pkg_check_modules(PANGOCAIRO QUIET IMPORTED_TARGET pangocairo cairo-pdf cairo-svg cairo-png)
endif()
find_package_handle_standard_args(PangoCairo REQUIRED_VARS PANGOCAIRO_LIBRARIES VERSION_VAR
  PANGOCAIRO_pangocairo_VERSION)
if(PangoCairo_FOUND AND NOT TARGET PangoCairo::PangoCairo)
  add_library(PangoCairo::PangoCairo INTERFACE IMPORTED)
  target_link_libraries(PangoCairo::PangoCairo INTERFACE PkgConfig::PANGOCAIRO)
endif()
