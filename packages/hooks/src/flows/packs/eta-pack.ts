import type { EtaPackPurchase, ServicePlan } from "@waypost/sdk";
import { packsQuery } from "../../queries/packs.ts";
import { taskFlow } from "../task/flow.ts";
import { packTask, type PackInput, type PackView } from "./packs.ts";

export interface EtaPackShape {
  readonly input: PackInput;
  readonly draft: { readonly pack: string };
  readonly stage: "pack";
  readonly data: { readonly packs: readonly ServicePlan[] };
  readonly view: PackView;
  readonly detail: never;
  readonly request: EtaPackPurchase;
}

/** Buys a pack of ETA routes. It is charged to the card on file. */
export const etaPack = taskFlow<EtaPackShape>({
  ...packTask,
  name: "eta-pack",
  initial: () => ({ pack: "" }),
  reads: ({ client }) => ({ packs: packsQuery(client, "eta_pack") }),
  request: ({ input, draft }) => ({ customer_id: input.customerId, eta_id: draft.pack }),
  sendsKey: true,
  send: ({ client }, request, options) => client.packs.buyEta(request, options),
});
