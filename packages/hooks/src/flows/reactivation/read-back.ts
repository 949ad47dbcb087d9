import { reactivationDevicesQuery } from "../../queries/reactivation.ts";
import type { Attempt } from "../payment/attempts.ts";
import { readFresh } from "../engine/read-fresh.ts";
import { imeiSubject } from "../payment/subjects.ts";
import { appliedWhere } from "../task/applied-where.ts";
import type { LookUp } from "../task/task.ts";

/** What became of devices that were to be reactivated, from the list of those that can be. */
export const readBackReactivation =
  ({ owner, subjects, evidence }: Attempt): LookUp =>
  async ({ client, queryClient }) => {
    const query = reactivationDevicesQuery(client, { customerId: owner });
    const listed = await readFresh(queryClient, query).catch(() => null);
    const before = new Set(evidence);
    const now = new Set(listed?.devices.map(({ imei_no }) => imeiSubject(imei_no)));
    // Only a device that the list held before, and holds no more, tells anything.
    return appliedWhere(
      subjects,
      (subject) => listed !== null && before.has(subject) && !now.has(subject),
    );
  };
