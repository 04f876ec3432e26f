// Where in the app one is: the fragment of the address, so that static files need no server's help.
//
//   #/            home            #/play/UID     a game        #/learn/SLUG   a technique
//   #p=... #s=... a shared puzzle or game: opened by the page Import, never sent to a server
//
// Going somewhere is a link or `go`; the browser's Back works as everywhere.
export interface Route {
  /** `home`, `play`, ...: the first part of the path, `home` where there is none. */
  readonly page: string;
  /** What follows it. */
  readonly rest: readonly string[];
  /** The fragment of a share link, without `#`; empty where it is none. */
  readonly shared: string;
}

export function readRoute(fragment: string): Route {
  const text = fragment.replace(/^#/u, "");
  if (/^[ps]=/u.test(text)) return { page: "import", rest: [], shared: text };
  const parts = text.split("/").filter((part) => part !== "");
  const decoded = parts.map((part) => {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  });
  return { page: decoded[0] ?? "home", rest: decoded.slice(1), shared: "" };
}

let route = $state.raw<Route>(readRoute(globalThis.location?.hash ?? ""));

let isFirst = true;

export const currentRoute = (): Route => route;

/** Has nobody gone anywhere yet? The first page does not take the focus. */
export const isFirstPage = (): boolean => isFirst;

/** The address of a place, for links. */
export const address = (...parts: readonly string[]): string =>
  `#/${parts.map(encodeURIComponent).join("/")}`;

export function go(...parts: readonly string[]): void {
  globalThis.location.hash = address(...parts);
}

/** Goes there in the place of this page: Back leads to the one before. */
export function replaceWith(...parts: readonly string[]): void {
  const { history } = globalThis;
  history.replaceState(history.state, "", address(...parts));
  globalThis.dispatchEvent(new Event("hashchange"));
}

/**
 * Asked before its page is left. True: it stays until the player has answered, who goes by `leave`.
 */
export type Guard = (leave: () => void) => boolean;

let guard: Guard | undefined;

/** A page that may have something to lose stands guard; the function it gives ends that. */
export function guardLeaving(asked: Guard): () => void {
  guard = asked;
  return () => {
    if (guard === asked) guard = undefined;
  };
}

// Each entry of the browser's history knows which one it is, so that a way can be gone back: after
// Back the other page is one entry before this one, after a link one after it.
const placeHere = (): number | undefined =>
  (globalThis.history.state as { place?: number } | null)?.place;

function stamp(place: number): number {
  globalThis.history.replaceState({ place }, "");
  return place;
}

/** Follows the address from now on; the function it gives ends that. */
export function followAddress(): () => void {
  let here = globalThis.location.hash;
  let place = placeHere() ?? stamp(0);
  const follow = (): void => {
    const wanted = globalThis.location.hash;
    if (wanted === here) return; // back from a way that was not to be gone
    const way = (placeHere() ?? stamp(place + 1)) - place;
    const leave = (): void => {
      guard = undefined;
      globalThis.history.go(way);
    };
    // Without a way it is the page itself that goes elsewhere.
    if (way !== 0 && guard?.(leave) === true) {
      globalThis.history.go(-way); // the browser has gone already
      return;
    }
    here = wanted;
    place += way;
    isFirst = false;
    route = readRoute(wanted);
  };
  // Somebody may have gone elsewhere since this file was read: the words were still on their way.
  route = readRoute(globalThis.location.hash);
  globalThis.addEventListener("hashchange", follow);
  return () => globalThis.removeEventListener("hashchange", follow);
}
