// A matrix of zeros and ones as dancing links: choose rows so that every primary column has exactly
// one 1 and every secondary column at most one.
//
// Each 1 is a node in two rings, its row's and its column's; a column's header node counts its
// ones. Taking a node out of a ring leaves its own links as they were, so that putting it back
// needs nothing but the node: that is the dance. Covering a column takes it out of the ring of
// headers and its rows out of all other columns.
//
//   root <-> [cell 1] <-> [cell 2] <-> ... primary headers in one ring; a secondary header is a
//              |            |               ring of its own, so it is never chosen
//            node <------> node  ...        a row: the columns that one choice satisfies
//
// Source: D. E. Knuth, "Dancing links" (2000), arXiv:cs/0011047; TAOCP 7.2.2.1.
// Tests: tests/solver/exact_cover_test.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace shudu {

/// The matrix and the state of the dance. Memory is taken while it is filled and never in
/// the dance.
class ExactCover {
 public:
  /// The number of a node; 0 is the root, then come the headers.
  using Node = std::uint32_t;
  static constexpr Node kRoot = 0;

  /// Columns are numbered from 0, primary ones first.
  ExactCover(std::size_t primary_columns, std::size_t secondary_columns);

  /// Takes room for `ones` ones at once.
  void reserve(std::size_t ones) { links_.reserve(links_.size() + ones); }
  /// Adds a row named `name`. Precondition: `columns` is not empty, no column occurs twice.
  void add_row(std::uint32_t name, std::span<const std::size_t> columns);

  /// The header of the first primary column with at most one row, else of the first with the
  /// fewest; kRoot when every one is covered.
  [[nodiscard]] Node smallest_column() const;
  /// How many rows a column has now.
  [[nodiscard]] std::size_t row_count(Node header) const { return sizes_[header]; }
  /// The node below in the column; the header comes after the last.
  [[nodiscard]] Node below(Node node) const { return links_[node].down; }
  /// The name of the node's row.
  [[nodiscard]] std::uint32_t name(Node node) const { return links_[node].row; }

  void cover(Node header);
  void uncover(Node header);
  /// Covers (uncovers) all other columns of the node's row.
  void cover_others(Node node);
  void uncover_others(Node node);

 private:
  struct Links {
    Node left = 0;
    Node right = 0;
    Node up = 0;
    Node down = 0;
    Node header = 0;
    std::uint32_t row = 0;
  };

  std::vector<Links> links_;
  std::vector<std::size_t> sizes_;  // by header
};

}  // namespace shudu
