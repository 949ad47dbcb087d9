"use client";

import { useCallback } from "react";
import { shownTripMode } from "../../flows/device-settings/edits.ts";
import { hasSecondPhone, isSecondPhoneLocked } from "../../flows/device-settings/second-phone.ts";
import type { DeviceSettingsState } from "../../flows/device-settings/state.ts";
import { isEdited, shownValue, storedAsShown } from "../../flows/device-settings/values.ts";
import type { Unit } from "../../rules/registration/drafts.ts";
import { iconFromSettings, type Icon } from "../../rules/device-settings/icons.ts";
import { settingText } from "../../rules/device-settings/settings-values.ts";
import { isTripEmailOnly, tripMode, type TripMode } from "../../rules/device-settings/trip-mode.ts";
import { odometerLabel, readNumber, shownSpeed } from "../../rules/device-settings/units.ts";
import type { ChoiceProps } from "../field-props.ts";
import { useChoice } from "../use-choice.ts";
import { useFieldError } from "../use-field-errors.ts";
import { useMobileProviders } from "../use-lookups.ts";
import { useSelector } from "../use-selector.ts";
import type { DeviceSettingsRun } from "./use-device-settings.ts";

/**
 * How a tracker detects the start and end of a trip.
 *
 * @example
 * const { mode, choose } = useTripMode(settings);
 */
export function useTripMode(run: DeviceSettingsRun): {
  readonly mode: TripMode | null;
  /** The device is in G-Sensor mode, whose SMS alerts the plan does not include. */
  readonly isEmailOnly: boolean;
  readonly isEdited: boolean;
  /** The stored mode; `null` for a device without one. */
  readonly stored: TripMode | null;
  readonly choose: (mode: TripMode) => void;
} {
  const view = useSelector(run, (state) => ({
    mode: shownTripMode(state),
    isEmailOnly: isTripEmailOnly(state.rules, shownTripMode(state)),
    isEdited: isEdited(state, "trip_sensor") || isEdited(state, "trip_coordinate"),
    stored: tripMode({
      trip_sensor: storedAsShown(state, "trip_sensor") === true,
      trip_coordinate: storedAsShown(state, "trip_coordinate") === true,
    }),
  }));
  return { ...view, choose: (mode) => run.send({ type: "choose-trip-mode", mode }) };
}

/**
 * The icon of the device on the map.
 *
 * @example
 * const { icon, choose } = useTrackerIcon(settings);
 */
export function useTrackerIcon(run: DeviceSettingsRun): {
  /** `null` if the stored settings name no icon. */
  readonly icon: Icon | null;
  readonly isEdited: boolean;
  readonly choose: (icon: Icon) => void;
} {
  const { type, color, ...view } = useSelector(run, (state) => ({
    type: shownValue(state, "vehicle_type"),
    color: shownValue(state, "vehicle_color"),
    isEdited: isEdited(state, "vehicle_type") || isEdited(state, "vehicle_color"),
  }));
  return {
    ...view,
    icon: iconFromSettings({ vehicle_type: type, vehicle_color: color }),
    choose: (icon) => run.send({ type: "choose-icon", icon }),
  };
}

/**
 * A new odometer reading, which is sent after the settings were saved.
 *
 * @example
 * const { input, unitLabel, errorMessage } = useOdometer(settings);
 * return <label>Odometer <input {...input} /> {unitLabel} {errorMessage}</label>;
 */
export function useOdometer(run: DeviceSettingsRun): ChoiceProps & {
  /** The unit of `value`, which is "" if no new reading was entered. */
  readonly unit: Unit;
  /** "Miles", or the unit. */
  readonly unitLabel: "Miles" | "KMH";
  /** The stored reading in the same unit; "" if there is none. */
  readonly current: string;
} {
  const { send } = run;
  const { unit, current } = useSelector(run, (state) => ({
    unit: state.unit,
    current: reading(state.loaded["odometer_value"], state.unit),
  }));
  const choice = useChoice({
    source: run,
    read: odometerOf,
    edit: useCallback((text: string) => send({ type: "enter-odometer", text }), [send]),
    errorMessage: useFieldError(run, "odometer"),
  });
  return { ...choice, unit, unitLabel: odometerLabel(unit), current };
}

const odometerOf = ({ odometer }: DeviceSettingsState): string => odometer;

/**
 * The second phone and carrier. They are shown if the device has one, and otherwise hidden until
 * `show` is called.
 *
 * @example
 * const { isShown, show } = useSecondPhone(settings);
 * return isShown ? null : <button onClick={show}>Add a second phone</button>;
 */
export function useSecondPhone(run: DeviceSettingsRun): {
  readonly isShown: boolean;
  /** The plan has no second phone: a stored one can be read and removed, but not edited. */
  readonly isLocked: boolean;
  /** A second phone or carrier can be removed. */
  readonly canRemove: boolean;
  /** Shows the two fields, or a message that the plan has no second phone. */
  readonly show: () => void;
  /** Empties the two fields. */
  readonly remove: () => void;
} {
  const view = useSelector(run, (state) => ({
    isShown: state.isSecondPhoneShown,
    isLocked: isSecondPhoneLocked(state),
    canRemove: hasSecondPhone(state),
  }));
  return {
    ...view,
    show: () => run.send({ type: "add-second-phone" }),
    remove: () => run.send({ type: "remove-second-phone" }),
  };
}

/**
 * The names of the mobile carriers, including the stored ones even if the list lacks them.
 *
 * @example
 * const names = useCarrierNames(settings);
 */
export function useCarrierNames(run: DeviceSettingsRun): readonly string[] {
  const providers = useMobileProviders().data.map((provider) => provider.mobile_provider_name);
  const stored = useSelector(run, ({ loaded }) => [
    settingText(loaded["mobile_carrier"]),
    settingText(loaded["secondary_mobile_carrier"]),
  ]);
  return [...new Set([...providers, ...stored])].filter((name) => name !== "");
}

/**
 * A read-only setting. If the settings name no customer, the page's customer is used.
 *
 * @example
 * const shown = useReadOnlySetting(settings, "imei");
 */
export const useReadOnlySetting = (
  run: DeviceSettingsRun,
  name: "imei" | "customer_id" | "device_reporting_frequency_desc",
): string =>
  useSelector(
    run,
    ({ loaded, customerId }) =>
      settingText(loaded[name]).trim() || (name === "customer_id" ? customerId : ""),
  );

function reading(stored: unknown, unit: Unit): string {
  const km = readNumber(typeof stored === "string" || typeof stored === "number" ? stored : null);
  return km === null ? "" : shownSpeed(km, unit);
}
