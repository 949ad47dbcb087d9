import { createClient } from "@waypost/sdk";

const client = createClient({ baseUrl: "https://api.example.com" });
const device = await client.registration.checkImei("350000000000001");
const [plan] = await client.lookups.servicePlans();
console.log(device, plan?.service_plan_name, plan?.price);
