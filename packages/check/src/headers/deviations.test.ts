import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { headerDeviations } from "../test/header-deviations.ts";
import { findingNames, openHarness, type Harness } from "../test/harness.ts";
import { rowsToRun } from "../test/rows-to-run.ts";

let harness: Harness;

beforeAll(async () => {
  harness = await openHarness();
});

afterAll(() => harness.close());

beforeEach(() => harness.reset());

test.each(rowsToRun(headerDeviations))(
  "causes only its own finding: %s",
  async (_name, deviation, expected) => {
    harness.deviate(deviation);
    expect(findingNames(await harness.check())).toEqual([expected].flat().toSorted());
  },
);
