import type { phoneConsent as english } from "../en/phone-consent.ts";
import type { Translated } from "../messages.ts";

/**
 * The page for the SMS consent. In the agreement, which is a sample that needs legal review,
 * "{privacy}" and "{terms}" are replaced with links, and "{brand}" with the vendor's name.
 */
export const phoneConsent: Translated<typeof english> = {
  "phoneConsent.title": "Confirmation du téléphone",
  "phoneConsent.lead": "Indiquez où envoyer les messages texte de vos appareils.",
  "phoneConsent.name": "Nom",
  "phoneConsent.nameMissing": "Saisissez votre nom",
  "phoneConsent.phoneHint":
    "Votre numéro personnel de 10 chiffres, sans indicatif de pays, espace ni trait d’union.",
  "phoneConsent.email": "Courriel",
  "phoneConsent.phone": "Numéro de téléphone",
  "phoneConsent.consent": "M’envoyer des messages texte",
  "phoneConsent.agreement":
    "J’accepte de recevoir à ce numéro des avis récurrents de mes appareils par message texte. {brand} en envoie un pour chaque alerte activée. Des frais de messagerie et de données peuvent s’appliquer. Répondez STOP pour vous désabonner ou HELP pour obtenir de l’aide. Consultez notre {privacy} et nos {terms}.",
  "phoneConsent.privacy": "politique de confidentialité",
  "phoneConsent.terms": "conditions d’utilisation",
  "phoneConsent.consentMissing": "Cochez «\u00a0M’envoyer des messages texte\u00a0» pour continuer",
  "phoneConsent.missing": ({ fields }) => `Il manque\u00a0: ${fields}`,
  "phoneConsent.done": "Le numéro a été enregistré",
  "phoneConsent.next": "Nous vous dirigeons vers l’enregistrement des appareils.",
};
