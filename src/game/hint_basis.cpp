#include "shudu/game/hint_basis.h"

#include "shudu/game/hints.h"
#include "shudu/game/mistakes.h"

namespace shudu::game {
namespace {

constexpr unsigned kFilledBit = 1U << kMaxSize;
constexpr unsigned kMostBits = (kFilledBit << 1U) - 1U;
constexpr std::size_t kFiguresOfBound = 3;
constexpr std::string_view kFigures = "0123456789abcdef";

using Looks = std::array<CellBits, kMaxCells>;

// How all cells look to a hint.
Looks looks_of(const Session& session) {
  const View view = hint_view(session);
  Looks looks{};
  for (const Cell cell : session.layout().all_cells()) {
    const std::optional<Digit> digit = digit_at(session.state(), cell);
    const unsigned bits =
        digit ? DigitSet::only(*digit).bits() | kFilledBit : view.candidates(cell).bits();
    looks[at(cell)] = static_cast<CellBits>(bits);
  }
  return looks;
}

// All that the words of the step name.
CellSet cells_of(const Step& step) {
  CellSet cells;
  for (const Cell cell : step.cells) cells.insert(cell);
  for (const Mark& mark : step.marks) cells.insert(mark.candidate.cell);
  for (const StepAls& als : step.als) cells |= als.cells;
  for (const Candidate& placed : step.placements) cells.insert(placed.cell);
  for (const Chain& chain : step.chains) {
    for (const ChainNode& node : chain) cells |= node.cells;
  }
  return cells;
}

bool lies_within(unsigned bits, unsigned least, unsigned most) {
  return (least & ~bits) == 0 && (bits & ~most) == 0;
}

void print_bound(unsigned bits, std::string& out) {
  for (int shift = 8; shift >= 0; shift -= 4) out += kFigures[(bits >> shift) & 0xFU];
}

std::optional<CellBits> parse_bound(std::string_view text) {
  unsigned bits = 0;
  for (const char figure : text) {
    const std::size_t value = kFigures.find(figure);
    if (value == std::string_view::npos) return std::nullopt;
    bits = bits * 16U + static_cast<unsigned>(value);
  }
  if (bits > kMostBits) return std::nullopt;
  return static_cast<CellBits>(bits);
}

}  // namespace

HintBasis basis_of(const Session& session, const Step* step) {
  const Looks looks = looks_of(session);
  HintBasis basis{session.size(), looks, looks};
  if (step == nullptr) return basis;
  for (const Cell cell : session.layout().all_cells() - cells_of(*step)) {
    if ((looks[at(cell)] & kFilledBit) != 0) continue;
    basis.least[at(cell)] = 0;
    basis.most[at(cell)] |= kFilledBit;
  }
  for (const Candidate& gone : step->eliminations) {
    basis.least[at(gone.cell)] |= static_cast<CellBits>(DigitSet::only(gone.digit).bits());
    basis.most[at(gone.cell)] = looks[at(gone.cell)];
  }
  return basis;
}

bool holds(const Session& session, const HintBasis& basis) {
  if (basis.size != session.size()) return false;
  const Looks looks = looks_of(session);
  for (const Cell cell : session.layout().all_cells()) {
    const std::size_t i = at(cell);
    if (!lies_within(looks[i], basis.least[i], basis.most[i])) return false;
  }
  return basis.least == basis.most || wrong_digits(session).empty();
}

std::string print_basis(const HintBasis& basis) {
  std::string text;
  for (int i = 0; i < basis.size * basis.size; ++i) {
    print_bound(basis.least[static_cast<std::size_t>(i)], text);
    print_bound(basis.most[static_cast<std::size_t>(i)], text);
  }
  return text;
}

std::optional<HintBasis> parse_basis(std::string_view text, int size) {
  const auto count = static_cast<std::size_t>(size * size);
  if (text.size() != count * 2 * kFiguresOfBound) return std::nullopt;
  HintBasis basis;
  basis.size = size;
  for (std::size_t i = 0; i < count; ++i) {
    const std::size_t begin = i * 2 * kFiguresOfBound;
    const std::optional<CellBits> least = parse_bound(text.substr(begin, kFiguresOfBound));
    const std::optional<CellBits> most =
        parse_bound(text.substr(begin + kFiguresOfBound, kFiguresOfBound));
    if (!least || !most) return std::nullopt;
    basis.least[i] = *least;
    basis.most[i] = *most;
  }
  return basis;
}

}  // namespace shudu::game
