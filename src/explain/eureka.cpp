#include "explain/eureka.h"

#include "explain/step_parts.h"

namespace shudu {
namespace {

std::string digit_text(Digit digit) { return std::to_string(digit.value()); }

const char* sign_of(const ChainNode& node) { return node.link == LinkKind::kStrong ? "=" : "-"; }

bool is_of_set(const ChainNode& node) { return node.kind == NodeKind::kAls && node.als >= 0; }

// Does a strong link through an almost locked set begin here: from one digit of a set to another,
// or between a digit of it and a cell whose other candidates the set would take?
bool begins_set(const Chain& chain, std::size_t at) {
  if (at + 1 >= chain.size() || chain[at + 1].link != LinkKind::kStrong) return false;
  return is_of_set(chain[at]) || is_of_set(chain[at + 1]);
}

// A link between a set and a cell: with the cell, the set is a larger one where they share a
// house. An end of the chain is written by itself.
bool is_larger_set(const Speech& speech, const Step& step, const Chain& chain, std::size_t at) {
  const ChainNode& enters = chain[at];
  const ChainNode& leaves = chain[at + 1];
  if (is_of_set(enters) && is_of_set(leaves)) return true;
  if ((!is_of_set(enters) && at == 0) || (!is_of_set(leaves) && at + 2 == chain.size())) {
    return false;
  }
  const ChainNode& of_set = is_of_set(enters) ? enters : leaves;
  const ChainNode& cell = is_of_set(enters) ? leaves : enters;
  return !house_around(speech.layout,
                       step.als[static_cast<std::size_t>(of_set.als)].cells | cell.cells)
              .empty();
}

// A digit with all cells of its set, or a node of a cell.
std::string side_text(const Speech& speech, const Step& step, const ChainNode& node) {
  const CellSet cells =
      is_of_set(node) ? step.als[static_cast<std::size_t>(node.als)].cells : node.cells;
  return "(" + digit_text(node.digit) + ")" + cells_in_short(speech, cells);
}

// Both nodes of that link: `(1=478)r5c138`, the digits that are locked after the sign.
std::string set_text(const Speech& speech, const Step& step, const Chain& chain, std::size_t at) {
  const ChainNode& enters = chain[at];
  const ChainNode& leaves = chain[at + 1];
  if (!is_larger_set(speech, step, chain, at)) {
    return side_text(speech, step, enters) + " = " + side_text(speech, step, leaves);
  }
  const ChainNode& of_set = is_of_set(enters) ? enters : leaves;
  const StepAls& als = step.als[static_cast<std::size_t>(of_set.als)];
  const DigitSet digits = als.digits | DigitSet::only(leaves.digit);
  std::string text = "(" + digit_text(enters.digit) + "=";
  for (const Digit digit : digits - DigitSet::only(enters.digit)) text += digit_text(digit);
  return text + ")" + cells_in_short(speech, als.cells | enters.cells | leaves.cells);
}

// The nodes from `at` that are written in one pair of brackets: of one cell, one after another.
std::size_t run_length(const Chain& chain, std::size_t at) {
  std::size_t end = at + 1;
  while (end < chain.size() && chain[end].cells == chain[at].cells && !begins_set(chain, end) &&
         !is_of_set(chain[end]) && !is_of_set(chain[at])) {
    ++end;
  }
  return end - at;
}

}  // namespace

std::string eureka_node(const Speech& speech, const ChainNode& node) {
  return "(" + digit_text(node.digit) + ")" + cells_in_short(speech, node.cells);
}

std::string eureka(const Speech& speech, const Step& step, const Chain& chain) {
  std::string text;
  for (std::size_t at = 0; at < chain.size();) {
    const ChainNode& node = chain[at];
    if (at > 0) text += std::string(" ") + sign_of(node) + " ";
    if (begins_set(chain, at)) {
      text += set_text(speech, step, chain, at);
      at += 2;
      continue;
    }
    const std::size_t length = run_length(chain, at);
    text += "(";
    for (std::size_t i = at; i < at + length; ++i) {
      if (i > at) text += sign_of(chain[i]);
      text += digit_text(chain[i].digit);
    }
    text += ")" + cells_in_short(speech, node.cells);
    at += length;
  }
  return text;
}

}  // namespace shudu
