import type { pricing as english } from "../en/pricing.ts";
import type { Translated } from "../messages.ts";

/** The pricing page's own texts; those of plan cards and features are in `plans`. */
export const pricing: Translated<typeof english> = {
  "pricing.title": "Precios",
  "pricing.lead":
    "Compare con qué frecuencia reporta cada plan, qué incluye y cuánto cuesta. «Elegir y ahorrar» abre la activación del dispositivo en una pestaña nueva.",
  "pricing.kinds": "Tipo de dispositivo",
  "pricing.periods": "Periodo de facturación",
  "pricing.plans": ({ kind }) => `Planes ${kind}`,
  "pricing.standard.reporting": "hasta cada 30\u00a0s",
  "pricing.plus.reporting": "hasta cada 5\u00a0s",
  "pricing.pro.reporting": "hasta cada 1\u00a0s",
};
