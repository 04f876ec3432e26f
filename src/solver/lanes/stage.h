// Puzzles on their way in: the next kLanes of them wait as words, ready to be taken by free lanes.
//
// Text is read one puzzle at a time into four bit planes of 81 bits, cut into three bands of 27;
// from there all lanes go together: nine bits of each band become the three fields of a word, and a
// digit's candidates are the open cells and those whose planes spell the digit. A puzzle given as
// candidates starts at the bands.
#pragma once

#include <algorithm>

#include "solver/lanes/boards.h"
#include "solver/lanes/lane_job.h"

namespace shudu {
namespace {

constexpr Word kFirstField = 0x1FF;
constexpr Word kSecondField = kFirstField << kFieldStep;

// Word I from three bands of 27 bits: row I of each band into the band's field.
template <int I>
inline Vec fields_of(Vec a, Vec b, Vec c) {
  const Vec first = splat(kFirstField);
  const Vec second = splat(kSecondField);
  if constexpr (I == 0) {
    return select(first, a, select(second, up<11>(b), up<22>(c))) & splat(kCells);
  } else if constexpr (I == 1) {
    return select(first, down<9>(a), select(second, up<2>(b), up<13>(c))) & splat(kCells);
  } else {
    return select(first, down<18>(a), select(second, down<7>(b), up<4>(c))) & splat(kCells);
  }
}

class Stage {
 public:
  /// Precondition: `job.results` has room for the job's puzzles.
  void begin(const LaneJob& job) {
    next_ = 0;
    at_ = 0;
    end_ = 0;
    count_ = static_cast<Word>(job.count);
  }

  [[nodiscard]] bool is_empty() const { return at_ == end_; }
  [[nodiscard]] bool has_more() const { return next_ < count_; }
  /// How many wait, and the index of the first of them.
  [[nodiscard]] unsigned waiting() const { return end_ - at_; }
  [[nodiscard]] Word first_id() const { return first_ + at_; }
  /// The first puzzle that has not been made ready.
  [[nodiscard]] Word next_id() const { return next_; }
  /// Word w of the waiting puzzles; kLanes words can be read.
  [[nodiscard]] const Word* word(unsigned w) const { return &words_[w][at_]; }
  void take(unsigned puzzles) { at_ += puzzles; }
  /// Nothing waits and nothing more will.
  void drop() {
    at_ = end_;
    next_ = count_;
  }

  /// Makes the next kLanes puzzles ready. Precondition: has_more().
  [[gnu::noinline]] void refill(const LaneJob& job) {
    first_ = next_;
    at_ = 0;
    end_ = std::min<Word>(count_ - next_, kLanes);
    next_ += end_;
    if (!job.is_one_tree) {
      for (unsigned l = 0; l < end_; ++l) job.results[first_ + l] = PuzzleResult{};
    }
    if (job.text != nullptr) {
      read_text(job);
    } else {
      read_bands(job);
    }
  }

 private:
  void read_text(const LaneJob& job) {
    const char* text = job.text + first_ * job.stride;
    for (unsigned l = 0; l < end_; ++l, text += job.stride) {
      const Planes planes = read_planes(text);
      for (std::size_t j = 0; j < 4; ++j) {
        bands_[3 * j][l] = static_cast<Word>(planes.low[j]) & kBandCells;
        bands_[3 * j + 1][l] = static_cast<Word>(planes.low[j] >> 27) & kBandCells;
        bands_[3 * j + 2][l] = static_cast<Word>(planes.low[j] >> 54) | planes.high[j] << 10;
      }
    }
    words_from_planes<0>();
    words_from_planes<1>();
    words_from_planes<2>();
  }

  // Word I of plane j, and of a digit.
  template <int I>
  [[gnu::always_inline]] inline Vec plane(std::size_t j) const {
    return fields_of<I>(load(bands_[3 * j]), load(bands_[3 * j + 1]), load(bands_[3 * j + 2]));
  }
  template <int I>
  [[gnu::always_inline]] inline void put(std::size_t digit, Vec cells) {
    store(words_[3 * (digit - 1) + std::size_t{I}], cells);
  }

  template <int I>
  [[gnu::always_inline]] inline void words_from_planes() {
    const Vec p0 = plane<I>(0);
    const Vec p1 = plane<I>(1);
    const Vec p2 = plane<I>(2);
    const Vec p3 = plane<I>(3);
    const Vec open = without2(splat(kCells), p0 | p1, p2 | p3);
    const Vec low = without(p0, p1);  // digits that end in 01, 10, 11 and 00
    const Vec mid = without(p1, p0);
    const Vec top = p0 & p1;
    const Vec none = without2(p2 | p3, p0, p1);
    put<I>(1, without2(low, p2, p3) | open);
    put<I>(2, without(mid, p2) | open);
    put<I>(3, without(top, p2) | open);
    put<I>(4, and_or(none, p2, open));
    put<I>(5, and_or(low, p2, open));
    put<I>(6, and_or(mid, p2, open));
    put<I>(7, and_or(top, p2, open));
    put<I>(8, and_or(none, p3, open));
    put<I>(9, and_or(low, p3, open));
  }

  void read_bands(const LaneJob& job) {
    for (unsigned l = 0; l < end_; ++l) {
      for (unsigned w = 0; w < kWords; ++w) bands_[w][l] = job.bands[first_ + l][w];
    }
    for (std::size_t d = 0; d < 9; ++d) {
      const Vec a = load(bands_[3 * d]);
      const Vec b = load(bands_[3 * d + 1]);
      const Vec c = load(bands_[3 * d + 2]);
      store(words_[3 * d], fields_of<0>(a, b, c));
      store(words_[3 * d + 1], fields_of<1>(a, b, c));
      store(words_[3 * d + 2], fields_of<2>(a, b, c));
    }
  }

  // Twice as wide as a vector: an expand may read past the last that waits.
  alignas(sizeof(Vec)) Word words_[kWords][2 * kLanes];
  alignas(sizeof(Vec)) Word bands_[kWords][kLanes];
  Word next_;    // the first puzzle not yet made ready
  Word count_;   // of the job
  Word first_;   // the puzzle in place 0
  unsigned at_;  // the first place still waiting
  unsigned end_;
};

}  // namespace
}  // namespace shudu
