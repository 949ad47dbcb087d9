import { describe, expect, test } from "vitest";
import { toConfirm } from "./customer.ts";
import { isComplete } from "./test-scope.ts";
import { openPortal, postsOf, press, type Portal } from "./kit.ts";
import { openTask, smsPack, toQuestion } from "./task-rows.ts";

/** Returns the paths of the payments that the browser has sent, and the charges of the sandbox. */
const outcome = (portal: Portal) => ({
  sent: postsOf(portal),
  charges: portal.sandbox.sandbox.charges().length,
});

const CLOSINGS = ["silent-close", "destroy-session"] as const;

// Each payment that arrives is charged, and then the connection closes without a reply. A browser
// repeats such a request automatically, unless its body was streamed.
describe.each(isComplete ? CLOSINGS : CLOSINGS.slice(0, 1))(
  "over HTTP/2, after a %s that follows the charge,",
  (kind) => {
    const lost = { kind, carriedOut: true, times: "always" } as const;

    test("a registration was sent once, and the page shows the result of its read-back", async () => {
      const portal = await openPortal({ http2: true });
      const { page, sandbox } = portal;
      await toConfirm(portal);
      sandbox.sandbox.fault({ call: "register", ...lost });
      await press(portal, "Confirm");
      await page.getByText("is in use now").waitFor();
      await page.getByRole("alertdialog").getByText("Something Went Wrong").first().waitFor();
      expect(await page.getByRole("button", { name: "Send it again" }).count()).toBe(0);
      expect(outcome(portal)).toEqual({ sent: ["/auth/register"], charges: 1 });
    });

    test.each([smsPack])(
      "$name was sent once, and the page shows that its outcome is unknown",
      async (row) => {
        const portal = await openPortal({ http2: true });
        await openTask(portal, row);
        await toQuestion(portal.page, row);
        portal.sandbox.sandbox.fault({ call: row.call, ...lost });
        await press(portal, row.confirm);
        await portal.page
          .getByText(row.afterLostReply ?? "")
          .first()
          .waitFor();
        await portal.page.getByText("Please do not pay again yet").first().waitFor();
        expect(outcome(portal)).toEqual({ sent: [row.path], charges: 1 });
      },
    );
  },
);
