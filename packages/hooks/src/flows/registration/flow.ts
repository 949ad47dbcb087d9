import type { Flow } from "../engine/flow.ts";
import type { RegistrationEffect } from "./effects.ts";
import type { RegistrationEvent } from "./events.ts";
import { openAttempt } from "./outcome.ts";
import { previewRegistration } from "./preview.ts";
import { REGISTRATION_KEYS, start } from "./start.ts";
import type { RegistrationState } from "./state.ts";

/**
 * The registration of up to four devices by a new or an existing customer. Its logic is in a chunk
 * of its own, so that the first page can be shown before that has loaded.
 */
export const registration: Flow<void, RegistrationState, RegistrationEvent, RegistrationEffect> = {
  name: "registration",
  identity: () => "",
  start: (_input, kept) => start(kept),
  keys: Object.values(REGISTRATION_KEYS),
  preview: previewRegistration,
  onLifecycle: (moment) => ({ type: `page-${moment}` }),
  isBusy: ({ phase }) => phase === "sending",
  // The receipt and its token are in memory only, and the account page needs them.
  outlivesPages: true,
  canReset: (state) => openAttempt(state) === null,
  logic: async () => (await import("./logic.ts")).registrationLogic,
};
