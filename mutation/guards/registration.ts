import type { Guard } from "./guard.ts";

/** Guards of the registration. */
export const REGISTRATION: readonly Guard[] = [
  {
    id: "M12",
    guard: "the registration confirms only on its confirmation page",
    off: { "registration/confirm.ts": { isAsked: "true" } },
    backedBy: {
      ids: ["M64"],
      why: "A press waits for its prices, which are handled on the confirmation page only.",
    },
  },
  {
    id: "M64",
    guard: "the registration handles its prices only on its confirmation page",
    off: { "registration/price-handlers.ts": { isAsked: "true" } },
    backedBy: { ids: ["M12"], why: "They lead to a press, which counts on that page only." },
  },
  {
    id: "M13",
    guard: "the first press leaves the confirmation page",
    off: { "registration/confirm.ts": { "confirm/name": "state.name" } },
  },
  {
    id: "M17",
    guard: "the first event of the registration tells of what an earlier page sent",
    off: { "registration/logic.ts": { isUntold: "false" } },
  },
  {
    id: "M29",
    guard: "the registration tries again only when nothing is in use",
    off: { "registration/wizard.ts": { "try-again": "onOutcome(state, event)" } },
    backedBy: {
      ids: ["M43"],
      why: "It is looked up once more what is in use before anything is sent again.",
    },
  },
  {
    id: "M43",
    guard: "the registration is sent again only when nothing is in use by then",
    off: { "registration/read-back.ts": { isStillFree: "true" } },
  },
  {
    id: "M30",
    guard: "what was found free counts only after the waiting time",
    off: { "payment/outcome.ts": { isFinal: "true" } },
  },
  {
    id: "M31",
    guard: "starting over keeps what is in use",
    off: { "registration/read-back.ts": { subjects: "attempt.subjects" } },
  },
  {
    id: "M35",
    guard: "the registration keeps its attempt for a reload",
    off: { "registration/keep.ts": { "keep/[REGISTRATION_KEYS.attempt]": "null" } },
  },
  {
    id: "M71",
    guard: "nothing of a registration can be edited while it is on its way",
    off: { "registration/logic.ts": { isAllowed: "true" } },
  },
  {
    id: "M72",
    guard: "the receipt has the sum that was agreed to, whatever subscriptions the reply lists",
    off: {
      "registration/receipt.ts": {
        agreed:
          'outcome === "partial" ? $ : total(subscription.map(({ imei_no }) => devices.find(({ imei }) => imei === imei_no)?.price ?? 1))',
      },
    },
  },
  {
    id: "M73",
    guard: "a registration is sent to the endpoint of the variant in which it began",
    off: { "registration/register.ts": { addressIn: "address()" } },
  },
];
