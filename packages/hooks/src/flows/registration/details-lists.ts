import type { CustomerDraft } from "../../rules/registration/drafts.ts";
import type { RegistrationEffect } from "./effects.ts";

/** Loads the states of the chosen country. */
export const statesOf = ({ country }: CustomerDraft): RegistrationEffect => ({
  type: "load-states",
  country,
});

/** What the details form needs: its states and, while no time zone is chosen, that of the customer. */
export const detailsLists = (customer: CustomerDraft): RegistrationEffect[] => [
  statesOf(customer),
  ...(customer.timezone === "" ? [{ type: "find-time-zone" } as const] : []),
];
