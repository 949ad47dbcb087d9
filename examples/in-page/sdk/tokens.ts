import { createClient } from "@waypost/sdk";

const session = { token: null as string | null };

const client = createClient({
  baseUrl: "https://api.example.com",
  token: () => session.token, // called by each of the five calls that need it
});

// The reply to a registration has the customer's token. Store it in memory only.
const { token } = await client.registration.register({
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
session.token = token;

const settings = await client.deviceSettings.load("350000000000001", "gps");
console.log(settings.device_name, settings.device_reporting_frequency_desc);
