import { createClient } from "@waypost/sdk";
import { openSandbox } from "@waypost/sandbox/browser";

// An initial state. The same JSON works in a test, on the command line and in the demo.
const sandbox = await openSandbox({
  scenario: {
    clock: "2027-01-30T12:00:00Z",
    customers: [{ id: 2001, email: "mona@example.com" }],
    devices: [{ imei: "351000000000001", customer: "mona@example.com", since: "2026-12-31" }],
    faults: [{ call: "buySmsPack", kind: "lost" }],
  },
});
const client = createClient({ baseUrl: "https://api.example.com", fetch: sandbox.fetch });

const [device] = await client.planUpdate.devices(2001);
console.log(device?.activated_plan_description, device?.nextBillingDate);

await client.packs
  .buySms({ customer_id: 2001, sms_pack_id: "sms_100", autorenew_sms_pack: false })
  .catch((error: Error) => console.log(error.name, error.message));

// The reply was lost, but the purchase was carried out.
console.log(sandbox.charges());
