import type { DescribedChecks } from "./described-check.ts";

/** What any reply has to be. */
export const replies = {
  answered: {
    severity: "critical",
    rule: "Every call is answered, and in time: a read within 15 seconds, a write within 90.",
    owner: "The page waits, and then says that something went wrong.",
    change: "Find out in the log of the server why this call was not answered.",
  },
  size: {
    severity: "major",
    rule: "A reply has at most 16 MB once it is unpacked, 300,000 values and 64 levels.",
    owner: "The page takes long to load, and may run out of memory on a phone.",
    change: "Send only what the call is about, and find out why it is so much.",
  },
  "no-redirect": {
    severity: "critical",
    rule: "No call is answered with a redirect.",
    owner: "The page does not work, because redirects are not followed.",
    change: "Use the final address of the API, or answer at this one.",
  },
  status: {
    severity: "critical",
    rule: "A call that can be answered is answered with 200.",
    owner: "The page says that something went wrong.",
    change: "Answer this call with 200 and the documented body.",
  },
  json: {
    severity: "critical",
    rule: "The body of a reply is JSON, and complete.",
    owner: "The page says that something went wrong.",
    change: "Send the whole documented body as JSON, not an empty body or a page of HTML.",
  },
  "content-type": {
    severity: "minor",
    rule: "A reply is announced as JSON.",
    owner: "Nothing yet; proxies and tools may take the reply for something else.",
    change: "Send `Content-Type: application/json` with every reply that has a body.",
  },
  success: {
    severity: "critical",
    rule: 'Success is told by a `status` of true, or the text "true", where one is documented.',
    owner: "The page takes the answer for a failure.",
    change: "Send `status: true`.",
  },
  fields: {
    severity: "major",
    rule: "A reply has every documented field.",
    owner: "What the field is about is missing on the page, or a row is left out.",
    change: "Send the field, with null where it has no value and null is allowed.",
  },
  types: {
    severity: "major",
    rule: "Every field has a documented type and form.",
    owner: "The page shows something wrong, or leaves a row out.",
    change: "Send the documented type.",
  },
  rows: {
    severity: "major",
    rule: "No list that a form needs is empty.",
    owner: "There is nothing to choose, and the form cannot be sent.",
    change: "Return the rows.",
  },
  refusal: {
    severity: "major",
    rule: "A read that must be refused is refused, with a 4xx or a `status` of false.",
    owner: "The page says that the server failed, or shows what it should not.",
    change: "Refuse it with a 4xx, or with 200 and `status: false`.",
  },
  "refusal-words": {
    severity: "minor",
    rule: "A refusal has words, in `message` or `error`, in a JSON body.",
    owner: "The page can only say “Something Went Wrong”.",
    change: "Send a `message` that tells an owner what was refused and why.",
  },
  latency: {
    severity: "minor",
    rule: "A read is answered within two seconds.",
    owner: "The page keeps its owner waiting.",
    change: "Make the call faster, or let a cache answer it where that is allowed.",
  },
  "parallel-loads": {
    severity: "major",
    rule: "Ten visitors at once get the look-ups of their first page.",
    owner: "Prices and lists are missing at busy hours.",
    change: "Allow this many calls at once, or let a cache answer the look-ups.",
  },
} satisfies DescribedChecks;
