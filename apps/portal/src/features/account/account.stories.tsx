import type { useAccount } from "@waypost/hooks";
import type { Story } from "@ladle/react";
import type { PlanUpdateDevice } from "@waypost/sdk";
import { StillPage } from "../../../workshop/StillPage.tsx";
import AccountPage from "./AccountPage.tsx";

export default { title: "Flows / Account" };

const device = (imei_no: string, plan: string): PlanUpdateDevice => ({
  imei_no,
  activated_plan_id: null,
  activated_plan_description: plan,
  nextBillingDate: "2027-02-21",
  category: imei_no.startsWith("35") ? "gps" : "obd",
});

const devices = [
  device("358000000000001", "GPS Plus Quarterly: Battery lasts 2-3 days at 5 sec"),
  device("868000000000001", "OBD Standard Yearly: Up to 30 sec reporting"),
];

const at =
  (changes: Partial<ReturnType<typeof useAccount>>, query = "customer_id=1001"): Story =>
  () => (
    <StillPage
      state={{ phase: "loaded", devices, failure: null, ...changes }}
      address={`/account?${query}`}
    >
      <AccountPage />
    </StillPage>
  );

export const Loaded = at({});
export const Loading = at({ phase: "loading", devices: [] });
export const LoadFailed = at({
  phase: "load-failed",
  devices: [],
  failure: "Internal server error",
});
export const NoDevices = at({ devices: [] });
export const Fleet = at({
  devices: Array.from({ length: 10_000 }, (_, place) =>
    device(String(358_000_000_000_001 + place), "GPS Plus Quarterly"),
  ),
});
export const DormantModeToo = at(
  {},
  "customer_id=1001&email=rita@example.com&imei=358000000000001&iccid=8901",
);
export const WithoutCustomer = at({}, "");
