import { expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import { browse, routeOf } from "../../../test/browse.ts";
import {
  giveCard,
  giveDetails,
  giveDevices,
  giveEmail,
  reachConfirm,
} from "../../../test/new-customer.ts";
import { registrationStart } from "./sync-route.ts";

const PLAIN = "/registration";
const CHARGE = "/registration/charge";
const WAYS = [
  [PLAIN, CHARGE, "/auth/register"],
  [CHARGE, PLAIN, "/auth/register/charge"],
] as const;

/** A registration that started in this variant, at its confirmation. */
async function atConfirm(variant: string): Promise<AtWork> {
  const work = atWork({ address: `https://portal.example/#${variant}/customer-information` });
  await browse(work, `${variant}/customer-information`);
  await reachConfirm(work);
  return work;
}

const press = (work: AtWork) => work.send({ type: "confirm", at: TODAY });

test.each(WAYS)(
  "a registration that started at %s is redirected there from the steps of %s",
  async (began, other, call) => {
    const work = await atConfirm(began);
    for (const step of ["activation-type", "payment-method", "terms", "confirm"]) {
      await browse(work, `${other}/${step}`);
      expect(routeOf(work)).toBe(`${began}/${step}`);
    }
    expect(work.state().phase).toBe("reviewing");
    press(work);
    await work.until("done");
    expect(work.sent("POST")).toEqual([call]);
  },
);

test.each(WAYS)(
  "a registration that started at %s is sent there, even if the address is at %s when it is confirmed",
  async (began, other, call) => {
    const work = await atConfirm(began);
    work.addresses.push(`https://portal.example/#${other}/confirm`);
    press(work);
    await work.until("done");
    expect(work.sent("POST")).toEqual([call]);
  },
);

test.each(WAYS)("a reload at %s keeps the variant", async (began, other) => {
  const work = atWork({ address: `https://portal.example/#${began}/customer-information` });
  await browse(work, `${began}/customer-information`);
  await giveEmail(work);
  await giveDetails(work);
  const later = work.reload();
  await browse(later, `${other}/activation-type`);
  expect(routeOf(later)).toBe(`${began}/customer-information`);
  expect(later.state()).toMatchObject({ phase: "details", lostSecret: "password" });
});

test.each(WAYS)(
  "a registration that started at %s and opens the first step of %s switches to it and repeats every step",
  async (began, other) => {
    const work = await atConfirm(began);
    const { customer, activation } = work.state();
    await browse(work, `${other}/customer-information`);
    expect(work.state()).toMatchObject({ phase: "details", customer, activation });
    await browse(work, `${other}/confirm`);
    expect(work.state().phase).toBe("details");
    press(work);
    expect(work.sent("POST")).toEqual([]);
    work.send({ type: "submit" });
    work.send({ type: "submit" });
    await giveCard(work);
    work.send({ type: "submit" });
    await work.until("reviewing");
    press(work);
    await work.until("done");
    expect(work.sent("POST")).toEqual([WAYS.find(([variant]) => variant === other)?.[2]]);
  },
);

test.each([
  ["/", "nothing was typed", PLAIN],
  ["/nowhere", "nothing was typed", PLAIN],
  [CHARGE, "nothing was typed", CHARGE],
  [`${CHARGE}/`, "nothing was typed", CHARGE],
  ["/", "something was typed", CHARGE],
  [CHARGE, "something was typed", CHARGE],
] as const)(
  "%s leads, when %s in the charge wizard, to the first step of %s",
  async (route, typed, variant) => {
    const work = atWork({ address: `https://portal.example/#${CHARGE}/customer-information` });
    await browse(work, `${CHARGE}/customer-information`);
    if (typed === "something was typed") {
      work.send({ type: "edit-customer", patch: { email: "new@example.com" } });
    }
    await browse(work, route);
    expect(registrationStart(work.waypost)).toBe(`${variant}/customer-information`);
  },
);

test("an address that matches the documented rule without a route of the wizard decides alone", async () => {
  const work = atWork({ address: "https://portal.example/#/sign-up/charge" });
  await giveEmail(work);
  await giveDetails(work);
  await giveDevices(work);
  await giveCard(work);
  work.send({ type: "accept-terms", accepted: true });
  work.send({ type: "submit" });
  await work.until("reviewing");
  work.addresses.push("https://portal.example/#/sign-up/charge");
  press(work);
  await work.until("done");
  expect(work.sent("POST")).toEqual(["/auth/register/charge"]);
});
