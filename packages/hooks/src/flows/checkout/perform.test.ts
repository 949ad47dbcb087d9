import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { FIRST, placed } from "../../../test/attempts.ts";
import { sharedByWindows, windowOf } from "../../../test/windows.ts";
import { newAbort } from "../../platform.ts";
import type { Ports } from "../engine/ports.ts";
import { createCheckout } from "./perform.ts";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

test("a checkout does not keep the body of a request, which may have a password, longer than its call", async () => {
  const { attempts } = windowOf(sharedByWindows());
  const ports = { client: { writeTimeout: 90_000 }, attempts } as Ports;
  const outcomes: string[] = [];
  const checkout = createCheckout<{ password: string }, void, unknown>(ports, {
    prices: () => ({}),
    call: () => Promise.reject(new Error("The reply was lost.")),
    lookUp: () => Promise.resolve(null),
  });
  async function sendBody(): Promise<WeakRef<{ password: string }>> {
    const body = { password: "secret" };
    await checkout(
      { type: "send", ...placed(FIRST), body },
      { send: ({ type }) => void outcomes.push(type), signal: newAbort().signal },
    );
    return new WeakRef(body);
  }
  const body = await sendBody();
  // A weak reference keeps its object until the current task ends.
  await new Promise(setImmediate);
  collectGarbage();
  expect(body.deref()).toBeUndefined();
  // The checkout itself is still in use.
  await checkout({ type: "cancel", key: "settle" }, { send: () => {}, signal: newAbort().signal });
  expect(outcomes).toEqual(["unknown"]);
});
