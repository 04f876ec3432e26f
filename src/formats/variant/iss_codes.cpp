#include "formats/variant/iss_codes.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace shudu::variant {
namespace {

constexpr std::string_view kSixBits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

int six_bits(char c) {
  const std::size_t at = kSixBits.find(c);
  return at == std::string_view::npos ? -1 : static_cast<int>(at);
}

unsigned bits_for(std::uint64_t most) {
  unsigned bits = 0;
  while ((most >> bits) != 0) ++bits;
  return bits;
}

// Reads from the highest bit of each byte on; what is not there makes it broken.
class BitSource {
 public:
  explicit BitSource(std::string_view bytes) : bytes_(bytes) {}

  [[nodiscard]] std::size_t left() const { return bytes_.size() * 8 - at_; }
  [[nodiscard]] bool is_broken() const { return is_broken_; }

  std::uint32_t take(unsigned bits) {
    if (bits > left() || bits > 32) {
      is_broken_ = true;
      return 0;
    }
    std::uint32_t value = 0;
    for (unsigned i = 0; i < bits; ++i) value = value << 1U | take_bit();
    return value;
  }

  std::uint32_t take_bit() {
    const auto byte = static_cast<unsigned char>(bytes_[at_ / 8]);
    const auto bit = static_cast<std::uint32_t>(byte >> (7U - at_ % 8U) & 1U);
    ++at_;
    return bit;
  }

 private:
  std::string_view bytes_;
  std::size_t at_ = 0;
  bool is_broken_ = false;
};

class BitSink {
 public:
  void put(std::uint32_t value, unsigned bits) {
    for (unsigned i = bits; i > 0; --i) {
      if (at_ % 8 == 0) bytes_ += '\0';
      const unsigned bit = value >> (i - 1) & 1U;
      bytes_.back() = static_cast<char>(static_cast<unsigned char>(bytes_.back()) |
                                        static_cast<unsigned char>(bit << (7U - at_ % 8U)));
      ++at_;
    }
  }
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  std::string bytes_;
  std::size_t at_ = 0;
};

struct AutomatonHead {
  std::uint32_t form = 0;
  unsigned state_bits = 1;
  unsigned signs = 1;
  std::uint32_t starts = 0;
  std::uint32_t accepting = 0;  // besides the starts
};

// Steps by their ends, so that each pair of states has one.
class StepsByEnds {
 public:
  void add(std::uint32_t from, std::uint32_t sign, std::uint32_t to) {
    values_[{from, to}] |= ValueSet{1} << sign;
  }
  [[nodiscard]] bool is_full() const { return values_.size() >= kMostIssSteps; }
  [[nodiscard]] std::vector<Automaton::Step> steps() const {
    std::vector<Automaton::Step> all;
    for (const auto& [ends, values] : values_) all.push_back({ends.first, values, ends.second});
    return all;
  }

 private:
  std::map<std::pair<std::uint32_t, std::uint32_t>, ValueSet> values_;
};

void read_listed_steps(BitSource& source, const AutomatonHead& head, StepsByEnds& steps) {
  const unsigned count_bits = source.take(4);
  if (count_bits == 0) return;
  const unsigned sign_bits = bits_for(head.signs - 1);
  for (std::uint32_t state = 0; source.left() >= count_bits && !steps.is_full(); ++state) {
    const std::uint32_t count = source.take(count_bits);
    for (std::uint32_t i = 0; i < count && !source.is_broken(); ++i) {
      const std::uint32_t sign = source.take(sign_bits);
      steps.add(state, sign, source.take(head.state_bits));
    }
  }
}

void read_masked_steps(BitSource& source, const AutomatonHead& head, StepsByEnds& steps) {
  for (std::uint32_t state = 0; source.left() >= head.signs && !steps.is_full(); ++state) {
    const std::uint32_t mask = source.take(head.signs);
    for (std::uint32_t sign = 0; sign < head.signs && !source.is_broken(); ++sign) {
      if ((mask >> sign & 1U) != 0) steps.add(state, sign, source.take(head.state_bits));
    }
  }
}

// Where the steps of a state lead, by the sign that they read.
using StepsBySign = std::map<unsigned, std::vector<std::uint32_t>>;

std::size_t count_of_steps(const StepsBySign& signs) {
  std::size_t count = 0;
  for (const auto& [sign, targets] : signs) count += targets.size();
  return count;
}

std::map<std::uint32_t, StepsBySign> steps_by_sign(const Automaton& automaton) {
  std::map<std::uint32_t, StepsBySign> all;
  for (const Automaton::Step& step : automaton.steps) {
    for (unsigned sign = 0; sign < 32; ++sign) {
      if ((step.values >> sign & 1U) != 0) all[step.from][sign].push_back(step.to);
    }
  }
  return all;
}

}  // namespace

std::optional<std::string> unpack_bytes(std::string_view packed) {
  std::string bytes;
  unsigned held = 0;
  std::uint32_t bits = 0;
  for (int i = 0; i < 2 && !packed.empty() && packed.back() == '='; ++i) packed.remove_suffix(1);
  for (const char c : packed) {
    const int six = six_bits(c);
    if (six < 0) return std::nullopt;
    bits = (bits << 6U | static_cast<std::uint32_t>(six)) & 0xFFFFU;
    held += 6;
    if (held < 8) continue;
    held -= 8;
    bytes += static_cast<char>(bits >> held & 0xFFU);
  }
  if (packed.size() % 4 == 1) return std::nullopt;
  return bytes;
}

std::string pack_bytes(std::string_view bytes) {
  std::string packed;
  unsigned held = 0;
  std::uint32_t bits = 0;
  for (const char c : bytes) {
    bits = (bits << 8U | static_cast<unsigned char>(c)) & 0xFFFFU;
    held += 8;
    while (held >= 6) {
      held -= 6;
      packed += kSixBits[bits >> held & 63U];
    }
  }
  if (held > 0) packed += kSixBits[bits << (6 - held) & 63U];
  return packed;
}

std::optional<std::vector<bool>> unpack_bits(std::string_view packed) {
  std::vector<bool> bits;
  for (const char c : packed) {
    const int six = six_bits(c);
    if (six < 0) return std::nullopt;
    for (unsigned i = 0; i < 6; ++i) bits.push_back((static_cast<unsigned>(six) >> i & 1U) != 0);
  }
  return bits;
}

std::string pack_bits(const std::vector<bool>& bits) {
  std::string packed;
  for (std::size_t from = 0; from < bits.size(); from += 6) {
    unsigned six = 0;
    for (unsigned i = 0; i < 6 && from + i < bits.size(); ++i)
      six |= (bits[from + i] ? 1U : 0U) << i;
    packed += kSixBits[six];
  }
  while (!packed.empty() && packed.back() == 'A') packed.pop_back();
  return packed;
}

std::optional<std::vector<ValueSet>> unpack_relation(std::string_view packed, int values) {
  const auto bits = unpack_bits(packed);
  const auto length = static_cast<std::size_t>(values);
  if (!bits) return std::nullopt;
  std::vector<ValueSet> table(length, 0);
  for (std::size_t i = 0; i < bits->size(); ++i) {
    if (!(*bits)[i]) continue;
    if (i >= length * length) return std::nullopt;
    table[i / length] |= ValueSet{1} << (i % length);
  }
  return table;
}

std::string pack_relation(const std::vector<ValueSet>& table) {
  std::vector<bool> bits;
  for (const ValueSet row : table) {
    for (std::size_t i = 0; i < table.size(); ++i) bits.push_back((row >> i & 1U) != 0);
  }
  return pack_bits(bits);
}

std::optional<Automaton> unpack_automaton(std::string_view packed, int values) {
  const auto bytes = unpack_bytes(packed);
  if (!bytes) return std::nullopt;
  if (bytes->empty()) return Automaton{};
  BitSource source(*bytes);
  AutomatonHead head;
  head.form = source.take(2);
  head.state_bits = source.take(4) + 1;
  head.signs = source.take(4) + 1;
  head.starts = source.take(head.state_bits);
  head.accepting = source.take(head.state_bits);
  if (head.form > 1 || source.is_broken()) return std::nullopt;
  Automaton automaton;
  for (std::uint32_t i = 0; i < head.starts && source.left() > 0; ++i) {
    automaton.starts.push_back(i);
    if (source.take_bit() == 1) automaton.accepting.push_back(i);
  }
  // Their bits are a number, whose highest is that of the last start.
  std::vector<std::uint32_t> accepting_starts;
  for (const std::uint32_t start : automaton.accepting) {
    accepting_starts.push_back(head.starts - 1 - start);
  }
  automaton.accepting.assign(accepting_starts.rbegin(), accepting_starts.rend());
  StepsByEnds steps;
  head.form == 1 ? read_masked_steps(source, head, steps) : read_listed_steps(source, head, steps);
  const bool is_read = !source.is_broken() && !steps.is_full();
  if (!is_read || automaton.starts.size() != head.starts) return std::nullopt;
  for (std::uint32_t i = 0; i < head.accepting; ++i) {
    automaton.accepting.push_back(head.starts + i);
  }
  automaton.steps = steps.steps();
  automaton.states = head.starts + head.accepting;
  const ValueSet beyond = ~((ValueSet{2} << static_cast<unsigned>(values)) - 1);
  for (const Automaton::Step& step : automaton.steps) {
    if ((step.values & beyond) != 0) return std::nullopt;
    automaton.states = std::max({automaton.states, step.from + 1, step.to + 1});
  }
  return in_order(automaton);
}

namespace {

// The sizes, how many states accept, and which of the starts do.
void put_head(const AutomatonHead& head, const Automaton& ordered, BitSink& sink) {
  const auto starts = static_cast<std::uint32_t>(ordered.starts.size());
  const auto accepting_starts = static_cast<std::uint32_t>(
      std::count_if(ordered.accepting.begin(), ordered.accepting.end(),
                    [&](std::uint32_t state) { return state < starts; }));
  sink.put(0, 2);
  sink.put(head.state_bits - 1, 4);
  sink.put(head.signs - 1, 4);
  sink.put(starts, head.state_bits);
  sink.put(static_cast<std::uint32_t>(ordered.accepting.size()) - accepting_starts,
           head.state_bits);
  for (std::uint32_t i = starts; i > 0; --i) {
    const bool accepts = std::count(ordered.accepting.begin(), ordered.accepting.end(), i - 1) > 0;
    sink.put(accepts ? 1 : 0, 1);
  }
}

}  // namespace

std::optional<std::string> pack_automaton(const Automaton& automaton, int values) {
  const Automaton ordered = in_order(automaton);
  const auto starts = static_cast<std::uint32_t>(ordered.starts.size());
  if (ordered.states == 0) return std::string();
  AutomatonHead head;
  head.state_bits = std::max(1U, bits_for(ordered.states - 1));
  // Both counts are written in the bits of a state.
  head.state_bits =
      std::max({head.state_bits, bits_for(starts), bits_for(ordered.accepting.size())});
  head.signs = static_cast<unsigned>(values) + 1U;
  const auto by_sign = steps_by_sign(ordered);
  std::size_t most_steps = 0;
  for (const auto& [state, signs] : by_sign) {
    most_steps = std::max(most_steps, count_of_steps(signs));
  }
  const unsigned count_bits = bits_for(most_steps);
  if (head.state_bits > 16 || head.signs > 16 || starts == 0 || starts > 31 || count_bits > 15) {
    return std::nullopt;
  }
  BitSink sink;
  put_head(head, ordered, sink);
  sink.put(count_bits, 4);
  for (std::uint32_t state = 0; state < ordered.states && count_bits > 0; ++state) {
    const auto found = by_sign.find(state);
    const std::size_t count = found == by_sign.end() ? 0 : count_of_steps(found->second);
    sink.put(static_cast<std::uint32_t>(count), count_bits);
    if (found == by_sign.end()) continue;
    for (const auto& [sign, targets] : found->second) {
      for (const std::uint32_t target : targets) {
        sink.put(sign, bits_for(head.signs - 1));
        sink.put(target, head.state_bits);
      }
    }
  }
  return pack_bytes(sink.bytes());
}

Automaton in_order(const Automaton& automaton) {
  const std::set<std::uint32_t> starts(automaton.starts.begin(), automaton.starts.end());
  const std::set<std::uint32_t> accepting(automaton.accepting.begin(), automaton.accepting.end());
  std::set<std::uint32_t> used;
  for (const Automaton::Step& step : automaton.steps) {
    if (step.values != 0) used.insert({step.from, step.to});
  }
  std::map<std::uint32_t, std::uint32_t> places;
  Automaton ordered;
  const auto add = [&](std::uint32_t state) { places.try_emplace(state, places.size()); };
  for (const std::uint32_t state : starts) add(state);
  for (const std::uint32_t state : accepting) add(state);
  for (const std::uint32_t state : used) add(state);
  for (const std::uint32_t state : starts) ordered.starts.push_back(places[state]);
  for (const std::uint32_t state : accepting) ordered.accepting.push_back(places[state]);
  std::sort(ordered.accepting.begin(), ordered.accepting.end());
  std::map<std::pair<std::uint32_t, std::uint32_t>, ValueSet> steps;
  for (const Automaton::Step& step : automaton.steps) {
    if (step.values != 0) steps[{places[step.from], places[step.to]}] |= step.values;
  }
  for (const auto& [ends, values] : steps) {
    ordered.steps.push_back({ends.first, values, ends.second});
  }
  ordered.states = static_cast<std::uint32_t>(places.size());
  return ordered;
}

}  // namespace shudu::variant
