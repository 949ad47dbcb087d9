import type { Guard } from "./guard.ts";

const CONFIRMS_ANYWHERE = {
  file: "registration/confirm.ts",
  from: 'state.name !== "confirm" || ',
  to: "",
} as const;

/** Guards of the registration. */
export const REGISTRATION: readonly Guard[] = [
  {
    id: "M12",
    guard: "the registration confirms only on its confirmation page",
    backedBy: {
      pair: "M64",
      why: "A press waits for its prices, which are handled on the confirmation page only.",
    },
    edits: [CONFIRMS_ANYWHERE],
  },
  {
    id: "M64",
    guard: "the registration confirms and handles its prices only on its confirmation page",
    edits: [
      CONFIRMS_ANYWHERE,
      {
        file: "registration/price-handlers.ts",
        from: 'name !== "confirm" || last',
        to: "last",
      },
    ],
  },
  {
    id: "M13",
    guard: "the first press leaves the confirmation page",
    edits: [
      {
        file: "registration/confirm.ts",
        from: 'name: "registering",\n        attempt,',
        to: "attempt,",
      },
    ],
  },
  {
    id: "M17",
    guard: "the first event of the registration tells of what an earlier page sent",
    edits: [
      {
        file: "registration/logic.ts",
        from: "if (isUntold(state)) return",
        to: 'if (isUntold(state) && event.type === "visit") return',
      },
    ],
  },
  {
    id: "M29",
    guard: "the registration tries again only when nothing is in use",
    backedBy: {
      pair: "M43",
      why: "It is looked up once more what is in use before anything is sent again.",
    },
    edits: [
      {
        file: "registration/wizard.ts",
        from: "nothingInUse(state) ? onOutcome(state, event) : stay(state)",
        to: "onOutcome(state, event)",
      },
    ],
  },
  {
    id: "M30",
    guard: "what was found free counts only after the waiting time",
    edits: [
      {
        file: "payment/outcome.ts",
        from: 'outcome.isSettled && isEach(outcome, "not-applied")',
        to: 'isEach(outcome, "not-applied")',
      },
      {
        file: "payment/outcome.ts",
        from: "outcome.isSettled &&\n  verdictsOf",
        to: "verdictsOf",
      },
    ],
  },
  {
    id: "M31",
    guard: "starting over keeps what is in use",
    edits: [{ file: "registration/logic.ts", from: "effect.id, effect.subjects", to: "effect.id" }],
  },
  {
    id: "M35",
    guard: "the registration keeps its attempt for a reload",
    edits: [
      {
        file: "registration/start.ts",
        from: "[REGISTRATION_KEYS.attempt]: state.attempt",
        to: "[REGISTRATION_KEYS.attempt]: null",
      },
    ],
  },
  {
    id: "M43",
    guard: "trying the registration again only when nothing is in use, before and after the look",
    edits: [
      {
        file: "registration/wizard.ts",
        from: "nothingInUse(state) ? onOutcome(state, event) : stay(state)",
        to: "onOutcome(state, event)",
      },
      {
        file: "registration/read-back.ts",
        from: "outcome?.isTryingAgain === true && nothingInUse(next.state)",
        to: "outcome?.isTryingAgain === true",
      },
    ],
  },
  {
    id: "M71",
    guard: "nothing of a registration can be edited while it is on its way",
    edits: [
      {
        file: "registration/logic.ts",
        from: "if (!isEditable(state.name) && !WHILE_SENT.has(event.type)) return stay(state);",
        to: "",
      },
    ],
  },
  {
    id: "M72",
    guard: "the receipt has the sum that was agreed to, whatever subscriptions the reply lists",
    edits: [
      {
        file: "registration/receipt.ts",
        from: ": total(devices.map(({ price }) => price))",
        to: ": total(subscription.map((row) => devices.find(({ imei }) => imei === row.imei_no)?.price ?? 1))",
      },
    ],
  },
  {
    id: "M73",
    guard: "a registration is sent to the endpoint of the variant in which it began",
    edits: [
      {
        file: "registration/register.ts",
        from: "addressIn(ports, variant)",
        to: "ports.address()",
      },
    ],
  },
];
