import type { Database, SqlValue } from "./database.ts";

/** A change without a charge: a cancellation, dormant mode without a card, or a new card. */
export interface AccountChange {
  /** The time by the sandbox's clock, in ISO 8601. */
  time: string;
  customer_id: number;
  /** The operation that made it, such as `cancelSubscription`. */
  operation: string;
  /** A device's IMEI, the id of a pack, or `card`. */
  subject: string;
}

/** An amount that a customer was billed. */
export interface Charge extends AccountChange {
  /** US dollars. */
  amount: number;
}

/** A plan change of a device, possibly to the same plan. */
export interface PlanChange {
  /** The time by the sandbox's clock, in ISO 8601. */
  time: string;
  customer_id: number;
  imei: string;
  from_plan_id: string;
  to_plan_id: string;
}

export type AccountChanges = ReturnType<typeof createAccountChanges>;
export type Charges = ReturnType<typeof createCharges>;
export type PlanChanges = ReturnType<typeof createPlanChanges>;

const COLUMNS = ["time", "customer_id", "operation", "subject"] as const;

/** A table of rows that are only added, oldest first. */
function createLog<Row extends object>(
  database: Database,
  table: string,
  columns: readonly (keyof Row & string)[],
) {
  const names = columns.join(", ");
  const insert = database.prepare(
    `INSERT INTO ${table} (${names}) VALUES (${columns.map(() => "?").join(", ")})`,
  );
  const all = database.prepare<Row>(`SELECT ${names} FROM ${table} ORDER BY id`);
  return {
    add: (row: Row): void => void insert.run(...columns.map((column) => row[column] as SqlValue)),
    list: () => all.all(),
  };
}

/** The table of all account changes without a charge, oldest first. */
export const createAccountChanges = (database: Database) =>
  createLog<AccountChange>(database, "account_change", COLUMNS);

/** The table of all charges, oldest first. */
export const createCharges = (database: Database) =>
  createLog<Charge>(database, "charge", [...COLUMNS, "amount"]);

/** The table of all plan changes, oldest first. */
export const createPlanChanges = (database: Database) =>
  createLog<PlanChange>(database, "plan_change", [
    "time",
    "customer_id",
    "imei",
    "from_plan_id",
    "to_plan_id",
  ]);
