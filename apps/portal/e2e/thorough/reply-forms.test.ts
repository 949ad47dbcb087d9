import { expect, test } from "vitest";
import { openPortal, postsOf, press } from "../kit.ts";
import { cancellation, openTask, successOf } from "../task-rows.ts";

test.each(["OK", "[]"])(
  "an IMEI whose cancellation check answers %s can be cancelled",
  async (body) => {
    const portal = await openPortal();
    const { page } = portal;
    const headers = { "Access-Control-Allow-Origin": "*" };
    await page.route(/info\/cancel\/validate/, (route) => route.fulfill({ body, headers }));
    await openTask(portal, cancellation);
    await cancellation.fill(page);
    await press(portal, cancellation.lastButton);
    await successOf(page, cancellation).waitFor();
    expect(postsOf(portal)).toEqual([cancellation.path]);
  },
);
