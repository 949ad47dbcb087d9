import type { card as english } from "../en/card.ts";
import type { Translated } from "../messages.ts";

/** The card form, in the wizard and on the self-service pages. */
export const card: Translated<typeof english> = {
  "cardHolder.label": "Nom du titulaire",
  "cardHolder.required.wizard": "Saisissez le nom du titulaire",
  "cardHolder.required.selfService": "Saisissez le nom du titulaire",
  "cardnumber.label": "Numéro de carte",
  "cardnumber.required": "Saisissez le numéro de la carte",
  "cardnumber.tooShort": "Le numéro de la carte doit compter au moins 15 chiffres",
  "cardnumber.tooLong": "Le numéro de la carte ne peut pas dépasser 20 chiffres",
  "cardnumber.checkDigit": "Vérifiez ce numéro",
  "cvc.label": "CVV",
  "cvc.hint": "3 ou 4 chiffres sur votre carte",
  "cvc.required": "Saisissez le CVV",
  "cvc.tooShort": "Le CVV doit compter au moins 3 chiffres",
  "cvc.tooLong": "Le CVV ne peut pas dépasser 4 chiffres",
  "month.label": "Mois",
  "month.required": "Sélectionnez le mois",
  "year.label": "Année",
  "year.required": "Sélectionnez l’année",
  "card.expiry": "Date d’expiration",
  "card.neverStored": "Ce navigateur ne conserve jamais votre numéro de carte",
  "card.expired": "Cette carte est expirée",
  "card.validThru": "Valide jusqu’à",
  "card.another": "Utiliser une autre carte",
  "lost.card":
    "Pour votre sécurité, nous ne conservons jamais les numéros de carte. Saisissez votre carte encore une fois pour continuer.",
  "lost.cvc":
    "Pour votre sécurité, le CVV ne sert qu’à un seul essai de paiement. Saisissez-le encore une fois pour continuer.",
};
