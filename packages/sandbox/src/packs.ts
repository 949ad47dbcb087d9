import type { EtaPackPurchase, SmsPackPurchase } from "@waypost/sdk";
import { customerWrite, Refusal } from "./call.ts";
import type { Call } from "./call.ts";
import type { Clock } from "./clock.ts";
import type { Charges } from "./database/charges.ts";
import type { Customers } from "./database/customers.ts";
import type { Database } from "./database/database.ts";
import type { Devices } from "./database/devices.ts";
import { readBody } from "./payload.ts";

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
    customerWrite<Purchase>({
      operation: "buySmsPack",
      magicCall: "pack purchase",
      failure,
      read(body) {
        const purchase = readBody<SmsPackPurchase>("buySmsPack", body, clock);
        const { customer_id, sms_pack_id: pack_id, autorenew_sms_pack: autoRenewal } = purchase;
        return { customer_id, pack_id, category: "sms_pack", autoRenewal };
      },
      carryOut: sell,
    }),
    customerWrite<Purchase>({
      operation: "buyEtaPack",
      magicCall: "pack purchase",
      failure,
      read(body) {
        const { customer_id, eta_id } = readBody<EtaPackPurchase>("buyEtaPack", body, clock);
        return { customer_id, pack_id: eta_id, category: "eta_pack", autoRenewal: false };
      },
      carryOut: sell,
    }),
  ];
}
