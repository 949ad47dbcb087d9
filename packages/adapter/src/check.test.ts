import { expect, test } from "vitest";
import { findingNames, startHarness } from "../../check/src/test/harness.ts";
import { createAdapter } from "./index.ts";
import { sandboxFunctions } from "./test/sandbox-functions.ts";

test("the check finds nothing in an adapter over the data of a sandbox", async () => {
  const harness = await startHarness();
  harness.deviate(async (request, sandbox) => {
    const adapter = createAdapter(sandboxFunctions(sandbox), {
      verifyToken: (token: string) => token,
    });
    return adapter(request);
  });
  const report = await harness.check(true);
  expect(findingNames(report)).toEqual([]);
  expect(report.passed.length).toBeGreaterThan(30);
});
