import type { DescribedChecks } from "./described-check.ts";

/** Checks of CORS headers, caching and cookies. */
export const headers = {
  "cors-origin": {
    severity: "critical",
    rule: "Every reply, including a refusal, allows the portal's origin.",
    impact: "The page does not work, or cannot show why a request was refused.",
    fix: "Send `Access-Control-Allow-Origin` with every reply, including errors.",
  },
  "cors-preflight": {
    severity: "critical",
    rule: "A preflight allows POST and PUT with the headers `Content-Type` and `Authorization`.",
    impact: "The page cannot send anything.",
    fix: "Answer OPTIONS with 2xx and the `Access-Control-Allow-…` headers.",
  },
  "cors-preflight-age": {
    severity: "minor",
    rule: "Browsers may cache a preflight.",
    impact: "Each payment takes an extra round trip.",
    fix: "Send `Access-Control-Max-Age: 600` with the replies to OPTIONS.",
  },
  "cors-retry-after": {
    severity: "minor",
    rule: "Pages may read `Retry-After`.",
    impact: "At busy times the page retries too early and gives up.",
    fix: "Send `Access-Control-Expose-Headers: Retry-After` with every reply.",
  },
  "cors-any-origin": {
    severity: "minor",
    rule: "A lookup allows any origin and does not vary by origin, so caches need one copy.",
    impact: "None for customers. Your caches keep a copy for each origin.",
    fix: "Send `Access-Control-Allow-Origin: *` and no `Vary: Origin` with lookups.",
  },
  "lookups-cached": {
    severity: "minor",
    rule: "Caches may store lookups.",
    impact: "The first page is slower than necessary.",
    fix: "Send `Cache-Control: public, max-age=300` with the seven lookups.",
  },
  "refusals-uncached": {
    severity: "minor",
    rule: "Caches do not store a lookup that failed.",
    impact: "A short outage lasts until the cached copies expire.",
    fix: "Send `Cache-Control: no-store` with refusals.",
  },
  "prices-past-caches": {
    severity: "critical",
    rule: "Plans requested with `Cache-Control: no-cache` come from the API, not from a cache.",
    impact: "The customer agrees to one price and pays another.",
    fix: "Forward requests with `no-cache` for `/info/service_plan/revised` to the API.",
  },
  "personal-uncached": {
    severity: "critical",
    rule: "Caches do not store replies about a customer, an e-mail address or a device.",
    impact: "Another person sees the customer's data, or the customer sees an outdated outcome.",
    fix: "Send `Cache-Control: no-store` with every reply except lookups.",
  },
  cookies: {
    severity: "minor",
    rule: "No reply sets a cookie.",
    impact: "None: no call sends cookies. Caches may not store a lookup that sets one.",
    fix: "Do not send `Set-Cookie`.",
  },
} satisfies DescribedChecks;
