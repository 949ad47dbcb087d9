"use client";

import { useCallback } from "react";
import { MAX_DEVICES, newDevice, type Unit } from "../../rules/registration/drafts.ts";
import { isInUse } from "../../rules/devices/imei-in-use.ts";
import { planKind } from "../../rules/plans/plan-kind.ts";
import type { PlanId, PlanKind } from "../../rules/plans/plans.ts";
import { shownReason } from "../../flows/imei/imei-reason.ts";
import { rowOf } from "../../flows/registration/device-draft.ts";
import type { ChosenPlan } from "../../flows/registration/events.ts";
import type { RegistrationState } from "../../flows/registration/state.ts";
import { useWaypost } from "../provider.tsx";
import type { FieldProps } from "../field-props.ts";
import { useField } from "../use-field.ts";
import { planLabel } from "../plan-label.ts";
import { useImeiHelp } from "../use-imei-help.ts";
import { useImeiProps, type ImeiProps } from "../use-imei-props.ts";
import { useMessages } from "../use-messages.ts";
import { useRegistrationFieldError } from "./use-registration-field-errors.ts";
import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

/**
 * The device rows and the actions on them.
 *
 * @example
 * const { ids, canAdd, add, remove, submit } = useDeviceList();
 */
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

export interface ImeiFieldProps extends Omit<FieldProps, "errorMessage">, ImeiProps {
  /** The vendor's data about the device, once its IMEI is valid. */
  readonly device: { readonly model: string; readonly kind: PlanKind } | null;
  /** Where the Reactivate link leads, for an IMEI in use and a known customer id. */
  readonly reactivatePath: string | null;
  /** Call it on blur. Only then is the server's answer to fewer than 15 digits shown. */
  readonly onBlur: () => void;
  /**
   * Changes when a scan fills in the field. Use it as `key` so that the input shows the new text.
   */
  readonly inputKey: number | undefined;
  readonly checkAgain: () => void;
}

/**
 * The IMEI of a row, with its check, message and hint.
 *
 * @example
 * const { input, onBlur, isChecking, errorMessage } = useDeviceImei(id);
 * return <label>IMEI <input {...input} onBlur={onBlur} /> {isChecking ? "…" : errorMessage}</label>;
 */
export function useDeviceImei(id: string): ImeiFieldProps {
  const { address, variant } = useWaypost("useDeviceImei");
  const source = useRegistrationRunner();
  const { send } = source;
  const fieldError = useRegistrationFieldError(`devices.${id}.imei`);
  const imei = useRegistration((state) => deviceIn(state, id).imei);
  const { check } = imei;
  const reason = shownReason(imei);
  const known = useRegistration((state) => state.customerId);
  const help = useImeiHelp(reason !== null && "text" in reason && isInUse(reason.text));
  const props = useImeiProps(imei, fieldError);
  const field = useField({
    source,
    read: useCallback((state: RegistrationState) => deviceIn(state, id).imei.text, [id]),
    edit: useCallback((text: string) => send({ type: "edit-imei", id, text }), [send, id]),
    errorMessage: props.errorMessage,
    fills: imei.fills,
  });
  return {
    ...props,
    ...field,
    inputKey: imei.fills,
    device:
      check.status === "valid"
        ? { model: check.device.model, kind: planKind(check.device.category) }
        : null,
    reactivatePath: help?.reactivatePath(known, address(), variant) ?? null,
    onBlur: () => send({ type: "leave-imei", id }),
    checkAgain: () => send({ type: "check-imei-again", id }),
  };
}

/**
 * The name of a row's device.
 *
 * @example
 * const { input, errorMessage } = useDeviceName(id);
 */
export function useDeviceName(id: string): FieldProps {
  const source = useRegistrationRunner();
  const { send } = source;
  return useField({
    source,
    read: useCallback((state: RegistrationState) => deviceIn(state, id).device_name, [id]),
    edit: useCallback((name: string) => send({ type: "edit-device-name", id, name }), [send, id]),
    errorMessage: useRegistrationFieldError(`devices.${id}.device_name`),
  });
}

/**
 * The plan of a row; `kind` is null until the IMEI is valid, and then decides the price list.
 *
 * @example
 * const { kind, chosen, choose } = useDevicePlan(id);
 */
export function useDevicePlan(id: string): {
  readonly kind: PlanKind | null;
  readonly model: string;
  readonly planName: string;
  readonly chosen: string;
  /** The plan that the picker opens with. */
  readonly highlighted: PlanId;
  readonly errorMessage: string | undefined;
  readonly choose: (plan: ChosenPlan) => void;
} {
  const { send } = useRegistrationRunner();
  const row = useRegistration((state) => {
    const { imei, plan_name, servicePlan, plantype, plantypeobd } = deviceIn(state, id);
    const device = "device" in imei.check ? imei.check.device : null;
    return { device, plan_name, servicePlan, plantype, plantypeobd };
  });
  const say = useMessages();
  const { device } = row;
  const kind = device === null ? null : planKind(device.category);
  return {
    kind,
    model: device?.model ?? "",
    planName: row.servicePlan && planLabel(say, row.plan_name, row.servicePlan),
    chosen: row.servicePlan,
    highlighted: kind === "obd" ? row.plantypeobd : row.plantype,
    errorMessage: useRegistrationFieldError(`devices.${id}.servicePlan`),
    choose: (plan) => send({ type: "choose-plan", id, plan }),
  };
}

// A removed row may be read once more before its components unmount.
const deviceIn = ({ activation }: RegistrationState, id: string) =>
  activation.devices.find((device) => device.id === id) ?? REMOVED;

const REMOVED = rowOf(newDevice(""));
