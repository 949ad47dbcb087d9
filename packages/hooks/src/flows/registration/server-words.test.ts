import { expect, test } from "vitest";
import { atWork, TODAY, type AtWork } from "../../../test/at-work.ts";
import {
  EMAIL,
  giveCard,
  giveDetails,
  giveEmail,
  GPS_IMEI,
  GPS_PLAN,
} from "../../../test/new-customer.ts";
import { en } from "../../messages/en.ts";
import { createTranslator } from "../../react/use-messages.ts";

interface Way {
  email?: string;
  imei?: string;
  card?: string;
}

/** Registers one device. */
async function register(work: AtWork, { email = EMAIL, imei = GPS_IMEI, card }: Way) {
  await giveEmail(work, email);
  await giveDetails(work);
  work.send({ type: "choose-unit", unit: "MPH" });
  work.send({ type: "edit-imei", id: "1", text: imei });
  await work.untilChecked();
  work.send({ type: "edit-device-name", id: "1", name: "Van" });
  work.send({ type: "choose-plan", id: "1", plan: GPS_PLAN });
  work.send({ type: "submit" });
  await work.until("payment");
  await giveCard(work, card);
  work.send({ type: "accept-terms", accepted: true });
  work.send({ type: "submit" });
  await work.until("reviewing");
  work.send({ type: "confirm", at: TODAY });
}

const say = createTranslator(en) as (code: string, params?: object) => string;

/** The texts of the panel and the toast, and the number of requests. */
const shown = ({ state, notices, sent }: AtWork) => ({
  panel: state().failure?.text,
  toast: notices.map(({ code, params }) => say(code, params)).join(),
  sent: sent("POST"),
});

const DECLINED = "Your card was declined";

test.each<[name: string, way: Way, panel: string, toast: string]>([
  ["a declined card", { card: "4000000000000002" }, DECLINED, "Error "],
  ["insufficient funds", { card: "4000000000009995" }, "insufficient funds", "Error "],
  ["a wrong security code", { card: "4000000000000127" }, "security code is incorrect", "Error "],
  [
    "a message only",
    { email: "refused@example.com" },
    "Registration failed",
    "Error Registration failed",
  ],
  [
    "an error only",
    { email: "refused-error-only@example.com" },
    "Account is blocked",
    "Error Account is blocked",
  ],
  [
    "no text at all",
    { email: "refused-silent@example.com" },
    "Something Went Wrong",
    "Error! Something Went Wrong",
  ],
  [
    "an IMEI that was registered meanwhile",
    { imei: "359000000000902" },
    "IMEI already in use",
    "Error ",
  ],
])("after %s, the panel and the toast show the server's text", async (_, way, panel, toast) => {
  const work = atWork();
  await register(work, way);
  await work.until("failed");
  expect(shown(work)).toEqual({
    panel: expect.stringContaining(panel) as string,
    toast: expect.stringContaining(toast) as string,
    sent: ["/auth/register"],
  });
});

test.each([
  ["error-empty", false],
  ["error-html", false],
  ["malformed", true],
  ["lost", true],
] as const)("after %s the outcome is unknown and is looked up", async (kind, isInUse) => {
  const work = atWork();
  work.sandbox.fault({ call: "register", kind });
  await register(work, {});
  const { found } = await work.until("unknown");
  expect(found).toEqual([{ imei: GPS_IMEI, inUse: isInUse }]);
  expect(shown(work)).toEqual({
    panel: "Something Went Wrong",
    toast: "Error! Something Went Wrong",
    sent: ["/auth/register"],
  });
});

test.each([
  [{ message: "Registered", error: "No SIM card" }, "Error Registered"],
  [{ message: null, error: "No SIM card" }, "Error No SIM card"],
])("after %j with `status` true and no subscription, the toast is %j", async (texts, toast) => {
  const reply = { status: true, subscription: [], ...texts };
  const work = atWork({
    through: async (url, pass) => (url.endsWith("/auth/register") ? Response.json(reply) : pass()),
  });
  await register(work, {});
  await work.until("unknown");
  expect(shown(work).toast).toBe(toast);
});

test("the text of a server error is shown, and its outcome is looked up", async () => {
  const work = atWork();
  await register(work, { email: "server-error@example.com" });
  const { found } = await work.until("unknown");
  expect(found).toEqual([{ imei: GPS_IMEI, inUse: false }]);
  expect(shown(work)).toMatchObject({
    panel: "Internal server error : Please try again later",
    toast: expect.stringContaining("Error Internal server error") as string,
  });
});
