import { etaPack, multiReactivation, reactivation, smsPack } from "@waypost/hooks/flows";
import type { ServicePlan } from "@waypost/sdk";
import type { EtaPackShape } from "../../../packages/hooks/src/flows/packs/eta-pack.ts";
import type { SmsPackShape } from "../../../packages/hooks/src/flows/packs/sms-pack.ts";
import type { MultiReactivationShape } from "../../../packages/hooks/src/flows/reactivation/multi-reactivation.ts";
import type { ReactivationShape } from "../../../packages/hooks/src/flows/reactivation/reactivation.ts";
import EtaPackPage from "../src/features/packs/EtaPackPage.tsx";
import SmsPackPage from "../src/features/packs/SmsPackPage.tsx";
import MultiReactivationPage from "../src/features/reactivation/MultiReactivationPage.tsx";
import ReactivationPage from "../src/features/reactivation/ReactivationPage.tsx";
import { plansOf } from "./sample-plans.ts";
import type { TaskSample } from "./task-stories.tsx";

const pack = (category: string, name: string, price: number): ServicePlan => ({
  service_plan_id: name,
  service_plan_name: name,
  email_content: null,
  price,
  duration: null,
  plan_description: null,
  category,
});

const customer = { customerId: "1001", email: "rita.returning@example.com" };
const query = "customer_id=1001&email=rita.returning@example.com";

export const smsSample: TaskSample<SmsPackShape> = {
  Page: SmsPackPage,
  flow: smsPack,
  address: `/activate-smspack?${query}`,
  input: customer,
  draft: { pack: "250 SMS", autoRenew: true },
  data: {
    packs: [
      pack("sms_pack", "100 SMS", 4.95),
      pack("sms_pack", "250 SMS", 9.95),
      pack("sms_pack", "500 SMS", 16.95),
    ],
    country: "US",
  },
};

export const etaSample: TaskSample<EtaPackShape> = {
  Page: EtaPackPage,
  flow: etaPack,
  address: `/activate-etapack?${query}`,
  input: customer,
  draft: { pack: "ETA 150 - routes" },
  data: {
    packs: [
      pack("eta_pack", "ETA 50 - routes", 4.95),
      pack("eta_pack", "ETA 150 - routes", 11.95),
      pack("eta_pack", "ETA 500 - routes", 29.95),
      pack("eta_pack", "ETA 1000 - routes", 49.95),
    ],
  },
};

const GPS = "358000000000002";
const OBD = "868000000000002";

const detailsOf = (imei: string, plan: string) => ({
  imei_no: imei,
  imei_iccid: `8901218${imei.slice(3)}`,
  activated_plan_description: plan,
});

const card = {
  cardHoldername: "Rita Returning",
  cardnumber: "4242424242424242",
  cvc: "123",
  expirationdatemonth: "08",
  expirationdateyear: "2029",
};

const cancelled = {
  listed: {
    devices: [GPS, "358000000000003", OBD].map((imei_no) => ({
      imei_no,
      category: imei_no.startsWith("35") ? "gps" : "obd",
    })),
    user_details: { first_name: "Rita", last_name: "Returning" },
  },
  gps: plansOf("gps"),
  obd: plansOf("obd"),
};

export const reactivationSample: TaskSample<ReactivationShape> = {
  Page: ReactivationPage,
  flow: reactivation,
  address: "/reactivation?customer_id=1001",
  input: { customerId: "1001", imei: null },
  draft: { imei: OBD, servicePlan: null, preselected: "", ...card },
  data: cancelled,
  details: { [OBD]: detailsOf(OBD, "OBD Plus Monthly: Up to 5 sec reporting") },
};

export const multiReactivationSample: TaskSample<MultiReactivationShape> = {
  Page: MultiReactivationPage,
  flow: multiReactivation,
  address: "/multi-reactivation?customer_id=1001",
  input: { customerId: "1001", imei: null },
  draft: { imeis: [GPS, OBD], plans: { [OBD]: "pro_obd_yearly" }, preselected: "", ...card },
  data: cancelled,
  details: {
    [GPS]: detailsOf(GPS, "GPS Standard Monthly: Battery lasts 7-8 days at 30 sec"),
    [OBD]: detailsOf(OBD, "OBD Plus Monthly: Up to 5 sec reporting"),
  },
};
