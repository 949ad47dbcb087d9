import { createClient } from "@waypost/sdk";
import { registerMany, type DeviceReport } from "@waypost/sdk/register-many";

const client = createClient({ baseUrl: "https://api.example.com" });

const devices = Array.from({ length: 10 }, (_, index) => ({
  imei: String(350000000000001 + index),
  device_name: `Van ${index + 1}`,
  device_plan: "plus_quarterly",
}));

let saved: readonly DeviceReport[] = [];

// The API accepts four devices at a time. The reply to the second request is lost.
const reports = await registerMany(
  client,
  {
    email: "returning@example.com",
    language: "English",
    uom: "MPH",
    user_token: "card_demo_visa",
    card_bin: "424242",
    card_last_4: "4242",
    devices,
  },
  { save: (state) => void (saved = state) }, // a file or a table, to resume after a crash
);

for (const { imei, status } of reports) console.log(imei, status);
console.log(saved.length, "reports are stored");
