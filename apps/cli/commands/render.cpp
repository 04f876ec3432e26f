// `shudu render`: puzzles as pictures, booklets of them as PDF.
//
//   records --workers--> cards --in order--> pages of a book, or a picture each --> files
//
// Workers read, solve and rate; whoever has finished the next card in order draws it, so the pages
// are those of the input whatever --jobs says. What cannot be drawn, or not as it was asked for, is
// a sentence on standard error.
#include <unistd.h>

#include <algorithm>
#include <any>
#include <optional>

#include "cli/commands/commands.h"
#include "cli/input/records.h"
#include "cli/output/answer_text.h"
#include "cli/output/run_end.h"
#include "cli/output/terminal.h"
#include "cli/render/card_maker.h"
#include "cli/render/drawing.h"
#include "cli/render/link_sites.h"
#include "cli/render/picture_files.h"
#include "cli/words.h"
#include "linkage.h"
#include "shudu/render/book.h"
#include "text/text.h"

namespace shudu::cli {
namespace {

PictureFormat format_of_name(const std::string& path) {
  std::string ending = path.substr(std::min(path.rfind('.') + 1, path.size()));
  std::transform(ending.begin(), ending.end(), ending.begin(),
                 [](unsigned char c) { return static_cast<char>(c | 0x20U); });
  for (const PictureFormat format :
       {PictureFormat::kSvg, PictureFormat::kPdf, PictureFormat::kPng}) {
    if (ending == picture_format_name(format)) return format;
  }
  return PictureFormat::kUnsaid;
}

PageSetup setup_of(const Options& options) {
  const RenderOptions& wanted = options.render;
  PageSetup setup;
  setup.paper = wanted.paper;
  setup.per_page = std::max(wanted.per_page, 1);
  setup.style = wanted.style;
  setup.has_labels = wanted.labels;
  setup.solutions = wanted.solutions;
  setup.title = wanted.title;
  setup.solutions_title = say(options.language, "solutions-title");
  return setup;
}

// Cards in order, into a book or each into a picture of its own.
class Gallery {
 public:
  Gallery(const Options& options, PictureFormat format, Output& output,
          const drawing::DrawingCalls& calls)
      : options_(options),
        files_(options, format, output, calls),
        setup_(setup_of(options)),
        is_book_(format == PictureFormat::kPdf || options.render.per_page > 0 ||
                 options.render.paper != nullptr),
        book_(setup_, [this](const Picture& page) { return files_.add(page); }) {}

  bool take(MadeCard made) {
    for (const std::string& text : made.complaints) complain(text);
    if (made.lacks_code) ++without_code_;
    if (made.variant) return take_variant(*made.variant);
    if (!is_book_) {
      if (!setup_.title.empty()) made.card.title = setup_.title;
      return files_.add(card_picture(made.card, setup_));
    }
    made.card.number = std::to_string(++number_);
    return book_.add(std::move(made.card));
  }

  // Also where the run was ended: a PDF that goes to a pipe is whole up to there.
  bool close() {
    if (is_book_ && files_.state() == PictureState::kFine) book_.finish();
    return files_.close();
  }

  int end(int code) {
    const Language language = options_.language;
    if (code == kExitInterrupted || code == kExitInputOutput) return code;
    if (files_.state() == PictureState::kFine) files_.write_held();
    if (files_.state() == PictureState::kFailed) return kExitInputOutput;
    if (files_.state() == PictureState::kTooMany) {
      complain(say(language, "many-pictures", suggested_name()));
      return kExitUsage;
    }
    if (files_.count() == 0) {
      complain(say(language, "nothing-to-draw"));
      return std::max<int>(code, kExitPuzzle);
    }
    if (without_code_ > 0 && !options_.quiet) {
      complain(say(language, "no-codes", options_.render.qr->name, without_code_));
    }
    return code;
  }

 private:
  bool take_variant(VariantCard& card) {
    if (is_book_) {
      ++number_;
      return book_.add(card);
    }
    card.title = setup_.title;
    return files_.add(variant_picture(card, setup_));
  }

  [[nodiscard]] std::string suggested_name() const {
    const std::string& name = options_.output;
    if (name.empty()) return "page-%d." + std::string(picture_format_name(options_.render.to));
    const std::size_t dot = std::min(name.rfind('.'), name.size());
    return echoed(name.substr(0, dot) + "-%d" + name.substr(dot));
  }

  const Options& options_;
  PictureFiles files_;
  PageSetup setup_;
  bool is_book_;
  Book book_;
  int number_ = 0;
  std::uint64_t without_code_ = 0;
};

std::optional<std::string> usage_error(const Options& options, PictureFormat format) {
  const RenderOptions& wanted = options.render;
  const auto needs = [&](OptionId id, std::string_view what) {
    return say(options.language, "needs", dashed(option_row(id)), what);
  };
  if (format == PictureFormat::kUnsaid) return say(options.language, "picture-format");
  if (wanted.size > 0 && format != PictureFormat::kPng) return needs(OptionId::kSize, "--to png");
  const bool has_pages =
      format == PictureFormat::kPdf || wanted.per_page > 0 || wanted.paper != nullptr;
  if (wanted.solutions == SolutionPlace::kEnd && !has_pages) {
    return needs(OptionId::kSolutions, "--per-page");
  }
  const bool is_binary = format != PictureFormat::kSvg;
  if (is_binary && options.output.empty() && is_terminal(STDOUT_FILENO)) {
    return say(options.language, "not-for-terminal", picture_format_name(format));
  }
  return std::nullopt;
}

// False when the run was ended.
bool make(const Asked& asked) {
  if (asked.question.variant != nullptr) {
    Result<MadeCard> made = make_variant_card(asked);
    if (made) {
      asked.at.batch.parcel = std::move(*made);
    } else {
      asked.answer.verdict = Verdict::kUnreadable;
      asked.answer.error = made.error();
      complain(error_sentence(asked.answer, asked.options.language));
    }
    return true;
  }
  std::optional<MadeCard> made = make_card(asked);
  if (made) asked.at.batch.parcel = std::move(*made);
  return made.has_value();
}

[[maybe_unused]] int draw(const Options& resolved, const Process& process) {
  const PictureFormat format = resolved.render.to;
  // Only a PDF is written as it is made; pictures open their files themselves.
  Output output(format == PictureFormat::kPdf ? resolved.output : std::string());
  if (const int code = check_output(resolved, output)) return code;
  const std::string numbered = numbered_path(resolved.output, 1);
  const std::string& first = numbered.empty() ? resolved.output : numbered;
  if (!first.empty() && format != PictureFormat::kPdf) {
    if (const int code = check_target(resolved, first)) return code;
  }
  if (!has_room_to_draw()) {
    complain(say(resolved.language, "no-memory"));
    return kExitInputOutput;
  }
  std::string why;
  const drawing::DrawingCalls* calls = load_drawing(resolved.language, why);
  if (calls == nullptr) {
    complain(why);
    return kExitInputOutput;
  }
  Gallery gallery(resolved, format, output, *calls);
  const ListVerb verb{{.wants_wholes = true, .takes_variants = draws_variants(resolved.render)},
                      make,
                      [&gallery](Batch& batch) {
                        auto* made = std::any_cast<MadeCard>(&batch.parcel);
                        return made == nullptr || gallery.take(std::move(*made));
                      },
                      [&gallery] { return gallery.close(); }};
  return gallery.end(run_records(resolved, process, verb, output));
}

}  // namespace

int run_render(const Options& options, [[maybe_unused]] const Process& process) {
  Options resolved = options;  // with the format of the picture
  PictureFormat& format = resolved.render.to;
  if (format == PictureFormat::kUnsaid) format = format_of_name(resolved.output);
  if (const auto error = usage_error(resolved, format)) {
    complain(*error);
    return kExitUsage;
  }
  if constexpr (kLoadsLibraries) {
    return draw(resolved, process);
  } else {
    complain(say(resolved.language, "draws-nothing"));
    return kExitInputOutput;
  }
}

}  // namespace shudu::cli
