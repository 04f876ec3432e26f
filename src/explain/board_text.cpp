// First each candidate gets its sign, then each column its width.
#include "shudu/explain/board_text.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

namespace shudu {
namespace {

struct LegendSign {
  char sign;
  Words words;
};

constexpr char kRemoved = '-';
constexpr char kPlaced = '!';
constexpr char kBoth = 'x';
constexpr char kOnly = '.';
constexpr char kBracket = '[';
constexpr char kNoSign = '\0';

// Roles in the order of MarkRole, then what has none. The legend keeps this order.
constexpr auto kSigns = std::to_array<LegendSign>({
    {'*', {"pattern", "结构", "結構"}},
    {'f', {"fin", "鱼鳍", "魚鰭"}},
    {'e', {"endo-fin", "内鱼鳍", "內魚鰭"}},
    {'+', {"true along the chain", "沿链为真", "沿鏈為真"}},
    {'~', {"false along the chain", "沿链为假", "沿鏈為假"}},
    {'a', {"first colour", "第一色", "第一色"}},
    {'b', {"second colour", "第二色", "第二色"}},
    {'c', {"third colour", "第三色", "第三色"}},
    {'d', {"fourth colour", "第四色", "第四色"}},
    {'g', {"guardian", "守护者", "守護者"}},
    {kBoth,
     {"true on one way, false on another", "一条路上为真，另一条为假", "一條路上為真，另一條為假"}},
    {kRemoved, {"removed", "删去", "刪去"}},
    {kPlaced, {"entered", "填入", "填入"}},
    {kBracket, {"] other cell of the pattern", "] 结构的其他格", "] 結構的其他格"}},
    {kOnly, {"the only candidate of an open cell", "空格的唯一候选数", "空格的唯一候選數"}},
});
static_assert(kSigns[static_cast<std::size_t>(MarkRole::kGuardian)].sign == 'g');

char sign_of(MarkRole role) { return kSigns[static_cast<std::size_t>(role)].sign; }

/// What each candidate is to the step, and what becomes of it.
class Signs {
 public:
  Signs(const View& view, const StepMarks& marks) : view_(view) {
    for (const Candidate& c : marks.placements) results_[index(c)] = kPlaced;
    for (const Candidate& c : marks.eliminations) results_[index(c)] = kRemoved;
    for (const Mark& mark : marks.candidates) set_role(mark.candidate, sign_of(mark.role));
    for (const Chain& chain : marks.links) add(chain);
    for (const Cell cell : marks.cells) {
      const auto digit = view.grid()[cell];
      if (digit) set_role({cell, *digit}, sign_of(MarkRole::kPattern));
      if (!digit && !has_sign(cell)) bracketed_.insert(cell);
    }
    for (const Cell cell : view.open_cells()) {
      const DigitSet digits = view.candidates(cell);
      if (digits.size() == 1 && !has_sign(cell)) set_role({cell, digits.first()}, kOnly);
    }
  }

  std::string text_of(Cell cell) const {
    const auto digit = view_.grid()[cell];
    const DigitSet digits = digit ? DigitSet::only(*digit) : view_.candidates(cell);
    std::string text;
    for (const Digit one : digits) {
      text += one.to_char();
      for (const char sign : {roles_[index({cell, one})], results_[index({cell, one})]}) {
        if (sign != kNoSign) text += sign;
      }
    }
    return bracketed_.contains(cell) ? '[' + text + ']' : text;
  }

  bool uses(char sign) const {
    if (sign == kBracket) return !bracketed_.empty();
    return std::find(roles_.begin(), roles_.end(), sign) != roles_.end() ||
           std::find(results_.begin(), results_.end(), sign) != results_.end();
  }

 private:
  using SignOfEach = std::array<char, kMaxCandidates>;

  static std::size_t index(Candidate candidate) {
    return static_cast<std::size_t>(candidate.index());
  }
  bool has_sign(Cell cell) const {
    const DigitSet digits = view_.candidates(cell);
    return std::any_of(digits.begin(), digits.end(), [&](Digit digit) {
      const std::size_t i = index({cell, digit});
      return roles_[i] != kNoSign || results_[i] != kNoSign;
    });
  }
  void set_role(Candidate candidate, char sign) {
    char& old = roles_[index(candidate)];
    if (old == kNoSign) old = sign;
  }
  // The state at the chain's first visit counts: a loop may come back with the opposite. A role
  // that the step gives stays, but where an earlier chain says otherwise the sign is `x`.
  void add(const Chain& chain) {
    SignOfEach states{};
    for (const ChainNode& node : chain) {
      for (const Cell cell : node.cells) {
        const Candidate candidate{cell, node.digit};
        char& state = states[index(candidate)];
        if (!view_.has(candidate) || state != kNoSign) continue;
        state = sign_of(node.is_on ? MarkRole::kOn : MarkRole::kOff);
        set_role(candidate, state);
        char& earlier = chain_states_[index(candidate)];
        if (earlier == kNoSign) earlier = state;
        if (earlier != state) roles_[index(candidate)] = kBoth;
      }
    }
  }

  const View& view_;
  SignOfEach roles_{};
  SignOfEach results_{};
  SignOfEach chain_states_{};
  CellSet bracketed_;
};

/// Is there a bar between two neighbouring lines: is no cell in one box with its neighbour?
bool is_bar(const Layout& layout, int line, bool between_columns) {
  if (line == 0 || line == layout.size()) return true;
  for (int i = 0; i < layout.size(); ++i) {
    const Cell here =
        between_columns ? Cell::at(i, line, layout.size()) : Cell::at(line, i, layout.size());
    const Cell before = between_columns ? Cell::at(i, line - 1, layout.size())
                                        : Cell::at(line - 1, i, layout.size());
    if (layout.box_of(here) == layout.box_of(before)) return false;
  }
  return true;
}

class Painter {
 public:
  Painter(const View& view, const Signs& signs) : layout_(view.layout()), signs_(signs) {
    for (int column = 0; column < layout_.size(); ++column) {
      std::size_t width = 2;  // of the head
      for (int row = 0; row < layout_.size(); ++row) {
        width = std::max(width, signs_.text_of(Cell::at(row, column, layout_.size())).size());
      }
      widths_.push_back(width);
    }
    if (frame().size() > kBoardColumns) gap_ = 1;
  }

  std::string picture() const {
    std::string text = line("  ", ' ', [](int column) { return "c" + std::to_string(column + 1); });
    for (int row = 0; row < layout_.size(); ++row) {
      if (is_bar(layout_, row, false)) text += frame() + '\n';
      text += line("r" + std::to_string(row + 1), '|', [this, row](int column) {
        return signs_.text_of(Cell::at(row, column, layout_.size()));
      });
    }
    return text + frame() + '\n';
  }

 private:
  template <typename TextAt>
  std::string line(const std::string& label, char bar, TextAt text_at) const {
    std::string text = label + ' ';
    for (int column = 0; column < layout_.size(); ++column) {
      if (is_bar(layout_, column, true)) text += {bar, ' '};
      const std::string cell = text_at(column);
      text += cell + std::string(width(column) - cell.size(), ' ');
    }
    text += bar;
    return text.substr(0, text.find_last_not_of(' ') + 1) + '\n';
  }

  /// Of a column with the blanks after it: one before a bar.
  std::size_t width(int column) const {
    const std::size_t gap = is_bar(layout_, column + 1, true) ? 1 : gap_;
    return widths_[static_cast<std::size_t>(column)] + gap;
  }

  std::string frame() const {
    std::string text = "   ";
    for (int column = 0; column < layout_.size(); ++column) {
      if (is_bar(layout_, column, true)) text += "+-";
      text += std::string(width(column), '-');
    }
    return text + '+';
  }

  const Layout& layout_;
  const Signs& signs_;
  std::vector<std::size_t> widths_;
  std::size_t gap_ = 2;
};

}  // namespace

std::string board_text(const View& view, const StepMarks& marks) {
  const Signs signs(view, marks);
  return Painter(view, signs).picture();
}

std::string board_legend(const View& view, const StepMarks& marks, Language language) {
  const Signs signs(view, marks);
  const bool is_english = language == Language::kEnglish;
  std::string text;
  for (const LegendSign& row : kSigns) {
    if (!signs.uses(row.sign)) continue;
    if (!text.empty()) text += is_english ? ", " : "，";
    text += row.sign;
    text += ' ';
    text += row.words.in(language);
  }
  return text;
}

const Words& role_words(MarkRole role) { return kSigns[static_cast<std::size_t>(role)].words; }

}  // namespace shudu
