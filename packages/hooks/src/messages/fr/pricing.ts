import type { pricing as english } from "../en/pricing.ts";
import type { Translated } from "../messages.ts";

/** The pricing page's own texts; those of plan cards and features are in `plans`. */
export const pricing: Translated<typeof english> = {
  "pricing.title": "Tarifs",
  "pricing.lead":
    "Comparez la fréquence des positions, ce qui est compris et le prix de chaque forfait. «\u00a0Choisir et économiser\u00a0» ouvre l’activation de l’appareil dans un nouvel onglet.",
  "pricing.kinds": "Catégorie d’appareil",
  "pricing.periods": "Période de facturation",
  "pricing.plans": ({ kind }) => `Forfaits ${kind}`,
  "pricing.standard.reporting": "jusqu’à toutes les 30\u00a0s",
  "pricing.plus.reporting": "jusqu’à toutes les 5\u00a0s",
  "pricing.pro.reporting": "jusqu’à chaque seconde",
};
