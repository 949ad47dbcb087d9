import type { account as english } from "../en/account.ts";
import type { Translated } from "../messages.ts";

/** The front door of an account: what an owner can do. */
export const account: Translated<typeof english> = {
  "myAccount.title": "Votre compte",
  "myAccount.lead": "Choisissez ce que vous voulez faire. Rien ne change avant votre confirmation.",
  "myAccount.myDevices": "Vos appareils",
  "myAccount.billing": ({ date }) => `Prochaine facturation le ${date}`,
  "myAccount.loading": "Chargement de vos appareils…",
  "myAccount.noDevices": "Aucun appareil actif",
  "myAccount.noDevicesNext": "Un appareil apparaît ici dès qu’il est actif.",
  "myAccount.plans": "Forfaits et paiement",
  "myAccount.packs": "Blocs",
  "myAccount.end": "Suspendre un service ou y mettre fin",
  "myAccount.planUpdate": "Changer de forfait",
  "myAccount.planUpdate.detail": "Passez un appareil à un autre forfait.",
  "myAccount.reactivation": "Réactiver un appareil",
  "myAccount.reactivation.detail": "Redonnez un forfait à un appareil annulé.",
  "myAccount.multiReactivation": "Réactiver plusieurs appareils",
  "myAccount.multiReactivation.detail": "Payez-les tous avec une seule carte.",
  "myAccount.smsPack": "Acheter un bloc de SMS",
  "myAccount.smsPack.detail": "Plus de messages texte pour vos alertes.",
  "myAccount.etaPack": "Acheter un bloc ETA",
  "myAccount.etaPack.detail": "Plus d’itinéraires avec heure d’arrivée estimée.",
  "myAccount.cardUpdate": "Changer la carte enregistrée",
  "myAccount.cardUpdate.detail": "Vos forfaits et vos blocs y sont facturés.",
  "myAccount.dormantMode": "Activer le mode dormant",
  "myAccount.dormantMode.detail": "Gardez la carte SIM sans son forfait, pour 1\u00a0dollar.",
  "myAccount.dormantCancellation": "Annuler le mode dormant",
  "myAccount.dormantCancellation.detail": "Mettez fin à l’abonnement dormant d’une carte SIM.",
  "myAccount.cancellation": "Annuler un abonnement",
  "myAccount.cancellation.detail":
    "Le suivi reste possible jusqu’à la fin de votre cycle de facturation.",
};
