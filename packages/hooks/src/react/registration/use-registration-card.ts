"use client";

import { useMemo } from "react";
import type { RegistrationState } from "../../flows/registration/state.ts";
import type { CardSource } from "../use-card.ts";
import { useRegistrationRun } from "./use-registration.ts";

/**
 * The new card of the registration, for a card form.
 *
 * @example
 * const card = useRegistrationCard();
 * const { input } = useCardField(card, "cardnumber");
 */
export function useRegistrationCard(): CardSource {
  const { getState, getServerState, subscribe, isRestoring, send } = useRegistrationRun();
  return useMemo(
    () => ({
      subscribe,
      isRestoring,
      getState: () => cardOf(getState()),
      getServerState: () => cardOf(getServerState()),
      edit: (patch, today) => send({ type: "edit-card", patch, today }),
    }),
    [getState, getServerState, subscribe, isRestoring, send],
  );
}

const cardOf = ({ form }: RegistrationState) => ({ form: { ...form, card: form.payment } });
