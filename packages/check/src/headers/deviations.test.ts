import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { headerDeviations } from "../test/header-deviations.ts";
import { namesOf, openLaboratory, type Laboratory } from "../test/laboratory.ts";
import { rowsToRun } from "../test/rows-to-run.ts";

let lab: Laboratory;

beforeAll(async () => {
  lab = await openLaboratory();
});

afterAll(() => lab.close());

beforeEach(() => lab.reset());

test.each(rowsToRun(headerDeviations))(
  "%s is named by its own finding",
  async (_name, alter, expected) => {
    lab.deviate(alter);
    expect(namesOf(await lab.check())).toEqual([expected].flat().toSorted());
  },
);
