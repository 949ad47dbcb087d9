import type { StandardSchemaV1 } from "@standard-schema/spec";
import type { ServicePlan } from "@waypost/sdk";
import { packForm, type PackForm } from "../../forms/pack-form.ts";
import { packName, packsForSale } from "../../rules/self-service/packs.ts";
import {
  customerInput,
  customerOf,
  type CustomerInput,
  type Task,
  type TaskArgs,
  type TaskReview,
  type TaskShape,
} from "../task/task.ts";

/** The customer who buys a pack. The e-mail address is shown but not sent. */
export interface PackInput extends CustomerInput {
  readonly email?: string | null;
}

/** A pack that can be bought. @inline */
interface OfferedPack {
  /** Its `service_plan_id`. */
  readonly id: string;
  readonly name: string;
  /** USD. */
  readonly price: number;
}

/** The packs for sale and the chosen one, as a page shows them. */
export interface PackView {
  readonly packs: readonly OfferedPack[];
  /**
   * The packs as the server lists them, including those without a price, which cannot be bought.
   */
  readonly listed: readonly ServicePlan[];
  /** The chosen pack; `null` until one is chosen. */
  readonly chosen: OfferedPack | null;
}

interface PackShape extends TaskShape {
  readonly input: PackInput;
  /** `pack` is a `service_plan_id`; "" until one is chosen. */
  readonly draft: { readonly pack: string };
  readonly stage: "pack";
  readonly data: { readonly packs: readonly ServicePlan[] };
  readonly view: PackView;
}

const chosen = ({ data, draft }: TaskArgs<PackShape>) =>
  data.packs.find(({ service_plan_id }) => service_plan_id === draft.pack);

export function packView(listed: readonly ServicePlan[], { pack }: PackShape["draft"]): PackView {
  const packs = packsForSale(listed).map(({ service_plan_id, service_plan_name, price }) => ({
    id: service_plan_id,
    name: packName(service_plan_name),
    price,
  }));
  return { packs, listed, chosen: packs.find(({ id }) => id === pack) ?? null };
}

const subjectOf = ({ draft }: TaskArgs<PackShape>) => `pack:${draft.pack}`;

const form: StandardSchemaV1<PackForm, PackForm> = packForm;

/** The common parts of SMS packs and ETA packs. No call shows later whether a pack was bought. */
export const packTask = {
  family: "packs",
  owner: customerOf,
  input: (query) => {
    const customer = customerInput(query);
    return customer && { ...customer, email: query("email") };
  },
  view: ({ data, draft }) => packView(data.packs, draft),
  fit: (args) => (chosen(args) === undefined ? { ...args.draft, pack: "" } : args.draft),
  stages: { pack: { form } },
  review: (args): TaskReview => {
    const pack = chosen(args);
    const price = pack?.price ?? null;
    const label = packName(pack?.service_plan_name ?? null);
    const subject = subjectOf(args);
    return { rows: [{ subject, label, price, months: null }], total: price ?? "missing" };
  },
  subjects: (args) => [subjectOf(args)],
} satisfies Partial<Task<PackShape>>;
