import type { fields as english } from "../en/fields.ts";
import type { Translated } from "../messages.ts";

const NUMBER = new Intl.NumberFormat("fr-CA");

/** Texts that several pages share: buttons, and fields of several areas. */
export const fields: Translated<typeof english> = {
  "form.errors": ({ count }) =>
    count === 1 ? "Veuillez vérifier un champ" : `Veuillez vérifier ${count} champs`,
  "form.errorsLeft": ({ count }) =>
    count === 1 ? "Il reste un champ à corriger" : `Il reste ${count} champs à corriger`,
  "form.corrected": "(corrigé)",
  "form.moreErrors": ({ count }) => `et ${count} de plus`,
  "action.previous": "Précédent",
  "action.continue": "Continuer",
  "action.close": "Fermer",
  "action.cancel": "Annuler",
  "action.confirm": "Confirmer",
  "action.goBack": "Retour",
  "action.save": "Enregistrer",
  "action.update": "Mettre à jour",
  "action.submit": "Envoyer",
  "action.ok": "D’accord",
  "action.yes": "Oui",
  "action.no": "Non",
  "action.retry": "Réessayer",
  "action.remove": "Retirer",
  "page.unknown": "Page introuvable. Voici la page d’accueil.",
  "opens.newTab": "s’ouvre dans un nouvel onglet",
  "form.invalid": "Veuillez vérifier cette entrée",
  "field.tooLong":
    "Ce texte est trop long pour être conservé. Il est perdu si vous rechargez ou quittez cette page.",
  "field.optional": "facultatif",
  "field.choose": "Choisir",
  "field.more": ({ count }) => `Écrivez pour en voir ${NUMBER.format(count)} de plus`,
  "field.unknown": ({ text }: { text: string }) =>
    `«\u00a0${text}\u00a0» ne figure pas dans la liste. Veuillez en choisir un élément.`,
  "field.noMatch": "Aucun résultat",
  "success.title": "C’est fait!",
  "outcome.unknown": "Nous ne savons pas si votre demande a été exécutée.",
  "firstName.label": "Prénom",
  "firstName.required": "Saisissez votre prénom",
  "lastName.label": "Nom",
  "lastName.required": "Saisissez votre nom",
  "companyName.label": "Nom de l’entreprise",
  "billingAddress.label": "Adresse de facturation",
  "billingAddress.required": "Saisissez l’adresse de facturation",
  "phone.label": "Numéro de téléphone",
  "phone.required": "Saisissez votre numéro de téléphone",
  "phone.incomplete":
    "Le numéro doit compter 10 chiffres, sans indicatif de pays ni trait d’union.",
  "imei.label": "IMEI",
  "imei.required": "Saisissez l’IMEI",
  "imei.unchecked": "Cet IMEI n’a pas encore été confirmé",
  "device.label": "Appareil",
  "device.required": "Choisissez un appareil",
  "kind.gps": "GPS",
  "kind.obd": "OBD",
  "servicePlan.required": "Choisissez un forfait",
  "customerId.label": "Numéro de client",
  "customerId.missing":
    "Cette page a besoin de votre numéro de client. Ouvrez-la à partir du lien reçu par courriel.",
};
