import type { Reply } from "./call.ts";

/** The header of every reply to a call, by which a page can recognize a sandbox. */
export const sandboxHeader = "X-Waypost-Sandbox";

/** CORS headers: pages of any origin may call without credentials and read these headers. */
export const crossOrigin = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": `Retry-After, X-Request-Id, ${sandboxHeader}`,
};
const sameOriginJson = { "Cache-Control": "no-store", "Content-Type": "application/json" };
export const json = { ...crossOrigin, ...sameOriginJson };
export const sameOriginHtml = { "Content-Type": "text/html; charset=utf-8" };
export const html = { ...crossOrigin, ...sameOriginHtml };

/** The reply to a CORS preflight request. */
export function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOrigin,
      "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE",
      "Access-Control-Allow-Headers": "*, Authorization, Content-Type",
      "Access-Control-Max-Age": "600",
    },
  });
}

/** Creates a response. `headers` override the default headers. */
export function render({ status, body }: Reply, headers?: Record<string, string>): Response {
  return body === undefined
    ? new Response(null, { status, headers: { ...crossOrigin, ...headers } })
    : new Response(JSON.stringify(body), { status, headers: { ...json, ...headers } });
}

/** Creates a response that pages of other origins cannot read. */
export function renderSameOrigin({ status, body }: Reply): Response {
  return new Response(JSON.stringify(body), { status, headers: sameOriginJson });
}
