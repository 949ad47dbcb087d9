import { useState } from "react";
import { addressQuery } from "../../rules/address.ts";
import {
  isImeiValid,
  MAX_DEVICES,
  newDevice,
  type DeviceDraft,
  type Unit,
} from "../../rules/drafts.ts";
import { isInUse } from "../../rules/imei-in-use.ts";
import { checkDigitLooksWrong, readImei } from "../../rules/imei.ts";
import { planKind, type PlanId, type PlanKind } from "../../rules/plans.ts";
import type { ChosenPlan } from "../../flows/registration/events.ts";
import { reactivationPath } from "../../flows/registration/path.ts";
import { useWaypost } from "../provider.tsx";
import { useMessages } from "../use-messages.ts";
import type { FieldProps } from "../field-props.ts";
import { useRegistrationFieldError } from "./use-registration-field-errors.ts";
import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

/** The list of rows and what can be done with it. */
export function useDeviceList(): {
  readonly ids: readonly string[];
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly unit: Unit | "";
  readonly unitError: string | undefined;
  readonly add: () => void;
  readonly remove: (id: string) => void;
  readonly chooseUnit: (unit: Unit) => void;
  readonly submit: () => void;
  readonly previous: () => void;
} {
  const { send } = useRegistrationRunner();
  const ids = useRegistration((state) => state.activation.devices.map(({ id }) => id));
  const unit = useRegistration((state) => state.activation.unit);
  return {
    ids,
    canAdd: ids.length < MAX_DEVICES,
    canRemove: ids.length > 1,
    unit,
    unitError: useRegistrationFieldError("unit"),
    add: () => send({ type: "add-device" }),
    remove: (id) => send({ type: "remove-device", id }),
    chooseUnit: (chosen) => send({ type: "choose-unit", unit: chosen }),
    submit: () => send({ type: "submit-devices" }),
    previous: () => send({ type: "previous" }),
  };
}

export interface ImeiFieldProps extends FieldProps {
  readonly isChecking: boolean;
  readonly isValid: boolean;
  /** What the vendor knows of the device, once its IMEI is valid. */
  readonly device: { readonly model: string; readonly kind: PlanKind } | null;
  /** Nobody could say whether it is valid: a button may ask again. */
  readonly canCheckAgain: boolean;
  /** The server does not know it, and a digit may be mistyped. */
  readonly looksMistyped: boolean;
  /** Where the Reactivate link leads, for an IMEI in use and a known customer. */
  readonly reactivatePath: string | null;
  readonly checkAgain: () => void;
}

/** The IMEI of a row: its check, its message, its hint. */
export function useDeviceImei(id: string): ImeiFieldProps {
  const { address } = useWaypost("useDeviceImei");
  const say = useMessages();
  const { getState, send } = useRegistrationRunner();
  const [defaultValue] = useState(() => rowOf(getState().activation.devices, id).imei);
  const fieldError = useRegistrationFieldError(`devices.${id}.imei`);
  const row = useRegistration(({ activation, checking }) => {
    const draft = rowOf(activation.devices, id);
    const { imei, error, errormessage, checkFailed, category, device_model } = draft;
    return {
      imei,
      error,
      errormessage,
      checkFailed,
      category,
      device_model,
      isValid: isImeiValid(draft) && !checking.includes(id),
      isChecking: checking.includes(id),
    };
  });
  const reading = readImei(row.imei);
  const said = row.error
    ? reading.kind === "call"
      ? row.errormessage
      : say(reading.code)
    : undefined;
  const errorMessage = row.isChecking ? undefined : (said ?? fieldError);
  const known = useRegistration((state) => state.customerId);
  const customerId = addressQuery(address(), "customer_id") ?? known;
  return {
    defaultValue,
    errorMessage,
    isChecking: row.isChecking,
    isValid: row.isValid,
    device: row.isValid ? { model: row.device_model, kind: planKind(row.category) } : null,
    canCheckAgain: row.checkFailed,
    looksMistyped: row.error && checkDigitLooksWrong(row.imei),
    reactivatePath:
      row.error && isInUse(row.errormessage) && customerId !== null
        ? reactivationPath(customerId, address())
        : null,
    onChange: (text) => send({ type: "edit-imei", id, text }),
    checkAgain: () => send({ type: "check-imei-again", id }),
  };
}

/** The name of a row's device. */
export function useDeviceName(id: string): FieldProps {
  const { getState, send } = useRegistrationRunner();
  const [defaultValue] = useState(() => rowOf(getState().activation.devices, id).device_name);
  const errorMessage = useRegistrationFieldError(`devices.${id}.device_name`);
  return {
    defaultValue,
    errorMessage,
    onChange: (name) => send({ type: "edit-device-name", id, name }),
  };
}

/** The plan of a row; `kind` is null until the IMEI is valid, and then decides the price list. */
export function useDevicePlan(id: string): {
  readonly kind: PlanKind | null;
  readonly model: string;
  readonly planName: string;
  readonly chosen: string;
  /** The plan the picker opens with. */
  readonly highlighted: PlanId;
  readonly errorMessage: string | undefined;
  readonly choose: (plan: ChosenPlan) => void;
} {
  const { send } = useRegistrationRunner();
  const row = useRegistration((state) => {
    const draft = rowOf(state.activation.devices, id);
    const { device_model, plan_name, servicePlan, plantype, plantypeobd } = draft;
    const kind = draft.checkedImei === "" ? null : planKind(draft.category);
    return { kind, device_model, plan_name, servicePlan, plantype, plantypeobd };
  });
  const { kind } = row;
  return {
    kind,
    model: row.device_model,
    planName: row.plan_name,
    chosen: row.servicePlan,
    highlighted: kind === "obd" ? row.plantypeobd : row.plantype,
    errorMessage: useRegistrationFieldError(`devices.${id}.servicePlan`),
    choose: (plan) => send({ type: "choose-plan", id, plan }),
  };
}

// A row that was just removed may be asked for once more before its components leave.
const rowOf = (devices: readonly DeviceDraft[], id: string): DeviceDraft =>
  devices.find((device) => device.id === id) ?? newDevice(id);
