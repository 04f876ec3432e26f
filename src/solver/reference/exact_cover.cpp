// The dance itself; see exact_cover.h. Uncovering undoes covering in exactly the reverse order.
#include "solver/reference/exact_cover.h"

#include <cassert>
#include <limits>

namespace shudu {

ExactCover::ExactCover(std::size_t primary_columns, std::size_t secondary_columns)
    : links_(1 + primary_columns + secondary_columns),
      sizes_(1 + primary_columns + secondary_columns, 0) {
  for (std::size_t i = 0; i < links_.size(); ++i) {
    const auto node = static_cast<Node>(i);
    links_[i] = {node, node, node, node, node, 0};
  }
  for (std::size_t i = 1; i <= primary_columns; ++i) {
    const auto node = static_cast<Node>(i);
    links_[i].left = node - 1;
    links_[i].right = kRoot;
    links_[i - 1].right = node;
    links_[kRoot].left = node;
  }
}

void ExactCover::add_row(std::uint32_t name, std::span<const std::size_t> columns) {
  assert(!columns.empty());
  const auto first = static_cast<Node>(links_.size());
  const auto last = static_cast<Node>(first + columns.size() - 1);
  for (std::size_t i = 0; i < columns.size(); ++i) {
    const auto node = static_cast<Node>(first + i);
    const auto header = static_cast<Node>(columns[i] + 1);
    const Node bottom = links_[header].up;
    links_.push_back({node == first ? last : node - 1, node == last ? first : node + 1, bottom,
                      header, header, name});
    links_[bottom].down = node;
    links_[header].up = node;
    ++sizes_[header];
  }
}

ExactCover::Node ExactCover::smallest_column() const {
  Node smallest = kRoot;
  std::size_t fewest = std::numeric_limits<std::size_t>::max();
  for (Node header = links_[kRoot].right; header != kRoot; header = links_[header].right) {
    if (sizes_[header] >= fewest) continue;
    fewest = sizes_[header];
    smallest = header;
    if (fewest <= 1) break;  // forced, or a dead end: no column is better
  }
  return smallest;
}

void ExactCover::cover(Node header) {
  links_[links_[header].right].left = links_[header].left;
  links_[links_[header].left].right = links_[header].right;
  for (Node row = links_[header].down; row != header; row = links_[row].down) {
    for (Node node = links_[row].right; node != row; node = links_[node].right) {
      links_[links_[node].down].up = links_[node].up;
      links_[links_[node].up].down = links_[node].down;
      --sizes_[links_[node].header];
    }
  }
}

void ExactCover::uncover(Node header) {
  for (Node row = links_[header].up; row != header; row = links_[row].up) {
    for (Node node = links_[row].left; node != row; node = links_[node].left) {
      ++sizes_[links_[node].header];
      links_[links_[node].down].up = node;
      links_[links_[node].up].down = node;
    }
  }
  links_[links_[header].right].left = header;
  links_[links_[header].left].right = header;
}

void ExactCover::cover_others(Node node) {
  for (Node other = links_[node].right; other != node; other = links_[other].right) {
    cover(links_[other].header);
  }
}

void ExactCover::uncover_others(Node node) {
  for (Node other = links_[node].left; other != node; other = links_[other].left) {
    uncover(links_[other].header);
  }
}

}  // namespace shudu
