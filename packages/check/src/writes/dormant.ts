import { listedProblems } from "../reads/customer-cases.ts";
import type { TestCard } from "../scenario.ts";
import { titleOf } from "../session.ts";
import { eventually, readRows, skipMissing, type WriteContext } from "./write-context.ts";
import { expectAccepted, expectRefused, sendWrite } from "./send-write.ts";

const CHECKS = ["dormant-listed", "read-back-dormant"] as const;

/** Activates and cancels dormant mode for a device that this run has registered. */
export async function checkDormant(context: WriteContext, imei: string | undefined): Promise<void> {
  const { session, customerId: customer_id, email, token, card, writes, activated } = context;
  if (token === undefined) return skipMissing(session, CHECKS, "customer.token");
  const iccid = imei === undefined ? undefined : activated.get(imei);
  if (imei === undefined || iccid == null)
    return skipMissing(session, CHECKS, "registered device with a known SIM");
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
  const { record } = session.results;

  const { declinedCard } = writes;
  if (declinedCard) {
    const declined = await pay(declinedCard);
    if (!expectRefused(session, declined, "a declined card", "declined-card")) return;
    const problems = (await isDormant()) ? ["the device is dormant"] : [];
    record("declined-card", titleOf("payDormantFee"), problems);
  }
  expectRefused(session, await cancelDormant(), "cancelling dormant mode that is not active");
  if (!expectAccepted(session, await pay(card))) return;
  activated.delete(imei);
  const isListed = await eventually(session, isDormant);
  record("dormant-listed", titleOf("payDormantFee"), isListed ? [] : ["it is not in the list"]);
  if (!isListed || !expectAccepted(session, await cancelDormant())) return;
  const isGone = await eventually(session, async () => !(await isDormant()));
  record("read-back-dormant", titleOf("cancelDormant"), isGone ? [] : ["it is still in the list"]);
}
