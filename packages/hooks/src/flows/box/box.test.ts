import { expect, test } from "vitest";
import {
  agree,
  boxAtWork,
  fillBox,
  freeImeis,
  isIdle,
  orderBox,
} from "../../../test/box-at-work.ts";

test("a new customer registers ten devices with one consent", async () => {
  const consents: unknown[] = [];
  const work = boxAtWork({ onConsent: (consent) => consents.push(consent) });
  await fillBox(work, freeImeis(10));
  expect(work.counts()).toEqual({ valid: 10 });
  await orderBox(work);
  await agree(work);
  await work.until(isIdle);
  expect(work.counts()).toEqual({ registered: 10 });
  expect(work.sent("POST").filter((path) => path.includes("register"))).toHaveLength(3);
  expect(consents).toHaveLength(3);
});
