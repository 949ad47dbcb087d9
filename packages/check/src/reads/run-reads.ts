import { closedDoor, createShop } from "../guide.ts";
import { missingReason } from "../missing-reason.ts";
import { valueAt } from "../scenario.ts";
import { titleOf, type Session } from "../session.ts";
import { toRecord } from "../transport/exchange.ts";
import { createConsistency } from "./consistency.ts";
import { customerCases } from "./customer-cases.ts";
import { deviceCases, firstFree } from "./device-cases.ts";
import { examine } from "./examine.ts";
import { lookupCases } from "./lookup-cases.ts";
import type { ReadCase } from "./read-case.ts";
import { tokenCases } from "./token-cases.ts";

/** Returns the name of a case, such as `listServicePlans obd`. */
export const caseName = ({ call, variant }: Pick<ReadCase, "call" | "variant">): string =>
  variant === undefined ? call : `${call} ${variant}`;

/**
 * Sends the reads one after the other, so that they do not slow each other down.
 *
 * @returns false if the server refuses access, so that nothing more can be checked
 */
export async function runReads(session: Session): Promise<boolean> {
  const { results, recorded, send } = session;
  const consistency = createConsistency(session);
  const shop = createShop();
  async function runCases(cases: readonly ReadCase[]): Promise<boolean> {
    for (const read of cases) {
      const missing = read.needs?.find((path) => valueAt(session.scenario, path) === undefined);
      if (missing !== undefined) {
        for (const check of ["status", read.assertion?.check ?? "status"] as const)
          results.skip(check, titleOf(read.call), missingReason(session, missing));
        continue;
      }
      const exchange = await send(read);
      shop.add(read, exchange);
      const isExpected = examine(session, read, exchange);
      const isRefusal = read.expect === "refusal" || exchange.status >= 400;
      recorded.push({ call: read.call, exchange: toRecord(exchange), isExpected, isRefusal });
      if (isExpected && read.expect !== "refusal") consistency.add(read, exchange);
      const refusal = closedDoor(read, exchange);
      if (refusal !== undefined) {
        results.headline(refusal);
        return false;
      }
    }
    return true;
  }
  const isOpen =
    (await runCases(lookupCases())) &&
    (await runCases([
      ...deviceCases(session, await firstFree(session)),
      ...customerCases(session),
      ...tokenCases(session),
    ]));
  if (!isOpen) return false;
  consistency.record();
  const headline = shop.headline();
  if (headline !== undefined) results.headline(headline);
  return true;
}
