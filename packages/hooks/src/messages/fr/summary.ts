import type { summary as english } from "../en/summary.ts";
import type { Translated } from "../messages.ts";

/** The order summary next to the wizard. */
export const summary: Translated<typeof english> = {
  "summary.title": "Votre commande",
  "summary.device": ({ number }) => `Appareil ${number}`,
  "summary.empty": "Vos appareils et forfaits s’affichent ici.",
  "summary.noPlan": "Aucun forfait choisi",
  "summary.perMonth": ({ money }) => `${money} par mois`,
  "summary.today": "À payer à la confirmation",
  "summary.renews": ({ money, months }) =>
    months === 1
      ? `Se renouvelle à ${money} chaque mois jusqu’à l’annulation.`
      : `Se renouvelle à ${money} tous les ${months} mois jusqu’à l’annulation.`,
};
