/**
 * Registers GPS trackers or OBD devices from Node:
 *
 *   node register-devices.ts --api http://127.0.0.1:4010 --email ada@example.com --imei 350000000000001
 *
 * Exit code: 0 all devices registered, 1 failed, 2 some devices registered, 3 outcome unknown.
 */
import { parseArgs } from "node:util";
import { createClient, isWaypostError } from "@waypost/sdk";
import type { Client, RegistrationDevice, RegistrationDevices } from "@waypost/sdk";
import { isRegistrationDevices } from "@waypost/sdk/pure";

/** In a real program, this comes from your own system. */
const newCustomer = {
  first_name: "Ada",
  last_name: "Byron",
  company: "",
  phone_number: "5551234567",
  password: "Sandbox-1",
  state: "California",
  city: "Los Angeles",
  mobile_carrier: "AT&T",
  address: "1 Main Street",
  country: "United States",
  zip: "90001",
  time_zone: "America/Los_Angeles",
  time_zone_description: "Pacific Time",
};

/** A card for the sandbox. Never store a real card in a file. */
const creditCard = {
  cardholder_name: "Ada Byron",
  cvv: "123",
  expiration_date: "12/2099",
  number: "4111111111111111",
};

const { values } = parseArgs({
  options: {
    api: { type: "string", default: "http://127.0.0.1:4010" },
    email: { type: "string", default: "ada@example.com" },
    imei: { type: "string", multiple: true, default: ["350000000000001"] },
  },
});

const client = createClient({
  baseUrl: values.api,
  report: ({ operation, field, problem }) => console.warn(`${operation}: ${field} ${problem}`),
});

/** Checks a device and returns its registration, on the first available plan. */
async function choosePlan(imei: string, { registration, lookups }: Client) {
  const check = await registration.checkImei(imei);
  if (!check.valid) throw new Error(`${imei}: ${check.message}`);
  const plans = await lookups.servicePlans(check.category === "gps" ? undefined : "obd");
  console.log(`\n${imei}: ${check.model ?? "unknown model"}, ${check.category}`);
  for (const { service_plan_id, price, duration } of plans) {
    console.log(`  ${service_plan_id}: USD ${price ?? "?"} for ${duration ?? "?"} months`);
  }
  const [plan] = plans;
  if (plan === undefined) throw new Error("No plan is available.");
  return {
    imei,
    device_name: `Vehicle ${imei.slice(-4)}`,
    device_model: check.model ?? "",
    device_plan: plan.service_plan_id,
  } satisfies RegistrationDevice;
}

async function register(email: string, devices: RegistrationDevices): Promise<number> {
  const { registration } = client;
  const check = await registration.checkEmail(email);
  console.log(check.exists ? `${email} has an account.` : `${email} is new.`);
  const common = { email, language: "English", uom: "MPH", devices } as const;
  const payload = { ...common, devices, credit_card: creditCard };
  // This call charges the card. The SDK never retries it.
  const result = await registration.register(
    check.exists ? payload : { ...payload, ...newCustomer, comfirm_email: email },
  );
  for (const { imei_no, nextBillingDate } of result.subscription) {
    console.log(`Registered ${imei_no ?? "a device"}; next bill ${nextBillingDate ?? "unknown"}.`);
  }
  switch (result.outcome) {
    case "complete":
      return 0;
    case "partial":
      // Some devices have been charged: register only the failed ones again.
      console.log(`Not registered: ${result.failedDevices.join(", ")}.`);
      return 2;
    case "unconfirmed":
      console.log(`The reply did not list: ${result.missingDevices.join(", ")}.`);
      await printState(result.missingDevices);
      return 3;
  }
}

/** Prints which devices are in use. Registering again instead might charge the card twice. */
async function printState(imeis: readonly string[]): Promise<void> {
  for (const imei of imeis) {
    const state = await client.registration.checkImei(imei).then(
      ({ valid, message }) => (valid ? "not registered yet" : message),
      (error: unknown) => (isWaypostError(error) ? error.displayMessage : String(error)),
    );
    console.log(`${imei}: ${state}`);
  }
}

async function main(): Promise<number> {
  const devices: RegistrationDevice[] = [];
  try {
    for (const imei of values.imei) devices.push(await choosePlan(imei, client));
    if (isRegistrationDevices(devices)) return await register(values.email, devices);
    console.error(`One registration can contain 1 to 4 devices, not ${devices.length}.`);
    return 1;
  } catch (error) {
    if (!isWaypostError(error)) throw error;
    if (error.kind !== "unknown-outcome") {
      console.error(`Not registered (${error.kind}): ${error.displayMessage}`);
      return 1;
    }
    console.error(`${error.displayMessage}: it is unknown whether the devices were registered.`);
    await printState(devices.map(({ imei }) => imei));
    return 3;
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
