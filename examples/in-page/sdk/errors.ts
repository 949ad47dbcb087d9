import { createClient, isWaypostError } from "@waypost/sdk";

const client = createClient({ baseUrl: "https://api.example.com", retries: 0 });

/** Handles each kind of error. */
function advice(error: unknown): string {
  if (!isWaypostError(error)) throw error;
  switch (error.kind) {
    case "unknown-outcome":
      return "It may have been carried out: look before you send it again.";
    case "http":
    case "rejected":
      return `Tell the customer: ${error.displayMessage}`;
    case "network":
    case "timeout":
      return "Nothing was changed. Try again later.";
    default:
      return `A defect of the program: ${error.kind}`;
  }
}

// The sandbox refuses every purchase of this customer.
await client.packs
  .buySms({ customer_id: 901, sms_pack_id: "sms_100", autorenew_sms_pack: false })
  .then(() => console.log("The pack is bought."))
  .catch((error: unknown) => console.log(advice(error)));

// An IMEI in use is a result, not an error.
const check = await client.registration.checkImei("358000000000001");
if (!check.valid) console.log(check.reason, check.message);

// Choose a fault below, such as a lost reply, and run it again.
