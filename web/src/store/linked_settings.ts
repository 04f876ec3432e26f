// Settings are kept by the store and followed by the other tabs: what is changed here is written
// down and told to them, what is changed there shows here.
import type { Store } from "./store";

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

export const kSettingsChannel = "shudu-settings";

export async function linkSettings(
  store: Store,
  take: TakeSettings,
  channel: Channel | undefined,
  onChange: (key: string, value: string) => void = () => undefined,
): Promise<void> {
  const keep = (key: string, value: string): void => {
    void store.putSetting(key, value);
    channel?.postMessage({ key, value } satisfies Change);
    onChange(key, value);
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
