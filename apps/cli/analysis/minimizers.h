// The working memory of the workers that ask which givens are needed: one Minimizer for each, made
// by the first question that the worker has, and anew when the layout changes.
#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "shudu/core/layout.h"
#include "shudu/generator/minimal.h"

namespace shudu::cli {

class Minimizers {
 public:
  /// That of a worker (0 to 255), for one layout. Each worker may call this from its own thread.
  Minimizer& of(int worker, const Layout& layout, const Kernel* kernel) {
    Place& place = places_[static_cast<std::size_t>(worker)];
    if (!place.minimizer || place.layout != &layout) {
      place.minimizer.emplace(layout, kernel != nullptr ? *kernel : best_kernel());
      place.layout = &layout;
    }
    return *place.minimizer;
  }

 private:
  static constexpr std::size_t kMostWorkers = 256;
  struct alignas(64) Place {
    std::optional<Minimizer> minimizer;
    const Layout* layout = nullptr;
  };
  std::array<Place, kMostWorkers> places_;
};

}  // namespace shudu::cli
