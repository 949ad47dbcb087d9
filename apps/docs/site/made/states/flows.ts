import { deviceSettingsLeads } from "./device-settings.ts";
import { outcomeLeads } from "./outcome.ts";
import { phoneConsentLeads } from "./phone-consent.ts";
import { registrationLeads } from "./registration.ts";
import { taskLeads } from "./task.ts";
import type { Lead } from "./walk.ts";

interface DrawnFlow {
  readonly title: string;
  readonly about: string;
  readonly leads: () => readonly Lead[];
}

/** The flows on the page of states, in its order. */
export const drawnFlows: readonly DrawnFlow[] = [
  {
    title: "Registration",
    about:
      "The state is `name`. Left out are addresses, which lead from each step to every other that is open, and the submit of all parts on one page.",
    leads: registrationLeads,
  },
  {
    title: "A task",
    about:
      "All tasks of self-service share these phases. Only a task that waits for details has `preparing`, and only one whose attempts can be looked up has `reading-back`. Any first event opens a task.",
    leads: taskLeads,
  },
  {
    title: "A lost reply",
    about:
      "What is known of a request whose reply was lost; a part of the registration and of every task.",
    leads: outcomeLeads,
  },
  {
    title: "Device settings",
    about: "The dialog with the settings of one device.",
    leads: deviceSettingsLeads,
  },
  {
    title: "Phone consent",
    about: "The state is `name`. The consent is recorded on the page and not sent to the API.",
    leads: phoneConsentLeads,
  },
];
