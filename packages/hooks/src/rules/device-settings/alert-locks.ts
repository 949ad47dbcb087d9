import { isLocked, type AlertContext, type AlertSwitch } from "./alert-cascade.ts";
import { GROUP_FEATURES } from "./alerts.ts";
import type { GatedFeature } from "./upgrade-prompts.ts";

/** The feature that the plan lacks for a switch; `null` for a switch that is not locked. */
export function lockedBy(pressed: AlertSwitch, context: AlertContext): GatedFeature | null {
  if (!("group" in pressed) || !isLocked(pressed, context)) return null;
  // In a group that needs no feature, only the SMS of G-Sensor trips can be locked.
  return GROUP_FEATURES[pressed.group] ?? "gsensor_enable";
}
