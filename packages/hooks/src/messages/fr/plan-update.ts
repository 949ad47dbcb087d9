import type { planUpdate as english } from "../en/plan-update.ts";
import type { Translated } from "../messages.ts";

/** The page that changes a device's plan. "{email}" is replaced with the support address. */
export const planUpdate: Translated<typeof english> = {
  "planUpdate.title": "Changer le forfait d’un appareil",
  "planUpdate.lead":
    "Choisissez un autre forfait pour un de vos appareils. Vous voyez d’abord ce qui change.",
  "planUpdate.choose": "Choisissez l’appareil à modifier",
  "planUpdate.device": "Appareil à modifier",
  "planUpdate.noDevices": "Aucun appareil n’a de forfait",
  "planUpdate.now": "Maintenant",
  "planUpdate.after": "Après",
  "planUpdate.plan": "Forfait",
  "planUpdate.price": "Prix",
  "planUpdate.difference": "Différence",
  "planUpdate.reporting": "Envoi des positions",
  "planUpdate.included": "Compris",
  "planUpdate.smsPerMonth": "Alertes par SMS par mois",
  "planUpdate.lost": ({ feature }) => `Non compris\u00a0: ${feature}`,
  "planUpdate.samePlan": "L’appareil a déjà ce forfait.",
  "planUpdate.notKnown":
    "Ce qui est facturé ou remboursé pour la période de facturation en cours ne peut pas être affiché ici.",
  "planUpdate.contact": ({ email }) =>
    `Une question sur un paiement ou un remboursement? Écrivez à ${email ?? "notre assistance"}.`,
  "planUpdate.another": "Modifier un autre appareil",
  "planUpdate.previousPlan": "Forfait précédent",
  "planUpdate.currentPlan": "L’appareil l’a jusqu’à ce que vous changiez de forfait.",
  "planUpdate.nextBilling": "Prochaine date de facturation",
  "planUpdate.confirmation": "Confirmer le changement",
  "planUpdate.success": "Le forfait de l’appareil a été mis à jour",
  "planUpdate.refund": "Écrivez à {email} pour un remboursement rajusté.",
};
