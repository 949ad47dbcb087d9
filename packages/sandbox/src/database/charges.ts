import type { Database } from "./database.ts";

/** An amount that a customer was billed. */
export interface Charge {
  /** The time by the sandbox's clock, in ISO 8601. */
  time: string;
  customer_id: number;
  /** The operation that billed it, such as `register`. */
  operation: string;
  /** The purchased item: a device's IMEI, or the id of a pack. */
  subject: string;
  /** US dollars. */
  amount: number;
}

export type Charges = ReturnType<typeof createCharges>;

/** The table of all charges, oldest first. */
export function createCharges(database: Database) {
  const insert = database.prepare(
    "INSERT INTO charge (time, customer_id, operation, subject, amount) VALUES (?, ?, ?, ?, ?)",
  );
  const all = database.prepare<Charge>(
    "SELECT time, customer_id, operation, subject, amount FROM charge ORDER BY id",
  );

  return {
    add({ time, customer_id, operation, subject, amount }: Charge): void {
      insert.run(time, customer_id, operation, subject, amount);
    },
    list: () => all.all(),
  };
}
