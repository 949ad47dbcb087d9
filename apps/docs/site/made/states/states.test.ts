import { expect, test } from "vitest";
import { REGISTRATION_STATES } from "../../../../../packages/hooks/src/flows/registration/state.ts";
import { TASK_PHASES } from "../../../../../packages/hooks/src/flows/task/state.ts";
import { deviceSettingsLeads } from "./device-settings.ts";
import { listOf } from "./list.ts";
import { outcomeLeads } from "./outcome.ts";
import { phoneConsentLeads } from "./phone-consent.ts";
import { registrationLeads } from "./registration.ts";
import { taskLeads } from "./task.ts";

const phasesIn = (list: string) => [...list.matchAll(/^- `(.*?)`/gm)].map(([, phase]) => phase);

test.each([
  ["registration", registrationLeads, REGISTRATION_STATES],
  ["task", taskLeads, TASK_PHASES],
  ["lost reply", outcomeLeads, ["reading-back", "unknown"]],
  ["device settings", deviceSettingsLeads, ["closed", "loading", "open", "saving"]],
  ["phone consent", phoneConsentLeads, ["restoring", "asking", "registered"]],
])("every phase of the %s is drawn and told in words", (_, leads, phases) => {
  expect(new Set(phasesIn(listOf(leads())))).toEqual(new Set(phases));
});

test("nothing is sent but from its question", () => {
  const sending = taskLeads().filter(({ to }) => to === "sending");
  expect(new Set(sending.map(({ from }) => from))).toEqual(new Set(["reviewing"]));
  const registering = registrationLeads().filter(({ to }) => to === "registering");
  expect(new Set(registering.map(({ from }) => from))).toEqual(new Set(["confirm"]));
});
