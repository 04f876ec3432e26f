// The service worker: all files of the build are kept, so the app works offline after one visit. A
// new version waits behind the open pages until somebody presses Reload, in whatever page; a page
// that did not ask is never reloaded, also not by another tab that did.
export type UpdateState = "none" | "kept" | "waiting";

let state = $state<UpdateState>("none");
let registration: ServiceWorkerRegistration | undefined; // none: refused by the browser
let asked = false;

/** `kept`: this visit has made the app work offline; `waiting`: there is a new version. */
export const updateState = (): UpdateState => state;

export function dismissUpdate(): void {
  state = "none";
}

function watch(worker: ServiceWorker): void {
  const isUpdate = navigator.serviceWorker.controller !== null;
  worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && isUpdate) state = "waiting";
    if (worker.state === "activated" && !isUpdate) state = "kept";
  });
}

/** Registers `sw.js` beside the page. Browsers without service workers just go on. */
export async function keepOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (asked) location.reload();
    else state = "waiting";
  });
  try {
    registration = await navigator.serviceWorker.register("./sw.js", { scope: "./" });
  } catch {
    // Not from a file, not over plain http: the app works while its server is there.
    return;
  }
  if (registration === undefined) return;
  if (registration.waiting !== null && navigator.serviceWorker.controller !== null)
    state = "waiting";
  registration.addEventListener("updatefound", () => {
    if (registration?.installing) watch(registration.installing);
  });
  if (registration.installing) watch(registration.installing);
}

/** The player asks for the new version. */
export function takeUpdate(): void {
  asked = true;
  if (registration?.waiting) registration.waiting.postMessage({ type: "SKIP_WAITING" });
  else location.reload();
}
