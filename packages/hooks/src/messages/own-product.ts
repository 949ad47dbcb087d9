import type { Messages } from "./messages.ts";

/**
 * For a product that is not the documented one: `{ ...en, ...ownProduct, ...yours }`. What only the
 * documents say of it has no text, and is not shown without one of yours.
 */
export const ownProduct: Partial<Messages> = {
  "plan.standard": "",
  "plan.plus": "",
  "plan.pro": "",
  "plan.standard.reporting": "",
  "plan.plus.reporting": "",
  "plan.pro.reporting": "",
  "pricing.standard.reporting": "",
  "pricing.plus.reporting": "",
  "pricing.pro.reporting": "",
  "battery.title": "",
  "feature.coverage": "",
  "terms.service": "",
  "terms.billing": "",
  "terms.guarantee": "",
  "terms.cancellation": "",
  "terms.misuse": () => "",
  "agree.guarantee": "",
  "registered.light.gps": "",
  "registered.light.obd": "",
};
