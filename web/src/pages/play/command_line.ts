// What can be typed after `:`: a few words for those who know
// what they want, the same as in the terminal app.
import { download, fileName } from "../../app/files";
import type { PlayedGame } from "../../play/game";
import { t } from "../../words/words.svelte";
import type { PlayDesk } from "./desk.svelte";

type Line = (desk: PlayDesk, rest: string) => void;

/** The game as a file, `.shudu`. */
export async function downloadGame(game: PlayedGame): Promise<void> {
  download(fileName(game.title, "shudu"), await game.saveText(), "text/plain");
}

function goTo(desk: PlayDesk, rest: string): void {
  if (/^\d{1,5}$/u.test(rest)) void desk.act({ intent: "goto", number: Number(rest) });
  else if (rest !== "") void desk.act({ intent: "goto-name", text: rest });
  else desk.say("needs-number");
}

const kLines: Readonly<Record<string, Line>> = {
  goto: goTo,
  export: (desk) => void downloadGame(desk.game),
  import: (desk) => desk.go("import"),
  title: (desk, rest) => void desk.game.rename(rest),
  restart: (desk) => desk.confirm("ask-restart", () => void desk.act({ intent: "restart" })),
  giveup: (desk) => desk.confirm("ask-give-up", () => void desk.act({ intent: "give-up" })),
  new: (desk) => desk.go("new"),
  games: (desk) => desk.go("saved"),
  learn: (desk) => desk.go("learn"),
  settings: (desk) => desk.go("settings"),
  print: (desk) => desk.go("print", desk.game.uid),
  share: (desk) => desk.go("share", desk.game.uid),
  help: (desk) => desk.open("keys"),
};

export const kLineWords: readonly string[] = Object.keys(kLines);

export function runLine(desk: PlayDesk, line: string): void {
  const [, word = "", rest = ""] = /^\s*:?\s*(\S*)\s*(.*?)\s*$/u.exec(line) ?? [];
  if (word === "") return;
  const known = kLines[word.toLowerCase()];
  if (known !== undefined) return known(desk, rest);
  const near = kLineWords.find((other) => other.startsWith(word.slice(0, 2).toLowerCase()));
  desk.game.say(
    near === undefined ? t("unknown-command", { word }) : t("unknown-command-near", { word, near }),
  );
}
