import type { Progress } from "./gates.ts";

/** The progress of a new registration. */
export const initialProgress: Progress = {
  movetoactivationpage: false,
  movetopaymentpage: false,
  movetotermspage: false,
  movetoconfirmpage: false,
  userexists: false,
  topbar: true,
};
