"use client";

import { useEffect, useState } from "react";
import type { RegistrationPhase } from "../../flows/registration/state.ts";

export type Screens = typeof import("./screens.ts");

let loaded: Screens | undefined;

/**
 * The content of all screens but the first; `undefined` until it has loaded. It is loaded once the
 * first form was submitted, so that the first page does not wait for it, and re-renders the page
 * only if it arrives after it was needed.
 */
export function useScreens(phase: RegistrationPhase): Screens | undefined {
  const [, show] = useState(loaded);
  const isSoon = phase !== "restoring" && phase !== "email";
  const isNeeded = isSoon && phase !== "checking-email";
  useEffect(() => {
    if (loaded !== undefined || !isSoon) return;
    // If it cannot be loaded, the next screen tries again.
    import("./screens.ts").then(
      (code) => {
        loaded = code;
        if (isNeeded) show(code);
      },
      () => undefined,
    );
  }, [isNeeded, isSoon]);
  return loaded;
}
