import { createClient } from "@waypost/sdk";

const client = createClient({ baseUrl: "https://api.example.com" });

// An existing customer pays with a saved card. The program does not need the password.
const result = await client.registration.register({
  email: "returning@example.com",
  language: "English",
  uom: "MPH",
  user_token: "card_demo_visa",
  card_bin: "424242",
  card_last_4: "4242",
  devices: [
    {
      imei: "350000000000001",
      device_name: "Van",
      device_model: "GL300",
      device_plan: "plus_quarterly",
    },
  ],
});

console.log(result.outcome);
for (const { imei_no, nextBillingDate } of result.subscription)
  console.log(imei_no, nextBillingDate);
