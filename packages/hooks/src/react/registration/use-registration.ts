"use client";

import { useEffect } from "react";
import type { RegistrationEvent } from "../../flows/registration/events.ts";
import { registration } from "../../flows/registration/flow.ts";
import type { RegistrationState } from "../../flows/registration/state.ts";
import type { Runner } from "../../flows/engine/runner-types.ts";
import { useWaypost } from "../provider.tsx";
import { useSelector } from "../use-selector.ts";

/**
 * The running registration: send it events, read its state. It discards its secrets once no mounted
 * component uses it or another hook of the registration, unless it is being sent.
 *
 * @example
 * const { send } = useRegistrationRunner();
 * return <button onClick={() => send({ type: "previous" })}>Previous</button>;
 */
export function useRegistrationRunner(): Runner<RegistrationState, RegistrationEvent> {
  const runner = useWaypost("useRegistrationRunner").run(registration);
  useEffect(() => runner.hold(), [runner]);
  return runner;
}

/**
 * A part of the registration's state; re-renders only when that part changes.
 *
 * @example
 * const email = useRegistration(({ customer }) => customer.email);
 */
export const useRegistration = <Selected>(
  select: (state: RegistrationState) => Selected,
): Selected => useSelector(useRegistrationRunner(), select);
