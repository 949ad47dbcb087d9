import { isWaypostError } from "@waypost/sdk";
import { createTestClient, fixtures } from "@waypost/sdk/testing";

// Without a sandbox and a network: each call gets the contract's example of a success.
const { client, answer, requests } = createTestClient();

answer("registration.checkEmail", fixtures["registration.checkEmail"].known);
answer("packs.buyEta", { status: 503 });

console.log(await client.registration.checkEmail("someone@example.com"));

const kind = await client.packs
  .buyEta({ customer_id: 1001, eta_id: "eta_50" })
  .then(() => "bought")
  .catch((error: unknown) => (isWaypostError(error) ? error.kind : "another error"));
console.log(kind);

console.log(requests.map(({ operation }) => operation));
