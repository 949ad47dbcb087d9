import type { Story } from "@ladle/react";
import type { Fetch, PlanUpdateDevice } from "@waypost/sdk";
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

const withReply =
  (body: object, status = 200): Fetch =>
  async () =>
    Response.json(body, { status });
const list = (owned: readonly PlanUpdateDevice[]) => withReply({ status: true, devices: owned });

const at =
  (fetch: Fetch, query = "customer_id=1001"): Story =>
  () => (
    <StillPage fetch={fetch} address={`/account?${query}`}>
      <AccountPage />
    </StillPage>
  );

const fleet = Array.from({ length: 10_000 }, (_, place) =>
  device(String(358_000_000_000_001 + place), "GPS Plus Quarterly"),
);

export const Loaded = at(list(devices));
export const Loading = at(() => new Promise(() => {}));
export const LoadFailed = at(withReply({ message: "Internal server error" }, 500));
export const NoDevices = at(list([]));
export const Fleet = at(list(fleet));
export const DormantModeToo = at(
  list(devices),
  "customer_id=1001&email=rita@example.com&imei=358000000000001&iccid=8901",
);
export const WithoutCustomer = at(list([]), "");
