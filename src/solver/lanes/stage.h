// Puzzles on their way in: the next kLanes of them wait as words, ready to be taken by free lanes.
//
// Text is read one puzzle at a time into four bit planes; from there all lanes go together: a
// digit's candidates are the open cells and those whose planes spell the digit. Needs PlaneWords of
// text_by_bands.h or of cpu/text_avx512.h before it. A puzzle given as candidates comes in bands.
#pragma once

#include <algorithm>

#include "solver/lanes/band_fields.h"
#include "solver/lanes/boards.h"
#include "solver/lanes/lane_job.h"

namespace shudu {
namespace {

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
  /// Which lanes take which of the waiting puzzles, and word w of all puzzles.
  [[nodiscard]] Deal deal(LaneSet lanes) const { return deal_to(lanes, at_); }
  [[nodiscard]] const Word* word(unsigned w) const { return words_[w]; }
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
    for (unsigned l = 0; l < end_; ++l, text += job.stride) read_puzzle(text, planes_, l);
    words_from_planes<0>();
    words_from_planes<1>();
    words_from_planes<2>();
  }

  // Word I of a digit.
  template <int I>
  [[gnu::always_inline]] inline void put(std::size_t digit, Vec cells) {
    store(words_[3 * (digit - 1) + std::size_t{I}], cells);
  }

  template <int I>
  [[gnu::always_inline]] inline void words_from_planes() {
    const Vec p0 = plane_word<I>(planes_, 0);
    const Vec p1 = plane_word<I>(planes_, 1);
    const Vec p2 = plane_word<I>(planes_, 2);
    const Vec p3 = plane_word<I>(planes_, 3);
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

  alignas(sizeof(Vec)) Word words_[kWords][kLanes];
  PlaneWords planes_;
  alignas(sizeof(Vec)) Word bands_[kWords][kLanes];
  Word next_;    // the first puzzle not yet made ready
  Word count_;   // of the job
  Word first_;   // the puzzle in place 0
  unsigned at_;  // the first place still waiting
  unsigned end_;
};

}  // namespace
}  // namespace shudu
