// Every finder of the room, by the file of techniques/ that it stands in. See FindSteps in
// shudu/logic/technique.h; registry.cpp has them in its rows.
//
// A finder of several techniques finds the one that the row's parameters name: a size (of a set,
// in cells or digits), a kind (an enum below), or both (FishKind in techniques/fish.h).
#pragma once

#include <cstdint>
#include <type_traits>

#include "shudu/logic/technique.h"

namespace shudu {

/// Of find_locked_candidates and find_direct_locked: where the digit is confined.
enum class LockedFrom : std::uint8_t { kBoxes, kLines };
/// Of find_grouped_turbot.
enum class TurbotForm : std::uint8_t { kSkyscraper, kKite, kAny };
/// Of find_unique_rectangle, find_unique_loop and find_extended_rectangle: see deadly.h.
enum class DeadlyType : std::uint8_t { kOne, kTwo, kThree, kFour };
/// Of the chains and nice loops: of candidates alone, or with nodes of several cells, too.
enum class ChainNodes : std::uint8_t { kCandidates, kGrouped };
/// Of find_counted_subset: any set counted out, or one whose digits have a house each.
enum class CountedSet : std::uint8_t { kAny, kDisjoint };
/// Of find_kraken_fish: all fins, or all places of a cover, refute it.
enum class KrakenType : std::uint8_t { kOne, kTwo };
/// Of find_short_chain: the wings of one letter.
enum class ShortChain : std::uint8_t { kM, kS, kL, kH };
/// Of find_whip.
enum class WhipForm : std::uint8_t { kWhip, kGroupedWhip, kBraid, kGroupedBraid };

[[nodiscard]] constexpr Parameters sized(int size) { return {static_cast<std::uint8_t>(size)}; }
template <typename Kind>
[[nodiscard]] constexpr Parameters of_kind(Kind kind) {
  return {0, static_cast<std::uint8_t>(kind)};
}
/// Back again. HouseKind too, of find_hidden_single_in.
template <typename Kind>
[[nodiscard]] constexpr Kind kind_of(const Technique& technique) {
  return static_cast<Kind>(technique.parameters.kind);
}

using StepFinder = std::remove_pointer_t<FindSteps>;

// singles.cpp
StepFinder find_full_house, find_naked_single, find_hidden_single, find_hidden_single_in,
    find_last_digit;
StepFinder find_direct_locked, find_direct_hidden_set;        // direct.cpp
StepFinder find_locked_candidates;                            // intersections.cpp
StepFinder find_locked_set, find_naked_set, find_hidden_set;  // subsets.cpp
StepFinder find_basic_fish;                                   // fish_basic.cpp
StepFinder find_complex_fish;                                 // fish_complex.cpp
StepFinder find_siamese_fish;                                 // fish_siamese.cpp
// single_digit.cpp
StepFinder find_skyscraper, find_two_string_kite, find_turbot_fish, find_dual_two_string_kite;
StepFinder find_empty_rectangle, find_dual_empty_rectangle;  // empty_rectangle.cpp
StepFinder find_grouped_turbot;                              // grouped_single_digit.cpp
StepFinder find_broken_wing;                                 // broken_wing.cpp
// coloring.cpp
StepFinder find_simple_colors_wrap, find_simple_colors_trap, find_multi_colors_2,
    find_multi_colors_1;
StepFinder find_template_set, find_template_delete;  // templates.cpp
// rectangles.cpp
StepFinder find_unique_rectangle, find_unique_rectangle_5, find_unique_rectangle_6,
    find_hidden_rectangle;
StepFinder find_avoidable_rectangle_1, find_avoidable_rectangle_2;  // avoidable.cpp
// bug.cpp
StepFinder find_bug_plus_1, find_bug_type_2, find_bug_type_3, find_bug_type_4, find_bug_plus_n,
    find_bug_xz;
// unique_loops.cpp
StepFinder find_unique_loop, find_unique_loop_strong_link;
StepFinder find_xy_wing, find_xyz_wing, find_w_wing;  // wings.cpp
StepFinder find_remote_pair;                          // remote_pairs.cpp
StepFinder find_x_chain, find_fishy_cycle;            // x_chains.cpp
StepFinder find_xy_chain, find_xy_cycle;              // xy_chains.cpp
// chains.cpp, discontinuous_loops.cpp
StepFinder find_continuous_nice_loop, find_aic, find_discontinuous_nice_loop;
StepFinder find_als_xz, find_als_xy_wing;  // als.cpp
StepFinder find_als_chain;                 // als_chains.cpp
StepFinder find_death_blossom;             // death_blossom.cpp
StepFinder find_sue_de_coq;                // sue_de_coq.cpp
StepFinder find_aligned_exclusion;         // exclusion.cpp
// forcing_chains.cpp
StepFinder find_forcing_chain_contradiction, find_forcing_chain_verity, find_cell_forcing_chain,
    find_region_forcing_chain;
// forcing_nets.cpp; what a branch follows hangs on the technique
StepFinder find_net_contradictions, find_net_verities, find_dynamic_forcing;
StepFinder find_bent_wing, find_bent_subset;               // bent_sets.cpp
StepFinder find_extended_rectangle;                        // extended_rectangles.cpp
StepFinder find_bug_lite;                                  // bug_lite.cpp
StepFinder find_medusa_3d;                                 // medusa.cpp
StepFinder find_gem;                                       // gem.cpp
StepFinder find_short_chain;                               // short_chains.cpp
StepFinder find_grouped_w_wing, find_multi_branch_w_wing;  // branched_w_wings.cpp
StepFinder find_xyz_ring;                                  // xyz_ring.cpp
StepFinder find_als_w_wing;                                // als_w_wing.cpp
StepFinder find_ahs_xz;                                    // ahs.cpp
// avoidable_open.cpp
StepFinder find_avoidable_rectangle_3, find_avoidable_rectangle_5, find_hidden_avoidable_rectangle;
// rectangle_links.cpp, rectangle_external.cpp, rectangle_wings.cpp, reverse_bug.cpp
StepFinder find_ur_strong_links, find_ur_external, find_ur_wings, find_reverse_bug;
StepFinder find_bivalue_oddagon;                           // bivalue_oddagon.cpp
StepFinder find_tridagon;                                  // tridagon.cpp
StepFinder find_firework_triple, find_firework_quadruple;  // fireworks.cpp
StepFinder find_firework_pair;                             // firework_pairs.cpp
StepFinder find_whip;                                      // whips.cpp
StepFinder find_kraken_fish;                               // kraken.cpp
StepFinder find_erip;                                      // erip.cpp
StepFinder find_house_death_blossom;                       // house_death_blossom.cpp
StepFinder find_sue_de_coq_3d;                             // sue_de_coq_3d.cpp
StepFinder find_blossom_loop;                              // blossom_loop.cpp
StepFinder find_almost_locked_set;                         // almost_locked.cpp
StepFinder find_counted_subset;                            // counting.cpp
StepFinder find_law_of_leftover;                           // leftovers.cpp
// large_patterns.cpp, two_lines.cpp, symmetry.cpp
StepFinder find_borescoper_deadly_pattern, find_mug, find_uniqueness_clue_cover,
    find_qiu_deadly_pattern, find_gurth_symmetrical_placement;
StepFinder find_junior_exocet, find_senior_exocet;  // exocets.cpp
StepFinder find_double_exocet;                      // double_exocet.cpp
StepFinder find_sk_loop;                            // sk_loop.cpp
StepFinder find_msls;                               // msls.cpp
StepFinder find_multi_fish;                         // multi_fish.cpp

}  // namespace shudu
