import {
  activateDormant,
  dormantCancellation,
  payDormantFee,
  planUpdate,
  terminateSim,
  type DormantCancellationShape,
  type DormantFeeShape,
  type DormantShapeWithoutCard,
  type PlanUpdateShape,
} from "@waypost/hooks";
import DormantCancellationPage from "../src/features/dormant/DormantCancellationPage.tsx";
import DormantModePage from "../src/features/dormant/DormantModePage.tsx";
import PlanUpdatePage from "../src/features/plan-update/PlanUpdatePage.tsx";
import { plansOf } from "./sample-plans.ts";
import type { TaskSample } from "./task-stories.tsx";

const CUSTOMER = { customerId: "1001" };

export const planUpdateSample: TaskSample<PlanUpdateShape> = {
  Page: PlanUpdatePage,
  flow: planUpdate,
  address: "/device-plan/update?customer_id=1001",
  input: CUSTOMER,
  draft: { imei: "358000000000001", servicePlan: "standard_yearly" },
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

const sim = {
  ...CUSTOMER,
  imei: "358000000000002",
  iccid: "8901218000000000002",
  email: "rita.returning@example.com",
};
const query = `customer_id=1001&imei=${sim.imei}&iccid=${sim.iccid}&email=${sim.email}`;

export const payDormantFeeSample: TaskSample<DormantFeeShape> = {
  Page: DormantModePage,
  flow: payDormantFee,
  address: `/pay-dormantfee?${query}&paying=yes`,
  input: { ...sim, paying: "yes" },
  draft: {
    cardHoldername: "Rita Returning",
    cardnumber: "4242424242424242",
    cvc: "123",
    expirationdatemonth: "08",
    expirationdateyear: "2029",
  },
  data: {},
};

export const activateDormantSample: TaskSample<DormantShapeWithoutCard> = {
  Page: DormantModePage,
  flow: activateDormant,
  address: `/activate-dormantfee?${query}&paying=yes`,
  input: { ...sim, paying: "yes" },
  draft: {},
  data: {},
};

/** Its address does not say what to do. */
export const withoutChoice = { input: { ...sim, paying: null } };

export const terminateSimSample: TaskSample<DormantShapeWithoutCard> = {
  Page: DormantModePage,
  flow: terminateSim,
  address: `/activate-dormantfee?${query}&paying=no`,
  input: { ...sim, paying: "no" },
  draft: {},
  data: {},
};

export const dormantCancellationSample: TaskSample<DormantCancellationShape> = {
  Page: DormantCancellationPage,
  flow: dormantCancellation,
  address: "/dormant-cancellation?customer_id=1001",
  input: CUSTOMER,
  draft: { imei: "358000000000005" },
  data: {
    devices: [
      {
        imei: "358000000000005",
        iccid: "8901218000000000005",
        customer_id: 1001,
        email: "rita.returning@example.com",
        end_date: "2027-11-21",
      },
    ],
  },
};
