// Each game keeps the writer that it had on the desk; all else has one of its own, and all of them
// take turns.
#include "tui/desk/underway.h"

#include <algorithm>
#include <utility>

#include "shudu/core/sort.h"

namespace shudu::tui {

using storage::SaveState;

namespace {

SaveSign sign_of(const storage::WriterProgress& progress) {
  SaveSign sign;
  sign.state = progress.state;
  sign.waiting = progress.submitted - progress.acknowledged;
  sign.trouble = progress.trouble;
  return sign;
}

}  // namespace

SaveSign sign_of_both(const SaveSign& one, const SaveSign& other) {
  SaveSign both = std::max(one.state, other.state) == one.state ? one : other;
  both.waiting = one.waiting + other.waiting;
  // Only what could not be saved is counted where something could not be.
  if (both.state == SaveState::kNotSaved && one.state != other.state) {
    both.waiting = one.state == SaveState::kNotSaved ? one.waiting : other.waiting;
  }
  both.is_kept = one.is_kept && other.is_kept;
  both.moved_on = one.moved_on || other.moved_on;
  return both;
}

Underway::Underway(Shelf& shelf, std::function<void()> on_news)
    : shelf_(shelf), on_news_(std::move(on_news)) {}

Underway::~Underway() { finish(); }

void Underway::put_away(std::unique_ptr<Desk> desk) {
  desk->put_away();
  games_.push_back(std::move(desk));
  ++version_;
}

std::unique_ptr<Desk> Underway::take_up(std::string_view uid) {
  for (auto it = games_.begin(); it != games_.end(); ++it) {
    if ((*it)->session().about().uid != uid) continue;
    std::unique_ptr<Desk> desk = std::move(*it);
    games_.erase(it);
    ++version_;
    desk->take_up();
    return desk;
  }
  return nullptr;
}

const Desk* Underway::find(std::string_view uid) const {
  for (const std::unique_ptr<Desk>& desk : games_) {
    if (desk->session().about().uid == uid) return desk.get();
  }
  return nullptr;
}

storage::Writer& Underway::errands() {
  if (!errands_) {
    errands_ = std::make_unique<storage::Writer>(std::string(), shelf_.writer_options(on_news_));
  }
  return *errands_;
}

void Underway::keep(std::string_view slug, std::string_view value) {
  if (shelf_.is_open()) {
    errands().submit(storage::Setting{std::string(slug), std::string(value)});
  }
}

void Underway::keep(storage::PracticeTry attempt) {
  if (!shelf_.is_open()) return;
  const storage::Ticket ticket = errands().submit(attempt);
  practised_.push_back({std::move(attempt), ticket});
}

void Underway::remove(std::string_view uid) {
  if (!shelf_.is_open() || is_being_deleted(uid)) return;
  deletions_.push_back({std::string(uid), std::nullopt});
  submit_deletions();
  ++version_;
}

bool Underway::is_being_deleted(std::string_view uid) const {
  return std::any_of(deletions_.begin(), deletions_.end(),
                     [uid](const Deletion& deletion) { return deletion.uid == uid; });
}

// Once nobody writes to their games.
void Underway::submit_deletions() {
  for (Deletion& deletion : deletions_) {
    if (deletion.ticket || find(deletion.uid) != nullptr) continue;
    deletion.ticket = errands().submit_deletion(deletion.uid);
  }
}

Underway::News Underway::tend() {
  News news;
  tend_games(news);
  submit_deletions();
  tend_deletions(news);
  if (errands_) {
    errands_->tick();
    std::erase_if(practised_, [over = errands_->acknowledged()](const Practised& one) {
      return static_cast<std::uint64_t>(one.ticket) <= over;
    });
  }
  return news;
}

void Underway::tend_games(News& news) {
  for (std::size_t i = 0; i < games_.size();) {
    games_[i]->tick(0);
    if (!games_[i]->is_at_rest()) {
      ++i;
      continue;
    }
    std::unique_ptr<Desk> desk = std::move(games_[i]);
    games_.erase(games_.begin() + static_cast<std::ptrdiff_t>(i));
    ++version_;
    const bool is_lost = desk->save_sign().state == SaveState::kNotSaved;
    desk->leave();
    if (is_lost && !is_being_deleted(desk->session().about().uid)) {
      news.lost.push_back(std::move(desk));
    }
  }
}

void Underway::tend_deletions(News& news) {
  if (deletions_.empty() || !errands_) return;
  // First what is over, then what was refused of it: the other way round one could be missed.
  const std::uint64_t over = errands_->acknowledged();
  const std::vector<storage::Refused> refused = errands_->take_refused();
  for (auto it = deletions_.begin(); it != deletions_.end();) {
    const std::optional<storage::Ticket> ticket = it->ticket;
    if (!ticket || static_cast<std::uint64_t>(*ticket) > over) {
      ++it;
      continue;
    }
    const auto found =
        std::find_if(refused.begin(), refused.end(),
                     [ticket](const storage::Refused& one) { return one.ticket == *ticket; });
    if (found == refused.end()) {
      ++news.deleted;
    } else {
      news.refused.push_back(found->trouble);
    }
    it = deletions_.erase(it);
    ++version_;
  }
}

void Underway::retry() {
  for (const std::unique_ptr<Desk>& desk : games_) desk->retry();
  if (errands_) errands_->retry();
}

void Underway::finish() {
  for (const std::unique_ptr<Desk>& desk : games_) desk->leave();
  games_.clear();
  if (errands_ || !deletions_.empty()) {
    submit_deletions();
    errands().finish();
  }
  deletions_.clear();
}

bool Underway::is_empty() const {
  return games_.empty() && deletions_.empty() && sign().state == SaveState::kSaved;
}

SaveSign Underway::sign() const {
  SaveSign all;
  if (errands_) all = sign_of(errands_->progress());
  if (!deletions_.empty() && all.state == SaveState::kSaved) all.state = SaveState::kSaving;
  for (const std::unique_ptr<Desk>& desk : games_) all = sign_of_both(all, desk->save_sign());
  all.moved_on = false;  // nobody looks at these
  all.is_kept = true;
  return all;
}

std::vector<storage::GameHead> Underway::games() const {
  std::vector<storage::GameHead> heads = shelf_.games();
  for (const std::unique_ptr<Desk>& desk : games_) {
    storage::GameHead head = desk->kept_head();
    const auto found = std::find_if(heads.begin(), heads.end(), [&](const storage::GameHead& one) {
      return one.uid == head.uid;
    });
    if (found == heads.end()) {
      heads.push_back(std::move(head));
    } else {
      head.played_ms = std::max(head.played_ms, found->played_ms);
      *found = std::move(head);
    }
  }
  std::erase_if(heads,
                [this](const storage::GameHead& head) { return is_being_deleted(head.uid); });
  sort_stably(heads.begin(), heads.end(),
              [](const storage::GameHead& one, const storage::GameHead& other) {
                return one.played_ms > other.played_ms;
              });
  return heads;
}

std::vector<storage::GameResult> Underway::results() const {
  std::vector<storage::GameResult> results = shelf_.results();
  for (const std::unique_ptr<Desk>& desk : games_) {
    const std::optional<storage::GameResult>& result = desk->result();
    if (!result) continue;
    const bool is_there =
        std::any_of(results.begin(), results.end(),
                    [&](const storage::GameResult& one) { return one.uid == result->uid; });
    if (!is_there) results.push_back(*result);
  }
  return results;
}

// A try that the store has already stands in its row as the last.
std::vector<storage::PracticeRow> Underway::practice() const {
  std::vector<storage::PracticeRow> rows = shelf_.practice();
  for (const Practised& one : practised_) {
    const storage::PracticeTry& attempt = one.attempt;
    auto row = std::find_if(rows.begin(), rows.end(), [&](const storage::PracticeRow& there) {
      return there.technique == attempt.technique && there.position == attempt.position;
    });
    if (row == rows.end()) {
      storage::PracticeRow fresh;
      fresh.technique = attempt.technique;
      fresh.position = attempt.position;
      row = rows.insert(rows.end(), std::move(fresh));
    }
    if (row->last_ms == attempt.now_ms) continue;
    ++row->tries;
    row->solved += attempt.solved ? 1 : 0;
    row->last_ms = attempt.now_ms;
  }
  return rows;
}

}  // namespace shudu::tui
