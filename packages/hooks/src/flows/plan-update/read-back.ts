import type { PlanUpdateDevice } from "@waypost/sdk";
import { planUpdateDevicesQuery } from "../../queries/plan-update.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { readFresh } from "../../queries/read-fresh.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { appliedWhere } from "../task/task.ts";
import type { LookUp } from "../task/task.ts";

const WANTED = "plan:";
const BEFORE = "was:";

/** Evidence for an attempt: the wanted plan, and the device's current one. */
export const planEvidence = (
  device: PlanUpdateDevice | undefined,
  wanted: string,
): readonly string[] => {
  const before = device?.activated_plan_id ?? null;
  return before === null ? [] : [`${WANTED}${wanted}`, `${BEFORE}${before}`];
};

/** Id of the plan that an attempt asked for; `undefined` if the plan before it was unknown. */
export const wantedPlan = (attempt: Attempt): string | undefined => evidenceOf(attempt, WANTED);

const evidenceOf = ({ evidence }: Attempt, mark: string): string | undefined =>
  evidence.find((one) => one.startsWith(mark))?.slice(mark.length);

/**
 * Looks up in the list of devices whether a plan update was carried out. It was if the device had
 * another plan before and has the wanted one now. Otherwise the result is unclear, because a change
 * may wait for the billing date.
 */
export const readBackPlanUpdate =
  (attempt: Attempt): LookUp =>
  async ({ client, queryClient }) => {
    const query = planUpdateDevicesQuery(client, { customerId: attempt.owner });
    const devices = await readFresh(queryClient, query).catch(() => []);
    const wanted = wantedPlan(attempt);
    const before = evidenceOf(attempt, BEFORE);
    const isChanged = (subject: string) =>
      wanted !== undefined &&
      before !== undefined &&
      wanted !== before &&
      devices.some(
        ({ imei_no, activated_plan_id }) =>
          imeiSubject(imei_no) === subject && activated_plan_id === wanted,
      );
    return appliedWhere(attempt.subjects, isChanged);
  };
