import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { atWork, type AtWork } from "../../../test/at-work.ts";
import { browse } from "../../../test/browse.ts";
import { EMAIL, giveEmail } from "../../../test/new-customer.ts";

const FIRST = "/registration/customer-information";

/** The form of the account with its password typed. */
async function atPassword(through?: NonNullable<Parameters<typeof atWork>[0]>["through"]) {
  const work = atWork(through === undefined ? {} : { through });
  await browse(work, FIRST);
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until("known-email");
  work.send({ type: "edit-customer", patch: { password: demoPassword } });
  return work;
}

/** Expects the e-mail form, with the typed address and without the account. */
const expectAskedAnew = (work: AtWork) =>
  expect(work.state()).toMatchObject({
    phase: "email",
    customer: { email: demoCustomer.email, password: "" },
  });

test.each(["/pricing", "/", "/account", FIRST.replace("registration", "registration/charge")])(
  "a customer who returns to the form of the account from %s enters address and password again",
  async (route) => {
    const work = await atPassword();
    await browse(work, route);
    await browse(work, FIRST);
    expectAskedAnew(work);
  },
);

test("so does a customer who left while the cards were being fetched, whose reply has no effect", async () => {
  const cards = Promise.withResolvers<void>();
  const work = await atPassword(async (url, pass) => {
    if (url.endsWith("/auth/customer/cards")) await cards.promise;
    return pass();
  });
  work.send({ type: "continue-with-password" });
  await work.until("fetching-cards");
  await browse(work, "/pricing");
  await browse(work, FIRST);
  expectAskedAnew(work);
  const opened = work.addresses.length;
  cards.resolve();
  await expect.poll(() => work.sent("POST")).toEqual(["/auth/customer/cards"]);
  expectAskedAnew(work);
  expect(work.addresses).toHaveLength(opened);
});

test("a new customer who returns finds the form unchanged", async () => {
  const work = atWork();
  await giveEmail(work);
  work.send({ type: "edit-customer", patch: { password: "typed", city: "Austin" } });
  await browse(work, "/pricing");
  await browse(work, FIRST);
  expect(work.state()).toMatchObject({
    phase: "details",
    customer: { email: EMAIL, password: "typed", city: "Austin" },
  });
});
