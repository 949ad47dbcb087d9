"use client";

import { useEffect, useState } from "react";

type ImeiHelp = typeof import("./imei-help.ts");

let help: ImeiHelp | undefined;

/**
 * What only an invalid IMEI needs. It is loaded after the field has shown, as its flow is, and
 * renders the field only where it arrives after it was needed.
 */
export function useImeiHelp(isNeeded: boolean): ImeiHelp | undefined {
  const [, show] = useState(help);
  useEffect(() => {
    if (help !== undefined) return;
    // Without it the field works, and the next effect tries again.
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
