import type { settingsDialog as english } from "../en/settings-dialog.ts";
import type { Translated } from "../messages.ts";

/** The texts of the device settings dialog around its fields. */
export const settingsDialog: Translated<typeof english> = {
  "settings.sections": "Rubriques",
  "settings.section.device": "Appareil",
  "settings.section.contacts": "Contacts",
  "settings.section.alerts": "Alertes",
  "settings.section.thresholds": "Seuils",
  "settings.section.expert": "Avancé",
  "settings.section.display": "Options d’affichage",
  "settings.contactsLead": "Qui reçoit les alertes de cet appareil.",
  "settings.removeSecondPhone": "Retirer le deuxième téléphone",
  "settings.expertLead":
    "Limites brutes du capteur, pour les installateurs. Un nombre erroné peut envoyer de fausses alertes ou aucune.",
  "settings.expert.harsh": "Conduite brusque",
  "settings.expert.crash": "Détection de collision",
  "settings.was": ({ value }) => `avant\u00a0: ${value}`,
  "settings.wasBlank": "avant\u00a0: vide",
  "settings.changed": "modifié",
  "settings.noChanges": "Aucune modification",
  "settings.saving": "Enregistrement de vos réglages…",
  "settings.offline":
    "Vous êtes hors ligne: rien n’est enregistré avant votre retour. Vos modifications restent.",
  "settings.upgrade": "Passer à un forfait supérieur",
  "settings.includedIn": ({ plans }) => `Compris dans ${plans}.`,
  "settings.notInPlan": "Non compris dans votre forfait.",

  "settings.closeTitle": "Fermer sans enregistrer?",
  "settings.closeText": ({ count }) =>
    count === 1 ? "Votre modification sera perdue." : `Vos ${count} modifications seront perdues.`,
  "settings.keepEditing": "Continuer les modifications",
  "settings.discard": "Abandonner et fermer",

  "odometer.distance.KMH": "Une distance en km.",
  "odometer.distance.MPH": "Une distance en miles.",
  "odometer.blank": "Laissez vide pour conserver la valeur actuelle.",
  "alerts.every": "Toutes les alertes",
  "settings.loadingCarriers": "Chargement des opérateurs…",
  "unit.percent": "%",
  "unit.minutes": "min",
  "unit.samples": "échantillons",
};
