import type { settingsDialog as english } from "../en/settings-dialog.ts";
import type { Translated } from "../messages.ts";

/** The texts of the device settings dialog around its fields. */
export const settingsDialog: Translated<typeof english> = {
  "settings.sections": "Secciones",
  "settings.section.device": "Dispositivo",
  "settings.section.contacts": "Contactos",
  "settings.section.alerts": "Alertas",
  "settings.section.thresholds": "Umbrales",
  "settings.section.expert": "Experto",
  "settings.section.display": "Opciones de pantalla",
  "settings.contactsLead": "Quién recibe las alertas de este dispositivo.",
  "settings.removeSecondPhone": "Quitar el teléfono secundario",
  "settings.expertLead":
    "Límites directos del sensor, para instaladores. Un número incorrecto puede enviar alertas falsas o ninguna.",
  "settings.expert.harsh": "Conducción brusca",
  "settings.expert.crash": "Detección de choques",
  "settings.was": ({ value }) => `antes ${value}`,
  "settings.wasBlank": "antes en blanco",
  "settings.changed": "modificado",
  "settings.noChanges": "Sin cambios",
  "settings.saving": "Guardando su configuración…",
  "settings.offline":
    "Sin conexión: no se guarda nada hasta que vuelva a tener conexión. Sus cambios se conservan.",
  "settings.upgrade": "Mejorar su plan",
  "settings.includedIn": ({ plans }) => `Incluido en ${plans}.`,
  "settings.notInPlan": "No está en su plan.",

  "settings.closeTitle": "¿Cerrar sin guardar?",
  "settings.closeText": ({ count }) =>
    count === 1 ? "Su cambio se perderá." : `Sus ${count} cambios se perderán.`,
  "settings.keepEditing": "Seguir editando",
  "settings.discard": "Descartar y cerrar",

  "odometer.distance.KMH": "Una distancia en km.",
  "odometer.distance.MPH": "Una distancia en millas.",
  "odometer.blank": "Déjelo en blanco para conservar la lectura actual.",
  "alerts.every": "Todas las alertas",
  "settings.loadingCarriers": "Cargando los operadores…",
  "unit.percent": "%",
  "unit.minutes": "min",
  "unit.samples": "muestras",
};
