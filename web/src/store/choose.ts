// Which store: that of IndexedDB where the browser has one and opens it in time, else the memory of
// the page. And how long what is kept will last, as far as a browser tells.
import { IndexedStore, type IndexedOptions, troubleOf } from "./indexed";
import { MemoryStore } from "./memory";
import type { Store, StoreTrouble } from "./store";

export interface ChosenStore {
  readonly store: Store;
  /** Why it is the memory of the page only. */
  readonly why?: StoreTrouble | undefined;
}

// A database that another page blocks may never open; a game does not wait for it longer than so.
const kPatience = 4_000; // milliseconds

export async function chooseStore(
  options: IndexedOptions = {},
  factory: IDBFactory | undefined = globalThis.indexedDB,
  patience: number = kPatience,
): Promise<ChosenStore> {
  if (!factory) return { store: new MemoryStore(), why: "refused" };
  let isLate = false;
  const opening = IndexedStore.open(options).then((store) => {
    if (isLate) store.close();
    return store;
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new DOMException("The database does not open.", "TimeoutError"));
    }, patience);
  });
  try {
    return { store: await Promise.race([opening, late]) };
  } catch (error) {
    opening.catch(() => undefined);
    return { store: new MemoryStore(), why: troubleOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

/** How long what the browser keeps will last. */
export interface Lasting {
  /** It promises not to throw it away by itself. */
  readonly isPersistent: boolean;
  /** Bytes that are used and that there may be; not told by every browser. */
  readonly used: number | undefined;
  readonly most: number | undefined;
}

export async function howLasting(
  storage: StorageManager | undefined = globalThis.navigator?.storage,
): Promise<Lasting> {
  try {
    const isPersistent = (await storage?.persisted?.()) ?? false;
    const estimate = await storage?.estimate?.();
    return { isPersistent, used: estimate?.usage, most: estimate?.quota };
  } catch {
    return { isPersistent: false, used: undefined, most: undefined };
  }
}

/** Asks for that promise, after the first finished game: before it a browser may say no. */
export async function askToPersist(
  storage: StorageManager | undefined = globalThis.navigator?.storage,
): Promise<boolean> {
  try {
    if ((await storage?.persisted?.()) === true) return true;
    return (await storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}
