import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { atWork, type AtWork } from "../../../test/at-work.ts";
import { browse } from "../../../test/browse.ts";
import { giveDetails, giveDevices, giveEmail, reachConfirm } from "../../../test/new-customer.ts";
import { atPassword, reachConfirmAgain, withPassword } from "../../../test/returning-customer.ts";
import { spiedStorage } from "../../../test/storage.ts";
import { press, stoppedTime, withoutAnAnswer } from "../../../test/without-an-answer.ts";
import { REGISTRATION_KEYS } from "./start.ts";
import type { RegistrationPhase } from "./state.ts";

type Stored = Readonly<Record<string, string>>;

/** The drafts of an earlier version in each of these moments. */
const fixtures = new URL("../../../test/stored-drafts.json", import.meta.url);
const stored = JSON.parse(await readFile(fixtures, "utf8")) as Record<string, Stored>;

const atStep = async (start: Promise<unknown>, work: AtWork) => (await start, work);

/** A customer in each moment, and the screen that a page with that storage opens for the confirmation. */
const moments: Record<string, readonly [() => Promise<AtWork>, RegistrationPhase]> = {
  "the details of a new customer": [
    async () => {
      const work = atWork(stoppedTime());
      return atStep(giveEmail(work), work);
    },
    "details",
  ],
  "the devices of a new customer": [
    async () => {
      const work = atWork(stoppedTime());
      await giveEmail(work);
      await giveDetails(work);
      await giveDevices(work);
      work.send({ type: "back" });
      return work;
    },
    "details",
  ],
  "the password of an existing customer": [atPassword, "email"],
  "the devices of an existing customer": [() => withPassword(), "email"],
  "an existing customer who went back": [
    async () => {
      const work = await withPassword();
      work.send({ type: "back" });
      work.send({ type: "edit-customer", patch: { city: "Austin" } });
      return work;
    },
    "email",
  ],
  "a confirmation": [
    async () => {
      const work = atWork(stoppedTime());
      return atStep(reachConfirm(work), work);
    },
    "details",
  ],
  "the confirmation of an existing customer": [
    async () => {
      const work = atWork(stoppedTime());
      return atStep(reachConfirmAgain(work), work);
    },
    "payment",
  ],
  "a reply that was lost": [() => withoutAnAnswer("lost", stoppedTime()), "unknown"],
  "a receipt": [
    async () => {
      const work = atWork(stoppedTime());
      await reachConfirm(work);
      press(work);
      await work.until("done");
      return work;
    },
    "done",
  ],
};

test.each(Object.entries(moments))("%s is stored as before", async (name, [reach]) => {
  const work = await reach();
  expect(work.storage.all()).toEqual(stored[name]);
});

test.each(Object.entries(moments))("%s as stored before is restored", async (name, [, phase]) => {
  const storage = spiedStorage();
  for (const [key, value] of Object.entries(stored[name] ?? {})) storage.setItem(key, value);
  const work = atWork({ storage });
  await browse(work, "/registration/confirm");
  await work.until(phase);
  const { attempt, receipt } = work.state();
  const known = stored[name];
  expect(attempt?.id).toBe(idIn(known?.[REGISTRATION_KEYS.attempt]));
  expect(JSON.stringify(receipt)).toBe(known?.[REGISTRATION_KEYS.receipt] ?? "null");
});

const idIn = (text = "null") => (JSON.parse(text) as { id: string } | null)?.id;
