import type { Database } from "./database.ts";

/** A change without a charge: a cancellation, dormant mode without a card, or a new card. */
export interface AccountChange {
  /** The time by the sandbox's clock, in ISO 8601. */
  time: string;
  customer_id: number;
  /** The call that made it, such as `cancelSubscription`. */
  operation: string;
  /** The IMEI of a device, or `card`. */
  subject: string;
}

export type AccountChanges = ReturnType<typeof createAccountChanges>;

/** The table of all account changes without a charge, oldest first. */
export function createAccountChanges(database: Database) {
  const insert = database.prepare(
    "INSERT INTO account_change (time, customer_id, operation, subject) VALUES (?, ?, ?, ?)",
  );
  const all = database.prepare<AccountChange>(
    "SELECT time, customer_id, operation, subject FROM account_change ORDER BY id",
  );

  return {
    add({ time, customer_id, operation, subject }: AccountChange): void {
      insert.run(time, customer_id, operation, subject);
    },
    list: () => all.all(),
  };
}
