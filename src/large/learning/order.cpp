#include "large/learning/order.h"

#include <utility>

namespace shudu::large {

namespace {

constexpr double kLargestScore = 1e150;

}  // namespace

Scores::Scores(std::uint32_t candidates) : scores_(candidates, 0), places_(candidates, kOut) {
  heap_.reserve(candidates);
  for (std::uint32_t i = 0; i < candidates; ++i) insert(i);
}

void Scores::bump(std::uint32_t candidate) {
  scores_[candidate] += gain_;
  if (scores_[candidate] > kLargestScore) rescale();
  if (places_[candidate] != kOut) rise(places_[candidate]);
}

void Scores::rescale() {
  for (double& score : scores_) score /= kLargestScore;
  gain_ /= kLargestScore;
}

void Scores::insert(std::uint32_t candidate) {
  places_[candidate] = static_cast<std::uint32_t>(heap_.size());
  heap_.push_back(candidate);
  rise(heap_.size() - 1);
}

void Scores::take_best() {
  places_[heap_.front()] = kOut;
  const std::uint32_t last = heap_.back();
  heap_.pop_back();
  if (heap_.empty()) return;
  heap_.front() = last;
  places_[last] = 0;
  sink(0);
}

void Scores::rise(std::size_t place) {
  const std::uint32_t candidate = heap_[place];
  while (place > 0) {
    const std::size_t parent = (place - 1) / 2;
    if (scores_[heap_[parent]] >= scores_[candidate]) break;
    heap_[place] = heap_[parent];
    places_[heap_[place]] = static_cast<std::uint32_t>(place);
    place = parent;
  }
  heap_[place] = candidate;
  places_[candidate] = static_cast<std::uint32_t>(place);
}

void Scores::sink(std::size_t place) {
  const std::uint32_t candidate = heap_[place];
  for (std::size_t child = 2 * place + 1; child < heap_.size(); child = 2 * place + 1) {
    if (child + 1 < heap_.size() && scores_[heap_[child + 1]] > scores_[heap_[child]]) ++child;
    if (scores_[heap_[child]] <= scores_[candidate]) break;
    heap_[place] = heap_[child];
    places_[heap_[place]] = static_cast<std::uint32_t>(place);
    place = child;
  }
  heap_[place] = candidate;
  places_[candidate] = static_cast<std::uint32_t>(place);
}

}  // namespace shudu::large
