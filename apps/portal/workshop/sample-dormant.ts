import {
  dormantActivation,
  dormantCancellation,
  dormantFee,
  simTermination,
} from "@waypost/hooks/flows";
import type { DormantCancellationShape } from "../../../packages/hooks/src/flows/dormant/dormant-cancellation.ts";
import type {
  DormantFeeShape,
  DormantShapeWithoutCard,
} from "../../../packages/hooks/src/flows/dormant/dormant-mode.ts";
import DormantCancellationPage from "../src/features/dormant/DormantCancellationPage.tsx";
import DormantModePage from "../src/features/dormant/DormantModePage.tsx";
import type { TaskSample } from "./task-stories.tsx";

const CUSTOMER = { customerId: "1001" };

const sim = {
  ...CUSTOMER,
  imei: "358000000000002",
  iccid: "8901218000000000002",
  email: "rita.returning@example.com",
};
const query = `customer_id=1001&imei=${sim.imei}&iccid=${sim.iccid}&email=${sim.email}`;

export const payDormantFeeSample: TaskSample<DormantFeeShape> = {
  Page: DormantModePage,
  flow: dormantFee,
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
  flow: dormantActivation,
  address: `/activate-dormantfee?${query}&paying=yes`,
  input: { ...sim, paying: "yes" },
  draft: {},
  data: {},
};

/** The URL does not select a task. */
export const withoutChoice = { input: { ...sim, paying: null } };

export const terminateSimSample: TaskSample<DormantShapeWithoutCard> = {
  Page: DormantModePage,
  flow: simTermination,
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
