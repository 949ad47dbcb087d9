import { reactivationDevicesQuery } from "../../queries/reactivation.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { readFresh } from "../engine/read-fresh.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { appliedWhere } from "../task/applied-where.ts";
import type { LookUp } from "../task/task.ts";

/** Looks up which devices were reactivated, from the list of devices that still can be. */
export const readBackReactivation =
  ({ owner, subjects, evidence }: Attempt): LookUp =>
  async ({ client, queryClient }) => {
    const query = reactivationDevicesQuery(client, { customerId: owner });
    const listed = await readFresh(queryClient, query).catch(() => null);
    const before = new Set(evidence);
    const now = new Set(listed?.devices.map(({ imei_no }) => imeiSubject(imei_no)));
    // A device was reactivated if it was in the list before and no longer is. Otherwise it is
    // unclear.
    return appliedWhere(
      subjects,
      (subject) => listed !== null && before.has(subject) && !now.has(subject),
    );
  };
