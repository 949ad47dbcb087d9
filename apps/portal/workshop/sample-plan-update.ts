import { planUpdate } from "@waypost/hooks/flows";
import type { PlanUpdateShape } from "../../../packages/hooks/src/flows/plan-update/plan-update.ts";
import PlanUpdatePage from "../src/features/plan-update/PlanUpdatePage.tsx";
import { plansOf } from "./sample-plans.ts";
import type { TaskSample } from "./task-stories.tsx";

export const planUpdateSample: TaskSample<PlanUpdateShape> = {
  Page: PlanUpdatePage,
  flow: planUpdate,
  address: "/device-plan/update?customer_id=1001",
  input: { customerId: "1001" },
  draft: { imei: "358000000000001", servicePlan: "standard_yearly", preselected: "" },
  data: {
    devices: [
      {
        imei_no: "358000000000001",
        activated_plan_id: "plus_quarterly",
        activated_plan_description: "GPS Plus Quarterly: Battery lasts 2-3 days at 5 sec",
        nextBillingDate: "2027-02-21",
        category: "gps",
      },
      {
        imei_no: "868000000000001",
        activated_plan_id: "standard_obd_yearly",
        activated_plan_description: "OBD Standard Yearly: Up to 30 sec reporting",
        nextBillingDate: null,
        category: "obd",
      },
    ],
    gps: plansOf("gps"),
    obd: plansOf("obd"),
  },
};
