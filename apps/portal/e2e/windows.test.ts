import { describe, expect, test } from "vitest";
import { toConfirm } from "./customer.ts";
import { eventually, sheetText, openPortal, type Portal, postsOf, press } from "./kit.ts";
import { atQuestion, openTask, smsPack, successOf, taskRows, toQuestion } from "./task-rows.ts";
import { ONE_WINDOW, shown, withoutLocks } from "./windows-kit.ts";

const BUSY = "another window of this browser is sending a request";

const SENT = "This browser sent an earlier request for the same thing";

/** Opens another window of the same browser. */
async function anotherWindow(portal: Portal): Promise<Portal> {
  const page = await portal.context.newPage();
  const open = async (route: string) => void (await page.goto(`${portal.url}#${route}`));
  return { ...portal, sandbox: portal.sandbox, page, open };
}

/** Moves both clocks of a page forward by a day. Runs in the page before its scripts. */
function aDayLater() {
  const day = 24 * 60 * 60 * 1000;
  const Real = Date;
  const now = () => Real.now() + day;
  window.Date = class extends Real {
    constructor(...given: [] | [number]) {
      super(...(given.length === 0 ? ([now()] as const) : given));
    }
    static override now = now;
  } as DateConstructor;
  const monotonic = performance.now.bind(performance);
  performance.now = () => monotonic() + day;
}

/** Holds a window's requests to a path in the browser. The returned function releases them. */
async function holdRequests({ page }: Portal, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

describe.each([smsPack])("$name", (row) => {
  test("is sent by one window while another one has to wait, and then needs a confirmation", async () => {
    const portal = await atQuestion(row);
    const other = await anotherWindow(portal);
    await openTask(other, row);
    await toQuestion(other.page, row);
    const { sandbox } = portal.sandbox;
    const letGo = await holdRequests(portal, row.path);
    await press(portal, row.confirm);
    await shown(portal, "Sending your request…");
    await press(other, row.confirm);
    await shown(other, BUSY);
    letGo();
    await successOf(portal.page, row).waitFor();
    // In the dialog, which comes after its form.
    await other.page.getByRole("button", { name: row.confirm, exact: true }).last().click();
    await shown(other, SENT);
    expect(await sheetText(other)).toContain("Request for");
    expect(postsOf(portal)).toEqual([row.path]);
    expect(sandbox.charges()).toHaveLength(row.charges.length);
  });

  test("asks to use one window only if windows cannot communicate", async () => {
    const portal = await openPortal();
    await withoutLocks(portal.page);
    await openTask(portal, row);
    await toQuestion(portal.page, row);
    await shown(portal, ONE_WINDOW);
    await press(portal, row.confirm);
    await successOf(portal.page, row).waitFor();
  });

  test("without a reply is still known to its page after all storage was cleared", async () => {
    const portal = await atQuestion(row);
    const { page, sandbox } = portal;
    sandbox.sandbox.fault({ call: row.call, kind: "hang" });
    await press(portal, row.confirm);
    await shown(portal, "Sending your request…");
    // A request that was never sent would be shown as not executed.
    await eventually(() => postsOf(portal)).toEqual([row.path]);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    // Ends the request with invalid bytes, because after a silent end the browser would repeat it.
    sandbox.sandbox.reset();
    await shown(portal, row.unknown);
    await page.reload();
    await shown(portal, row.unknown);
  });
});

test.each([
  ["the same link", "1001"],
  ["a link that spells the customer's id in another way", "01001"],
])(
  "a pack whose reply was lost is sold again a day later, by %s in a new tab, only after a tick",
  async (_, id) => {
    const portal = await atQuestion(smsPack);
    const { sandbox } = portal.sandbox;
    sandbox.fault({ call: smsPack.call, kind: "lost" });
    await press(portal, smsPack.confirm);
    await shown(portal, smsPack.unknown);
    const tab = await anotherWindow(portal);
    await portal.page.close();
    await tab.page.addInitScript(aDayLater);
    await tab.open(`/activate-smspack?customer_id=${id}&email=returning@example.com`);
    await toQuestion(tab.page, smsPack);
    await shown(tab, smsPack.repetition?.text ?? "");
    const yes = tab.page.getByRole("button", { name: smsPack.confirm, exact: true }).last();
    expect(await yes.isDisabled()).toBe(true);
    expect(sandbox.charges()).toHaveLength(1);
    await tab.page.getByText(smsPack.repetition?.tick ?? "").click();
    await press(tab, smsPack.confirm);
    await successOf(tab.page, smsPack).waitFor();
    expect(sandbox.charges()).toHaveLength(2);
  },
);

test("a storage that fills up during a review is reported at the press, and nothing is sent", async () => {
  const portal = await atQuestion(smsPack);
  await portal.page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    };
  });
  await press(portal, smsPack.confirm);
  await shown(portal, "The storage of this browser is full");
  expect(postsOf(portal)).toEqual([]);
});

describe("a tab of a portal that other sites may embed", () => {
  const embedders = ["https://shop.example"];

  test.each(taskRows.map((row) => ({ row, name: row.name })))(
    "says before $name that it cannot see other sites",
    { tags: ["long"] },
    async ({ row }) => {
      const portal = await openPortal({ embedders });
      await openTask(portal, row);
      await toQuestion(portal.page, row);
      await shown(portal, ONE_WINDOW);
      expect(await portal.page.getByText("on other websites that show it").count()).toBe(1);
      expect(await portal.page.getByRole("checkbox", { name: ONE_WINDOW }).count()).toBe(0);
    },
  );

  test("says so before a registration", async () => {
    const portal = await openPortal({ embedders });
    await toConfirm(portal);
    await shown(portal, ONE_WINDOW);
  });

  test("says nothing of it if no site may embed it", async () => {
    const portal = await openPortal({ embedders: [] });
    await openTask(portal, smsPack);
    await toQuestion(portal.page, smsPack);
    expect(await portal.page.getByText(ONE_WINDOW).count()).toBe(0);
  });
});

test("two windows with the same devices register them once", async () => {
  const portal = await openPortal();
  const other = await anotherWindow(portal);
  await toConfirm(portal);
  await toConfirm(other);
  const letGo = await holdRequests(portal, "/auth/register");
  await press(portal, "Confirm");
  await shown(portal, "Registering your devices…");
  await press(other, "Confirm");
  await shown(other, BUSY);
  letGo();
  await portal.page.getByRole("heading", { name: "Your device is active" }).waitFor();
  await press(other, "Confirm");
  await shown(other, SENT);
  await shown(other, "is in use now");
  expect(postsOf(portal)).toEqual(["/auth/register"]);
});
