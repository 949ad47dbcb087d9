import { createClient, type RegistrationPayload } from "@waypost/sdk";
import { expect, test } from "vitest";
import backend from "../backend.ts";

test("a device is registered once", async () => {
  const { registration } = createClient({ baseUrl: "https://backend.test", fetch: backend });
  const imei = "350000000000009";
  const order: RegistrationPayload = {
    email: "customer@example.com",
    language: "English",
    uom: "MPH",
    devices: [{ imei, device_plan: "plus", device_name: "Van", device_model: "" }],
    credit_card: {
      cardholder_name: "Casey Customer",
      number: "4111111111111111",
      cvv: "123",
      expiration_date: "03/2035",
    },
  };
  expect(await registration.checkImei(imei)).toMatchObject({ valid: true });
  expect(await registration.register(order)).toMatchObject({ outcome: "complete" });
  await expect(registration.register(order)).rejects.toMatchObject({ kind: "rejected" });
  expect(await registration.checkImei(imei)).toMatchObject({ valid: false, reason: "in-use" });
});
