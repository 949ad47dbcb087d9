import type { Progress } from "./gates.ts";

/** Of a registration that has just begun. */
export const initialProgress: Progress = {
  movetoactivationpage: false,
  movetopaymentpage: false,
  movetotermspage: false,
  movetoconfirmpage: false,
  userexists: false,
  topbar: true,
};
