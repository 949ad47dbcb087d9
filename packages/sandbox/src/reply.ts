import type { Reply } from "./call.ts";

/** Pages of any origin may call, without credentials, and may read `Retry-After`. */
export const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Retry-After",
};
const sameOriginJson = { "Cache-Control": "no-store", "Content-Type": "application/json" };
export const json = { ...crossOrigin, ...sameOriginJson };
export const html = { ...crossOrigin, "Content-Type": "text/html; charset=utf-8" };

/** The reply to a CORS preflight request. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin,
      "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE",
      "Access-Control-Allow-Headers": "Authorization, Content-Type",
      "Access-Control-Max-Age": "600",
    },
  });
}

export function render({ status, body }: Reply): Response {
  return body === undefined
    ? new Response(null, { status, headers: crossOrigin })
    : new Response(JSON.stringify(body), { status, headers: json });
}

/** A reply that pages of other origins may not read. */
export function renderSameOrigin({ status, body }: Reply): Response {
  return new Response(JSON.stringify(body), { status, headers: sameOriginJson });
}
