import { present } from "../reads/customer-cases.ts";
import type { TestCard } from "../scenario.ts";
import { titleOf } from "../session.ts";
import { isShown, rowsAt, skipAll, type Bench } from "./bench.ts";
import { mustBeAccepted, mustBeRefused, write } from "./write.ts";

const CHECKS = ["dormant-listed", "read-back-dormant"] as const;

/** Puts a device that this run has registered into dormant mode, and ends it. */
export async function checkDormant(bench: Bench, imei: string | undefined): Promise<void> {
  const { session, id: customer_id, email, token, card, writes, inUse } = bench;
  if (token === undefined) return skipAll(session, CHECKS, "customer.token");
  const iccid = imei === undefined ? undefined : inUse.get(imei);
  if (imei === undefined || iccid == null)
    return skipAll(session, CHECKS, "device whose SIM a registration has told");
  const pay = (credit_card: TestCard) =>
    write(session, "payDormantFee", (client) =>
      client.dormant.payFee({ customer_id, imei, iccid, email, paying: true, credit_card }),
    );
  const end = () =>
    write(
      session,
      "cancelDormant",
      (client) => client.dormant.cancel({ customer_id, imei }),
      token,
    );
  const isDormant = async () => {
    const request = { call: "listDormantDevices", query: { customer_id }, token } as const;
    return present(await rowsAt(session, request, "result"), [imei]).length > 0;
  };
  const { judge } = session.results;

  const { declinedCard } = writes;
  if (declinedCard) {
    const declined = await pay(declinedCard);
    if (!mustBeRefused(session, declined, "a card that is declined", "declined-card")) return;
    const problems = (await isDormant()) ? ["the device is dormant"] : [];
    judge("declined-card", titleOf("payDormantFee"), problems);
  }
  mustBeRefused(session, await end(), "the end of a dormant mode that has not begun");
  if (!mustBeAccepted(session, await pay(card))) return;
  inUse.delete(imei);
  const isListed = await isShown(session, isDormant);
  judge("dormant-listed", titleOf("payDormantFee"), isListed ? [] : ["it is not in the list"]);
  if (!isListed || !mustBeAccepted(session, await end())) return;
  const isGone = await isShown(session, async () => !(await isDormant()));
  judge("read-back-dormant", titleOf("cancelDormant"), isGone ? [] : ["it is still in the list"]);
}
