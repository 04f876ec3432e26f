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
#include "shudu/service/json_object.h"
#include "shudu/service/service.h"
#include "shudu/verbs/position.h"

namespace shudu::service {

class Games;

/// kClues: a whole number, or a text with the lowest and the highest, such as "24-26".
enum class FieldKind : std::uint8_t { kText, kWhole, kFlag, kTexts, kChoice, kClues };

/// The words that a field chooses from.
using Choices = std::vector<std::string_view> (*)();

/// A field of a request: one row of the table that requests are checked against.
struct Field {
  std::string_view name;
  FieldKind kind = FieldKind::kText;
  bool is_required = false;
  std::uint64_t least = 0;    ///< of kWhole, kClues
  std::uint64_t most = 0;     ///< of kWhole, kClues; bytes of kText, entries of kTexts
  Choices choices = nullptr;  ///< of kChoice, and of each entry of kTexts where it is set
};

using verbs::Halt;

/// The texts of a request that do not stand in its JSON.
struct Apart {
  std::string_view puzzles;  ///< in place of the field
  std::string& solutions;    ///< the answer's
};

/// What a request is answered with: the service's limits and games, and what its caller gives.
struct Means {
  const Limits& limits;
  const Control& control;
  Games& games;                  ///< those that the service has open
  const Apart* apart = nullptr;  ///< nullptr: all stands in the JSON
};

/// Tells the caller of the service how far a request has come.
struct RequestProgress {
  std::string_view of;  ///< the request's name
  const Control& control;
  bool operator()(std::uint64_t done, std::uint64_t total) const {
    return (*control.progress)({of, done, total});
  }
};

class Call : private RequestProgress, public verbs::Budget {
 public:
  Call(std::string_view name, const Value& request, Language language, const Means& means);

  [[nodiscard]] bool has(std::string_view field) const { return request_.find(field) != nullptr; }
  /// Empty where the field is not there; so are the others.
  [[nodiscard]] std::string_view text(std::string_view field) const;
  [[nodiscard]] std::optional<std::uint64_t> whole(std::string_view field) const;
  [[nodiscard]] bool flag(std::string_view field) const;
  [[nodiscard]] std::vector<std::string_view> texts(std::string_view field) const;

  /// Where the request came with texts apart from it; else nullptr.
  [[nodiscard]] const Apart* apart() const { return means_.apart; }

  [[nodiscard]] const Limits& limits() const { return means_.limits; }
  [[nodiscard]] Language language() const { return language_; }
  [[nodiscard]] bool has_clock() const { return means_.control.clock.has_value(); }
  /// Those that the service has open.
  [[nodiscard]] Games& games() const { return means_.games; }

  /// Why the field `limit` cannot be met, where it cannot: it is above what may be listed.
  [[nodiscard]] std::optional<Failure> limit_fault(std::uint64_t most) const;

  /// The failure of work that ended early. Precondition: halt() is not kNone.
  [[nodiscard]] Failure halted() const;

  [[nodiscard]] Failure fail(Reason reason, const Details& details = {}) const {
    return failure(reason, details, language_);
  }
  [[nodiscard]] Failure fail(const Error& error) const { return failure(error, language_); }
  /// Precondition: it is not for the number of solutions.
  [[nodiscard]] Failure fail(const verbs::Unanswered& why) const;

 private:
  static verbs::Terms terms_of(const RequestProgress& progress, const Value& request,
                               const Means& means);

  const Value& request_;
  Language language_;
  Means means_;
};

/// Nothing where all went well and the answer is written.
using Outcome = std::optional<Failure>;

/// Writes the fields of an answer after its head.
using Handler = Outcome (*)(Call& call, JsonObject& answer);

/// A request: one row of the table.
struct RequestRow {
  std::string_view name;
  std::span<const Field> fields;  ///< beside shudu, id, do and language, which all have
  Handler handle;
};

}  // namespace shudu::service
