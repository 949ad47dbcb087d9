import { demoCustomer, demoPassword } from "@waypost/sandbox";
import { expect, test } from "vitest";
import { atWork, type AtWork } from "../../../test/at-work.ts";
import { browse } from "../../../test/browse.ts";
import { EMAIL, giveEmail } from "../../../test/new-customer.ts";

const FIRST = "/registration/customer-information";

/** At the form of the account, with its password typed. */
async function atPassword(through?: NonNullable<Parameters<typeof atWork>[0]>["through"]) {
  const work = atWork(through === undefined ? {} : { through });
  await browse(work, FIRST);
  work.send({ type: "edit-customer", patch: { email: demoCustomer.email } });
  work.send({ type: "submit" });
  await work.until("known-email");
  work.send({ type: "edit-customer", patch: { password: demoPassword } });
  return work;
}

/** The e-mail form, with the address that was typed and nothing of the account. */
const expectAskedAnew = (work: AtWork) =>
  expect(work.state()).toMatchObject({
    phase: "email",
    customer: { email: demoCustomer.email, emailverified: false, password: "" },
  });

test.each(["/pricing", "/", "/account", FIRST.replace("registration", "registration/charge")])(
  "whoever comes back to the form of the account from %s gives address and password again",
  async (route) => {
    const work = await atPassword();
    await browse(work, route);
    await browse(work, FIRST);
    expectAskedAnew(work);
  },
);

test("so does whoever left while the cards were being fetched, which then leads nowhere", async () => {
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

test("a new customer who comes back finds the form as it was", async () => {
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
