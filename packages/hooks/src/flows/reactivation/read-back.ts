import { reactivationDevicesQuery } from "../../queries/reactivation.ts";
import type { Attempt } from "../attempts.ts";
import type { Ports } from "../ports.ts";
import { readFresh } from "../read-fresh.ts";
import type { Verdict } from "../task/task.ts";

/** The device with this IMEI, as something that is paid for or ended. */
export const imeiSubject = (imei: string): string => `imei:${imei}`;

/** What became of devices that were to be reactivated, from the list of those that can be. */
export async function readBackReactivation(
  { client, queryClient }: Ports,
  { owner, subjects, evidence }: Attempt,
): Promise<Readonly<Record<string, Verdict>>> {
  const query = reactivationDevicesQuery(client, owner);
  const listed = await readFresh(queryClient, query).catch(() => null);
  const before = new Set(evidence);
  const now = new Set(listed?.devices.map(({ imei_no }) => imeiSubject(imei_no)));
  // Only a device that the list held before, and holds no more, tells anything.
  const isGone = (subject: string) => listed !== null && before.has(subject) && !now.has(subject);
  return Object.fromEntries(
    subjects.map((subject) => [subject, isGone(subject) ? "applied" : "unclear"]),
  );
}
