import type { common as english } from "../en/common.ts";
import type { Translated } from "../messages.ts";

/** Texts for all pages: the frame, failures, and the first form. */
export const common: Translated<typeof english> = {
  "action.next": "Suivant",
  "action.dismiss": "Fermer le message",

  "page.skip": "Aller au contenu",
  "page.aside": "Résumé",
  "page.loading": "Chargement…",
  "toast.region": "Avis",

  "server.text": ({ text }) => text,
  "failure.title": "Erreur",
  "failure.unknown": "Un problème est survenu",

  "language.label": "Langue",

  "offline.band":
    "Vous êtes hors ligne, et rien n’atteint le serveur. Votre saisie est conservée jusqu’à ce que vous soyez de nouveau en ligne.",

  "support.contact": "Nous joindre",
  "support.line": "Besoin d’aide? Écrivez à {email} avec l’IMEI et le message d’erreur.",

  "email.label": "Courriel",
  "email.required": "Saisissez votre courriel",
  "email.invalid": "Le courriel n’est pas valide",
};
