import type { devices as english } from "../en/devices.ts";
import type { Translated } from "../messages.ts";

/** The activation step: device rows, IMEI help and the unit. */
export const devices: Translated<typeof english> = {
  "devices.title": "Quels appareils voulez-vous activer?",
  "devices.row": ({ number }) => `Appareil ${number}`,
  "devices.add": "+ Ajouter d’autres appareils",
  "devices.box": "Plus de quatre? Enregistrez un carton",
  "devices.edit": "Modifier",
  "devices.editRow": ({ number }) => `Modifier l’appareil ${number}`,
  "devices.remove": ({ number }) => `Retirer l’appareil ${number}`,
  "devices.removed": ({ number, left }) => `Appareil ${number} retiré, il en reste ${left}`,
  "devices.required": "Saisissez au moins un appareil",
  "devices.tooMany": "Vous pouvez activer jusqu’à 4 appareils à la fois",
  "devices.notAnImei":
    "Une partie du lien n’est pas un IMEI et n’a pas été ajoutée. Un IMEI a 15 chiffres.",

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
  "imei.seems.count": ({ count }) =>
    `Ce numéro a ${count} chiffres, et un IMEI en a 15. Comparez-le avec le numéro à côté de IMEI sur l’étiquette.`,
  "imei.seems.spreadsheet":
    "On dirait un long nombre abrégé par un tableur. Mettez la colonne au format texte, ou copiez les 15 chiffres de l’étiquette.",
  "imei.seems.iccid":
    "C’est un ICCID, le numéro de la carte SIM. L’IMEI est le numéro de 15 chiffres à côté de IMEI sur l’étiquette de l’appareil.",
  "imei.seems.phone":
    "Cela ressemble à un numéro de téléphone. L’IMEI est le numéro de 15 chiffres à côté de IMEI sur l’étiquette de l’appareil.",
  "imei.seems.serial":
    "Cela ressemble à un numéro de série, car il contient des lettres. L’IMEI a 15 chiffres et se trouve à côté de IMEI sur l’étiquette.",
  "device.gps": "Traceur GPS",
  "device.obd": "Appareil OBD",
  "imei.inUse": ({ email, needsAccount }) =>
    `${needsAccount ? "S’il est à vous, saisissez le courriel de votre compte à l’étape 1 pour le réactiver. " : ""}Si vous l’avez acheté d’occasion, écrivez à ${email}.`,
  "imei.reactivate": "Réactiver.",

  "scan.action": "Scanner",
  "scan.actionFor": ({ number }) => `Scanner l’IMEI de l’appareil ${number}`,
  "scan.first": "Numériser l’étiquette de votre appareil",
  "scan.front": "Vous avez le traceur en main? Scannez-le",
  "scan.another": "Scanner un autre appareil",
  "scan.torch": "Lampe",
  "scan.title": "Scanner l’IMEI",
  "scan.hint":
    "Placez le code à barres ou le code QR de votre appareil dans le cadre. L’image n’est envoyée nulle part.",
  "scan.starting": "Démarrage de la caméra…",
  "scan.camera": "Caméra",
  "scan.found": "IMEI trouvés",
  "scan.read": "Scannez l’appareil suivant ou appuyez sur Terminé.",
  "scan.known": ({ number }) => `Déjà saisi pour l’appareil ${number}`,
  "scan.notAnImei":
    "Ce code n’est pas un IMEI. Cherchez sur l’étiquette le code à barres à côté du mot IMEI.",
  "scan.full": "Les 4 appareils ont un IMEI.",
  "scan.refused":
    "Cette page ne peut pas utiliser la caméra. Autorisez-la dans les paramètres de votre navigateur ou saisissez l’IMEI.",
  "scan.noCamera": "Aucune caméra n’a été trouvée. Saisissez l’IMEI.",
  "scan.failed": "La caméra n’a pas pu être démarrée. Saisissez l’IMEI.",
  "scan.noReader": "Le scanner n’a pas pu être chargé. Saisissez l’IMEI.",
  "scan.done": "Terminé",

  "device_name.label": "Nom de l’appareil",
  "device_name.required": "Saisissez le nom de l’appareil",
  "device_name.hint": "Par exemple, le véhicule dans lequel vous l’installez.",
  "unit.label": "Unité",
  "unit.hint": "Pour la vitesse et la distance.",
  "unit.KMH": "km/h",
  "unit.MPH": "mi/h",
  "unit.required": "Choisissez l’unité",
};
