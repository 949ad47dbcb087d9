import type { reactivation as english } from "../en/reactivation.ts";
import type { Translated } from "../messages.ts";

/** Reactivation of one device or several. */
export const reactivation: Translated<typeof english> = {
  "reactivation.title": "Réactiver un appareil",
  "reactivation.multiTitle": "Demande de réactivation d’abonnements GPS",
  "reactivation.lead": "Vos appareils redeviennent actifs dès que le paiement est effectué.",
  "reactivation.leadOne": "Votre appareil redevient actif dès que le paiement est effectué.",
  "reactivation.selectOne": "Choisissez l’appareil à réactiver",
  "reactivation.select": "Choisissez les appareils à réactiver",
  "reactivation.device": "Appareil à réactiver",
  "reactivation.notChosen": "Pas encore choisi",
  "reactivation.search": "Rechercher par IMEI",
  "reactivation.more": ({ total, shown }) =>
    `${shown} sur ${total} affichés. Écrivez pour réduire la liste.`,
  "reactivation.selected": ({ count }) => `Sélection\u00a0: ${count}`,
  "reactivation.clear": "Effacer",
  "reactivation.selectAll": ({ count }) => `Tout sélectionner (${count})`,
  "reactivation.removeDevice": ({ imei }) => `Retirer ${imei}`,
  "reactivation.choosePlans": "Choisissez un forfait pour chaque appareil",
  "reactivation.choosePlan": "Choisissez un forfait",
  "reactivation.gps": "Traceur GPS",
  "reactivation.obd": "Prise OBD",
  "reactivation.plan": "Forfait",
  "reactivation.moreDevices": ({ count }) => `Afficher plus d’appareils (${count})`,
  "reactivation.payment": "Paiement",
  "reactivation.another": "Réactiver d’autres appareils",
  "reactivation.anotherOne": "Réactiver un autre appareil",
  "reactivation.renews": "Les forfaits se renouvellent jusqu’à l’annulation de l’abonnement.",
  "reactivation.active": "Actif",
  "reactivation.noDevices": "Aucun appareil à réactiver",
  "reactivation.noDevicesNext": "S’il manque un appareil ici, écrivez-nous.",
  "reactivation.detailsFailed":
    "Les détails de cet appareil n’ont pas pu être chargés. Appuyez de nouveau sur Continuer ou choisissez un autre appareil.",
  "reactivation.imei": "NUMÉRO IMEI",
  "reactivation.iccid": "ICCID",
  "reactivation.previousPlan": "Forfait précédemment activé",
  "reactivation.samePlan": ({ plan, price }) => `Revenir à ${plan}, ${price}`,
  "reactivation.confirmation": "Confirmer la réactivation",
  "reactivation.totalBilled": ({ money }) => `Total facturé immédiatement\u00a0: ${money}`,
  "reactivation.sure": "Voulez-vous vraiment continuer?",
  "reactivation.success": "L’appareil a été réactivé. Bon suivi!",
};
