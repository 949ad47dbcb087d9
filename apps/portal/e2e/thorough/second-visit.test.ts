import { test } from "vitest";
import { eventually, openPortal } from "../kit.ts";

const ROUTE = "/registration/customer-information";

test("a look-up that must not be kept is asked for again", async () => {
  const { context, sandbox, open, url } = await openPortal({ isFirstVisit: true });
  const calls = () => sandbox.sandbox.log().length;
  await open(ROUTE);
  await eventually(calls).toBe(9);
  sandbox.sandbox.clearLog();
  const second = await context.newPage();
  await second.goto(`${url}#${ROUTE}`);
  await eventually(calls).toBe(9);
});
