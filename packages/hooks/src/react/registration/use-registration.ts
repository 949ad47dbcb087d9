"use client";

import { useEffect, useMemo } from "react";
import type { Runner } from "../../flows/engine/runner-types.ts";
import type { RegistrationEvent } from "../../flows/registration/events.ts";
import { registration } from "../../flows/registration/flow.ts";
import { stepOf, type RegistrationState } from "../../flows/registration/state.ts";
import { useWaypost } from "../provider.tsx";
import { useMessages } from "../use-messages.ts";
import { useSelector } from "../use-selector.ts";
import { partsSelector } from "./registration-parts.ts";
import type { RegistrationView } from "./registration-view.ts";
import { viewOf } from "./view-of.ts";
import { useLastStep } from "./use-last-step.ts";

/**
 * The running registration. It discards its secrets once no mounted component uses it or another
 * hook of the registration, unless it is being sent.
 */
export function useRegistrationRun(): Runner<RegistrationState, RegistrationEvent> {
  const run = useWaypost("useRegistration").run(registration);
  useEffect(() => run.hold(), [run]);
  return run;
}

/** A part of the registration's state; re-renders only when that part changes. */
export const useRegistrationState = <Selected>(
  select: (state: RegistrationState) => Selected,
): Selected => useSelector(useRegistrationRun(), select);

/**
 * The registration of a customer and up to four devices. What it returns is told apart by `phase`:
 * it has the content and the actions of that screen. Typing does not re-render the component; its
 * fields do that by themselves: see `useRegistrationField`.
 *
 * @example
 * const registration = useRegistration();
 * if (registration.phase === "reviewing") {
 *   const { review, canConfirm, confirm } = registration;
 *   return <button disabled={!canConfirm} onClick={confirm}>{review.sentences.join(" ")}</button>;
 * }
 */
export function useRegistration(): RegistrationView {
  const waypost = useWaypost("useRegistration");
  const run = useRegistrationRun();
  const say = useMessages();
  const isLast = useSelector(run, ({ phase }) => stepOf(phase) === "confirm");
  const lastStep = useLastStep(isLast);
  const parts = useSelector(
    run,
    useMemo(() => partsSelector(lastStep?.lastStepParts), [lastStep]),
  );
  return useMemo(
    () => viewOf(parts, { run, say, waypost, lastStep }),
    [parts, run, say, waypost, lastStep],
  );
}
