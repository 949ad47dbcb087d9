import { createClient } from "@waypost/sdk";

const client = createClient({ baseUrl: "https://api.example.com" });

// A customer who is known pays with a saved card, and with no password of theirs in the program.
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
