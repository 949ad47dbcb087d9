import type { FeatureKey } from "../plans/plan-rules.ts";

/** The features that the settings dialog locks on a plan without them. @inline */
export type GatedFeature = Extract<
  FeatureKey,
  | "allow_second_phone_number"
  | "sos_button"
  | "gsensor_enable"
  | "harsh_behaviour"
  | "towing_alert"
  | "crash_detection"
>;

/** The message codes of a locked feature: the toast and the link next to it. */
export const UPGRADE_PROMPTS = {
  allow_second_phone_number: { toast: "upgrade.secondPhone", link: "upgrade.link" },
  sos_button: { toast: "upgrade.sos", link: "upgrade.sosLink" },
  gsensor_enable: { toast: "upgrade.gsensorLink", link: "upgrade.gsensorLink" },
  harsh_behaviour: { toast: "upgrade.harsh", link: "upgrade.link" },
  towing_alert: { toast: "upgrade.towing", link: "upgrade.link" },
  crash_detection: { toast: "upgrade.crash", link: "upgrade.link" },
} as const satisfies Record<GatedFeature, { toast: string; link: string }>;
