import type { DormantDevice } from "@waypost/sdk";
import { dormantDevicesQuery } from "../../queries/dormant.ts";
import type { Attempt } from "../checkout/attempts.ts";
import { readFresh } from "../engine/read-fresh.ts";
import { imeiSubject } from "../checkout/subjects.ts";
import { appliedWhere } from "../task/applied-where.ts";
import type { LookUp } from "../task/task.ts";

const END_EVIDENCE = "until:";

/** The time by which the server's calendar may be ahead of the local one. */
const ONE_DAY = 24 * 60 * 60 * 1000;

/** Evidence for an attempt: the listed device and the end of its dormant mode. */
export const dormantEvidence = (device: DormantDevice | null): readonly string[] =>
  device?.end_date == null ? [] : [imeiSubject(device.imei), `${END_EVIDENCE}${device.end_date}`];

/**
 * Looks up whether a cancellation was carried out. A device that disappears from the list before
 * the end of its dormant mode was cancelled. After that date, and without a token, the list proves
 * nothing.
 */
export const readBackDormantCancellation =
  ({ owner, subjects, evidence }: Attempt): LookUp =>
  async ({ client, queryClient, now }) => {
    const query = dormantDevicesQuery(client, { customerId: owner });
    const listed = await readFresh(queryClient, query).catch(() => null);
    const held = new Set(evidence);
    const holds = new Set(listed?.map(({ imei }) => imeiSubject(imei)));
    const end = Date.parse(
      evidence.find((one) => one.startsWith(END_EVIDENCE))?.slice(END_EVIDENCE.length) ?? "",
    );
    const isBeforeEnd = end - now().getTime() > ONE_DAY;
    const isGone = (subject: string) =>
      listed !== null && isBeforeEnd && held.has(subject) && !holds.has(subject);
    return appliedWhere(subjects, isGone);
  };
