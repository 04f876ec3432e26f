// A file of settings is read back as it was written, and takes nothing that a setting does not
// have.
import { describe, expect, it } from "vitest";

import { kSettings } from "./settings.svelte";
import { readSettings, writeSettings } from "./settings_file";

describe("files of settings", () => {
  it("bring back every value", () => {
    const last = (key: string): string => {
      const row = kSettings.find((each) => each.key === key);
      const value = row?.values.at(-1) ?? "";
      return value.includes("..") ? "17" : value === "" ? (row?.standard ?? "") : value;
    };
    const read = readSettings(writeSettings(last));
    for (const { key } of kSettings) expect([key, read?.get(key)]).toEqual([key, last(key)]);
  });

  it("pass over what is unknown", () => {
    const text =
      "shudu-settings 1\r\ntheme dark\nnothing 5\ntheme\npeers perhaps\nidle 61\nidle 60\n";
    expect([...(readSettings(text) ?? [])]).toEqual([
      ["theme", "dark"],
      ["idle", "60"],
    ]);
  });

  it("are told from other files", () => {
    expect(readSettings("")).toBeUndefined();
    expect(readSettings("shudu-game 1\n")).toBeUndefined();
    expect(readSettings("shudu-settings 2\ntheme dark\n")).toBeUndefined();
    expect(readSettings(`shudu-settings 1\n${"x".repeat(70_000)}`)).toBeUndefined();
  });
});
