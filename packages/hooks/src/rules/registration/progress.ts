import type { Progress } from "./gates.ts";

export type ProgressEvent =
  | "submit-customer"
  | "submit-customer-existing"
  | "submit-activation"
  | "submit-payment"
  | "submit-terms"
  | "previous-activation"
  | "previous-payment"
  | "previous-terms"
  | "register-start"
  | "register-success"
  | "register-error";

/** Earlier steps are closed while a registration is being sent and after it succeeded. */
const closed = {
  movetoactivationpage: false,
  movetopaymentpage: false,
  movetotermspage: false,
  topbar: false,
};

/** Previous closes only the gate of its own step. Documented: later gates stay open. */
const changes: Record<ProgressEvent, Partial<Progress>> = {
  "submit-customer": { movetoactivationpage: true, userexists: false },
  "submit-customer-existing": { movetoactivationpage: true, userexists: true },
  "submit-activation": { movetopaymentpage: true },
  "submit-payment": { movetotermspage: true },
  "submit-terms": { movetoconfirmpage: true },
  "previous-activation": { movetoactivationpage: false, userexists: false },
  "previous-payment": { movetopaymentpage: false },
  "previous-terms": { movetotermspage: false },
  "register-start": closed,
  "register-success": { ...closed, movetoconfirmpage: true },
  "register-error": {
    movetoactivationpage: true,
    movetopaymentpage: true,
    movetotermspage: true,
    topbar: true,
  },
};

export function progressAfter(progress: Progress, event: ProgressEvent): Progress {
  return { ...progress, ...changes[event] };
}
