import { titleOf, type Session } from "../session.ts";
import { toRecord } from "../transport/exchange.ts";
import { createConsistency } from "./consistency.ts";
import { customerCases } from "./customer-cases.ts";
import { deviceCases, firstFree } from "./device-cases.ts";
import { examine } from "./examine.ts";
import { lookupCases } from "./lookup-cases.ts";
import type { SkippedCase, ReadCase } from "./read-case.ts";
import { tokenCases } from "./token-cases.ts";

/** Returns the name of a case, such as `listServicePlans obd`. */
export const caseName = ({ call, variant }: Pick<ReadCase, "call" | "variant">): string =>
  variant === undefined ? call : `${call} ${variant}`;

/** Sends the reads one after the other, so that they do not slow each other down. */
export async function runReads(session: Session): Promise<void> {
  const { results, recorded, send } = session;
  const cases: (ReadCase | SkippedCase)[] = [
    ...lookupCases(),
    ...deviceCases(session, await firstFree(session)),
    ...customerCases(session),
    ...tokenCases(session),
  ];
  const consistency = createConsistency(session);
  for (const read of cases) {
    if ("reason" in read) {
      for (const check of ["status", ...read.checks] as const)
        results.skip(check, titleOf(read.call), read.reason);
      continue;
    }
    const exchange = await send(read);
    const isExpected = examine(session, read, exchange);
    const isRefusal = read.expect === "refusal" || exchange.status >= 400;
    recorded.push({ call: read.call, exchange: toRecord(exchange), isExpected, isRefusal });
    if (isExpected && read.expect !== "refusal") consistency.add(read, exchange);
  }
  consistency.record();
}
