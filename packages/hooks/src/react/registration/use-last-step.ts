"use client";

import { useEffect, useState } from "react";

type LastStep = typeof import("./last-step.ts");

let loaded: LastStep | undefined;

/**
 * The content of the last step, which no other step needs. It is loaded after the page has shown, as
 * the code of the flow is; `undefined` until then.
 */
export function useLastStep(): LastStep | undefined {
  const [code, show] = useState(loaded);
  useEffect(() => {
    if (code !== undefined) return;
    // If it cannot be loaded, the next component that needs it tries again.
    import("./last-step.ts").then(
      (module) => {
        loaded = module;
        show(module);
      },
      () => undefined,
    );
  }, [code]);
  return code;
}
