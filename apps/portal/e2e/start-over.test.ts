import { expect, test } from "vitest";
import { toConfirm } from "./customer.ts";
import { openPortal, postsOf } from "./kit.ts";
import { failOn, startOverAfterCrash } from "./start-over-kit.ts";

test("a payment whose reply was lost is still known after starting over", async () => {
  const portal = await openPortal();
  const { page, sandbox } = portal;
  await toConfirm(portal);
  sandbox.sandbox.fault({ call: "register", kind: "lost" });
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("is in use now").waitFor();
  await failOn(page, "KMH");
  await startOverAfterCrash(page);
  await page.getByText("is in use now").waitFor();
  expect(await page.getByRole("button", { name: "Try again" }).count()).toBe(0);
  expect(postsOf(portal)).toHaveLength(1);
});
