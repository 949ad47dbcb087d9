import { isWaypostError } from "@waypost/sdk";
import type { Client, RegistrationDevice, RegistrationDevices } from "@waypost/sdk";
import { isRegistrationDevices } from "@waypost/sdk/pure";
import { registrationOf } from "./customer.ts";
import { withFirstPlan } from "./look-up.ts";

/**
 * Registers one to four devices in one request, each on the first plan of its list.
 * @returns the exit code: 0 all devices registered, 1 failed, 2 some registered, 3 outcome unknown
 */
export async function register(
  email: string,
  imeis: readonly string[],
  client: Client,
): Promise<number> {
  const devices: RegistrationDevice[] = [];
  try {
    for (const imei of imeis) devices.push(await withFirstPlan(imei, client));
    if (isRegistrationDevices(devices)) return await send(email, devices, client);
    console.error(`One registration can contain 1 to 4 devices, not ${devices.length}.`);
    return 1;
  } catch (error) {
    if (!isWaypostError(error)) throw error;
    if (error.kind !== "unknown-outcome") {
      console.error(`Not registered (${error.kind}): ${error.displayMessage}`);
      return 1;
    }
    console.error(`${error.displayMessage}: it is unknown whether the devices were registered.`);
    await printState(imeis, client);
    return 3;
  }
}

async function send(email: string, devices: RegistrationDevices, client: Client): Promise<number> {
  const { exists } = await client.registration.checkEmail(email);
  console.log(exists ? `${email} has an account.` : `${email} is new.`);
  // This call charges the card. The SDK never retries it.
  const result = await client.registration.register({ ...registrationOf(email, exists), devices });
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
      await printState(result.missingDevices, client);
      return 3;
  }
}

/** Prints which devices are in use. Registering again instead might charge the card twice. */
async function printState(imeis: readonly string[], client: Client): Promise<void> {
  for (const imei of imeis) {
    const state = await client.registration.checkImei(imei).then(
      ({ valid, message }) => (valid ? "not registered yet" : message),
      (error: unknown) => (isWaypostError(error) ? error.displayMessage : String(error)),
    );
    console.log(`${imei}: ${state}`);
  }
}
