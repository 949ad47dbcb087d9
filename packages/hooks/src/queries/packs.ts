import type { Client, ServicePlan } from "@waypost/sdk";
import { delay } from "../delay.ts";
import { newAbort } from "../platform.ts";
import { freshList, lookup, priceList, type Query } from "./query.ts";

/** Packs with prices in US dollars. They are read again each time, so that prices are current. */
export const packsQuery = (
  client: Client,
  category: "sms_pack" | "eta_pack",
): Query<ServicePlan[]> => priceList(client, "packs", category, freshList);

const COUNTRY_TIMEOUT_MS = 3_000;

/** The visitor's country code; "" if it is unknown or if its lookup fails or times out. */
export const countryCodeQuery = (
  client: Client,
  countryCode: () => Promise<string | undefined>,
): Query<string> =>
  lookup(client, ["country-code"], async () => {
    const timeout = delay(COUNTRY_TIMEOUT_MS, newAbort().signal);
    // A lookup that throws synchronously counts as failed, too.
    const asked = Promise.resolve().then(countryCode);
    const code = await Promise.race([asked, timeout]).catch(() => undefined);
    return code ?? "";
  });
