import { createClient, isWaypostError, type RegistrationDevices } from "@waypost/sdk";

const client = createClient({ baseUrl: "https://api.example.com" });

const devices: RegistrationDevices = [
  {
    imei: "350000000000001",
    device_name: "Van",
    device_model: "GL300",
    device_plan: "plus_quarterly",
  },
];

try {
  // The reply is lost: the vendor has carried out the request, but this program cannot know that.
  await client.registration.register({
    email: "returning@example.com",
    language: "English",
    uom: "MPH",
    user_token: "card_demo_visa",
    card_bin: "424242",
    card_last_4: "4242",
    devices,
  });
} catch (error) {
  if (!isWaypostError(error, "unknown-outcome")) throw error;
  console.log("Nobody knows yet whether the card was charged.");
  // So the program reads the state instead of sending the request again.
  for (const { imei } of devices) {
    const check = await client.registration.checkImei(imei);
    console.log(imei, check.valid ? "is free: it may be sent again" : "is registered");
  }
}
