// Tested in tests/service/envelope_test.cpp.
#include "service/check_fields.h"

#include <algorithm>
#include <array>
#include <limits>

#include "shudu/generator/reduce.h"

namespace shudu::service {
namespace {

std::vector<std::string_view> languages() { return {"en", "zh-CN", "zh-TW"}; }

// `id` is looked at where it is given back; of `shudu` the value matters before all else.
constexpr std::uint64_t kNameBytes = 64;
constexpr std::array kCommon{
    Field{"shudu", FieldKind::kWhole, true, kVersion, kVersion},
    Field{"id", FieldKind::kText},
    Field{"do", FieldKind::kText, true, 0, kNameBytes},
    Field{"language", FieldKind::kChoice, false, 0, 0, languages},
};

std::string joined(const std::vector<std::string_view>& words) {
  constexpr std::size_t kMostWords = 12;
  std::string text;
  for (std::size_t i = 0; i < words.size() && i < kMostWords; ++i) {
    text += text.empty() ? "" : ", ";
    text += words[i];
  }
  return words.size() > kMostWords ? text + ", ..." : text;
}

// The value of a field, or an entry of a list, as the field wants it?
class FieldCheck {
 public:
  FieldCheck(const Field& field, Language language) : field_(field), language_(language) {}

  [[nodiscard]] Outcome look_at(const Value& value) const {
    switch (field_.kind) {
      case FieldKind::kText:
        return text(value);
      case FieldKind::kChoice:
        return choice(value);
      case FieldKind::kWhole:
        return whole(value);
      case FieldKind::kClues:
        return clues(value);
      case FieldKind::kFlag:
        if (value.kind != ValueKind::kFlag) return fail(Reason::kNotFlag);
        return std::nullopt;
      case FieldKind::kTexts:
        break;
    }
    return texts(value);
  }

 private:
  [[nodiscard]] Failure fail(Reason reason, std::uint64_t n = 0, std::uint64_t m = 0) const {
    return failure(reason, {.field = field_.name, .n = n, .m = m}, language_);
  }

  [[nodiscard]] Outcome text(const Value& value) const {
    if (value.kind != ValueKind::kText) return fail(Reason::kNotText);
    if (field_.most != 0 && value.text.size() > field_.most) {
      return fail(Reason::kTextTooLong, field_.most);
    }
    return std::nullopt;
  }

  [[nodiscard]] Outcome choice(const Value& value) const {
    const std::vector<std::string_view> choices = field_.choices();
    const bool is_one = value.kind == ValueKind::kText &&
                        std::find(choices.begin(), choices.end(), value.text) != choices.end();
    if (is_one) return std::nullopt;
    return failure(Reason::kNotAChoice, {.field = field_.name, .text = joined(choices)}, language_);
  }

  [[nodiscard]] Outcome whole(const Value& value) const {
    const bool is_in_range = value.kind == ValueKind::kWhole && !value.is_negative &&
                             value.magnitude >= field_.least && value.magnitude <= field_.most;
    if (is_in_range) return std::nullopt;
    return fail(Reason::kNotWhole, field_.least, field_.most);
  }

  [[nodiscard]] Outcome clues(const Value& value) const {
    if (value.kind != ValueKind::kText) return whole(value);
    const std::optional<ClueRange> range = parse_clues(value.text);
    const bool is_in_range = range && range->low <= range->high &&
                             static_cast<std::uint64_t>(range->low) >= field_.least &&
                             static_cast<std::uint64_t>(range->high) <= field_.most;
    if (is_in_range) return std::nullopt;
    return fail(Reason::kNotClues, field_.least, field_.most);
  }

  [[nodiscard]] Outcome texts(const Value& value) const {
    const bool is_list = value.kind == ValueKind::kList && value.items.size() <= field_.most;
    if (!is_list) return fail(Reason::kNotTexts, field_.most);
    for (const Value& item : value.items) {
      if (item.kind != ValueKind::kText) return fail(Reason::kNotTexts, field_.most);
      if (field_.choices == nullptr) continue;
      if (Outcome bad = choice(item)) return bad;
    }
    return std::nullopt;
  }

  const Field& field_;
  Language language_;
};

const Field* find_field(std::span<const Field> fields, std::string_view name) {
  const auto found = std::find_if(fields.begin(), fields.end(),
                                  [name](const Field& field) { return field.name == name; });
  return found == fields.end() ? nullptr : &*found;
}

Outcome check_one(std::string_view name, const Value& value, const RequestRow& row,
                  Language language) {
  if (name == "id") return std::nullopt;
  const Field* field = find_field(kCommon, name);
  if (field == nullptr) field = find_field(row.fields, name);
  if (field != nullptr) return FieldCheck(*field, language).look_at(value);
  const Token shown = escape_token(name);
  return failure(Reason::kUnknownField, {.field = shown.view(), .text = row.name}, language);
}

}  // namespace

std::span<const Field> common_fields() { return kCommon; }

Outcome check_fields(const Value& request, const RequestRow& row, Language language) {
  for (std::size_t i = 0; i < request.names.size(); ++i) {
    Outcome bad = check_one(request.names[i], request.items[i], row, language);
    if (bad) return bad;
  }
  for (const Field& field : row.fields) {
    if (field.is_required && request.find(field.name) == nullptr) {
      return failure(Reason::kMissingField, {.field = field.name}, language);
    }
  }
  return std::nullopt;
}

}  // namespace shudu::service
