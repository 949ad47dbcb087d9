"use client";

import { useEffect, useState } from "react";

type LastStep = typeof import("./last-step.ts");

let loaded: LastStep | undefined;

/**
 * The content of the last step, which no other step needs; `undefined` until it has loaded. It is
 * loaded after the page has shown, as the code of the flow is, and re-renders the page only if it
 * arrives after it was needed.
 */
export function useLastStep(isNeeded: boolean): LastStep | undefined {
  const [, show] = useState(loaded);
  useEffect(() => {
    if (loaded !== undefined) return;
    // If it cannot be loaded, the next screen tries again.
    import("./last-step.ts").then(
      (code) => {
        loaded = code;
        if (isNeeded) show(code);
      },
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded ? loaded : undefined;
}
