import type { Database } from "./database.ts";

/** A device's move to another plan, or to the same one again. */
export interface PlanChange {
  /** When it was changed, ISO 8601, by the sandbox's clock. */
  time: string;
  customer_id: number;
  imei: string;
  from_plan_id: string;
  to_plan_id: string;
}

export type PlanChanges = ReturnType<typeof createPlanChanges>;

/** Every change of a plan, oldest first. */
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
