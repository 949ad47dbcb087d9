import type { WriteKind } from "@waypost/sdk/pure";

const KINDS: Readonly<Record<string, WriteKind>> = {
  register: "registration",
  registerCharge: "registration",
  saveDeviceSettings: "open",
  updateOdometer: "open",
  updatePlan: "open",
};

/** The way in which a write reports its success, as the SDK has it. */
export const writeKindOf = (operation: string): WriteKind => KINDS[operation] ?? "status";
