import { checks } from "../check.ts";
import { listedProblems } from "../reads/body.ts";
import type { TestCard } from "../scenario.ts";
import { expectAccepted, expectRefused, sendWrite } from "./send-write.ts";
import {
  checkDeclinedCard,
  readBack,
  readRows,
  skipMissing,
  type WriteContext,
} from "./write-context.ts";

export const dormantReadBacks = checks({
  "dormant-listed": {
    severity: "major",
    rule: "A device that was just made dormant is in the list of dormant devices.",
    impact: "Its dormant mode cannot be cancelled.",
    fix: "Let the list read from the database that the fee payment writes to.",
  },
  "read-back-dormant": {
    severity: "major",
    rule: "A device whose dormant mode was just cancelled is no longer in the list of dormant devices.",
    impact: "After a lost reply, the page cannot find out whether dormant mode was cancelled.",
    fix: "Let the list read from the database that the cancellation writes to.",
  },
});

/** Activates and cancels dormant mode for a device that this run has registered. */
export async function checkDormant(context: WriteContext, imei: string | undefined): Promise<void> {
  const { session, customerId: customer_id, email, token, card, activated } = context;
  if (token === undefined)
    return skipMissing(session, Object.values(dormantReadBacks), "customer.token");
  const iccid = imei === undefined ? undefined : activated.get(imei);
  if (imei === undefined || iccid == null)
    return skipMissing(
      session,
      Object.values(dormantReadBacks),
      "registered device with a known SIM",
    );
  const pay = (credit_card: TestCard) =>
    sendWrite(session, "payDormantFee", (client) =>
      client.dormant.payFee({ customer_id, imei, iccid, email, paying: true, credit_card }),
    );
  const cancelDormant = () =>
    sendWrite(
      session,
      "cancelDormant",
      (client) => client.dormant.cancel({ customer_id, imei }),
      token,
    );
  const isDormant = async () => {
    const request = { call: "listDormantDevices", query: { customer_id }, token } as const;
    return listedProblems(await readRows(session, request, "result"), [imei]).length > 0;
  };
  const isUnchanged = async () => !(await isDormant());
  if (!(await checkDeclinedCard(context, pay, isUnchanged, "the device is dormant"))) return;
  expectRefused(session, await cancelDormant(), "cancelling dormant mode that is not active");
  if (!expectAccepted(session, await pay(card))) return;
  activated.delete(imei);
  const listed = [dormantReadBacks["dormant-listed"], "payDormantFee"] as const;
  if (!(await readBack(session, listed, isDormant, "it is not in the list"))) return;
  if (!expectAccepted(session, await cancelDormant())) return;
  const gone = [dormantReadBacks["read-back-dormant"], "cancelDormant"] as const;
  await readBack(session, gone, isUnchanged, "it is still in the list");
}
