"use client";

import type { ServicePlan } from "@waypost/sdk";
import { useMemo } from "react";
import { deviceErrors } from "../../flows/registration/changes.ts";
import { rowOf } from "../../flows/registration/start.ts";
import type { RegistrationEvent } from "../../flows/registration/events.ts";
import type { RegistrationState } from "../../flows/registration/state.ts";
import { earlierRow } from "../../rules/devices/duplicate-imeis.ts";
import { planKind } from "../../rules/plans/plan-kind.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import { MAX_DEVICES, newDevice } from "../../rules/registration/drafts.ts";
import type { Control } from "../field-props.ts";
import { planLabel } from "../plan-label.ts";
import { useWaypost } from "../provider.tsx";
import { useField, type Field } from "../use-control.ts";
import { useFieldError } from "../use-field-errors.ts";
import { type ImeiProps, useImeiHelp, useImeiProps } from "../use-imei-props.ts";
import { useServicePlans } from "../use-lookups.ts";
import { useMessages } from "../use-messages.ts";
import { useRegistrationRun, useRegistrationState } from "./use-registration.ts";

/**
 * The device rows by id.
 *
 * @example
 * const { ids, canAdd, add } = useDevices();
 */
export function useDevices(): {
  readonly ids: readonly string[];
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly add: () => void;
  readonly remove: (id: string) => void;
  /** True if a row is complete now: its IMEI is valid, and nothing else is missing. */
  readonly isFinished: (id: string) => boolean;
} {
  const { send, getState } = useRegistrationRun();
  const ids = useRegistrationState((state) => state.form.activation.devices.map(({ id }) => id));
  return {
    ids,
    canAdd: ids.length < MAX_DEVICES,
    canRemove: ids.length > 1,
    add: () => send({ type: "add-device" }),
    remove: (id) => send({ type: "remove-device", id }),
    isFinished: (id) =>
      !Object.keys(deviceErrors(getState().form)).some((path) => path.startsWith(`devices.${id}.`)),
  };
}

/**
 * The IMEI of a row, with its check, message and hint.
 *
 * @example
 * const { input, onBlur, isChecking, errorMessage } = useDeviceImei(id);
 * return <label>IMEI <input {...input} onBlur={onBlur} /> {isChecking ? "…" : errorMessage}</label>;
 */
export function useDeviceImei(id: string): Control &
  ImeiProps & {
    /** The vendor's data about the device, once its IMEI is valid. */
    readonly device: { readonly model: string; readonly kind: PlanKind } | null;
    /** The path of the Reactivate link, for an IMEI in use and a known customer id. */
    readonly reactivatePath: string | null;
    /** Call it on blur. Only then is the server's reply to fewer than 15 digits shown. */
    readonly onBlur: () => void;
    readonly checkAgain: () => void;
  } {
  const say = useMessages();
  const { address, variant } = useWaypost("useDeviceImei");
  const source = useRegistrationRun();
  const fieldError = useFieldError(source, `devices.${id}.imei`);
  const imei = useRegistrationState((state) => deviceIn(state, id).imei);
  const { check } = imei;
  const sameAs = useRegistrationState(({ form: { activation } }) => {
    const { devices } = activation;
    const imeis = devices.map((row) => row.imei.text);
    return earlierRow(
      imeis,
      devices.findIndex((row) => row.id === id),
    );
  });
  const customerId = useRegistrationState((state) => state.form.account.customerId);
  // A valid IMEI of an earlier row is refused here before the customer presses Next.
  const own = useImeiProps(imei, sameAs === null ? fieldError : say("imei.duplicate"));
  const help = useImeiHelp(own.isInUse);
  const props =
    sameAs === null ? own : { ...own, advice: say("scan.known", { number: sameAs + 1 }) };
  const field = useField(
    source,
    useMemo(() => fieldOf(id, "imei", (text) => ({ type: "edit-imei", id, text })), [id]),
    props,
  );
  return {
    ...props,
    ...field,
    device:
      check.status === "valid"
        ? { model: check.device.model, kind: planKind(check.device.category) }
        : null,
    reactivatePath: help?.reactivatePath(customerId, address(), variant) ?? null,
    onBlur: () => source.send({ type: "leave-imei", id }),
    checkAgain: () => source.send({ type: "check-imei-again", id }),
  };
}

/**
 * The name of a row.
 *
 * @example
 * const { input, errorMessage } = useDeviceName(id);
 */
export function useDeviceName(id: string): Control {
  return useField(
    useRegistrationRun(),
    useMemo(
      () => fieldOf(id, "device_name", (name) => ({ type: "edit-device-name", id, name })),
      [id],
    ),
  );
}

/**
 * The plan of a row, by its id. There are no options until the IMEI is valid, which decides the
 * price list.
 *
 * @example
 * const { input, options, errorMessage } = useDevicePlan(id);
 */
export function useDevicePlan(id: string): Control & {
  readonly options: readonly ServicePlan[];
  readonly isPending: boolean;
  /** The kind of device, which determines the price list; `null` until its IMEI is valid. */
  readonly kind: PlanKind | null;
  readonly model: string;
  /** The name of the selected plan; "" if none is selected. */
  readonly planName: string;
  /** The plan that is highlighted when the picker opens. */
  readonly highlighted: string;
} {
  const say = useMessages();
  const row = useRegistrationState((state) => {
    const { imei, plan_name, servicePlan, plantype, plantypeobd } = deviceIn(state, id);
    const device = "device" in imei.check ? imei.check.device : null;
    return { device, plan_name, servicePlan, plantype, plantypeobd };
  });
  const { device } = row;
  const kind = device === null ? null : planKind(device.category);
  const { data, isPending } = useServicePlans(kind);
  const options = kind === null ? NONE : data;
  const control = useField(
    useRegistrationRun(),
    useMemo(
      () =>
        fieldOf(id, "servicePlan", (planId) => {
          const plan = options.find(({ service_plan_id }) => service_plan_id === planId);
          return plan === undefined ? null : { type: "choose-plan", id, plan };
        }),
      [id, options],
    ),
  );
  return {
    ...control,
    options,
    isPending,
    kind,
    model: device?.model ?? "",
    planName: row.servicePlan && planLabel(say, row.plan_name, row.servicePlan),
    highlighted: kind === "obd" ? row.plantypeobd : row.plantype,
  };
}

const NONE: readonly ServicePlan[] = [];

/** A field of a row. */
const fieldOf = (
  id: string,
  name: "imei" | "device_name" | "servicePlan",
  edit: (value: string) => RegistrationEvent | null,
): Field<RegistrationState, RegistrationEvent, string> => ({
  path: `devices.${id}.${name}`,
  read: (state) => {
    const row = deviceIn(state, id);
    return name === "imei" ? row.imei.text : row[name];
  },
  edit,
});

// A removed row may be read once more before its components unmount.
const deviceIn = ({ form: { activation } }: RegistrationState, id: string) =>
  activation.devices.find((device) => device.id === id) ?? REMOVED;

const REMOVED = rowOf(newDevice(""));
