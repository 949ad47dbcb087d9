import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { registrationMachine } from "./registration/machine.ts";
import { smsPack } from "./packs/sms-pack.ts";
import { machineOf } from "./task/machine.ts";

const SOURCE = join(import.meta.dirname, "..");
const PAGE = join(SOURCE, "../../../docs/decisions/one-table-a-flow.md");

test("the lines that the decision page quotes exist in the tables", async () => {
  const page = await readFile(PAGE, "utf8");
  const quotes = [...page.matchAll(/^- `(flows\/\w+\/\w+\.ts)`: `(.+)`$/gm)];
  expect(quotes.length).toBeGreaterThan(12);
  for (const [, file = "", line = ""] of quotes) {
    const lines = (await readFile(join(SOURCE, file), "utf8")).split("\n");
    expect(
      lines.map((text) => text.trim()),
      file,
    ).toContain(line);
  }
});

test.each([
  ["registration", registrationMachine],
  ["task", machineOf(smsPack.task)],
])(
  "a request of the %s is sent only from its question, and its reply is handled only while it is sent",
  (_, machine) => {
    const phasesWith = (event: string) =>
      Object.entries(machine).flatMap(([phase, handlers]) => (event in handlers ? [phase] : []));
    expect(phasesWith("confirm")).toEqual(["reviewing"]);
    expect(phasesWith("prices-found")).toEqual(["reviewing"]);
    for (const answer of ["accepted", "refused", "unknown", "not-sent"]) {
      expect(phasesWith(answer), answer).toEqual(["sending"]);
    }
    expect(phasesWith("found")).toEqual(["reading-back"]);
    expect(phasesWith("try-again")).toEqual(["unknown"]);
  },
);
