import { fixtures } from "../../packages/sdk/src/generated/fixtures.ts";
import type { SavedCardRegistration } from "../../packages/sdk/src/index.ts";

export const BASE_URL = "https://api.example.com";
export const EMAIL = "ada+trackers@example.com";

const { body: registered } = fixtures["registration.register"].complete;

/** A registration of the device for which the reply has a subscription. */
export const PAYLOAD: SavedCardRegistration = {
  email: EMAIL,
  language: "English",
  uom: "MPH",
  devices: [
    {
      imei: registered.subscription[0]?.imei_no ?? "",
      device_name: "Van",
      device_model: "GL300",
      device_plan: "gps_monthly",
    },
  ],
  user_token: "tok_1",
  card_bin: "411111",
  card_last_4: "1111",
};

const REPLIES = {
  GET: JSON.stringify(fixtures["registration.checkEmail"].known.body),
  POST: JSON.stringify(registered),
};

/** A `fetch` that immediately returns the documented reply, the same for all clients. */
export function stubFor(method: "GET" | "POST"): () => Promise<Response> {
  const text = REPLIES[method];
  const init = { headers: { "Content-Type": "application/json" } };
  return () => Promise.resolve(new Response(text, init));
}
