// Regular expressions as automata without empty steps (Glushkov, "The abstract theory of automata",
// 1961): a state for each place in the expression where a value stands, and one for the beginning.
//
// A part of an expression is known by the places that it may begin and end with, and whether it may
// be empty; what follows which place is noted as parts are joined. A part that is repeated is read
// so often, each time with places of its own.
#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "formats/variant/iss_codes.h"

namespace shudu::variant {
namespace {

constexpr int kDeepest = 64;
constexpr int kMostRepeats = 1000;
constexpr std::size_t kMostPlaces = 4000;
constexpr std::size_t kMostReads = 100'000;

using Places = std::vector<std::uint32_t>;

struct Part {
  bool may_be_empty = true;
  Places first;
  Places last;
};

struct Repeat {
  int least = 1;
  int most = 1;  // kMostRepeats + 1: without an end
};

class Expression {
 public:
  Expression(std::string_view pattern, int low, int values)
      : pattern_(pattern), low_(low), values_(values) {}

  std::optional<Automaton> read() {
    const Part whole = read_choice(0);
    if (is_wrong_ || at_ != pattern_.size()) return std::nullopt;
    Automaton automaton;
    automaton.starts = {0};
    automaton.states = static_cast<std::uint32_t>(signs_.size()) + 1;
    if (whole.may_be_empty) automaton.accepting.push_back(0);
    for (const std::uint32_t place : whole.last) automaton.accepting.push_back(place + 1);
    for (const std::uint32_t place : whole.first) {
      automaton.steps.push_back({0, signs_[place], place + 1});
    }
    for (std::uint32_t place = 0; place < follow_.size(); ++place) {
      for (const std::uint32_t next : follow_[place]) {
        automaton.steps.push_back({place + 1, signs_[next], next + 1});
      }
    }
    return in_order(automaton);
  }

 private:
  [[nodiscard]] char peek() const { return at_ < pattern_.size() ? pattern_[at_] : '\0'; }
  bool take(char c) {
    if (peek() != c) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!take(c)) is_wrong_ = true;
  }

  Part read_choice(int depth) {
    if (depth > kDeepest) is_wrong_ = true;
    Part all = read_sequence(depth);
    while (!is_wrong_ && take('|')) {
      const Part other = read_sequence(depth);
      all.may_be_empty = all.may_be_empty || other.may_be_empty;
      append(other.first, all.first);
      append(other.last, all.last);
    }
    return all;
  }

  Part read_sequence(int depth) {
    Part all;
    while (!is_wrong_ && at_ < pattern_.size() && peek() != '|' && peek() != ')') {
      all = joined(std::move(all), read_repeated(depth));
    }
    return all;
  }

  // What is read once more begins at `begin` and has the repeats that were read before.
  Part read_repeated(int depth) {
    const std::size_t begin = at_;
    Part part = read_primary(depth);
    std::vector<Repeat> repeats;
    std::size_t end = at_;
    while (!is_wrong_) {
      const auto repeat = read_repeat();
      if (!repeat) break;
      part = repeated(part, *repeat, [&] { return read_again(begin, repeats, depth); });
      repeats.push_back(*repeat);
      end = at_;
    }
    at_ = end;
    return part;
  }

  Part read_again(std::size_t begin, const std::vector<Repeat>& repeats, int depth) {
    const std::size_t end = at_;
    at_ = begin;
    Part part = read_primary(depth);
    std::vector<Repeat> inner;
    for (const Repeat& repeat : repeats) {
      if (is_wrong_) break;
      part = repeated(part, repeat, [&] { return read_again(begin, inner, depth); });
      inner.push_back(repeat);
    }
    at_ = end;
    return part;
  }

  template <typename ReadAgain>
  Part repeated(const Part& part, const Repeat& repeat, const ReadAgain& read_again) {
    const bool is_endless = repeat.most > kMostRepeats;
    const int copies = is_endless ? std::max(repeat.least, 1) : repeat.most;
    if (copies == 0) return {};
    Part all;
    for (int i = 0; i < copies && !is_wrong_; ++i) {
      Part copy = i == 0 ? part : read_again();
      if (is_endless && i + 1 == copies) join_places(copy.last, copy.first);
      if (i >= repeat.least) copy.may_be_empty = true;
      all = joined(std::move(all), copy);
    }
    return all;
  }

  std::optional<Repeat> read_repeat() {
    constexpr int kEndless = kMostRepeats + 1;
    if (take('*')) return Repeat{0, kEndless};
    if (take('+')) return Repeat{1, kEndless};
    if (take('?')) return Repeat{0, 1};
    if (!take('{')) return std::nullopt;
    Repeat repeat;
    repeat.least = read_count();
    repeat.most = repeat.least;
    if (take(',')) repeat.most = peek() == '}' ? kEndless : read_count();
    expect('}');
    if (repeat.most < repeat.least) is_wrong_ = true;
    return repeat;
  }

  int read_count() {
    int count = 0;
    const std::size_t begin = at_;
    while (peek() >= '0' && peek() <= '9' && count <= kMostRepeats) {
      count = count * 10 + (pattern_[at_++] - '0');
    }
    if (at_ == begin || count > kMostRepeats) is_wrong_ = true;
    return count;
  }

  Part read_primary(int depth) {
    if (++reads_ > kMostReads) is_wrong_ = true;
    if (is_wrong_) return {};
    if (take('(')) {
      Part part = read_choice(depth + 1);
      expect(')');
      return part;
    }
    const ValueSet all = (ValueSet{1} << static_cast<unsigned>(values_)) - 1;
    if (take('.')) return place_of(all);
    if (take('[')) return place_of(read_class(all));
    const ValueSet sign = sign_of(peek());
    ++at_;
    return place_of(sign);
  }

  ValueSet read_class(ValueSet all) {
    const bool is_other = take('^');
    ValueSet signs = 0;
    const std::size_t begin = at_;
    while (!is_wrong_ && at_ < pattern_.size() && peek() != ']') {
      const auto first = static_cast<unsigned char>(pattern_[at_++]);
      auto last = first;
      if (take('-')) {
        last = static_cast<unsigned char>(peek());
        ++at_;
      }
      if (last < first) is_wrong_ = true;
      for (int c = first; c <= last && !is_wrong_; ++c) signs |= sign_of(static_cast<char>(c));
    }
    if (at_ == begin) is_wrong_ = true;
    expect(']');
    return is_other ? all & ~signs : signs;
  }

  ValueSet sign_of(char c) {
    int value = -1;
    if (c >= '0' && c <= '9') value = c - '0';
    if (c >= 'A' && c <= 'Z') value = c - 'A' + 10;
    if (c >= 'a' && c <= 'z') value = c - 'a' + 10;
    if (value < low_ || value >= low_ + values_) {
      is_wrong_ = true;
      return 0;
    }
    return ValueSet{1} << static_cast<unsigned>(value - low_);
  }

  Part place_of(ValueSet signs) {
    if (signs_.size() >= kMostPlaces) is_wrong_ = true;
    const auto place = static_cast<std::uint32_t>(signs_.size());
    signs_.push_back(signs);
    follow_.emplace_back();
    return {false, {place}, {place}};
  }

  Part joined(Part before, const Part& after) {
    join_places(before.last, after.first);
    if (before.may_be_empty) append(after.first, before.first);
    if (!after.may_be_empty) before.last.clear();
    append(after.last, before.last);
    before.may_be_empty = before.may_be_empty && after.may_be_empty;
    return before;
  }

  void join_places(const Places& before, const Places& after) {
    pairs_ += before.size() * after.size();
    if (pairs_ > kMostIssSteps) is_wrong_ = true;
    if (is_wrong_) return;
    for (const std::uint32_t place : before) {
      follow_[place].insert(after.begin(), after.end());
    }
  }

  static void append(const Places& more, Places& places) {
    places.insert(places.end(), more.begin(), more.end());
  }

  std::string_view pattern_;
  int low_;
  int values_;
  std::size_t at_ = 0;
  std::size_t reads_ = 0;
  std::size_t pairs_ = 0;
  bool is_wrong_ = false;
  std::vector<ValueSet> signs_;
  std::vector<std::set<std::uint32_t>> follow_;
};

}  // namespace

std::optional<Automaton> automaton_of_expression(std::string_view pattern, int low, int values) {
  return Expression(pattern, low, values).read();
}

}  // namespace shudu::variant
