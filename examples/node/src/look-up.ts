import type { Client, RegistrationDevice } from "@waypost/sdk";

const CURRENCY = "USD";

/** Prints what the API knows about a device, and the plans for it. It changes nothing. */
export async function lookUp(imei: string, { registration, lookups }: Client) {
  const check = await registration.checkImei(imei);
  if (!check.valid) throw new Error(`${imei}: ${check.message}`);
  const category = check.category === "gps" ? undefined : "obd";
  const plans = await lookups.servicePlans(category, { currency: CURRENCY });
  console.log(`\n${imei}: ${check.model ?? "unknown model"}, ${check.category}`);
  for (const { service_plan_id, price, duration } of plans) {
    console.log(`  ${service_plan_id}: ${CURRENCY} ${price ?? "?"} for ${duration ?? "?"} months`);
  }
  return { model: check.model ?? "", plans };
}

/** Looks up a device and returns its registration, on the first available plan. */
export async function withFirstPlan(imei: string, client: Client) {
  const { model, plans } = await lookUp(imei, client);
  const [plan] = plans;
  if (plan === undefined) throw new Error("No plan is available.");
  return {
    imei,
    device_name: `Vehicle ${imei.slice(-4)}`,
    device_model: model,
    device_plan: plan.service_plan_id,
  } satisfies RegistrationDevice;
}
