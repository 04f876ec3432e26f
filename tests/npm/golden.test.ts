// Every request of tests/golden/service is answered to the byte as it is natively, by both modules: in
// an engine of its own for each, and all by one that has answered all others before. One request is told
// that its caller has no clock; an engine always has one, and answers what the clock is for.
import { Engine } from "shudu";
import { describe, expect, test } from "vitest";

import { compiled, type Golden, goldens } from "./places.js";

const isOfCallersWithoutClock = ({ answer }: Golden): boolean => answer.includes('"no_clock"');

describe.each(["shudu", "shudu_simd"])("%s", (name) => {
  const module = compiled(name);
  const all = goldens().filter((golden) => !isOfCallersWithoutClock(golden));

  test("there are requests", () => {
    expect(all.length).toBeGreaterThan(100);
    const others = goldens().filter(isOfCallersWithoutClock);
    expect(others.map(({ name }) => name)).toEqual(["solve/no_clock"]);
    const answer: unknown = JSON.parse(Engine.of(module).answerText(others[0]?.request ?? ""));
    expect(answer).toMatchObject({ ok: true, status: "unique" });
  });

  test.each(all)("$name", ({ before, request, answer }) => {
    const engine = Engine.of(module);
    for (const line of before) {
      expect(JSON.parse(engine.answerText(line))).toMatchObject({ ok: true });
    }
    expect(engine.answerText(request)).toBe(answer);
  });

  test("those without a game do not depend on what was asked before", () => {
    const engine = Engine.of(module);
    const isAboutGames = ({ before, request, answer }: Golden): boolean =>
      before.length > 0 || /"game":/.test(request + answer);
    const others = all.filter((golden) => !isAboutGames(golden));
    expect(others.length).toBeGreaterThan(60);
    for (const { name, request, answer } of others) {
      expect(engine.answerText(request), name).toBe(answer);
    }
  });
});
