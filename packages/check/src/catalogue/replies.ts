import type { DescribedChecks } from "./described-check.ts";

export const replies = {
  answered: {
    severity: "critical",
    rule: "Every call is answered in time: a read within 15 seconds, a write within 90 seconds.",
    impact: "The page waits and then shows an error.",
    fix: "Look up in the server's log why this call was not answered.",
  },
  size: {
    severity: "major",
    rule: "A reply has at most 16 MB after decompression, 300,000 values and 64 levels.",
    impact: "The page loads slowly and may run out of memory on a phone.",
    fix: "Send only the documented data, and find out why the reply is so large.",
  },
  "no-redirect": {
    severity: "critical",
    rule: "No call is answered with a redirect.",
    impact: "The page does not work, because redirects are not followed.",
    fix: "Give the final address of the API, or answer at this address.",
  },
  status: {
    severity: "critical",
    rule: "A valid call is answered with 200.",
    impact: "The page shows an error.",
    fix: "Answer this call with 200 and the documented body.",
  },
  json: {
    severity: "critical",
    rule: "The body of a reply is complete JSON.",
    impact: "The page shows an error.",
    fix: "Send the whole documented body as JSON, not an empty body or an HTML page.",
  },
  "content-type": {
    severity: "minor",
    rule: "The content type of a reply is JSON.",
    impact: "None yet. Proxies and tools may misinterpret the reply.",
    fix: "Send `Content-Type: application/json` with every reply that has a body.",
  },
  success: {
    severity: "critical",
    rule: 'A successful reply has a `status` of true, or the text "true", where `status` is documented.',
    impact: "The page treats the reply as a failure.",
    fix: "Send `status: true`.",
  },
  fields: {
    severity: "major",
    rule: "A reply has every documented field.",
    impact: "The page lacks this information or omits a row.",
    fix: "Send the field. Use null if it has no value and null is allowed.",
  },
  types: {
    severity: "major",
    rule: "Every field has a documented type and format.",
    impact: "The page shows wrong data or omits a row.",
    fix: "Send the documented type.",
  },
  rows: {
    severity: "major",
    rule: "Lists that a form needs are not empty.",
    impact: "The customer has nothing to choose, so the form cannot be sent.",
    fix: "Return the rows.",
  },
  refusal: {
    severity: "major",
    rule: "An invalid read is refused with a 4xx status or `status: false`.",
    impact: "The page reports a server error, or shows data that it should not.",
    fix: "Refuse the request with a 4xx status, or with 200 and `status: false`.",
  },
  "refusal-words": {
    severity: "minor",
    rule: "A refusal has a text in `message` or `error` in a JSON body.",
    impact: "The page can only show “Something Went Wrong”.",
    fix: "Send a `message` that explains to the customer what was refused and why.",
  },
  latency: {
    severity: "minor",
    rule: "A read is answered within two seconds.",
    impact: "The customer has to wait.",
    fix: "Make the call faster, or cache it where that is allowed.",
  },
  "parallel-loads": {
    severity: "major",
    rule: "Ten visitors can load the lookups of their first page at once.",
    impact: "Prices and lists are missing at busy times.",
    fix: "Allow this many concurrent calls, or cache the lookups.",
  },
} satisfies DescribedChecks;
