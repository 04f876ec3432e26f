// The games of this page, in the browser's own world: made with the first call, once.
import { engines } from "../engine/engines";
import { setting, takeSettings } from "../settings/settings.svelte";
import { askToPersist, chooseStore, type ChosenStore } from "../store/choose";
import { type Channel, kSettingsChannel, linkSettings } from "../store/linked_settings";
import type { Kept } from "../store/store";
import { currentLanguage, t } from "../words/words.svelte";
import { afterPaint } from "./after_paint";
import { colourNames } from "./colour_names";
import { Games } from "./games";
import { warmUp } from "./warm_up";
import type { World } from "./world";

const openChannel = (name: string): Channel | undefined =>
  typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(name);

function watchHidden(onHidden: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === "hidden") onHidden();
  };
  document.addEventListener("visibilitychange", look);
  globalThis.addEventListener("pagehide", onHidden);
  return () => {
    document.removeEventListener("visibilitychange", look);
    globalThis.removeEventListener("pagehide", onHidden);
  };
}

function watchShown(onShown: () => void): () => void {
  const look = (): void => {
    if (document.visibilityState === "visible") onShown();
  };
  document.addEventListener("visibilitychange", look);
  globalThis.addEventListener("focus", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    globalThis.removeEventListener("focus", look);
  };
}

/** What the page is told of its store. */
export interface Here extends ChosenStore {
  readonly games: Games;
  /** The engine's code runs once before a move needs it; done with the first call. */
  readonly warmUp: () => void;
}

let made: Promise<Here> | undefined;
/** What the store has to tell beside the answers to what it is asked. */
export interface NewsOfStore {
  /** A newer version of the app has taken the database. */
  readonly onGivenUp: () => void;
  /** A setting was changed: is it kept? */
  readonly onSetting: (kept: Kept) => void;
}

let newsOfStore: NewsOfStore = { onGivenUp: () => undefined, onSetting: () => undefined };

/** Who shows it. */
export function onStoreNews(news: NewsOfStore): void {
  newsOfStore = news;
}

/** Store, settings and games. The settings of the store are taken over before it resolves. */
export const here = (): Promise<Here> => (made ??= makeHere());

async function makeHere(): Promise<Here> {
  const chosen = await chooseStore({ onGivenUp: () => newsOfStore.onGivenUp() });
  const { play, advice } = engines();
  const world: World = {
    play,
    advice,
    store: chosen.store,
    now: () => performance.now(),
    date: () => new Date(),
    setting,
    language: currentLanguage,
    colours: colourNames,
    words: t,
    locks: globalThis.navigator.locks as World["locks"],
    openChannel,
    watchHidden,
    watchShown,
    afterPaint,
    askToPersist: () => void askToPersist(),
  };
  const games = new Games(world, (bytes) => void crypto.getRandomValues(bytes));
  await linkSettings(chosen.store, takeSettings, openChannel(kSettingsChannel), {
    onChange: (key, value) => games.settingChanged(key, value),
    onKept: (kept) => newsOfStore.onSetting(kept),
  });
  let isWarm = false;
  const warmOnce = (): void => {
    if (!isWarm) void warmUp(play).catch(() => undefined);
    isWarm = true;
  };
  return { ...chosen, games, warmUp: warmOnce };
}
