import { describe, expect, test } from "vitest";
import { withAndWithoutReview } from "./test-scope.ts";
import { eventually, sheetText, type Portal, postsOf, press } from "./kit.ts";
import {
  atQuestion,
  cardUpdate,
  isCarriedOut,
  smsPack,
  successOf,
  type TaskRow,
} from "./task-rows.ts";

const shown = ({ page }: Portal, text: string) => page.getByText(text).first().waitFor();

/** Accepts a repetition: with a checkbox, unless it is harmless. */
async function agree(portal: Portal, { repetition, confirm }: TaskRow): Promise<void> {
  // The dialog comes after its form.
  const yes = portal.page.getByRole("button", { name: confirm, exact: true }).last();
  if (repetition !== null) {
    await shown(portal, repetition.text);
    if (await yes.isEnabled()) throw new Error("it can be sent again without its tick");
    await portal.page.getByText(repetition.tick).click();
  }
  await yes.click();
}

/** Returns the text about the request, and its amount if there is one. */
function amountOf({ charges }: TaskRow): string {
  const sum = charges.reduce((total, charge) => total + charge.amount, 0);
  return sum === 0 ? "Request for" : `Amount$${sum.toFixed(2)}`;
}

describe.each(withAndWithoutReview)("$name", (row) => {
  test("without a reply is shown as unknown, and is sent again only after a checkbox if it could do harm", async () => {
    const portal = await atQuestion(row);
    const { page, sandbox } = portal;
    sandbox.sandbox.fault({ call: row.call, kind: "refuse" });
    await press(portal, row.confirm);
    await page.getByRole("button", { name: "Send it again" }).waitFor();
    const sheet = await sheetText(portal);
    const order = ["Error!", "Something Went Wrong", row.unknown, "Request for"];
    const places = order.map((text) => sheet.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places[0]).toBeGreaterThan(0);
    expect(sheet).toContain(amountOf(row));

    await press(portal, "Send it again");
    if (row.fillAgain !== undefined) {
      await row.fillAgain(page);
      // Without a review, the last button confirms.
      if (row.question !== null || row.repetition !== null) {
        await press(portal, row.lastButton);
        await page.getByRole("alertdialog").waitFor();
      }
    }
    expect(postsOf(portal)).toEqual([row.path]);
    await agree(portal, row);
    await successOf(page, row).waitFor();
    expect(postsOf(portal)).toEqual([row.path, row.path]);
    expect(await isCarriedOut(portal, row)).toBe(true);
    expect(sandbox.sandbox.charges()).toHaveLength(row.charges.length);
  });
});

// Its page can look up the outcome.
describe.each([cardUpdate])("$name", (row) => {
  test("whose reply was lost shows what is known of it, even after a reload", async () => {
    const portal = await atQuestion(row);
    portal.sandbox.sandbox.fault({ call: row.call, kind: "lost" });
    await press(portal, row.confirm);
    await shown(portal, row.afterLostReply ?? "");
    expect(portal.sandbox.sandbox.charges()).toHaveLength(row.charges.length);
    expect(await isCarriedOut(portal, row)).toBe(true);
    await portal.page.reload();
    await shown(portal, row.afterReload ?? "");
    expect(postsOf(portal)).toEqual([row.path]);
  });
});

describe.each([smsPack])("$name", (row) => {
  test("in flight asks before a reload, which then finds it and sends nothing", async () => {
    const portal = await atQuestion(row);
    const { page, sandbox } = portal;
    sandbox.sandbox.fault({ call: row.call, kind: "hang" });
    await press(portal, row.confirm);
    await shown(portal, "Sending your request…");
    await eventually(() => postsOf(portal)).toEqual([row.path]);
    await page.reload();
    expect(portal.asked).toEqual(["beforeunload"]);
    await shown(portal, "Request for");
    await eventually(() => page.title()).toBe(`${row.unknown} · ${row.title} · Waypost`);
    expect(await sheetText(portal)).toContain(amountOf(row));
    expect(postsOf(portal)).toEqual([row.path]);
  });
});
