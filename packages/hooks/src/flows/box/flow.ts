import type { Flow } from "../engine/flow.ts";
import { BOX_KEY, startBox } from "./start.ts";
import type { BoxEffect, BoxEvent, BoxState } from "./state.ts";

/**
 * The registration of a box of devices: one list, one consent, and then registrations of up to four
 * devices, one after the other.
 */
export const box: Flow<void, BoxState, BoxEvent, BoxEffect> = {
  name: "box",
  identity: () => "",
  start: (_input, saved, page) => startBox(saved, page?.phoneRule),
  keys: [BOX_KEY],
  onLifecycle: (moment) => ({ type: `page-${moment}` }),
  isBusy: ({ form, screen }) =>
    screen.phase === "run" && form.registration.screen.phase === "sending",
  outlivesPages: true,
  canReset: ({ form }) => !form.isReady,
  logic: async () => (await import("./logic.ts")).boxLogic,
};
