// One request while it is answered: its fields, which have been checked against the table, what it
// may cost, who may stop it, and the answer that is being written.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "service/reason.h"
#include "service/value.h"
#include "shudu/core/language.h"
#include "shudu/core/stop.h"
#include "shudu/service/json_object.h"
#include "shudu/service/service.h"

namespace shudu::service {

class Games;

enum class FieldKind : std::uint8_t { kText, kWhole, kFlag, kTexts, kChoice };

/// The words that a field chooses from.
using Choices = std::vector<std::string_view> (*)();

/// A field of a request: one row of the table that requests are checked against.
struct Field {
  std::string_view name;
  FieldKind kind = FieldKind::kText;
  bool is_required = false;
  std::uint64_t least = 0;    ///< of kWhole
  std::uint64_t most = 0;     ///< of kWhole; bytes of kText, entries of kTexts
  Choices choices = nullptr;  ///< of kChoice, and of each entry of kTexts where it is set
};

/// Why work ended before it was done.
enum class Halt : std::uint8_t { kNone, kCancelled, kTimeout, kBudget };

/// The texts of a request that do not stand in its JSON.
struct Apart {
  std::string_view puzzles;  ///< in place of the field
  std::string& solutions;    ///< the answer's
};

/// What a service and its caller lend to a request.
struct Lent {
  const Limits& limits;
  const Control& control;
  Games& games;                  ///< those that the service has open
  const Apart* apart = nullptr;  ///< nullptr: all stands in the JSON
};

class Call {
 public:
  Call(std::string_view name, const Value& request, Language language, const Lent& lent);
  Call(const Call&) = delete;  // stops hold where it is
  Call& operator=(const Call&) = delete;
  ~Call() = default;

  [[nodiscard]] bool has(std::string_view field) const { return request_.find(field) != nullptr; }
  /// Empty where the field is not there; so are the others.
  [[nodiscard]] std::string_view text(std::string_view field) const;
  [[nodiscard]] std::optional<std::uint64_t> whole(std::string_view field) const;
  [[nodiscard]] bool flag(std::string_view field) const;
  [[nodiscard]] std::vector<std::string_view> texts(std::string_view field) const;

  /// Where the request came with texts apart from it; else nullptr.
  [[nodiscard]] const Apart* apart() const { return lent_.apart; }

  [[nodiscard]] const Limits& limits() const { return lent_.limits; }
  [[nodiscard]] Language language() const { return language_; }
  [[nodiscard]] bool has_clock() const { return lent_.control.clock.has_value(); }
  /// For what may be long and breaks off by itself; goes_on says afterwards that it did. The flag
  /// is seen at every look, the caller is asked at one in kLooks.
  [[nodiscard]] Stop stop() const;
  /// Those that the service has open.
  [[nodiscard]] Games& games() const { return lent_.games; }

  /// Why the field `limit` cannot be met, where it cannot: it is above what may be listed.
  [[nodiscard]] std::optional<Failure> limit_fault(std::uint64_t most) const;

  /// Nodes that one search may visit.
  [[nodiscard]] std::uint64_t most_nodes() const;

  /// Tells how far the work has come and asks whether it may go on; false from then on when not.
  bool goes_on(std::uint64_t done, std::uint64_t total = 0);
  /// A search has come to its end before its aim: by a stop, or by the nodes it may have. What
  /// stands already stays.
  void end_search(Halt halt) {
    if (halt_ == Halt::kNone) halt_ = halt;
  }
  [[nodiscard]] Halt halt() const { return halt_; }
  /// The failure of work that ended early. Precondition: halt() is not kNone.
  [[nodiscard]] Failure halted() const;
  /// A new record: what one record exhausted, the next has again.
  void begin_record() {
    if (halt_ == Halt::kBudget) halt_ = Halt::kNone;
  }

  [[nodiscard]] Failure fail(Reason reason, const Details& details = {}) const {
    return failure(reason, details, language_);
  }
  [[nodiscard]] Failure fail(const Error& error) const { return failure(error, language_); }

 private:
  /// What a look at a stop does.
  struct Look {
    Call* call;
    bool operator()() const { return call->look(); }
  };

  bool look();
  bool ask();

  std::string_view name_;
  const Value& request_;
  Language language_;
  Lent lent_;
  std::optional<std::uint64_t> end_time_;
  Halt halt_ = Halt::kNone;
  std::uint64_t done_ = 0;  // as told last
  std::uint64_t total_ = 0;
  std::uint32_t looks_ = 0;  // since the caller was asked
  Look look_{this};
  StopAsked asked_{look_};
};

/// Nothing where all went well and the answer is written.
using Outcome = std::optional<Failure>;

/// Writes the fields of an answer behind its head.
using Handler = Outcome (*)(Call& call, JsonObject& answer);

/// A request: one row of the table.
struct RequestRow {
  std::string_view name;
  std::span<const Field> fields;  ///< beside shudu, id, do and language, which all have
  Handler handle;
};

}  // namespace shudu::service
