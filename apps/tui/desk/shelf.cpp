// A store that is damaged is put aside at once, whether that is seen when it is opened or when
// something is read; what can be read of it goes into the new one before anybody looks.
#include "tui/desk/shelf.h"

#include <fmt/format.h>

#include <unistd.h>

#include <filesystem>
#include <utility>

#include "shudu/storage/salvage.h"
#include "tui/faces.h"

namespace shudu::tui {
namespace {

using storage::Store;
using storage::Trouble;
using storage::TroubleCode;

std::string holder() { return fmt::format("shudu play, process {}", getpid()); }

std::optional<Trouble> trouble_of(const storage::Done& done) {
  return done ? std::nullopt : std::optional(done.error());
}

// Folders that are missing are the player's own alone.
void make_folder(const std::string& path) {
  namespace fs = std::filesystem;
  const fs::path folder = fs::path(path).parent_path();
  std::error_code error;
  if (folder.empty() || fs::exists(folder, error)) return;
  if (fs::create_directories(folder, error)) {
    fs::permissions(folder, fs::perms::owner_all, fs::perm_options::replace, error);
  }
  // What went wrong is told by opening the store.
}

}  // namespace

Shelf::Shelf(Surroundings world) : world_(std::move(world)) {
  if (world_.store_path.empty()) return;
  if (world_.makes_folder) make_folder(world_.store_path);
  // By one name from here on: behind a link, too, a new store comes to the place of a damaged one.
  storage::Answer<std::string> place = Store::place_of(world_.store_path);
  if (!place) {
    trouble_ = place.error();
    return;
  }
  world_.store_path = *std::move(place);
  open();
  if (!trouble_ || trouble_->code != TroubleCode::kDamaged) return;
  rescue();
}

void Shelf::open() {
  storage::Answer<Store> opened = Store::open(world_.store_path);
  store_.reset();
  trouble_.reset();
  if (opened) {
    store_ = *std::move(opened);
  } else {
    trouble_ = opened.error();
  }
}

void Shelf::rescue() {
  store_.reset();
  const storage::Answer<std::string> aside = storage::put_aside(world_.store_path);
  if (!aside) {
    trouble_ = aside.error();
    return;
  }
  put_aside_as_ = *aside;
  open();
  if (!store_) return;
  const storage::Answer<storage::Salvage> found = storage::salvage(*aside);
  if (!found) return;
  if (!storage::restore(*store_, *found)) return;
  rescued_ = found->games.size();
  for (const storage::RescuedGame& game : found->games) lost_ += game.lost;
}

bool Shelf::has_moved_on(const Trouble& trouble) {
  if (trouble.code != TroubleCode::kDamaged || put_aside_as_) return false;
  rescue();
  return store_.has_value();
}

std::vector<std::string> Shelf::news(Language language) const {
  std::vector<std::string> lines;
  if (put_aside_as_) {
    lines.push_back(say(language, "put-aside", *put_aside_as_, rescued_));
    if (lost_ > 0) lines.push_back(say(language, "moves-lost", lost_));
  }
  if (trouble_) {
    const Sentence why = storage::sentence(*trouble_, language);
    lines.push_back(say(language, "nothing-kept", why.view()));
  } else if (!store_) {
    lines.push_back(say(language, "nowhere-to-keep"));
  }
  return lines;
}

Preferences Shelf::read_preferences(const Preferences& otherwise) {
  Preferences preferences = otherwise;
  if (!store_) return preferences;
  const storage::Answer<std::vector<storage::Setting>> kept = store_->list_settings();
  if (!kept) return has_moved_on(kept.error()) ? read_preferences(otherwise) : preferences;
  for (const storage::Setting& setting : *kept) {
    // What a newer program kept and this one does not know stays where it is.
    if (const PreferenceRow* row = find_preference(setting.key)) {
      static_cast<void>(row->set(preferences, setting.value));
    }
  }
  return preferences;
}

void Shelf::write_preference(std::string_view slug, std::string_view value) {
  if (store_) static_cast<void>(store_->write_setting(slug, value));
}

std::vector<storage::GameHead> Shelf::games() {
  if (!store_) return {};
  storage::Answer<std::vector<storage::GameHead>> heads = store_->list_games();
  if (heads) return *std::move(heads);
  if (has_moved_on(heads.error())) return games();
  return {};
}

std::string Shelf::Failure::sentence(Language language) const {
  if (refusal) return game::sentence(*refusal, language);
  if (!trouble) return {};
  return std::string(storage::sentence(*trouble, language).view());
}

std::optional<OpenedGame> Shelf::open_game(std::string_view uid, Failure& failure) {
  failure = {};
  if (!store_) {
    failure.trouble =
        trouble_.value_or(Trouble{.code = TroubleCode::kNoSuchGame, .token = escape_token(uid)});
    return std::nullopt;
  }
  // The right first: what is read then stays as it is read.
  storage::Answer<storage::GameLock> lock = lock_game(uid);
  if (!lock && lock.error().code != TroubleCode::kGameLocked) {
    failure.trouble = lock.error();
    return std::nullopt;
  }
  const storage::Answer<storage::Game> kept = store_->read_game(uid);
  if (!kept) {
    if (has_moved_on(kept.error())) return open_game(uid, failure);
    failure.trouble = kept.error();
    return std::nullopt;
  }
  game::Outcome<game::Session> session = replay(*kept);
  if (!session) {
    failure.refusal = session.error();
    return std::nullopt;
  }
  OpenedGame opened{*std::move(session), std::nullopt};
  if (lock) {
    opened.lock = *std::move(lock);
  } else {
    failure.trouble = lock.error();
    opened.session.set_read_only(true);
  }
  return opened;
}

std::optional<Trouble> Shelf::add_game(const game::Session& session) {
  if (!store_) return trouble_;
  return trouble_of(store_->import_game(new_game(session).game));
}

storage::GameToAdd Shelf::new_game(const game::Session& session) const {
  storage::GameToAdd made{kept_game(session), holder()};
  // Dates of a game are in seconds; a new one shall come before what was played in this second.
  const std::uint64_t now = world_.wall_ms();
  if (made.game.head.played_ms / 1000 == now / 1000) made.game.head.played_ms = now;
  return made;
}

bool Shelf::has_game(std::string_view uid) { return store_ && store_->read_game(uid).has_value(); }

storage::Answer<storage::GameLock> Shelf::lock_game(std::string_view uid) {
  if (!store_) return Trouble{.code = TroubleCode::kNoSuchGame, .token = escape_token(uid)};
  return store_->lock_game(uid, holder());
}

std::optional<Trouble> Shelf::delete_game(std::string_view uid) {
  if (!store_) return trouble_;
  return trouble_of(store_->delete_game(uid));
}

std::optional<Trouble> Shelf::add_result(const storage::GameResult& result) {
  if (!store_) return trouble_;
  const storage::Answer<bool> added = store_->add_result(result);
  return added ? std::nullopt : std::optional(added.error());
}

std::vector<storage::GameResult> Shelf::results() {
  if (!store_) return {};
  storage::Answer<std::vector<storage::GameResult>> results = store_->list_results();
  if (results) return *std::move(results);
  return {};
}

std::optional<Trouble> Shelf::add_practice(const storage::PracticeTry& attempt) {
  if (!store_) return trouble_;
  return trouble_of(store_->add_practice(attempt));
}

std::vector<storage::PracticeRow> Shelf::practice() {
  if (!store_) return {};
  storage::Answer<std::vector<storage::PracticeRow>> rows = store_->list_practice();
  if (rows) return *std::move(rows);
  return {};
}

storage::WriterOptions Shelf::writer_options(std::function<void()> on_news) const {
  storage::WriterOptions options;
  options.open = [path = world_.store_path] { return Store::open(path); };
  options.monotonic_ms = world_.monotonic_ms;
  options.wall_ms = world_.wall_ms;
  options.on_change = std::move(on_news);
  options.turn = turn_;
  return options;
}

}  // namespace shudu::tui
