import type { devices as english } from "../en/devices.ts";
import type { Translated } from "../messages.ts";

/** The activation step: device rows, IMEI help and the unit. */
export const devices: Translated<typeof english> = {
  "devices.title": "Quels appareils voulez-vous activer?",
  "devices.row": ({ number }) => `Appareil ${number}`,
  "devices.add": "+ Ajouter d’autres appareils",
  "devices.remove": ({ number }) => `Retirer l’appareil ${number}`,
  "devices.required": "Saisissez au moins un appareil",
  "devices.tooMany": "Vous pouvez activer jusqu’à 4 appareils à la fois",

  "imei.hint": "Les 15 chiffres sur l’étiquette de votre appareil.",
  "imei.help": "Où se trouve l’IMEI?",
  "imei.helpText":
    "L’IMEI est le numéro de 15 chiffres sur l’étiquette de votre appareil, à côté du code à barres.",
  "imei.helpPicture": "Un traceur dont l’étiquette montre l’IMEI sous le code à barres",
  "imei.invalid": "Numéro IMEI non valide",
  "imei.tooLong": "Le numéro IMEI est trop long",
  "imei.duplicate": "L’IMEI doit être différent",
  "imei.checking": "Vérification de l’IMEI…",
  "imei.valid": ({ model }) => (model === "" ? "IMEI valide" : `Trouvé\u00a0: ${model}`),
  "imei.checkDigit": "Comparez chaque chiffre avec l’étiquette.",
  "device.gps": "Traceur GPS",
  "device.obd": "Appareil OBD",
  "imei.reactivate": "Réactiver.",

  "device_name.label": "Nom de l’appareil",
  "device_name.required": "Saisissez le nom de l’appareil",
  "device_name.hint": "Par exemple, le véhicule dans lequel vous l’installez.",
  "unit.label": "Unité",
  "unit.hint": "Pour la vitesse et la distance.",
  "unit.KMH": "km/h",
  "unit.MPH": "mi/h",
  "unit.required": "Choisissez l’unité",
};
