import { test } from "vitest";
import { toConfirm } from "../customer.ts";
import { openPortal } from "../kit.ts";
import { ONE_WINDOW, shown, withoutLocks } from "../windows-kit.ts";

test("a registration asks to use one window only where windows have no locks", async () => {
  const portal = await openPortal();
  await withoutLocks(portal.page);
  await toConfirm(portal);
  await shown(portal, ONE_WINDOW);
});
