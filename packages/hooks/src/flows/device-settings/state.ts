import type { FieldErrors } from "../../forms/validate.ts";
import type { AlertSwitch } from "../../rules/device-settings/alert-cascade.ts";
import type { Unit } from "../../rules/registration/drafts.ts";
import type { Icon } from "../../rules/device-settings/icons.ts";
import type { PlanFeatures } from "../../rules/plans/plan-rules.ts";
import type { PhoneRule } from "../../rules/registration/phone.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import type { SettingsName } from "../../rules/device-settings/settings-fields.ts";
import type { TripMode } from "../../rules/device-settings/trip-mode.ts";
import type { FuelUnit } from "../../rules/device-settings/units.ts";
import type { State } from "../engine/step.ts";
import type { Notice } from "../engine/ports.ts";

/** The device whose settings are edited. */
export interface DeviceSettingsInput {
  readonly imei: string;
  /** Any device other than a GPS tracker has the settings of an OBD device. */
  readonly kind: PlanKind;
  /** The plan that decides which features are locked; an unknown plan (`null`) locks them all. */
  readonly planId: string | null;
  /** The unit that was chosen at registration; "" means kilometres. */
  readonly unit: Unit | "";
  /** The owner's customer id, if the page knows it. Used if the settings do not name one. */
  readonly customerId?: string | undefined;
}

/** The settings as the server sent them, unknown fields included. @inline */
export type LoadedSettings = Readonly<Record<string, unknown>>;

/** Entered values by field: text for texts and numbers, a boolean for flags. @inline */
export type SettingsEdits = Readonly<Partial<Record<SettingsName, string | boolean>>>;

/** A control that changes fields: a form control, named by its field, or an alert switch. */
export type SettingsControl = SettingsName | AlertSwitch;

const SETTINGS_PHASES = ["closed", "loading", "open", "saving"] as const;
export type SettingsPhase = (typeof SETTINGS_PHASES)[number];

/** The reason why the last save did not close the dialog. @inline */
export interface SaveFailure {
  /**
   * `refused`: nothing was saved. `unknown`: no reply arrived. `saved`: no reply arrived either,
   * but the device now has the edited settings, so the edits are no longer listed.
   */
  readonly result: "refused" | "unknown" | "saved";
  /** The server's words, or "Something Went Wrong". */
  readonly text: string;
}

/** The settings of a device with their edits. */
export interface DeviceSettingsForm {
  readonly kind: PlanKind;
  readonly unit: Unit;
  /** The owner's customer id as the page gave it; "" if it did not. */
  readonly customerId: string;
  /** Features of the plan; empty until the plans' rules have loaded. */
  readonly rules: PlanFeatures;
  readonly loaded: LoadedSettings;
  readonly edits: SettingsEdits;
  /** The control that last changed each field. */
  readonly changedBy: Readonly<Partial<Record<SettingsName, SettingsControl>>>;
  /** The unit in which the fuel capacity was entered. */
  readonly enteredFuelUnit: FuelUnit;
  /** The new odometer reading in `unit`; "" if none was entered. */
  readonly odometer: string;
  readonly isSecondPhoneShown: boolean;
  readonly fieldErrors: FieldErrors;
  /** Incremented with each refused save, which is when an error summary takes the focus. */
  readonly submitCount: number;
  /** Incremented whenever the edits are dropped. Used as a `key`, it resets uncontrolled fields. */
  readonly round: number;
  readonly failure: SaveFailure | null;
  readonly phoneRule?: PhoneRule | undefined;
}

/** The state of the settings of a device. */
export type DeviceSettingsState = State<DeviceSettingsForm, { readonly phase: SettingsPhase }>;

/** The events that a page can send. @inline */
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

/** All events of the settings dialog: those that a page sends and those of the flow itself. */
export type DeviceSettingsEvent =
  | DeviceSettingsAction
  | { readonly type: "loaded"; readonly settings: LoadedSettings }
  | { readonly type: "load-failed"; readonly text: string }
  | { readonly type: "rules-known"; readonly rules: PlanFeatures }
  | { readonly type: "saved" }
  | { readonly type: "save-failed"; readonly text: string }
  /** Nothing was sent, because there is no network. */
  | { readonly type: "save-offline" }
  | {
      readonly type: "save-unknown";
      readonly text: string;
      /** The freshly loaded settings if they contain everything that was sent; otherwise `null`. */
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
