import { expect, test } from "vitest";
import { codes, edited } from "../../../test/edited-settings.ts";
import { losesReplies, testGate } from "../../../test/gate.ts";
import { soon } from "../../../test/page.ts";

test("after a lost reply, the gate says that the settings and the odometer were saved", async () => {
  const gate = testGate();
  let isLost = false;
  const work = await edited({
    gate,
    through: (url, pass) => (isLost ? losesReplies("/api/")(url, pass) : pass()),
  });
  isLost = true;
  work.send({ type: "enter-odometer", text: "100" });
  work.send({ type: "save" });
  await work.until("closed");
  await soon(() => expect(codes(work)).toEqual(["settings.saved", "odometer.saved"]));
  const keys = gate.writes.map((headers) => headers["idempotency-key"]);
  expect(new Set(keys).size).toBe(2);
  expect(work.stored.join()).not.toContain(JSON.parse(keys[0] ?? ""));
});

test("settings that never arrived stay edited, and can be saved again", async () => {
  const gate = testGate();
  let isCut = false;
  const work = await edited({
    gate,
    through: async (url, pass) => {
      if (isCut && url.includes("/api/")) throw new TypeError("the connection was closed");
      return pass();
    },
  });
  isCut = true;
  work.send({ type: "save" });
  await work.until("open");
  expect(work.state().failure).toEqual({ result: "refused", text: "Something Went Wrong" });
  expect(work.changes()).toBe(1);
  isCut = false;
  work.send({ type: "save" });
  await work.until("closed");
});
