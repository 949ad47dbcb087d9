import { expect, test } from "vitest";
import type { Config } from "./config.ts";
import { upgradeUrl } from "./upgrade-url.ts";

const at = (planUpdate?: string) =>
  upgradeUrl(
    { links: { ...(planUpdate !== undefined && { planUpdate }) } as Config["links"] },
    "7 8",
  );

test.each([
  [undefined, "#/device-plan/update?customer_id=7%208"],
  ["#/device-plan/update?from=settings", "#/device-plan/update?from=settings&customer_id=7%208"],
  ["https://x.example/upgrade", "https://x.example/upgrade?customer_id=7%208"],
  ["https://x.example/upgrade?a=1", "https://x.example/upgrade?a=1&customer_id=7%208"],
  ["https://x.example/upgrade#plans", "https://x.example/upgrade?customer_id=7%208#plans"],
  ["https://x.example/?a=1#/plans", "https://x.example/?a=1#/plans?customer_id=7%208"],
])("the page %s of a vendor is opened as %s", (page, opened) => {
  expect(at(page)).toBe(opened);
});
