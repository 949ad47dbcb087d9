import type { DeviceSettings } from "@waypost/hooks";

/** The settings of a device while their dialog is open. */
export type OpenSettings = Extract<DeviceSettings, { readonly phase: "open" | "saving" }>;
