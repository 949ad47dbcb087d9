import { describe, expect, test, vi } from "vitest";
import { atWork, soon, TODAY, type AtWork } from "../../../test/at-work.ts";
import { GPS_IMEI, GPS_PLAN, OBD_IMEI, reachConfirm } from "../../../test/new-customer.ts";

const press = (work: AtWork) => work.send({ type: "confirm", at: TODAY });

/** A registration with this reply of the server. */
async function answered(body: object, status = 200): Promise<AtWork> {
  const work = atWork({
    through: (url, pass) =>
      url.endsWith("/auth/register") ? Promise.resolve(Response.json(body, { status })) : pass(),
  });
  await reachConfirm(work);
  press(work);
  return work;
}

describe("at the confirmation", () => {
  test("Go Back leads to the devices", async () => {
    const work = atWork();
    await reachConfirm(work);
    work.send({ type: "back" });
    expect(work.state().phase).toBe("devices");
    expect(work.addresses.at(-1)).toMatch(/activation-type$/);
  });

  test("nothing is registered while a price is unknown", async () => {
    const work = atWork();
    await reachConfirm(work);
    const plan = { ...GPS_PLAN, service_plan_id: "pro_quarterly", price: null };
    work.send({ type: "choose-plan", id: "1", plan });
    const before = work.state();
    press(work);
    expect(work.state()).toEqual(before);
    expect(work.state()).toMatchObject({ phase: "reviewing", attempt: null });
  });

  test("Confirm has no effect on an earlier step, even if everything is entered", async () => {
    const work = atWork();
    await reachConfirm(work);
    work.send({ type: "visit", step: "payment-method" });
    const before = work.state();
    press(work);
    expect(work.state()).toEqual(before);
    expect(before.phase).toBe("payment");
  });

  test("a change at the confirmation that its own step would reject is not registered", async () => {
    const work = atWork();
    await reachConfirm(work);
    work.send({ type: "edit-device-name", id: "1", name: " " });
    press(work);
    expect(work.state()).toMatchObject({ phase: "reviewing", attempt: null });
  });

  test("nothing is registered with a card that has expired since it was entered", async () => {
    const work = atWork();
    await reachConfirm(work);
    work.send({ type: "confirm", at: new Date(2029, 3, 1) });
    expect(work.state()).toMatchObject({
      phase: "payment",
      attempt: null,
      fieldErrors: { expirationdatemonth: "card.expired" },
    });
    expect(work.addresses.at(-1)).toMatch(/payment-method$/);
  });

  test("blanks around an IMEI are ignored when it is registered and guarded", async () => {
    const work = atWork();
    await reachConfirm(work);
    work.send({ type: "visit", step: "activation-type" });
    work.send({ type: "edit-imei", id: "1", text: ` ${GPS_IMEI} ` });
    await work.untilChecked();
    work.send({ type: "visit", step: "confirm" });
    press(work);
    await soon(() =>
      expect(work.state().attempt?.subjects).toEqual([`imei:${GPS_IMEI}`, `imei:${OBD_IMEI}`]),
    );
  });
});

describe("only the confirmation can be opened", () => {
  test("while a registration is being sent", async () => {
    const work = atWork();
    await reachConfirm(work);
    work.sandbox.fault({ call: "register", kind: "hang" });
    press(work);
    work.send({ type: "visit", step: "payment-method" });
    work.send({ type: "back" });
    expect(work.state().phase).toBe("sending");
    expect(work.addresses.at(-1)).toMatch(/confirm$/);
    expect(work.state().wizard).toMatchObject({ isLocked: true, open: ["confirm"] });
  });

  test("after the registration its address changes nothing", async () => {
    const work = atWork();
    await reachConfirm(work);
    press(work);
    await work.until("done");
    const opened = work.addresses.length;
    work.send({ type: "visit", step: "confirm" });
    expect(work.addresses).toHaveLength(opened);
    expect(work.state().phase).toBe("done");
  });
});

describe("the message after a failed registration", () => {
  test.each([
    ["the server's message", { message: "Declined" }, "Declined"],
    ["the server's error, if it sent no message", { error: "E 7" }, "E 7"],
    [
      "the server's message alone, if it sent both",
      { message: "Declined", error: "E 7" },
      "Declined",
    ],
  ])("is %s", async (_, body, message) => {
    const work = await answered({ status: false, ...body }, 400);
    await work.until("failed");
    expect(work.notices).toEqual([
      { type: "notify", tone: "error", code: "register.failed", params: { message } },
    ]);
  });

  test.each([
    ["neither success nor failure", 200, { status: "maybe" }],
    ["only a promise to try", 202, { status: true }],
  ])("never contains the text of a reply with %s", async (_, status, body) => {
    const work = await answered({ message: "fine", ...body }, status);
    await work.until("unknown");
    expect(work.notices).toEqual([{ type: "notify", tone: "error", code: "register.noResponse" }]);
  });

  test("is that of a success with an error and no subscription", async () => {
    const work = await answered({ status: true, message: "Declined", error: "E 7" }, 200);
    await work.until("unknown");
    expect(work.notices).toMatchObject([
      { code: "register.failed", params: { message: "Declined" } },
    ]);
  });

  test("says that there was no response if nothing was sent", async () => {
    const refused = new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } });
    const work = atWork({
      through: (url, pass) => (url.endsWith("/auth/register") ? Promise.reject(refused) : pass()),
    });
    await reachConfirm(work);
    press(work);
    await work.until("failed");
    expect(work.notices).toEqual([{ type: "notify", tone: "error", code: "register.noResponse" }]);
  });

  test("also after a bug, whose outcome is looked up like that of a lost reply", async () => {
    const work = atWork();
    await reachConfirm(work);
    vi.spyOn(work.client.registration, "register").mockRejectedValue(new TypeError("a defect"));
    press(work);
    const { failure } = await work.until("unknown");
    expect(failure).toMatchObject({ text: "Something Went Wrong", isRejection: false });
    expect(work.notices).toEqual([{ type: "notify", tone: "error", code: "register.noResponse" }]);
  });
});
