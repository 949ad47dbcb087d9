import { iccidOf } from "@waypost/sandbox";
import type { TASKS } from "../tasks/tasks.ts";

const IN_USE = "358000000000001";
const CANCELLED = "358000000000002";
const SIM = {
  customer_id: "1001",
  imei: CANCELLED,
  iccid: iccidOf(CANCELLED),
  email: "returning@example.com",
};
const PACK = { customer_id: "1001", pack: "eta_50" };

/** The arguments of each tool, and the path of the request that a confirmation sends. */
export const TASK_ROWS: Readonly<
  Record<keyof typeof TASKS, readonly [args: object, request: string]>
> = {
  prepare_sms_pack: [
    { customer_id: "1001", pack: "sms_250", is_renewed: true },
    "/auth/buy/sms/pack",
  ],
  prepare_eta_pack: [PACK, "/auth/buy/eta-routing/pack"],
  prepare_plan_update: [
    { customer_id: "1001", imei: IN_USE, plan: "pro_yearly" },
    "/auth/device/update/plan",
  ],
  prepare_cancellation: [
    {
      imei: IN_USE,
      email: "returning@example.com",
      first_name: "Sample",
      last_name: "Customer",
      phone: "(555) 000-1111",
      reasons: ["Other"],
      uses: ["Theft prevention"],
      comment: "The van was sold.",
    },
    "/auth/subscription/cancel",
  ],
  prepare_dormant_mode: [SIM, "/auth/dormant-fees"],
  prepare_sim_termination: [SIM, "/auth/dormant-fees"],
};
