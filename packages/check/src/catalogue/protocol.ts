import type { DescribedChecks } from "./described-check.ts";

/** What is below the replies. */
export const protocol = {
  "tls-trusted": {
    severity: "critical",
    rule: "The server speaks TLS 1.2 or later, with a certificate that is trusted.",
    owner: "The page does not work.",
    change: "Install a certificate for this host, with all intermediate certificates.",
  },
  "tls-lasting": {
    severity: "minor",
    rule: "The certificate is valid for 14 days more.",
    owner: "Nothing yet. When it expires, the page does not work.",
    change: "Renew the certificate, and find out why that was not done by itself.",
  },
  "posts-once": {
    severity: "critical",
    rule: "HTTP/2 is spoken, or every reply of HTTP/1.1 has `Connection: close`.",
    owner: "When a connection closes, the browser sends a payment again, and it is charged again.",
    change:
      "Serve the API over HTTP/2, or send `Connection: close` with every reply, those to OPTIONS and errors included.",
  },
  "body-without-length": {
    severity: "critical",
    rule: "Over HTTP/2, a POST without `Content-Length` is accepted.",
    owner: "The page sends the body again as text, which a browser may repeat.",
    change: "Do not answer 411, neither in the API nor in a proxy.",
  },
  "body-awaited": {
    severity: "critical",
    rule: "Over HTTP/2, nothing is answered before the whole body of a POST has arrived.",
    owner: "The page is told an outcome before the payment was made.",
    change: "Read the body first, in the API and in every proxy.",
  },
  "no-408": {
    severity: "critical",
    rule: "No POST is answered with 408.",
    owner:
      "The browser sends a payment again, Firefox over HTTP/2 up to ten times, and it may be charged again.",
    change: "Answer with 503 or 504 instead, in the API and in the load balancer.",
  },
  "idle-connections": {
    severity: "minor",
    rule: "Idle connections are kept open.",
    owner: "A payment may meet a connection that is just being closed; its outcome is unknown.",
    change: "Let the load balancer keep idle connections for longer than browsers do, 400 seconds.",
  },
} satisfies DescribedChecks;
