import { createBackend } from "./src/backend.ts";
import { createPayments } from "./src/payments.ts";
import { renew } from "./src/renew.ts";
import { openStore } from "./src/store.ts";
import { createTraccar } from "./src/traccar.ts";

const {
  TRACCAR_URL = "http://127.0.0.1:8082",
  TRACCAR_TOKEN = "",
  STRIPE_KEY = "",
  STRIPE_PUBLISHABLE_KEY: publishableKey = "",
  CURRENCY: currency = "USD",
  GRACE_DAYS = "7",
} = process.env;
const parts = {
  traccar: createTraccar(TRACCAR_URL, TRACCAR_TOKEN),
  payments: createPayments(STRIPE_KEY, { publishableKey, currency }),
  store: openStore(process.env["SUBSCRIPTIONS"] ?? "subscriptions.sqlite"),
};

/** For `npx @waypost/portal --adapter backend.ts`. */
export default createBackend(parts);

// `node backend.ts --renew` charges what is due.
if (process.argv[2] === "--renew")
  for (const line of await renew(parts, new Date().toISOString().slice(0, 10), Number(GRACE_DAYS)))
    console.log(line);
