import type { RegistrationResult, WaypostError } from "@waypost/sdk";
import { expect, test } from "vitest";
import { FIRST } from "../../../test/attempts.ts";
import { registrationIn } from "../../../test/registration-in.ts";
import type { RegistrationEvent } from "./events.ts";
import { registrationLogic } from "./logic.ts";
import { registrationMachine } from "./machine.ts";
import { REGISTRATION_PHASES, stepOf } from "./state.ts";

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

/** All possible replies to a registration. */
const ANSWERS: readonly RegistrationEvent[] = [
  { type: "accepted", reply },
  { type: "refused", error: { kind: "network" } as WaypostError, inUse: [] },
  { type: "unknown", attempt: FIRST, error: null },
  { type: "blocked", attempts: [FIRST] },
  { type: "not-sent", reason: "busy" },
];

/** All states of the confirmation step except for the one that waits for a reply. */
const NOT_SENDING = REGISTRATION_PHASES.filter(
  (phase) => stepOf(phase) === "confirm" && phase !== "sending",
);

test.each(NOT_SENDING)("in the state %s a late reply to a registration has no effect", (phase) => {
  const state = registrationIn(phase);
  for (const answer of ANSWERS) {
    expect(registrationLogic.transition(state, answer), answer.type).toEqual({
      state,
      effects: [],
    });
  }
});

test.each(NOT_SENDING.filter((phase) => !("submit-all" in registrationMachine[phase])))(
  "in the state %s Confirm and a submit of all parts have no effect",
  (phase) => {
    const state = registrationIn(phase);
    for (const type of ["confirm", "submit-all"] as const) {
      const event = { type, at: new Date(0) };
      expect(registrationLogic.transition(state, event), type).toEqual({ state, effects: [] });
    }
  },
);
