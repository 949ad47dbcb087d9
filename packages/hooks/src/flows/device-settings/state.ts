import type { FieldErrors } from "../../forms/validate.ts";
import type { AlertSwitch } from "../../rules/device-settings/alert-cascade.ts";
import type { Unit } from "../../rules/registration/drafts.ts";
import type { Icon } from "../../rules/device-settings/icons.ts";
import type { PlanFeatures } from "../../rules/plans/plan-rules.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import type { SettingsName } from "../../rules/device-settings/settings-fields.ts";
import type { TripMode } from "../../rules/device-settings/trip-mode.ts";
import type { FuelUnit } from "../../rules/device-settings/units.ts";
import type { Notice } from "../engine/ports.ts";

/** The device whose settings are edited. */
export interface DeviceSettingsInput {
  readonly imei: string;
  /** Every device that is not a GPS tracker has the settings of an OBD device. */
  readonly kind: PlanKind;
  /** The plan that decides which features are locked; an unknown plan (`null`) locks them all. */
  readonly planId: string | null;
  /** The unit that was chosen at registration; "" means kilometres. */
  readonly unit: Unit | "";
  /** The owner, where the page knows it. Used where the settings do not name one. */
  readonly customerId?: string | undefined;
}

/** The settings as the server sent them, unknown fields included. */
export type LoadedSettings = Readonly<Record<string, unknown>>;

/** What was entered, by field: text for texts and numbers, a boolean for flags. */
export type SettingsEdits = Readonly<Partial<Record<SettingsName, string | boolean>>>;

/** What an owner uses to change fields: a control of the form, by its field, or an alert switch. */
export type SettingsControl = SettingsName | AlertSwitch;

export const SETTINGS_PHASES = ["closed", "loading", "open", "saving"] as const;
export type SettingsPhase = (typeof SETTINGS_PHASES)[number];

/** Why the last save did not close the dialog. */
export interface SaveFailure {
  /**
   * `refused`: nothing was saved. `unknown`: no reply told. `saved`: no reply told either, but the
   * device has the edited settings now, so the edits are no longer listed.
   */
  readonly result: "refused" | "unknown" | "saved";
  /** The server's words, or "Something Went Wrong". */
  readonly text: string;
}

export interface DeviceSettingsState {
  readonly phase: SettingsPhase;
  readonly kind: PlanKind;
  readonly unit: Unit;
  /** The owner by the page's word; "" where it does not know. */
  readonly customerId: string;
  /** Features of the plan; none until the plans' rules are known. */
  readonly rules: PlanFeatures;
  readonly loaded: LoadedSettings;
  readonly edits: SettingsEdits;
  /** The control that changed a field last. */
  readonly changedBy: Readonly<Partial<Record<SettingsName, SettingsControl>>>;
  /** The unit in which the fuel capacity was entered. */
  readonly enteredFuelUnit: FuelUnit;
  /** The new reading of the odometer in `unit`; "" for none. */
  readonly odometer: string;
  readonly isSecondPhoneShown: boolean;
  readonly fieldErrors: FieldErrors;
  /** Incremented with each refused save, which is when an error summary takes the focus. */
  readonly submitCount: number;
  /** Incremented whenever the edits are dropped: as a key it resets uncontrolled fields. */
  readonly round: number;
  readonly failure: SaveFailure | null;
}

/** What a page can do. */
export type DeviceSettingsAction =
  | { readonly type: "open" }
  | { readonly type: "edit"; readonly field: SettingsName; readonly value: string | boolean }
  | { readonly type: "switch"; readonly pressed: AlertSwitch; readonly on: boolean }
  | { readonly type: "choose-trip-mode"; readonly mode: TripMode }
  | { readonly type: "choose-icon"; readonly icon: Icon }
  | { readonly type: "enter-odometer"; readonly text: string }
  | { readonly type: "add-second-phone" }
  | { readonly type: "remove-second-phone" }
  | { readonly type: "undo" }
  | { readonly type: "save" }
  | { readonly type: "close" };

export type DeviceSettingsEvent =
  | DeviceSettingsAction
  | { readonly type: "loaded"; readonly settings: LoadedSettings }
  | { readonly type: "load-failed"; readonly text: string }
  | { readonly type: "rules-known"; readonly rules: PlanFeatures }
  | { readonly type: "saved" }
  | { readonly type: "save-failed"; readonly text: string }
  | {
      readonly type: "save-unknown";
      readonly text: string;
      /** What a fresh load returned, if it has everything that was sent; `null` otherwise. */
      readonly found: LoadedSettings | null;
    };

export type DeviceSettingsEffect =
  | { readonly type: "load"; readonly key: "load" }
  | { readonly type: "load-lookups"; readonly key: "lookups" }
  | {
      readonly type: "save";
      readonly settings: LoadedSettings;
      readonly changed: readonly string[];
    }
  | { readonly type: "update-odometer"; readonly value: string }
  | ({ readonly type: "notify" } & Notice);
