import { expect, test } from "vitest";
import { taskAtWork } from "../../../test/task-at-work.ts";
import { CARD } from "../../../test/task-rows.ts";
import { multiReactivation } from "./multi-reactivation.ts";

/** A customer with ten thousand devices. */
const FLEET = "900";

/** The number of selected devices; all with `TESTS=all`. */
const CHOSEN = process.env["TESTS"] === "all" ? 10_000 : 1_000;

const PATIENT = { timeout: 110_000, interval: 50 };

test("the details of thousands of devices are read six at a time, and reported in few steps", async () => {
  const seen = { now: 0, most: 0, all: 0 };
  const work = taskAtWork(
    multiReactivation,
    { customerId: FLEET, imei: null },
    {
      through: async (url, pass) => {
        if (!url.includes("/re-activation/device/info/")) return pass();
        seen.now += 1;
        seen.all += 1;
        seen.most = Math.max(seen.most, seen.now);
        const reply = await pass();
        seen.now -= 1;
        return reply;
      },
    },
  );
  work.send({ type: "open" });
  const { data } = await work.until("form");
  const listed = data?.listed.devices.map(({ imei_no }) => imei_no) ?? [];
  expect(listed).toHaveLength(10_000);
  const imeis = listed.slice(0, CHOSEN);
  work.edit({ imeis });
  let steps = 0;
  work.runner.subscribe(() => {
    steps += 1;
  });
  work.send({ type: "continue" });
  expect(work.state()).toMatchObject({ stage: "payment", fieldErrors: {} });
  work.edit(CARD);
  work.send({ type: "continue" });
  expect(work.canConfirm()).toBe(true);
  await expect.poll(() => Object.keys(work.state().details).length, PATIENT).toBe(CHOSEN);
  expect(seen).toEqual({ now: 0, most: 6, all: CHOSEN });
  expect(steps).toBeLessThan(CHOSEN / 10);
}, 120_000);
