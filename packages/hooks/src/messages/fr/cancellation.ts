import type { cancellation as english } from "../en/cancellation.ts";
import type { Translated } from "../messages.ts";

/** The cancellation page. The labels of its reasons and uses are the documented values. */
export const cancellation: Translated<typeof english> = {
  "cancellation.title": "Annuler un appareil",
  "cancellation.heading": "Formulaire d’annulation d’abonnement",
  "cancellation.allRequired": "Tous les champs sont obligatoires.",
  "cancellation.country": "Pays",
  "cancellation.phoneUnlikely": ({ country }) =>
    `Longueur inhabituelle pour ce pays\u00a0: ${country}.`,
  "cancellation.ends": "Ceci met fin à l’abonnement de votre appareil",
  "cancellation.endsImei": ({ imei }) => `Ceci met fin à l’abonnement de l’appareil ${imei}`,
  "cancellation.endsNamed": ({ name, imei }) => `Cela met fin à l’abonnement de ${name}, ${imei}`,
  "cancellation.tracksUntil": ({ date }) =>
    `Le suivi reste possible jusqu’à la fin de votre cycle de facturation, le ${date}.`,
  "cancellation.stillTracks":
    "Le suivi reste possible jusqu’à la fin de votre cycle de facturation.",
  "cancellation.comingBack": "La réactivation demande un nouveau paiement.",
  "cancellation.sendsAtOnce":
    "«\u00a0Envoyer\u00a0» transmet l’annulation immédiatement, sans retour possible.",
  "cancellation.question": "Envoyer l’annulation de nouveau?",
  "cancellation.device": "Appareil à annuler",
  "cancellation.another": "Annuler un autre appareil",
  "cancellation.phone": "Téléphone de contact",
  "cancellation.anyNumber": "Sélectionnez au moins une réponse.",
  "cancellation.imeiInvalid": "IMEI non valide. Essayez avec un IMEI valide.",
  "cancellation.imeiNotChecked":
    "Nous n’avons pas pu interroger le serveur sur cet IMEI, il est donc peut-être valide.",
  "cancellation.reasons": "Motifs de l’annulation",
  "cancellation.reasonMissing":
    "Cochez au moins une case sous «\u00a0Motifs de l’annulation\u00a0»",
  "cancellation.uses": "Comment avez-vous utilisé votre traceur GPS?",
  "cancellation.useMissing":
    "Cochez au moins une case sous «\u00a0Comment avez-vous utilisé votre traceur GPS?\u00a0»",
  "cancellation.reason.notNeeded": "Je n’ai plus besoin du service",
  "cancellation.reason.price": "Le prix",
  "cancellation.reason.features": "Les fonctions de la plateforme de suivi ne me conviennent pas",
  "cancellation.reason.defective": "L’appareil est défectueux",
  "cancellation.reason.inaccurate": "Relevés inexacts ou incohérents",
  "cancellation.reason.other": "Autre motif",
  "cancellation.use.lovedOne": "Sécurité d’un proche",
  "cancellation.use.infidelity": "Soupçon d’infidélité",
  "cancellation.use.commercial": "Suivi de véhicules commerciaux",
  "cancellation.use.theft": "Prévention du vol",
  "cancellation.use.other": "Autre usage",
  "cancellation.comment": "Commentaires",
  "cancellation.commentMissing": "Écrivez un commentaire",
  "cancellation.successTitle": "Annulation effectuée",
  "cancellation.success":
    "Votre demande d’annulation a été reçue et traitée. Le suivi reste possible jusqu’à la fin de votre cycle de facturation.",
};
