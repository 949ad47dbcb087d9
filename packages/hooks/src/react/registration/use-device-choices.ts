"use client";

import type { ServicePlan } from "@waypost/sdk";
import { useCallback } from "react";
import type { RegistrationState } from "../../flows/registration/state.ts";
import type { Unit } from "../../rules/registration/drafts.ts";
import { planKind } from "../../rules/plans/plan-kind.ts";
import type { PlanKind } from "../../rules/plans/plans.ts";
import type { ChoiceProps } from "../field-props.ts";
import { useChoice } from "../use-choice.ts";
import { useServicePlans } from "../use-lookups.ts";
import type { ListChoiceProps } from "./use-customer-lists.ts";
import { useRegistrationFieldError } from "./use-registration-field-errors.ts";
import { useRegistration, useRegistrationRunner } from "./use-registration.ts";

/**
 * The plan of a row as one list; its values are plan ids. There are no options until the IMEI is
 * valid, which decides the price list.
 *
 * @example
 * const { input, options, errorMessage } = useDevicePlanChoice(id);
 */
export function useDevicePlanChoice(id: string): ListChoiceProps<ServicePlan> {
  const source = useRegistrationRunner();
  const { send } = source;
  const kind = useRegistration((state) => kindIn(state, id));
  const { data, isPending } = useServicePlans(kind ?? "gps");
  const options = kind === null ? NONE : data;
  const choice = useChoice({
    source,
    read: useCallback((state: RegistrationState) => planIn(state, id), [id]),
    edit: (planId) => {
      const plan = options.find(({ service_plan_id }) => service_plan_id === planId);
      if (plan !== undefined) send({ type: "choose-plan", id, plan });
    },
    errorMessage: useRegistrationFieldError(`devices.${id}.servicePlan`),
  });
  return { ...choice, options, isPending };
}

const NONE: readonly ServicePlan[] = [];

const rowIn = ({ activation }: RegistrationState, id: string) =>
  activation.devices.find((device) => device.id === id);

const planIn = (state: RegistrationState, id: string): string =>
  rowIn(state, id)?.servicePlan ?? "";

function kindIn(state: RegistrationState, id: string): PlanKind | null {
  const { check } = rowIn(state, id)?.imei ?? {};
  return check !== undefined && "device" in check && check.device !== null
    ? planKind(check.device.category)
    : null;
}

/**
 * The unit of all devices of the order.
 *
 * @example
 * const { input, options } = useUnitChoice();
 */
export function useUnitChoice(): ChoiceProps & { readonly options: readonly Unit[] } {
  const source = useRegistrationRunner();
  const { send } = source;
  const choice = useChoice({
    source,
    read: unitOf,
    edit: useCallback(
      (unit: string) => {
        if (unit === "MPH" || unit === "KMH") send({ type: "choose-unit", unit });
      },
      [send],
    ),
    errorMessage: useRegistrationFieldError("unit"),
  });
  return { ...choice, options: UNITS };
}

const UNITS: readonly Unit[] = ["KMH", "MPH"];
const unitOf = ({ activation }: RegistrationState): string => activation.unit;
