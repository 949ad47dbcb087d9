import type { payment as english } from "../en/payment.ts";
import type { Translated } from "../messages.ts";

/** The payment step of the wizard. */
export const payment: Translated<typeof english> = {
  "payment.title": "Comment voulez-vous payer?",
  "payment.refused": ({ brand, last4 }) =>
    `Rien n’a été commandé. Corrigez la carte ${brand === "" ? "" : `${brand} `}se terminant par ${last4} ou utilisez-en une autre.`,
  "payment.notYet": ({ money, step }) =>
    `Rien n’est débité pour l’instant. Vous confirmerez ${money} à l’étape ${step}.`,
  "payment.notYet.unpriced": ({ step }) =>
    `Rien n’est débité pour l’instant. Vous confirmerez le total à l’étape ${step}.`,
  "payment.savedCards": "Cartes enregistrées",
  "payment.noSavedCards":
    "Aucune carte enregistrée n’a été trouvée. Si ce compte en a, le mot de passe était peut-être incorrect.",
  "lost.savedCards":
    "Pour votre sécurité, nous ne conservons jamais de mot de passe ni de carte dans ce navigateur. Saisissez votre mot de passe encore une fois pour voir vos cartes enregistrées, ou saisissez une carte ci-dessous.",
  "payment.showCards": "Voir mes cartes enregistrées",
  "payment.checkPassword": "Revenir vérifier le mot de passe",
  "payment.expired": "Expirée",
  "payment.expires": ({ month, year }) => `Expire ${month}/${year}`,
  "payment.endingIn": ({ last4 }) => `Carte se terminant par ${last4}`,
  "payment.or": "OU",
  "payment.newCard": "nouvelle carte",
  "payment.cardMissing": "Choisissez une carte",
  "payment.question.title": "Confirmer le paiement",
  "payment.question.existing": "Voulez-vous vraiment continuer avec votre carte enregistrée?",
  "payment.question.new": "Voulez-vous vraiment continuer avec votre nouvelle carte?",
};
