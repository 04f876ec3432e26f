// Positions of any layout with a known solution, for techniques that do not assume that it is the
// only one.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "shudu/core/grid.h"
#include "shudu/core/layout.h"
#include "shudu/core/rng.h"
#include "shudu/logic/path.h"
#include "shudu/logic/step.h"
#include "shudu/logic/view.h"

namespace shudu::test {

struct Position {
  View view;
  Grid solution;
};

/// A solution of the layout, renamed, with cells taken out at random; of the candidates that are
/// not of it some are taken out, too. The layout outlives the position.
Position random_position(const Layout& layout, Rng& rng);

/// The first steps of a technique, `most` of them at most.
std::vector<Step> some_steps(const View& view, std::string_view slug, std::size_t most);

/// Does each step agree with the solution, and is each of the first two hundred another one?
void expect_sound_and_distinct(const Position& position, const std::vector<Step>& steps);

/// Of profile shudu the techniques up to subsets.
Profile easy_profile();

/// The named layouts, two jigsaws and a union.
std::vector<Layout> all_layouts();

}  // namespace shudu::test
