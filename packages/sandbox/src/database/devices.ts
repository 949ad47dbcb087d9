import type { Database } from "./database.ts";

/** A device, registered or not. */
export interface Device {
  imei: string;
  iccid: string;
  model: string;
  category: "gps" | "obd";
}

export interface Plan {
  service_plan_id: string;
  /** US dollars for the whole duration. */
  price: number;
  /** Months. */
  duration: number;
  plan_description: string;
  category: string;
}

/** A device on a plan, in use or cancelled. Dates are `YYYY-MM-DD`. */
export interface Subscription {
  imei: string;
  customer_id: number;
  device_name: string;
  service_plan_id: string;
  card_token: string;
  uom: "KMH" | "MPH";
  start_date: string;
  next_billing_date: string;
  /** Missing while the device is in use. */
  cancelled_on?: string;
  /** The last day of dormant mode. Missing while it is not active. */
  dormant_until?: string;
}

const subscriptionColumns = [
  "imei",
  "customer_id",
  "device_name",
  "service_plan_id",
  "card_token",
  "uom",
  "start_date",
  "next_billing_date",
  "cancelled_on",
  "dormant_until",
] as const;

interface StoredSettings extends Pick<Device, "category"> {
  customer_id: number;
  /** JSON. */
  settings: string;
}

export type Devices = ReturnType<typeof createDevices>;

/** Devices, their subscriptions and their settings. */
export function createDevices(database: Database) {
  const availability = database.prepare<Device & { subscribed: 0 | 1; terminated: 0 | 1 }>(
    `SELECT device.*, subscription.id IS NOT NULL AS subscribed,
       terminated_on IS NOT NULL AS terminated
     FROM device LEFT JOIN subscription USING (imei) WHERE device.imei = ?`,
  );
  const plan = database.prepare<Plan>(
    `SELECT service_plan_id, price, duration, plan_description, category
     FROM service_plan WHERE service_plan_id = ?`,
  );
  const owner = database.prepare<{ customer_id: number }>(
    "SELECT customer_id FROM subscription WHERE imei = ?",
  );
  const reprice = database.prepare("UPDATE service_plan SET price = ? WHERE service_plan_id = ?");
  const insert = database.prepare(
    `INSERT INTO subscription (${subscriptionColumns.join(", ")})
     VALUES (${subscriptionColumns.map(() => "?").join(", ")}) ON CONFLICT (imei) DO NOTHING`,
  );
  const insertSettings = database.prepare(
    "INSERT INTO device_settings (imei, settings) VALUES (?, ?)",
  );
  const updateSettings = database.prepare("UPDATE device_settings SET settings = ? WHERE imei = ?");
  const settings = database.prepare<StoredSettings>(
    `SELECT subscription.customer_id, device.category, device_settings.settings
     FROM device_settings JOIN subscription USING (imei) JOIN device USING (imei)
     WHERE imei = ?`,
  );

  return {
    find: (imei: string) => availability.get(imei),
    /** Returns the customer with a current or former subscription of the device. */
    ownerOf: (imei: string) => owner.get(imei)?.customer_id,
    findPlan: (id: string) => plan.get(id),
    /** Sets a plan's price. Returns false if there is no plan with this id. */
    setPrice: (id: string, price: number) => reprice.run(price, id).changes === 1,
    /** Adds a subscription. Returns its id, or undefined if the IMEI is in use. */
    subscribe(subscription: Subscription): number | undefined {
      const { changes, lastInsertRowid } = insert.run(
        ...subscriptionColumns.map((column) => subscription[column] ?? null),
      );
      return changes === 1 ? lastInsertRowid : undefined;
    },
    addSettings(imei: string, values: object): void {
      insertSettings.run(imei, JSON.stringify(values));
    },
    /** Changes these settings of a device. All others stay unchanged. */
    changeSettings(imei: string, changes: object): void {
      const found = settings.get(imei);
      if (!found) return;
      const saved = { ...(JSON.parse(found.settings) as object), ...changes };
      updateSettings.run(JSON.stringify(saved), imei);
    },
    /** Returns the device's customer and category, and its settings as JSON. */
    findSettings: (imei: string) => settings.get(imei),
  };
}
