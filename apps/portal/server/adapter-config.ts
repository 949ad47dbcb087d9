import type { PlanRules } from "@waypost/sdk";
import type { Config } from "../src/app/config.ts";
import { offersTask, tasksWith } from "../src/app/offered.ts";
import type { Adapter } from "../../../packages/adapter/src/adapter.ts";
import { english } from "../../../packages/hooks/src/messages/english.ts";
import { ownProduct } from "../../../packages/hooks/src/messages/own-product.ts";
import { namedFeatures } from "../../../packages/hooks/src/rules/plans/plan-rules.ts";
import { ADAPTER_PATH } from "./forward-control.ts";

const PLANS_PATH = "/info/service_plan/revised";
const RULES_PATH = "/info/service_plan/rules";

/** The configuration of a portal that serves this adapter and offers what the adapter can do. */
export async function configForAdapter(config: Config, adapter: Adapter): Promise<Config> {
  const call = (path: string) => adapter(`http://localhost${adapter.prefix}${path}`);
  const reply = await call("/adapter/calls");
  const { calls, currency } = (await reply.json()) as {
    readonly calls: readonly string[];
    readonly currency: string;
  };
  // The adapter reports the plans that the portal does not know. Nothing waits for the lists.
  if (calls.includes("listServicePlans"))
    for (const category of ["gps", "obd"]) void call(`${PLANS_PATH}?category=${category}`);
  const tasks = tasksWith(calls).filter((task) => offersTask(config, task));
  return { product: "own", currency, ...config, apiBaseUrl: ADAPTER_PATH, tasks };
}

/**
 * False for names of plans, which are in the price list, for the chart of batteries, for features,
 * and for the pricing page, which has the texts of the plan picker.
 */
const needsText = (code: string) => !/^(plan|battery|feature)\.\w+$|^pricing\./.test(code);

/** Describes what the portal does not say of an own product for want of a text; "" for nothing. */
export async function omissions({ product, texts }: Config, adapter: Adapter): Promise<string> {
  if (product === "documented") return "";
  const given = texts === "plain" ? [] : Object.entries(texts ?? {});
  const codes = new Set(given.flatMap(([code, text]) => [code, ...Object.keys(Object(text))]));
  const hasText = (code: string) => (code in ownProduct ? codes.has(code) : code in english);
  const missing = Object.keys(ownProduct).filter((code) => !hasText(code) && needsText(code));
  const reply = await adapter(`http://localhost${adapter.prefix}${RULES_PATH}`);
  const { plans = {} } = (await reply.json()) as { readonly plans?: PlanRules };
  const features = [...namedFeatures(Object.keys(plans), plans)].filter(
    (key) => !hasText(`feature.${key}`),
  );
  const lines = {
    "Left out, without a text in the configuration": missing,
    "Left out of the plans, without a label": features,
  };
  return Object.entries(lines)
    .flatMap(([what, names]) => (names.length > 0 ? `${what}: ${names.join(", ")}` : []))
    .join("\n");
}
