// Settings are kept by the store and followed by the other tabs: what is changed here is written
// down and told to them, what is changed there shows here.
import type { Kept, Store } from "./store";

/** The part of a BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  close(): void;
}

interface Change {
  readonly key: string;
  readonly value: string;
}

/** `takeSettings` of settings.svelte.ts: takes values, and who keeps those that change. */
export type TakeSettings = (
  kept: Readonly<Record<string, string>>,
  keeper: (key: string, value: string) => void,
) => void;

/** What the owner of the settings is told of a change here. */
export interface SettingsNews {
  readonly onChange?: (key: string, value: string) => void;
  readonly onKept?: (kept: Kept) => void;
}

export const kSettingsChannel = "shudu-settings";

export async function linkSettings(
  store: Store,
  take: TakeSettings,
  channel: Channel | undefined,
  { onChange, onKept }: SettingsNews = {},
): Promise<void> {
  const keep = (key: string, value: string): void => {
    const keeping = store.putSetting(key, value);
    void keeping.catch((): Kept => ({ ok: false, why: "failed" })).then(onKept);
    channel?.postMessage({ key, value } satisfies Change);
    onChange?.(key, value);
  };
  const heard = new Map<string, string>();
  channel?.addEventListener("message", (event: MessageEvent<Change>) => {
    const { key, value } = event.data;
    heard.set(key, value);
    take({ [key]: value }, keep);
  });
  const kept = await store.settings().catch((): Record<string, string> => ({}));
  // What another tab said while the store was read is newer than what was read.
  take({ ...kept, ...Object.fromEntries(heard) }, keep);
}
