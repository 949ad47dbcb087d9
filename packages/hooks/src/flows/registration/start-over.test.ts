import { expect, onTestFinished, test, vi } from "vitest";
import { atWork, SETTLES_AFTER, soon, TODAY, type AtWork } from "../../../test/at-work.ts";
import { GPS_IMEI, OBD_IMEI, reachConfirm } from "../../../test/new-customer.ts";
import { ATTEMPTS_KEY, type Attempt } from "../checkout/attempts.ts";

/** A registration without a reply, after the final lookup of its devices. */
async function lookedUp(kind: "lost" | "refuse", meanwhile: (work: AtWork) => Promise<void>) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const work = atWork();
  await reachConfirm(work);
  work.sandbox.fault({ call: "register", kind });
  work.send({ type: "confirm", at: TODAY });
  await work.until("unknown");
  await meanwhile(work);
  await vi.advanceTimersByTimeAsync(SETTLES_AFTER);
  await soon(() => expect(work.state()).toMatchObject({ phase: "unknown" }));
  await soon(() => expect(work.state().isSettled).toBe(true));
  await work.until("unknown");
  return work;
}

/** The devices with a stored attempt. */
const guarded = ({ storage }: AtWork) =>
  (JSON.parse(storage.getItem(ATTEMPTS_KEY) ?? "[]") as Attempt[]).flatMap(
    ({ subjects }) => subjects,
  );

test("a device that is in use after a registration without a reply stays guarded", async () => {
  const work = await lookedUp("lost", async () => {});
  work.send({ type: "start-over" });
  expect(guarded(work)).toEqual([`imei:${GPS_IMEI}`, `imei:${OBD_IMEI}`]);
});

test("a device that was found free can be registered after starting over", async () => {
  const work = await lookedUp("refuse", async ({ sandbox }) => {
    // Somebody else registers one of the two in the meantime.
    const other = atWork({ sandbox });
    await reachConfirm(other);
    other.send({ type: "back" });
    other.send({ type: "remove-device", id: "2" });
    other.send({ type: "visit", step: "confirm" });
    await other.until("reviewing");
    other.send({ type: "confirm", at: TODAY });
    await other.until("done");
  });
  expect(work.state().found).toEqual([
    { imei: GPS_IMEI, inUse: true },
    { imei: OBD_IMEI, inUse: false },
  ]);
  work.send({ type: "start-over" });
  expect(guarded(work)).toEqual([`imei:${GPS_IMEI}`]);
});
