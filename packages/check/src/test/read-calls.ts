import { alterReply, type Deviation } from "./deviations.ts";

/** A deviation with its name and the only findings that it may cause. */
export type Row = readonly [
  name: string,
  deviation: Deviation,
  expected: string | readonly string[],
];

export const COUNTRIES = "GET /info/countries";
export const PLANS = "GET /info/service_plan/revised";
export const RULES = "GET /info/service_plan/rules";
export const CONF = "GET /info/app_conf";
export const EMAIL = "GET /info/check/email/{email}";
export const IMEI = "GET /info/imei_validation/{imei}";
export const CANCEL = "GET /info/cancel/validate/{imei}";
export const REACTIVATION = "GET /auth/re-activation/devices/{customer_id}";
export const DETAILS = "GET /auth/re-activation/device/info/{customer_id}/{imei}";
export const PLAN_LIST = "GET /info/imei/list/{customer_id}";
export const CARD = "GET /info/card/validate/{customer_id}/{first6}";
export const CARDS = "POST /auth/customer/cards";
export const SETTINGS = "GET /api/device/settings/{imei}";
export const DORMANT = "GET /auth/dormant-mode/activated";

export const settings = (reply: Record<string, unknown>, changes: object) => {
  const data = reply.data as { settings: object };
  return { ...reply, data: { settings: { ...data.settings, ...changes } } };
};

export const finding = (check: string, call: string): string => `${check} · ${call}`;

/** Accepts tokens with this prefix without verifying them. Null accepts requests without a token. */
export const acceptToken = (call: string, token: string | null, reply: unknown): Deviation =>
  alterReply(call, (response, request) => {
    const sent = request.headers.get("authorization");
    const matches = token === null ? sent === null : (sent?.startsWith(token) ?? false);
    return matches && response.status !== 200
      ? new Response(JSON.stringify(reply), { headers: response.headers })
      : response;
  });

/** The status and headers of a response, for another one. */
export function init(response: Response) {
  return { status: response.status, headers: Object.fromEntries(response.headers) };
}
