import type { Client, ServicePlan } from "@waypost/sdk";
import { delay } from "../flows/delay.ts";
import { newAbort } from "../platform.ts";
import { freshList, lookup, type Query } from "./query.ts";

/** Packs and their prices in US dollars; what is asked to be paid is what they cost now. */
export const packsQuery = (
  client: Client,
  category: "sms_pack" | "eta_pack",
): Query<ServicePlan[]> =>
  freshList(["packs", category], () => client.lookups.servicePlans(category));

/** Milliseconds for which a page waits for the visitor's country. */
const PATIENCE = 3_000;

/** The visitor's country code; "" where it is unknown, or its look-up fails or takes too long. */
export const countryCodeQuery = (countryCode: () => Promise<string | undefined>): Query<string> =>
  lookup(["country-code"], async () => {
    const late = delay(PATIENCE, newAbort().signal);
    const code = await Promise.race([countryCode(), late]).catch(() => undefined);
    return code ?? "";
  });
