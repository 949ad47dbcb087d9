/** The family of all registrations among the attempts to pay. */
export const FAMILY = "registration";
