// Cards in, pages out, one at a time: a stream of any length makes a booklet in flat memory.
// Only --solutions at the end have to be kept until then: see Book::finish.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "shudu/render/page.h"
#include "shudu/render/variant_board.h"

#pragma GCC visibility push(default)
namespace shudu {

/// Takes a page; false: no more is wanted.
using PageSink = std::function<bool(const Picture& page)>;

/// Makes pages of cards. The layouts of the cards must outlive it. One thread at a time.
class Book {
 public:
  Book(PageSetup setup, PageSink sink);

  /// False once the sink has refused.
  bool add(Card card);
  /// A page of its own after those of the cards so far, with the next number. False as above.
  bool add(const VariantCard& card);
  /// The last page, and those of the solutions, of which each has been kept in some 60 bytes and
  /// its number. False as above.
  bool finish();

  [[nodiscard]] int page_count() const { return pages_; }

 private:
  // A solution, two digits a byte, and which of its cells are givens.
  struct Kept {
    const Layout* layout;
    std::string number;
    std::array<std::uint8_t, (kMaxCells + 1) / 2> digits;
    CellSet givens;
  };

  void keep(const Card& card);
  [[nodiscard]] static SolvedCard unpacked(const Kept& kept);
  bool show(const Picture& page);
  // The page of the cards that wait, where there are some.
  void show_cards();

  PageSetup setup_;
  PageSink sink_;
  std::vector<Card> cards_;
  std::vector<Kept> kept_;
  int pages_ = 0;
  bool is_open_ = true;  // the sink has not refused
};

}  // namespace shudu
#pragma GCC visibility pop
