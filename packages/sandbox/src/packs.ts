import type { Call } from "./call.ts";
import type { Clock } from "./clock.ts";
import { customerWrite } from "./customer-write.ts";
import type { Charges } from "./database/charges.ts";
import type { Customers } from "./database/customers.ts";
import type { Database } from "./database/database.ts";
import type { Devices } from "./database/devices.ts";
import {
  PayloadProblem,
  readCustomerId,
  readObject,
  readTexts,
  refuseOtherKeys,
} from "./payload.ts";
import { Refusal } from "./refusal.ts";

interface Parts {
  database: Database;
  customers: Customers;
  devices: Devices;
  charges: Charges;
  clock: Clock;
}

interface Purchase {
  customer_id: number;
  pack_id: string;
  category: "sms_pack" | "eta_pack";
  autoRenewal: boolean;
}

const failure = "Purchase failed";

/** The calls that buy SMS and ETA packs. Each purchase is recorded and billed. */
export function packs({ database, customers, devices, charges, clock }: Parts): Call[] {
  const insert = database.prepare(
    `INSERT INTO pack_purchase (customer_id, service_plan_id, auto_renewal, bought_at)
     VALUES (?, ?, ?, ?)`,
  );

  function sell(purchase: Purchase, operation: string): string {
    const { customer_id, pack_id, category, autoRenewal } = purchase;
    return database.transaction(() => {
      if (!customers.find(customer_id)) throw new Refusal(failure, "Unknown customer");
      const pack = devices.findPlan(pack_id);
      if (pack?.category !== category) throw new Refusal(failure, "Unknown pack");
      const time = clock.now().toISOString();
      insert.run(customer_id, pack_id, autoRenewal ? 1 : 0, time);
      charges.add({ time, customer_id, operation, subject: pack_id, amount: pack.price });
      return "Pack purchased";
    });
  }

  return [
    customerWrite({
      operation: "buySmsPack",
      path: "/auth/buy/sms/pack",
      magicCall: "pack purchase",
      failure,
      read: readSmsPurchase,
      carryOut: sell,
    }),
    customerWrite({
      operation: "buyEtaPack",
      path: "/auth/buy/eta-routing/pack",
      magicCall: "pack purchase",
      failure,
      read: readEtaPurchase,
      carryOut: sell,
    }),
  ];
}

function readSmsPurchase(body: unknown): Purchase {
  const payload = readObject(body, "The payload");
  const keys = ["customer_id", "sms_pack_id", "autorenew_sms_pack"];
  refuseOtherKeys(payload, keys, "an SMS pack's purchase");
  const { autorenew_sms_pack: autoRenewal } = payload;
  const customer_id = readCustomerId(payload);
  const { sms_pack_id } = readTexts(payload, ["sms_pack_id"]);
  if (typeof autoRenewal !== "boolean")
    throw new PayloadProblem("autorenew_sms_pack is missing or not a boolean");
  return { customer_id, pack_id: sms_pack_id, category: "sms_pack", autoRenewal };
}

function readEtaPurchase(body: unknown): Purchase {
  const payload = readObject(body, "The payload");
  refuseOtherKeys(payload, ["customer_id", "eta_id"], "an ETA pack's purchase");
  const customer_id = readCustomerId(payload);
  const { eta_id } = readTexts(payload, ["eta_id"]);
  return { customer_id, pack_id: eta_id, category: "eta_pack", autoRenewal: false };
}
