import { describe, expect, test } from "vitest";
import { soon, TODAY } from "../../../test/page.ts";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { cancellationOf, cancelledImeis, CARD, CUSTOMER, fillIn } from "../../../test/task-rows.ts";
import { sharedByWindows } from "../../../test/windows.ts";
import { cancellation } from "../cancellation/cancellation.ts";
import { etaPack } from "../packs/eta-pack.ts";
import { reactivation } from "../reactivation/reactivation.ts";

const [GPS] = cancelledImeis(CUSTOMER);
const BY_CUSTOMER = { customerId: CUSTOMER, email: null };

/** A pack at its review. */
async function withPack(pack = "eta_50", options = {}) {
  const work = taskAtWork(etaPack, BY_CUSTOMER, options);
  await fillIn(work, [{ pack }]);
  await work.until("reviewing");
  return work;
}

describe("the stored attempt of a press", () => {
  test("has the amount, and is pending until there is a reply", async () => {
    const work = await withPack();
    work.sandbox.fault({ call: "buyEtaPack", kind: "hang" });
    work.confirm();
    await soon(() => expect(work.written()).toHaveLength(1));
    expect(work.state().attempts).toMatchObject([
      {
        owner: CUSTOMER,
        subjects: ["pack:eta_50"],
        amount: work.review()?.total,
        last4: null,
        origin: "this-page",
        evidence: [],
        outcome: "pending",
      },
    ]);
  });

  test("has the last four digits of the card, however it was typed", async () => {
    const work = taskAtWork(reactivation, { customerId: CUSTOMER, imei: null });
    await fillIn(work, [{ imei: GPS }, { ...CARD, cardnumber: "4929 1234 5678 9012 " }]);
    work.sandbox.fault({ call: "reactivate", kind: "refuse" });
    work.confirm();
    expect((await work.until("unknown")).asked).toMatchObject([{ last4: "9012" }]);
  });

  test("is separate, also if another pack is bought at the same moment", async () => {
    const work = await withPack();
    const other = work.twin();
    await fillIn(other, [{ pack: "eta_150" }]);
    for (const run of [work, other]) run.send({ type: "confirm", at: TODAY });
    await work.until("done");
    await other.until("done");
    expect(work.sandbox.charges()).toHaveLength(2);
  });
});

test("a value that is checked again during its review is not sent before the check has passed", async () => {
  const work = taskAtWork(cancellation, { imei: null, email: null });
  await fillIn(work, [cancellationOf(CUSTOMER)]);
  work.sandbox.fault({ call: "validateCancellationImei", kind: "hang" });
  work.send({ type: "check-imei-again" });
  expect(work.state().phase).toBe("reviewing");
  work.confirm();
  expect(work.state()).toMatchObject({ phase: "form", attempts: [] });
});

test("a request that waited for another window is not reported as blocked", async () => {
  const shared = sharedByWindows();
  const one = await withPack("eta_50", { shared });
  const other = await withPack("eta_150", { shared, sandbox: one.sandbox });
  one.sandbox.fault({ call: "buyEtaPack", kind: "slow", milliseconds: 20 });
  one.confirm();
  await soon(() => expect(one.written()).toHaveLength(1));
  other.confirm();
  await soon(() => expect(other.state().notSent).toBe("busy"));
  await one.until("done");
  other.confirm();
  expect(other.state()).toMatchObject({ phase: "sending", notSent: null });
  await other.until("done");
});

describe("a press that sent nothing", () => {
  test("keeps the card", async () => {
    const work = taskAtWork(reactivation, { customerId: CUSTOMER, imei: null });
    await fillIn(work, [{ imei: GPS }, CARD]);
    const twin = work.twin();
    await fillIn(twin, [{ imei: GPS }, CARD]);
    work.confirm();
    twin.confirm();
    expect(await twin.until("unknown")).toMatchObject({ failure: null, draft: CARD });
  });

  test("differs from a request without a reply, which needs the security code again", async () => {
    const shared = sharedByWindows();
    const one = taskAtWork(reactivation, { customerId: CUSTOMER, imei: null }, { shared });
    await fillIn(one, [{ imei: GPS }, CARD]);
    const { sandbox } = one;
    const other = taskAtWork(reactivation, one.state().input, { shared, sandbox });
    await fillIn(other, [{ imei: GPS }, CARD]);
    sandbox.fault({ call: "reactivate", kind: "refuse", times: 2 });
    one.confirm();
    await one.until("unknown");
    other.confirm();
    expect((await other.until("unknown")).draft).toMatchObject(CARD);
    await other.sendAgain();
    // The list is read again first, because the device may be gone.
    await other.until("form");
    other.send({ type: "continue" });
    await other.until("reviewing");
    other.send({ type: "acknowledge", isAcknowledged: true });
    other.confirm();
    await soon(() => expect(other.state().failure).not.toBe(null));
    expect((await other.until("unknown")).draft).toMatchObject({ ...CARD, cvc: "" });
  });
});

test("a rejected task without a card keeps exactly what was entered", async () => {
  const work = taskAtWork(etaPack, { customerId: "901", email: null });
  await fillIn(work, [{ pack: "eta_50" }]);
  work.confirm();
  expect((await work.until("form")).draft).toEqual({ pack: "eta_50" });
});
