"use client";

import { useMemo } from "react";
import { cardSource, type CardSource } from "../use-card.ts";
import { useRegistrationRun } from "./use-registration.ts";

/**
 * The new card of the registration, for a card form.
 *
 * @example
 * const card = useRegistrationCard();
 * const { input } = useCardField(card, "cardnumber");
 */
export function useRegistrationCard(): CardSource {
  const run = useRegistrationRun();
  return useMemo(
    () =>
      cardSource(
        run,
        ({ form }) => ({ form: { ...form, card: form.payment } }),
        (patch, today) => run.send({ type: "edit-card", patch, today }),
      ),
    [run],
  );
}
