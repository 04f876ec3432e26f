// How the lists of a kernel grow: at least twice as long each time.
#include "canonical/form_job.h"

#include <algorithm>

namespace shudu {
namespace {
constexpr std::size_t kFirstCapacity = 64;
}  // namespace

template <typename T>
void FormList<T>::grow(std::size_t least) {
  const std::size_t capacity = std::max({kFirstCapacity, least, 2 * capacity_});
  std::unique_ptr<T[]> items(new T[capacity]);
  std::copy_n(items_.get(), size_, items.get());
  items_ = std::move(items);
  capacity_ = capacity;
}

template class FormList<FormState>;
template class FormList<FormKeys>;
template class FormList<FormChoice>;

}  // namespace shudu
