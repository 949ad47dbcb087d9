import type { Story } from "@ladle/react";
import type { PlanUpdateDevice } from "@waypost/sdk";
import { fixtures, type TestReply } from "@waypost/sdk/testing";
import { walked } from "../../../workshop/walked.tsx";
import AccountPage from "./AccountPage.tsx";

export default { title: "Flows / Account" };

const device = (place: number): PlanUpdateDevice => ({
  imei_no: String(358_000_000_000_001 + place),
  activated_plan_id: null,
  activated_plan_description: "GPS Plus Quarterly: Battery lasts 2-3 days at 5 sec",
  nextBillingDate: "2027-02-21",
  category: "gps",
});

const at = (reply: TestReply | (() => Promise<never>), query = "customer_id=1001"): Story =>
  walked(`/account?${query}`, ({ answer }) => answer("planUpdate.devices", reply), <AccountPage />);

const { list, fault } = fixtures["planUpdate.devices"];

export const Loaded = at(list);
export const Loading = at(() => new Promise(() => {}));
export const LoadFailed = at(fault);
export const NoDevices = at({ body: [] });
export const Fleet = at({ body: Array.from({ length: 10_000 }, (_, place) => device(place)) });
export const DormantModeToo = at(
  list,
  "customer_id=1001&email=rita@example.com&imei=350000000000001&iccid=8901",
);
export const WithoutCustomer = at(list, "");
