import { expect, test } from "vitest";
import { atWork, type AtWork } from "../../../test/at-work.ts";
import type { PageOptions } from "../../../test/page.ts";

async function atDetails(options: PageOptions): Promise<AtWork> {
  const work = atWork(options);
  work.send({ type: "visit", step: "customer-information" });
  work.send({ type: "edit-customer", patch: { email: "new@example.com" } });
  work.send({ type: "submit" });
  await work.until("details");
  return work;
}

/** The details form, with the list of time zones delayed until it is released. */
async function beforeTheList() {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const work = await atDetails({
    timeZone: () => "America/Denver",
    through: async (url, pass) => {
      if (url.includes("/info/timezones")) await promise;
      return pass();
    },
  });
  return { work, release };
}

const chosen = ({ state }: AtWork) => {
  const { timezone, timezonedescription } = state().customer;
  return [timezone, timezonedescription];
};

/** Waits until the list of time zones has arrived and was searched. */
const listIsHere = async ({ queryClient }: AtWork): Promise<void> => {
  const lists = () => queryClient.getQueryCache().getAll();
  await expect
    .poll(() =>
      lists().some(({ queryKey, state }) => queryKey.includes("time-zones") && state.data),
    )
    .toBeTruthy();
};

test("the time zone of the device is preselected with its description", async () => {
  const work = await atDetails({ timeZone: () => "America/Denver" });
  await expect.poll(() => chosen(work)).toEqual(["America/Denver", "Mountain Time (US & Canada)"]);
});

test("for another name of a zone, the name in the list is selected", async () => {
  const work = await atDetails({ timeZone: () => "US/Central" });
  await expect.poll(() => chosen(work)).toEqual(["America/Chicago", "Central Time (US & Canada)"]);
});

test.each(["America/Detroit", "Nowhere/Here", undefined])(
  "nothing is selected for %s, which is not in the list",
  async (zone) => {
    const work = await atDetails({ timeZone: () => zone });
    await listIsHere(work);
    expect(chosen(work)).toEqual(["", ""]);
  },
);

test("a choice that the customer made meanwhile stays", async () => {
  const { work, release } = await beforeTheList();
  work.send({ type: "edit-customer", patch: { timezone: "Pacific/Honolulu" } });
  release();
  await listIsHere(work);
  await expect.poll(() => chosen(work)).toEqual(["Pacific/Honolulu", "Hawaii"]);
});

test("the preselected zone can be changed and stays changed", async () => {
  const work = await atDetails({ timeZone: () => "America/Denver" });
  await expect.poll(() => chosen(work)[0]).toBe("America/Denver");
  work.send({ type: "edit-customer", patch: { timezone: "Asia/Tokyo" } });
  work.send({ type: "back" });
  work.send({ type: "submit" });
  await work.until("details");
  expect(chosen(work)[0]).toBe("Asia/Tokyo");
});

test("finding the time zone clears the error of the missing one", async () => {
  const { work, release } = await beforeTheList();
  work.send({ type: "submit" });
  expect(work.state().fieldErrors["timezone"]).toBe("timezone.required");
  release();
  await expect.poll(() => work.state().fieldErrors["timezone"]).toBeUndefined();
  expect(work.state().fieldErrors["city"]).toBe("city.required");
});

test("without the list nothing is selected, and the form can be continued", async () => {
  const work = await atDetails({
    timeZone: () => "America/Denver",
    through: (url, pass) =>
      url.includes("/info/timezones") ? Promise.reject(new TypeError("no network")) : pass(),
  });
  await expect
    .poll(() => work.fetched.filter(({ url }) => url.includes("/info/timezones")).length)
    .toBe(3);
  expect(chosen(work)).toEqual(["", ""]);
});

test("a chosen time zone gets its description from the list, however it was chosen", async () => {
  const work = await atDetails({ timeZone: () => "America/Denver" });
  await expect.poll(() => chosen(work)).toEqual(["America/Denver", "Mountain Time (US & Canada)"]);
  work.send({ type: "edit-customer", patch: { timezone: "America/Chicago" } });
  expect(chosen(work)).toEqual(["America/Chicago", ""]);
  await expect.poll(() => chosen(work)).toEqual(["America/Chicago", "Central Time (US & Canada)"]);
  work.send({ type: "edit-customer", patch: { timezone: "Nowhere/Here" } });
  await listIsHere(work);
  expect(chosen(work)).toEqual(["Nowhere/Here", ""]);
});
