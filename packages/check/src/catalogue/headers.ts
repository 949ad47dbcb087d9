import type { DescribedChecks } from "./described-check.ts";

/** Pages of another origin, and caches. */
export const headers = {
  "cors-origin": {
    severity: "critical",
    rule: "Every reply allows the portal's origin, refusals included.",
    owner: "The page does not work, or cannot tell why something was refused.",
    change: "Send `Access-Control-Allow-Origin` with every reply, errors included.",
  },
  "cors-preflight": {
    severity: "critical",
    rule: "A preflight allows POST and PUT, and the headers `Content-Type` and `Authorization`.",
    owner: "Nothing can be sent from the page.",
    change: "Answer OPTIONS with 2xx and the `Access-Control-Allow-…` headers.",
  },
  "cors-preflight-age": {
    severity: "minor",
    rule: "A preflight may be kept for a while.",
    owner: "Each payment takes one round trip more.",
    change: "Send `Access-Control-Max-Age: 600` with the replies to OPTIONS.",
  },
  "cors-retry-after": {
    severity: "minor",
    rule: "Pages may read `Retry-After`.",
    owner: "At busy hours the page asks again too early, and then gives up.",
    change: "Send `Access-Control-Expose-Headers: Retry-After` with every reply.",
  },
  "cors-any-origin": {
    severity: "minor",
    rule: "A look-up allows any origin and does not vary by it, so that one copy serves all.",
    owner: "Nothing; your caches keep a copy for each origin.",
    change: "Send `Access-Control-Allow-Origin: *` and no `Vary: Origin` with look-ups.",
  },
  "lookups-cached": {
    severity: "minor",
    rule: "The look-ups may be kept by caches.",
    owner: "The first page is slower than need be.",
    change: "Send `Cache-Control: public, max-age=300` with the seven look-ups.",
  },
  "refusals-uncached": {
    severity: "minor",
    rule: "A look-up that failed is not kept by caches.",
    owner: "A short failure lasts until the copies are out of date.",
    change: "Send `Cache-Control: no-store` with refusals.",
  },
  "prices-past-caches": {
    severity: "critical",
    rule: "Plans that are asked for with `Cache-Control: no-cache` come from the API, not from a cache.",
    owner: "The owner agrees to one price and pays another.",
    change: "Let requests with `no-cache` for `/info/service_plan/revised` pass to the API.",
  },
  "personal-uncached": {
    severity: "critical",
    rule: "No cache keeps a reply about a customer, an e-mail address or a device.",
    owner: "Somebody else is shown the data of this customer, or an outcome that is out of date.",
    change: "Send `Cache-Control: no-store` with every reply but those to look-ups.",
  },
  cookies: {
    severity: "minor",
    rule: "No reply sets a cookie.",
    owner: "Nothing: no call sends cookies. Caches may refuse to keep a look-up that sets one.",
    change: "Leave `Set-Cookie` away.",
  },
} satisfies DescribedChecks;
