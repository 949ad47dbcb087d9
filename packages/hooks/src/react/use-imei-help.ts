"use client";

import { useEffect, useState } from "react";

type ImeiHelp = typeof import("./imei-help.ts");

let help: ImeiHelp | undefined;

/**
 * Returns the code that only an invalid IMEI needs. It is loaded after the field is shown, like
 * the flow. It re-renders the field only if it was needed before it arrived.
 */
export function useImeiHelp(isNeeded: boolean): ImeiHelp | undefined {
  const [, show] = useState(help);
  useEffect(() => {
    if (help !== undefined) return;
    // The field works without it, and the next effect tries again.
    import("./imei-help.ts").then(
      (code) => {
        help = code;
        if (isNeeded) show(code);
      },
      () => undefined,
    );
  }, [isNeeded]);
  return isNeeded ? help : undefined;
}
