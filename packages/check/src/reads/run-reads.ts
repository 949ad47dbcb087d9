import { labelled } from "../results.ts";
import { titleOf, type Session } from "../session.ts";
import { toRecord, type Exchange } from "../transport/exchange.ts";
import { accountReads } from "./account.ts";
import { jsonOf, messageOf, quoted } from "./body.ts";
import { createComparison } from "./compare.ts";
import { deviceReads, IMEI_VALID } from "./devices.ts";
import { examine, replyChecks } from "./examine.ts";
import { lookups } from "./lookups.ts";
import { casesOf, factsOf, type ReadCase } from "./read-rule.ts";

/**
 * Sends the reads one after the other, so that they do not slow each other down.
 *
 * @returns false if the server refuses access, so that nothing more can be checked
 */
export async function runReads(session: Session): Promise<boolean> {
  const { results, recorded, send } = session;
  const comparison = createComparison(session, factsOf(session));
  async function runCases(cases: readonly ReadCase[]): Promise<boolean> {
    for (const read of cases) {
      if (read.skipped !== undefined) {
        for (const check of [replyChecks.status, read.check ?? replyChecks.status])
          results.skip(check, titleOf(read.call), read.skipped);
        continue;
      }
      const exchange = await send(read);
      comparison.countSold(read, exchange);
      const isExpected = examine(
        { ...session, results: labelled(results, read.variant) },
        read,
        exchange,
      );
      const isRefusal = read.expect === "refusal" || exchange.status >= 400;
      recorded.push({ call: read.call, exchange: toRecord(exchange), isExpected, isRefusal });
      if (isExpected && read.expect !== "refusal") comparison.add(read, exchange);
      const refusal = closedDoor(read, exchange);
      if (refusal !== undefined) {
        results.headline(refusal);
        return false;
      }
    }
    return true;
  }
  if (!(await runCases(casesOf(session, lookups)))) return false;
  const facts = factsOf(session, await firstFree(session));
  const cases = [...casesOf(session, deviceReads, facts), ...casesOf(session, accountReads, facts)];
  if (!(await runCases(cases))) return false;
  const headline = comparison.finish();
  if (headline !== undefined) results.headline(headline);
  return true;
}

/** Returns the first device of `devices.free` that can be registered, or else the first device. */
async function firstFree({ scenario, send }: Session): Promise<string | undefined> {
  const { free = [] } = scenario.devices ?? {};
  for (const imei of free) {
    const exchange = await send({ call: "checkImei", params: { imei } });
    if (messageOf(jsonOf(exchange)) === IMEI_VALID) return imei;
  }
  return free[0];
}

/** The reason for which nothing more was sent; undefined if the server lets the check in. */
function closedDoor(read: ReadCase, exchange: Exchange): string | undefined {
  const { status, method } = exchange;
  const needsNoSecret = method === "GET" && read.token === undefined && read.expect === undefined;
  if (!needsNoSecret || (status !== 401 && status !== 403)) return undefined;
  return `The server refused ${titleOf(read.call)} with ${status}${quoted(exchange)}. Send the key of your API with --header "Name: value".`;
}
