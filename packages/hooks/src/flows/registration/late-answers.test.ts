import type { RegistrationResult } from "@waypost/sdk";
import { expect, test } from "vitest";
import { FIRST } from "../../../test/attempts.ts";
import { newAttempt } from "./attempt.ts";
import type { RegistrationEvent } from "./events.ts";
import { registrationLogic } from "./logic.ts";
import { freshState } from "./start.ts";
import { isEditable, REGISTRATION_STATES, stepOf, type RegistrationState } from "./state.ts";

const reply: RegistrationResult = {
  outcome: "complete",
  details: { first_name: null, last_name: null, email: null, customer_id: null },
  subscription: [],
  failedDevices: [],
  missingDevices: [],
  token: null,
  message: null,
  error: null,
};

/** What may become of a registration that was sent. */
const ANSWERS: readonly RegistrationEvent[] = [
  {
    type: "register-succeeded",
    reply,
    order: { email: "", unit: "MPH", devices: [], consents: [] },
  },
  { type: "register-failed", error: null, isUnknown: false },
  { type: "register-failed", error: null, isUnknown: true },
  { type: "register-busy", reason: "busy" },
  { type: "register-blocked", attempt: FIRST },
];

const attempt = newAttempt({ imeis: ["350000000000001"], amount: 1, last4: null, at: new Date(0) });

/** Every state of the confirmation step but the one that waits for an answer. */
const NOT_SENDING = REGISTRATION_STATES.filter(
  (name) => stepOf(name) === "confirm" && name !== "registering",
);

test.each(NOT_SENDING)("in the state %s no answer to a registration changes anything", (name) => {
  const state: RegistrationState = { ...freshState(), visited: true, name, attempt };
  for (const answer of ANSWERS) {
    expect(registrationLogic.transition(state, answer), answer.type).toEqual({
      state,
      effects: [],
    });
  }
});

test.each(NOT_SENDING.filter((name) => !isEditable(name)))(
  "in the state %s Go Back, Confirm and a submit of all parts have no effect",
  (name) => {
    const state: RegistrationState = { ...freshState(), visited: true, name, attempt };
    for (const type of ["go-back", "confirm", "submit-all"] as const) {
      const event = { type, at: new Date(0) };
      expect(registrationLogic.transition(state, event), type).toEqual({ state, effects: [] });
    }
  },
);
