import { expect, test } from "vitest";
import { testSandbox } from "./test/test-sandbox.ts";

const purchase = { customer_id: 1001, eta_id: "eta_50" };

function priced() {
  const made = testSandbox({ devicesPerKind: 1 });
  const put = async (body: unknown) => (await made.control("PUT", "prices", body)).status;
  const listed = async () => {
    const { body } = await made.get("/info/service_plan/revised?category=eta_pack");
    const plans = body?.plans as { service_plan_id: string; price: number }[];
    return plans.find(({ service_plan_id }) => service_plan_id === "eta_50")?.price;
  };
  return { ...made, put, listed };
}

test("a new price is listed and billed until a reset", async () => {
  const { put, listed, post, sandbox } = priced();
  expect(await listed()).toBe(4.95);
  expect(await put({ service_plan_id: "eta_50", price: 9.9 })).toBe(200);
  expect(await listed()).toBe(9.9);
  await post("/auth/buy/eta-routing/pack", purchase);
  expect(sandbox.charges()).toMatchObject([{ subject: "eta_50", amount: 9.9 }]);
  sandbox.reset();
  expect(await listed()).toBe(4.95);
});

test.each([
  { service_plan_id: "eta_51", price: 1 },
  { service_plan_id: "eta_50", price: -1 },
  { service_plan_id: "eta_50", price: "9.90" },
  { service_plan_id: "eta_50" },
  { price: 1 },
])("%j is refused", async (body) => {
  const { put, listed } = priced();
  expect(await put(body)).toBe(400);
  expect(await listed()).toBe(4.95);
});
