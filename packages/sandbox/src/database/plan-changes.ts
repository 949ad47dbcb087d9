import type { Database } from "./database.ts";

/** A plan change of a device, possibly to the same plan. */
export interface PlanChange {
  /** The time by the sandbox's clock, in ISO 8601. */
  time: string;
  customer_id: number;
  imei: string;
  from_plan_id: string;
  to_plan_id: string;
}

export type PlanChanges = ReturnType<typeof createPlanChanges>;

/** The table of all plan changes, oldest first. */
export function createPlanChanges(database: Database) {
  const insert = database.prepare(
    `INSERT INTO plan_change (time, customer_id, imei, from_plan_id, to_plan_id)
     VALUES (?, ?, ?, ?, ?)`,
  );
  const all = database.prepare<PlanChange>(
    "SELECT time, customer_id, imei, from_plan_id, to_plan_id FROM plan_change ORDER BY id",
  );

  return {
    add({ time, customer_id, imei, from_plan_id, to_plan_id }: PlanChange): void {
      insert.run(time, customer_id, imei, from_plan_id, to_plan_id);
    },
    list: () => all.all(),
  };
}
