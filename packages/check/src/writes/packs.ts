import { titleOf } from "../session.ts";
import { planIds, type WriteContext } from "./write-context.ts";
import { expectAccepted, expectRefused, sendWrite } from "./send-write.ts";

const NO_PACK = "waypost-check-no-such-pack";

/** Buys a pack of each kind. The API has no call to read the purchase back. */
export async function checkPacks(context: WriteContext): Promise<void> {
  const { session, customerId: customer_id } = context;
  const buySms = (sms_pack_id: string) =>
    sendWrite(session, "buySmsPack", (client) =>
      client.packs.buySms({ customer_id, sms_pack_id, autorenew_sms_pack: false }),
    );
  const buyEta = (eta_id: string) =>
    sendWrite(session, "buyEtaPack", (client) => client.packs.buyEta({ customer_id, eta_id }));

  for (const [category, call, buy] of [
    ["sms_pack", "buySmsPack", buySms],
    ["eta_pack", "buyEtaPack", buyEta],
  ] as const) {
    expectRefused(session, await buy(NO_PACK), "a pack that does not exist");
    const [pack] = await planIds(session, category);
    if (pack === undefined)
      session.results.skip("write-accepted", titleOf(call), "no pack is on sale");
    else expectAccepted(session, await buy(pack));
  }
}
