import type { ServicePlan, SmsPackPurchase } from "@waypost/sdk";
import { countryCodeQuery, packsQuery } from "../../queries/packs.ts";
import { smsPacksFor } from "../../rules/self-service/packs.ts";
import { taskFlow } from "../task/flow.ts";
import { packTask, type PackInput } from "./packs.ts";

export interface SmsPackShape {
  readonly input: PackInput;
  readonly draft: { readonly pack: string; readonly isRenewed: boolean };
  readonly data: { readonly packs: readonly ServicePlan[]; readonly country: string };
  readonly detail: never;
  readonly request: SmsPackPurchase;
}

/** The packs that the visitor's country offers. */
export const offeredSmsPacks = ({ packs, country }: SmsPackShape["data"]): ServicePlan[] =>
  smsPacksFor(packs, country);

/** Buys a pack of SMS alerts; the charge is to the card on file. */
export const smsPack = taskFlow<SmsPackShape>({
  ...packTask,
  name: "sms-pack",
  initial: () => ({ pack: "", isRenewed: true }),
  reads: ({ client, countryCode }) => ({
    packs: packsQuery(client, "sms_pack"),
    country: countryCodeQuery(client, countryCode),
  }),
  fit: ({ draft, data }) => {
    const isOffered = offeredSmsPacks(data).some((plan) => plan.service_plan_id === draft.pack);
    return isOffered ? draft : { ...draft, pack: "" };
  },
  review: (args) => ({
    ...packTask.review(args),
    notes: [args.draft.isRenewed ? "sms.renewed" : "sms.notRenewed"],
  }),
  request: ({ input, draft }) => ({
    customer_id: input.customerId,
    sms_pack_id: draft.pack,
    autorenew_sms_pack: draft.isRenewed,
  }),
  send: ({ client }, request) => client.packs.buySms(request),
});
