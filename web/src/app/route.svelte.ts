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
  globalThis.location.replace(address(...parts));
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

/** Follows the address from now on; the function it gives ends that. */
export function followAddress(): () => void {
  let here = globalThis.location.hash;
  const follow = (): void => {
    const wanted = globalThis.location.hash;
    const leave = (): void => {
      guard = undefined;
      globalThis.location.replace(wanted === "" ? "#/" : wanted);
    };
    if (wanted !== here && guard?.(leave) === true) {
      // The browser has gone already, by a link or by Back: the address is put back.
      globalThis.history.replaceState(globalThis.history.state, "", here === "" ? "#/" : here);
      return;
    }
    here = wanted;
    isFirst = false;
    route = readRoute(globalThis.location.hash);
  };
  // Somebody may have gone elsewhere since this file was read: the words were still on their way.
  route = readRoute(globalThis.location.hash);
  globalThis.addEventListener("hashchange", follow);
  return () => globalThis.removeEventListener("hashchange", follow);
}
