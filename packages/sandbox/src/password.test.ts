import { expect, test, vi } from "vitest";
import { testSandbox } from "./test/test-sandbox.ts";

/** The parameters of each password hash. They decide the duration. */
async function costOf(customer_id: number, password: string) {
  const { post } = testSandbox({ devicesPerKind: 1 });
  const derive = vi.spyOn(crypto.subtle, "deriveBits");
  try {
    const { status, body } = await post("/auth/customer/cards", { customer_id, password });
    const costs = derive.mock.calls.map(([parameters, , bits]) => {
      const { iterations, salt } = parameters as Pbkdf2Params;
      return { iterations, saltBytes: salt.byteLength, bits };
    });
    return { answer: { status, body }, costs };
  } finally {
    derive.mockRestore();
  }
}

test("an unknown customer is refused exactly like a wrong password, in the same time", async () => {
  const wrong = await costOf(1001, "guess");
  expect(wrong.answer.body).toEqual({ status: false, message: "Invalid password" });
  expect(wrong.costs).toEqual([{ iterations: 100_000, saltBytes: 16, bits: 256 }]);
  expect(await costOf(4711, "guess")).toEqual(wrong);
  expect(await costOf(4711, "waypost-demo")).toEqual(wrong);
});
