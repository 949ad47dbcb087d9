import type { Waypost } from "@waypost/hooks/flows";

// Every sandbox contains these: see docs/guides/sandbox-data.md and docs/reference/magic-values.md.

/** A customer with devices in use, cancelled and dormant, and with saved cards. */
export const returning = {
  id: "1001",
  email: "returning@example.com",
  password: "waypost-demo",
  firstSix: "424242",
  inUse: ["358000000000001", "868000000000001"],
  cancelled: { imei: "358000000000002", iccid: "8901218000000000002" },
} as const;

/** A customer with 10,000 cancelled devices. */
export const fleet = { id: "900", email: "fleet@example.com" } as const;

export const cards = {
  pays: "4111111111111111",
  declined: "4000000000000002",
  partial: "4000000000000341",
} as const;

/** A device in stock whose activation fails after the payment. */
export const failingImei = "359000000000901";

/** The first devices in stock, of {@link STOCK} each. */
const FIRST = { gps: 350_000_000_000_001, obd: 860_000_000_000_001 };
const STOCK = 400;
const ATTEMPTS = 10;

/** Returns the IMEI of a device in stock that nobody has activated yet. */
export async function imeiInStock(waypost: Waypost, kind: "gps" | "obd"): Promise<string> {
  const { client } = await waypost.services.load();
  let imei = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    // Random ones, because the first ones have probably been activated already.
    imei = String(FIRST[kind] + Math.floor(Math.random() * STOCK));
    const check = await client.registration.checkImei(imei);
    if (check.valid) break;
  }
  return imei;
}

/** Returns an address without an account. */
export const newEmail = (): string => `sample-${Date.now().toString(36)}@example.com`;
