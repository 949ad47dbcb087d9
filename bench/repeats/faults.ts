import type { Fault } from "../../packages/sandbox/src/index.ts";
import type { Laboratory, Result } from "./laboratory.ts";
import type { Payment, Way } from "./page.ts";

/** What happens to the POST of a payment. Without `times` it happens to the first one alone. */
export const FAULTS: readonly { name: string; fault: Omit<Fault, "call"> }[] = [
  { name: "silent close, not carried out", fault: { kind: "silent-close" } },
  { name: "silent close after the commit", fault: { kind: "silent-close", carriedOut: true } },
  {
    name: "silent close after every commit",
    fault: { kind: "silent-close", carriedOut: true, times: "always" },
  },
  { name: "destroyed session, not carried out", fault: { kind: "destroy-session" } },
  {
    name: "destroyed session after the commit",
    fault: { kind: "destroy-session", carriedOut: true },
  },
  { name: "408, not carried out", fault: { kind: "request-timeout" } },
  { name: "408 each time, not carried out", fault: { kind: "request-timeout", times: "always" } },
  { name: "408 after every commit", fault: { kind: "commit-then", status: 408, times: "always" } },
  { name: "503 after the commit", fault: { kind: "commit-then", status: 503 } },
  { name: "carried out after the page gave up", fault: { kind: "late", milliseconds: 1 } },
  { name: "refused stream", fault: { kind: "refuse-stream" } },
  { name: "GOAWAY that excludes the call", fault: { kind: "go-away" } },
  { name: "411, not carried out", fault: { kind: "error-empty", status: 411 } },
];

/** One new device of a customer with a saved card. */
export const registration: Payment = {
  call: "register",
  body: {
    email: "returning@example.com",
    language: "English",
    uom: "MPH",
    user_token: "card_demo_visa",
    card_bin: "424242",
    card_last_4: "4242",
    devices: [
      {
        imei: "350000000000001",
        device_name: "Van",
        device_model: "GL300",
        device_plan: "plus_quarterly",
      },
    ],
  },
};

/** Pays under one of the faults. */
export const payUnder = (
  laboratory: Laboratory,
  { fault }: (typeof FAULTS)[number],
  way: Way,
  payment?: Payment,
): Promise<Result> =>
  laboratory.pay({
    way,
    fault,
    ...(payment && { payment }),
    ...(fault.kind === "late" && { writeTimeout: 1_000 }),
  });
