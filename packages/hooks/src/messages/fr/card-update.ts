import type { cardUpdate as english } from "../en/card-update.ts";
import type { Translated } from "../messages.ts";

/** The page that updates the card on file. "{reactivation}" is replaced with a link. */
export const cardUpdate: Translated<typeof english> = {
  "cardUpdate.title": "Mettons vos renseignements de facturation à jour",
  "cardUpdate.lead":
    "La nouvelle carte remplace la carte enregistrée et paie vos prochaines factures.",
  "cardUpdate.firstSix": "Six premiers chiffres de votre carte actuelle",
  "cardUpdate.firstSixHint":
    "Nous les demandons pour nous assurer que ce compte est le vôtre. Nous ne les conservons jamais. Le sixième lance la vérification.",
  "cardUpdate.lostCard": "Vous n’avez plus cette carte? Écrivez à {email}, et nous vous aiderons.",
  "cardUpdate.firstSixMissing": "Saisissez les six premiers chiffres de votre carte actuelle",
  "cardUpdate.details": "Vos renseignements de facturation",
  "cardUpdate.onlyCard":
    "Vérifiez que ces renseignements sont les vôtres. Seule la carte change. Le nom et l’adresse enregistrés restent les mêmes.",
  "cardUpdate.newCard": "Votre nouvelle carte",
  "cardUpdate.current": "votre carte actuelle",
  "cardUpdate.new": "nouvelle carte",
  "cardUpdate.change": ({ before, after }) => `Au dossier\u00a0: ${before} → ${after}`,
  "cardUpdate.checking": "Vérification de votre carte actuelle…",
  "cardUpdate.mismatch": "Le numéro de carte ne correspond pas. Essayez avec un numéro valide.",
  "cardUpdate.endingIn": ({ last4 }) => `carte se terminant par ${last4}`,
  "cardUpdate.warningTitle": "Un abonnement annulé doit être réactivé",
  "cardUpdate.warning":
    "Une nouvelle carte ne suffit pas à le reprendre. Utilisez la {reactivation}.",
  "cardUpdate.warningLink": "page de réactivation",
  "cardUpdate.notChecked":
    "Nous n’avons pas pu interroger le serveur au sujet de cette carte; les chiffres sont peut-être corrects.",
  "cardUpdate.unchanged": "Votre carte enregistrée n’a pas changé.",
  "cardUpdate.success": "La carte de crédit a été mise à jour",
};
