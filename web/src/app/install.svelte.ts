// Installing the app: a browser that can offers an event, kept here until somebody presses the
// button. Once somebody has said no it is not offered again; Settings still has it.
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const kDismissed = "shudu-install-dismissed";

let offer = $state.raw<InstallEvent | null>(null);
let isDismissed = $state(false);

export const canInstall = (): boolean => offer !== null;
export const isInstallOffered = (): boolean => offer !== null && !isDismissed;

export function followInstall(): void {
  try {
    isDismissed = localStorage.getItem(kDismissed) !== null;
  } catch {
    isDismissed = false;
  }
  globalThis.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallEvent;
  });
  globalThis.addEventListener("appinstalled", () => {
    offer = null;
  });
}

export async function install(): Promise<void> {
  const event = offer;
  offer = null;
  await event?.prompt();
}

export function dismissInstall(): void {
  isDismissed = true;
  try {
    localStorage.setItem(kDismissed, "1");
  } catch {
    // Then it is offered again on the next visit.
  }
}
