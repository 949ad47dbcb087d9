import type { registration as english } from "../en/registration.ts";
import type { Translated } from "../messages.ts";

/** The frame of the wizard and its first form. */
export const registration: Translated<typeof english> = {
  "step.customer-information": "Coordonnées",
  "step.activation-type": "Activation",
  "step.payment-method": "Mode de paiement",
  "step.terms": "Conditions d’utilisation",
  "step.confirm": "Confirmation de l’activation",
  "step.position": ({ step, steps }) => `Étape ${step} sur ${steps}`,
  "step.progress": "Progression",
  "step.completed": "terminée",
  "step.skipped":
    "Erreur\u00a0: vous ne pouvez pas continuer sans remplir d’abord les renseignements précédents",
  "lost.password":
    "Pour votre sécurité, nous ne gardons jamais un mot de passe. Saisissez-le une fois de plus pour continuer.",

  "email.title": "Activez votre traceur",
  "email.lead": "Cela prend environ trois minutes.",
  "atHand.title": "Ce qu’il vous faut",
  "atHand.tracker": "Votre traceur",
  "atHand.label": "Son étiquette, avec l’IMEI",
  "atHand.card": "Une carte de paiement",
  "email.prices": "Voir les forfaits et les prix",
  "email.hint": "Nous vérifions si vous avez déjà un compte.",
  "email.checking": "Vérification de votre courriel…",
};
