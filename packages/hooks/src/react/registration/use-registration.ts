"use client";

import type { RegistrationEvent } from "../../flows/registration/events.ts";
import { registration } from "../../flows/registration/flow.ts";
import type { RegistrationState } from "../../flows/registration/state.ts";
import type { Runner } from "../../flows/engine/runner-types.ts";
import { useWaypost } from "../provider.tsx";
import { useSelector } from "../use-selector.ts";

/**
 * The running registration: send it events, read its state.
 *
 * @example
 * const { send } = useRegistrationRunner();
 * return <button onClick={() => send({ type: "previous" })}>Previous</button>;
 */
export const useRegistrationRunner = (): Runner<RegistrationState, RegistrationEvent> =>
  useWaypost("useRegistrationRunner").run(registration);

/**
 * A part of the registration's state; re-renders only when that part changes.
 *
 * @example
 * const email = useRegistration(({ customer }) => customer.email);
 */
export const useRegistration = <Selected>(
  select: (state: RegistrationState) => Selected,
): Selected => useSelector(useRegistrationRunner(), select);
