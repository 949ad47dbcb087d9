import type { DescribedChecks } from "./described-check.ts";

/** Checks of TLS, HTTP and connections. */
export const protocol = {
  "tls-trusted": {
    severity: "critical",
    rule: "The server supports TLS 1.2 or later and has a trusted certificate.",
    impact: "The page does not work.",
    fix: "Install a certificate for this host, with all intermediate certificates.",
  },
  "tls-lasting": {
    severity: "minor",
    rule: "The certificate is valid for at least 14 more days.",
    impact: "None yet. The page stops working when the certificate expires.",
    fix: "Renew the certificate, and find out why it was not renewed automatically.",
  },
  "posts-once": {
    severity: "critical",
    rule: "The server supports HTTP/2, or sends `Connection: close` with every HTTP/1.1 reply.",
    impact:
      "When a connection closes, the browser resends a payment and the customer is charged again.",
    fix: "Serve the API over HTTP/2, or send `Connection: close` with every reply, including errors and replies to OPTIONS.",
  },
  "body-without-length": {
    severity: "critical",
    rule: "Over HTTP/2, the server accepts a POST without `Content-Length`.",
    impact: "The page resends the request with a plain body, which a browser may send twice.",
    fix: "Do not answer with 411 in the API or in a proxy.",
  },
  "body-awaited": {
    severity: "critical",
    rule: "Over HTTP/2, the server answers a POST only after the whole body has arrived.",
    impact: "The page receives an outcome before the payment was made.",
    fix: "Read the whole body before answering, in the API and in every proxy.",
  },
  "no-408": {
    severity: "critical",
    rule: "No POST is answered with 408.",
    impact:
      "The browser resends a payment, and the customer may be charged again. Firefox resends it up to ten times over HTTP/2.",
    fix: "Answer with 503 or 504 in the API and in the load balancer.",
  },
  "idle-connections": {
    severity: "minor",
    rule: "The server keeps idle connections open.",
    impact:
      "A payment may be sent on a connection that is just closing, so its outcome is unknown.",
    fix: "Let the load balancer keep idle connections longer than browsers do: more than 400 seconds.",
  },
} satisfies DescribedChecks;
