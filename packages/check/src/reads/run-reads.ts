import { titleOf, type Session } from "../session.ts";
import { withoutText } from "../transport/exchange.ts";
import { createConsistency } from "./consistency.ts";
import { customerCases } from "./customer-cases.ts";
import { deviceCases, firstFree } from "./device-cases.ts";
import { examine } from "./examine.ts";
import { lookupCases } from "./lookup-cases.ts";
import type { MissingCase, ReadCase } from "./read-case.ts";
import { tokenCases } from "./token-cases.ts";

/** The name of a case among the replies: `listServicePlans obd`. */
export const caseName = ({ call, about }: Pick<ReadCase, "call" | "about">): string =>
  about === undefined ? call : `${call} ${about}`;

/** Makes each read, one after the other, so that none makes another slower. */
export async function runReads(session: Session): Promise<void> {
  const { results, recorded, send } = session;
  const cases: (ReadCase | MissingCase)[] = [
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
    const isSound = examine(session, read, exchange);
    const isRefusal = read.expect === "refusal" || exchange.status >= 400;
    recorded.push({ call: read.call, exchange: withoutText(exchange), isSound, isRefusal });
    if (isSound && read.expect !== "refusal") consistency.add(read, exchange);
  }
  consistency.judge();
}
