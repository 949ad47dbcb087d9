import { titleOf } from "../session.ts";
import { planIds, type Bench } from "./bench.ts";
import { mustBeAccepted, mustBeRefused, write } from "./write.ts";

const NO_PACK = "waypost-check-no-such-pack";

/** Buys one pack of each kind. No call tells whether it was bought. */
export async function checkPacks(bench: Bench): Promise<void> {
  const { session, id: customer_id } = bench;
  const buySms = (sms_pack_id: string) =>
    write(session, "buySmsPack", (client) =>
      client.packs.buySms({ customer_id, sms_pack_id, autorenew_sms_pack: false }),
    );
  const buyEta = (eta_id: string) =>
    write(session, "buyEtaPack", (client) => client.packs.buyEta({ customer_id, eta_id }));

  for (const [category, call, buy] of [
    ["sms_pack", "buySmsPack", buySms],
    ["eta_pack", "buyEtaPack", buyEta],
  ] as const) {
    mustBeRefused(session, await buy(NO_PACK), "a pack that does not exist");
    const [pack] = await planIds(session, category);
    if (pack === undefined)
      session.results.skip("write-accepted", titleOf(call), "no pack is on sale");
    else mustBeAccepted(session, await buy(pack));
  }
}
