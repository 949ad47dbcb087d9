"use client";

import { useEffect, useState } from "react";
import type { RegistrationState } from "../../flows/registration/state.ts";
import { useSelector, type Readable } from "../use-selector.ts";

export type Screens = typeof import("./registration-view.ts");

let loaded: Screens | undefined;

/**
 * Returns the code of all screens but the first; `undefined` until it has loaded. It is loaded
 * once the flow has handled its first event, so that the first page does not wait for it. It
 * re-renders the page only if it was needed before it arrived.
 */
export function useScreens(run: Readable<RegistrationState>): Screens | undefined {
  const [, show] = useState(loaded);
  const hasOpened = useSelector(run, ({ form }) => form.visited);
  const isNeeded = useSelector(
    run,
    ({ screen: { phase } }) =>
      phase !== "restoring" && phase !== "email" && phase !== "checking-email",
  );
  useEffect(() => {
    if (loaded !== undefined || !(hasOpened || isNeeded)) return;
    // If it cannot be loaded, the next screen tries again.
    import("./registration-view.ts").then(
      (code) => {
        loaded = code;
        if (isNeeded) show(code);
      },
      () => undefined,
    );
  }, [hasOpened, isNeeded]);
  return loaded;
}
