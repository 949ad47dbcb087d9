import type { ServicePlan, SmsPackPurchase } from "@waypost/sdk";
import { countryCodeQuery, packsQuery } from "../../queries/packs.ts";
import { smsPacksFor } from "../../rules/self-service/packs.ts";
import { taskFlow } from "../task/flow.ts";
import { packTask, packView, type PackInput, type PackView } from "./packs.ts";

interface SmsPackShape {
  readonly input: PackInput;
  readonly draft: { readonly pack: string; readonly autoRenew: boolean };
  readonly stage: "pack";
  readonly data: { readonly packs: readonly ServicePlan[]; readonly country: string };
  readonly view: PackView & {
    /** USD for each refill of the chosen pack; `null` if no pack is chosen or it has no refills. */
    readonly refill: number | null;
  };
  readonly detail: never;
  readonly request: SmsPackPurchase;
}

/** The packs that are offered in the visitor's country. */
export const offeredSmsPacks = ({ packs, country }: SmsPackShape["data"]): ServicePlan[] =>
  smsPacksFor(packs, country);

/** Buys a pack of SMS alerts. It is charged to the card on file. */
export const smsPack = taskFlow<SmsPackShape>({
  ...packTask,
  name: "sms-pack",
  initial: () => ({ pack: "", autoRenew: true }),
  reads: ({ client, countryCode }) => ({
    packs: packsQuery(client, "sms_pack"),
    country: countryCodeQuery(client, countryCode),
  }),
  view: ({ draft, data }) => {
    const view = packView(offeredSmsPacks(data), draft);
    return { ...view, refill: draft.autoRenew ? (view.chosen?.price ?? null) : null };
  },
  fit: ({ draft, data }) => {
    const isOffered = offeredSmsPacks(data).some((plan) => plan.service_plan_id === draft.pack);
    return isOffered ? draft : { ...draft, pack: "" };
  },
  review: (args) => {
    const review = packTask.review(args);
    const { total } = review;
    if (!args.draft.autoRenew) return { ...review, notes: ["sms.notRenewed"] };
    const refill = typeof total === "number" ? { refill: total } : {};
    return { ...review, ...refill, notes: ["sms.renewed"] };
  },
  request: ({ input, draft }) => ({
    customer_id: input.customerId,
    sms_pack_id: draft.pack,
    autorenew_sms_pack: draft.autoRenew,
  }),
  sendsKey: true,
  send: ({ client }, request, options) => client.packs.buySms(request, options),
});
