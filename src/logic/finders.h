// Every finder of the room: a line each, by family file. See FindSteps in shudu/logic/technique.h;
// registry.cpp has them in its rows.
#pragma once

#include "shudu/logic/technique.h"

namespace shudu {

// techniques/singles.cpp
bool find_full_house(const View&, const Technique&, const FindOptions&, StepSink);
bool find_naked_single(const View&, const Technique&, const FindOptions&, StepSink);
bool find_hidden_single(const View&, const Technique&, const FindOptions&, StepSink);
bool find_hidden_single_box(const View&, const Technique&, const FindOptions&, StepSink);
bool find_hidden_single_row(const View&, const Technique&, const FindOptions&, StepSink);
bool find_hidden_single_column(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/direct.cpp
bool find_direct_pointing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_direct_claiming(const View&, const Technique&, const FindOptions&, StepSink);
bool find_direct_hidden_pair(const View&, const Technique&, const FindOptions&, StepSink);
bool find_direct_hidden_triple(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/intersections.cpp
bool find_pointing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_claiming(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/subsets.cpp
bool find_locked_pair(const View&, const Technique&, const FindOptions&, StepSink);
bool find_locked_triple(const View&, const Technique&, const FindOptions&, StepSink);
bool find_naked_pair(const View&, const Technique&, const FindOptions&, StepSink);
bool find_naked_triple(const View&, const Technique&, const FindOptions&, StepSink);
bool find_naked_quadruple(const View&, const Technique&, const FindOptions&, StepSink);
bool find_hidden_pair(const View&, const Technique&, const FindOptions&, StepSink);
bool find_hidden_triple(const View&, const Technique&, const FindOptions&, StepSink);
bool find_hidden_quadruple(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/fish_basic.cpp
bool find_x_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_swordfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_jellyfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_x_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_swordfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_jellyfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_sashimi_x_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_sashimi_swordfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_sashimi_jellyfish(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/fish_complex.cpp
bool find_franken_x_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_franken_swordfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_franken_jellyfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_franken_x_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_franken_swordfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_franken_jellyfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_mutant_x_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_mutant_swordfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_mutant_jellyfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_mutant_x_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_mutant_swordfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_mutant_jellyfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_mutant_squirmbag(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_mutant_whale(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/fish_siamese.cpp
bool find_siamese_finned_swordfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_siamese_finned_jellyfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_siamese_sashimi_swordfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_siamese_sashimi_jellyfish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_siamese_finned_franken_swordfish(const View&, const Technique&, const FindOptions&,
                                           StepSink);
bool find_siamese_finned_franken_jellyfish(const View&, const Technique&, const FindOptions&,
                                           StepSink);
bool find_siamese_finned_mutant_jellyfish(const View&, const Technique&, const FindOptions&,
                                          StepSink);
// techniques/single_digit.cpp
bool find_skyscraper(const View&, const Technique&, const FindOptions&, StepSink);
bool find_two_string_kite(const View&, const Technique&, const FindOptions&, StepSink);
bool find_turbot_fish(const View&, const Technique&, const FindOptions&, StepSink);
bool find_dual_two_string_kite(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/empty_rectangle.cpp
bool find_empty_rectangle(const View&, const Technique&, const FindOptions&, StepSink);
bool find_dual_empty_rectangle(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/grouped_single_digit.cpp
bool find_grouped_skyscraper(const View&, const Technique&, const FindOptions&, StepSink);
bool find_grouped_two_string_kite(const View&, const Technique&, const FindOptions&, StepSink);
bool find_grouped_turbot_fish(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/broken_wing.cpp
bool find_broken_wing(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/coloring.cpp
bool find_simple_colors_wrap(const View&, const Technique&, const FindOptions&, StepSink);
bool find_simple_colors_trap(const View&, const Technique&, const FindOptions&, StepSink);
bool find_multi_colors_2(const View&, const Technique&, const FindOptions&, StepSink);
bool find_multi_colors_1(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/templates.cpp
bool find_template_set(const View&, const Technique&, const FindOptions&, StepSink);
bool find_template_delete(const View&, const Technique&, const FindOptions&, StepSink);
// techniques/rectangles.cpp
bool find_unique_rectangle_1(const View&, const Technique&, const FindOptions&, StepSink);
bool find_unique_rectangle_2(const View&, const Technique&, const FindOptions&, StepSink);
bool find_unique_rectangle_3(const View&, const Technique&, const FindOptions&, StepSink);
bool find_unique_rectangle_4(const View&, const Technique&, const FindOptions&, StepSink);
bool find_unique_rectangle_5(const View&, const Technique&, const FindOptions&, StepSink);
bool find_unique_rectangle_6(const View&, const Technique&, const FindOptions&, StepSink);
bool find_hidden_rectangle(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/avoidable.cpp
bool find_avoidable_rectangle_1(const View&, const Technique&, const FindOptions&, StepSink);
bool find_avoidable_rectangle_2(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/bug.cpp
bool find_bug_plus_1(const View&, const Technique&, const FindOptions&, StepSink);
bool find_bug_type_2(const View&, const Technique&, const FindOptions&, StepSink);
bool find_bug_type_3(const View&, const Technique&, const FindOptions&, StepSink);
bool find_bug_type_4(const View&, const Technique&, const FindOptions&, StepSink);
bool find_bug_plus_n(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/unique_loops.cpp
bool find_unique_loop_1(const View&, const Technique&, const FindOptions&, StepSink);
bool find_unique_loop_2(const View&, const Technique&, const FindOptions&, StepSink);
bool find_unique_loop_3(const View&, const Technique&, const FindOptions&, StepSink);
bool find_unique_loop_4(const View&, const Technique&, const FindOptions&, StepSink);
// techniques/wings.cpp
bool find_xy_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_xyz_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_w_wing(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/remote_pairs.cpp
bool find_remote_pair(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/x_chains.cpp
bool find_x_chain(const View&, const Technique&, const FindOptions&, StepSink);
bool find_grouped_x_chain(const View&, const Technique&, const FindOptions&, StepSink);
bool find_fishy_cycle(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/xy_chains.cpp
bool find_xy_chain(const View&, const Technique&, const FindOptions&, StepSink);
bool find_xy_cycle(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/chains.cpp
bool find_continuous_nice_loop(const View&, const Technique&, const FindOptions&, StepSink);
bool find_discontinuous_nice_loop(const View&, const Technique&, const FindOptions&, StepSink);
bool find_aic(const View&, const Technique&, const FindOptions&, StepSink);
bool find_grouped_continuous_nice_loop(const View&, const Technique&, const FindOptions&, StepSink);
bool find_grouped_discontinuous_nice_loop(const View&, const Technique&, const FindOptions&,
                                          StepSink);
bool find_grouped_aic(const View&, const Technique&, const FindOptions&, StepSink);
// techniques/als.cpp
bool find_als_xz(const View&, const Technique&, const FindOptions&, StepSink);
bool find_als_xy_wing(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/als_chains.cpp
bool find_als_chain(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/death_blossom.cpp
bool find_death_blossom(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/sue_de_coq.cpp
bool find_sue_de_coq(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/exclusion.cpp
bool find_aligned_pair_exclusion(const View&, const Technique&, const FindOptions&, StepSink);
bool find_aligned_triple_exclusion(const View&, const Technique&, const FindOptions&, StepSink);
// techniques/forcing_chains.cpp
bool find_forcing_chain_contradiction(const View&, const Technique&, const FindOptions&, StepSink);
bool find_forcing_chain_verity(const View&, const Technique&, const FindOptions&, StepSink);
bool find_cell_forcing_chain(const View&, const Technique&, const FindOptions&, StepSink);
bool find_region_forcing_chain(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/forcing_nets.cpp; what a branch follows hangs on the technique
bool find_net_contradictions(const View&, const Technique&, const FindOptions&, StepSink);
bool find_net_verities(const View&, const Technique&, const FindOptions&, StepSink);
bool find_dynamic_forcing(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/bent_sets.cpp
bool find_wxyz_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_vwxyz_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_uvwxyz_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_tuvwxyz_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_stuvwxyz_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_rstuvwxyz_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_bent_subset(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/extended_rectangles.cpp
bool find_extended_rectangle_1(const View&, const Technique&, const FindOptions&, StepSink);
bool find_extended_rectangle_2(const View&, const Technique&, const FindOptions&, StepSink);
bool find_extended_rectangle_3(const View&, const Technique&, const FindOptions&, StepSink);
bool find_extended_rectangle_4(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/unique_loops.cpp, bug.cpp, bug_lite.cpp
bool find_unique_loop_strong_link(const View&, const Technique&, const FindOptions&, StepSink);
bool find_bug_xz(const View&, const Technique&, const FindOptions&, StepSink);
bool find_bug_lite(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/singles.cpp
bool find_last_digit(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/medusa.cpp
bool find_medusa_3d(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/gem.cpp
bool find_gem(const View&, const Technique&, const FindOptions&, StepSink);
// techniques/short_chains.cpp
bool find_m_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_s_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_l_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_h_wing(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/branched_w_wings.cpp
bool find_grouped_w_wing(const View&, const Technique&, const FindOptions&, StepSink);
bool find_multi_branch_w_wing(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/xyz_ring.cpp
bool find_xyz_ring(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/als_w_wing.cpp
bool find_als_w_wing(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/ahs.cpp
bool find_ahs_xz(const View&, const Technique&, const FindOptions&, StepSink);
// techniques/avoidable_open.cpp
bool find_avoidable_rectangle_3(const View&, const Technique&, const FindOptions&, StepSink);
bool find_avoidable_rectangle_5(const View&, const Technique&, const FindOptions&, StepSink);
bool find_hidden_avoidable_rectangle(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/rectangle_links.cpp, rectangle_external.cpp, rectangle_wings.cpp, reverse_bug.cpp
bool find_ur_strong_links(const View&, const Technique&, const FindOptions&, StepSink);
bool find_ur_external(const View&, const Technique&, const FindOptions&, StepSink);
bool find_ur_wings(const View&, const Technique&, const FindOptions&, StepSink);
bool find_reverse_bug(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/bivalue_oddagon.cpp
bool find_bivalue_oddagon(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/tridagon.cpp
bool find_tridagon(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/fireworks.cpp
bool find_firework_triple(const View&, const Technique&, const FindOptions&, StepSink);
bool find_firework_quadruple(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/firework_pairs.cpp
bool find_firework_pair(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/whips.cpp
bool find_whip(const View&, const Technique&, const FindOptions&, StepSink);
bool find_g_whip(const View&, const Technique&, const FindOptions&, StepSink);
bool find_braid(const View&, const Technique&, const FindOptions&, StepSink);
bool find_g_braid(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/kraken.cpp
bool find_kraken_fish_type_1(const View&, const Technique&, const FindOptions&, StepSink);
bool find_kraken_fish_type_2(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/erip.cpp
bool find_erip(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/house_death_blossom.cpp
bool find_house_death_blossom(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/sue_de_coq_3d.cpp
bool find_sue_de_coq_3d(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/blossom_loop.cpp
bool find_blossom_loop(const View&, const Technique&, const FindOptions&, StepSink);
// techniques/almost_locked.cpp
bool find_almost_locked_pair(const View&, const Technique&, const FindOptions&, StepSink);
bool find_almost_locked_triple(const View&, const Technique&, const FindOptions&, StepSink);
bool find_almost_locked_quadruple(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/counting.cpp
bool find_subset_counting(const View&, const Technique&, const FindOptions&, StepSink);
bool find_distributed_disjoint_subset(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/leftovers.cpp
bool find_law_of_leftover(const View&, const Technique&, const FindOptions&, StepSink);
// techniques/fish_basic.cpp and fish_complex.cpp, five lines and more
bool find_squirmbag(const View&, const Technique&, const FindOptions&, StepSink);
bool find_whale(const View&, const Technique&, const FindOptions&, StepSink);
bool find_leviathan(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_squirmbag(const View&, const Technique&, const FindOptions&, StepSink);
bool find_sashimi_squirmbag(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_whale(const View&, const Technique&, const FindOptions&, StepSink);
bool find_sashimi_whale(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_leviathan(const View&, const Technique&, const FindOptions&, StepSink);
bool find_sashimi_leviathan(const View&, const Technique&, const FindOptions&, StepSink);
bool find_franken_squirmbag(const View&, const Technique&, const FindOptions&, StepSink);
bool find_franken_whale(const View&, const Technique&, const FindOptions&, StepSink);
bool find_franken_leviathan(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_franken_squirmbag(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_franken_whale(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_franken_leviathan(const View&, const Technique&, const FindOptions&, StepSink);
bool find_mutant_squirmbag(const View&, const Technique&, const FindOptions&, StepSink);
bool find_mutant_whale(const View&, const Technique&, const FindOptions&, StepSink);
bool find_mutant_leviathan(const View&, const Technique&, const FindOptions&, StepSink);
bool find_finned_mutant_leviathan(const View&, const Technique&, const FindOptions&, StepSink);
// techniques/large_patterns.cpp, two_lines.cpp, symmetry.cpp
bool find_borescoper_deadly_pattern(const View&, const Technique&, const FindOptions&, StepSink);
bool find_mug(const View&, const Technique&, const FindOptions&, StepSink);
bool find_uniqueness_clue_cover(const View&, const Technique&, const FindOptions&, StepSink);
bool find_qiu_deadly_pattern(const View&, const Technique&, const FindOptions&, StepSink);
bool find_gurth_symmetrical_placement(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/exocets.cpp
bool find_junior_exocet(const View&, const Technique&, const FindOptions&, StepSink);
bool find_senior_exocet(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/double_exocet.cpp
bool find_double_exocet(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/sk_loop.cpp
bool find_sk_loop(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/msls.cpp
bool find_msls(const View&, const Technique&, const FindOptions&, StepSink);

// techniques/multi_fish.cpp
bool find_multi_fish(const View&, const Technique&, const FindOptions&, StepSink);

}  // namespace shudu
