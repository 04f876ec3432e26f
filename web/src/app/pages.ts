// Which pages there are: the first part of the address, the file, the words of the menu. A page is
// loaded when somebody goes there, so the first one does not wait for the others; the service
// worker has them all.
import type { Component } from "svelte";

import type { Route } from "./route.svelte";

export interface PageProps {
  readonly route: Route;
}

export interface PageModule {
  readonly default: Component<PageProps>;
}

export interface PageRow {
  /** The first part of the address. */
  readonly name: string;
  /** Below src/pages. */
  readonly file: string;
  /** The key of its words in the menu; none: it is not in the menu. */
  readonly menu?: string;
}

export const kPages: readonly PageRow[] = [
  { name: "home", file: "home/HomePage" },
  { name: "play", file: "play/PlayPage" },
  { name: "new", file: "new/NewPage", menu: "new-game" },
  { name: "saved", file: "saved/SavedPage" },
  { name: "import", file: "import/ImportPage" },
  { name: "share", file: "share/SharePage" },
  { name: "print", file: "print/PrintPage" },
  { name: "learn", file: "learn/LearnPage", menu: "learn" },
  { name: "practise", file: "practise/PractisePage" },
  { name: "solve", file: "solve/SolvePage", menu: "app.solver" },
  { name: "make", file: "make/MakePage", menu: "app.maker" },
  { name: "statistics", file: "statistics/StatisticsPage", menu: "statistics" },
  { name: "settings", file: "settings/SettingsPage", menu: "settings" },
  { name: "help", file: "help/HelpPage", menu: "help" },
  { name: "bench", file: "bench/BenchPage" },
  { name: "about", file: "about/AboutPage" },
];

const kFiles = import.meta.glob<PageModule>("../pages/*/*Page.svelte");

/** The file of a page; undefined where there is no such page. */
export function pageFile(name: string): (() => Promise<PageModule>) | undefined {
  const row = kPages.find((each) => each.name === name);
  return row === undefined ? undefined : kFiles[`../pages/${row.file}.svelte`];
}
