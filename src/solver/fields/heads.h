// Mini-rows, the three cells that a row shares with a box, by their first cells, the "heads". For
// every layout in which a mini-row is three neighbouring bits with free room above the row's last.
// Needs kBoxHeads of the layout, a vector V and its logic before it, inside the target region.
#pragma once

namespace shudu {
namespace {

/// x in every lane.
template <typename V>
V every(unsigned x);

/// The heads of the mini-rows that have a cell.
template <typename V>
[[gnu::always_inline]] inline V heads_of(V x) {
  return or3(x, down<1>(x), down<2>(x)) & every<V>(kBoxHeads);
}
/// All three cells of the mini-rows.
template <typename V>
[[gnu::always_inline]] inline V cells_of_heads(V heads) {
  return up<3>(heads) - heads;
}

/// Three words' heads in one, word i's at bit i of each triple, and back.
template <typename V>
[[gnu::always_inline]] inline V pack_heads(V a, V b, V c) {
  return or3(a, up<1>(b), up<2>(c));
}
template <int I, typename V>
[[gnu::always_inline]] inline V unpack_heads(V packed) {
  return down<I>(packed) & every<V>(kBoxHeads);
}

}  // namespace
}  // namespace shudu
