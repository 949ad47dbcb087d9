import type { DormantDevice } from "@waypost/sdk";
import { dormantDevicesQuery } from "../../queries/dormant.ts";
import type { Attempt } from "../payment/attempts.ts";
import { readFresh } from "../engine/read-fresh.ts";
import { imeiSubject } from "../payment/subjects.ts";
import { appliedWhere } from "../task/applied-where.ts";
import type { LookUp } from "../task/task.ts";

const END = "until:";

/** As far as the calendar of the server may be ahead of the reader's. */
const ONE_DAY = 24 * 60 * 60 * 1000;

/** The device that the list held, and the end of its dormant mode, as evidence of an attempt. */
export const dormantEvidence = (device: DormantDevice | null): readonly string[] =>
  device?.end_date == null ? [] : [imeiSubject(device.imei), `${END}${device.end_date}`];

/**
 * What became of a cancellation, from the list of dormant devices. A device that is gone before its
 * dormant mode would have ended was cancelled; after that nobody can tell. Without the token the
 * list cannot be read, and tells nothing.
 */
export const readBackDormantCancellation =
  ({ owner, subjects, evidence }: Attempt): LookUp =>
  async ({ client, queryClient, now }) => {
    const query = dormantDevicesQuery(client, { customerId: owner });
    const listed = await readFresh(queryClient, query).catch(() => null);
    const held = new Set(evidence);
    const holds = new Set(listed?.map(({ imei }) => imeiSubject(imei)));
    const end = Date.parse(evidence.find((one) => one.startsWith(END))?.slice(END.length) ?? "");
    const isBeforeEnd = end - now().getTime() > ONE_DAY;
    const isGone = (subject: string) =>
      listed !== null && isBeforeEnd && held.has(subject) && !holds.has(subject);
    return appliedWhere(subjects, isGone);
  };
