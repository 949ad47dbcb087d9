import type { box as english } from "../en/box.ts";
import type { Translated } from "../messages.ts";

/** The texts of the page that registers a box of devices. */
export const box: Translated<typeof english> = {
  "box.title": "Enregistrer un carton",
  "box.lead": ({ max }) =>
    `Enregistrez jusqu’à ${max} appareils avec une liste, une carte et une confirmation.`,
  "box.paste": "Collez votre liste",
  "box.pasteHint": "Copiez les cellules d’un tableur, ou tout texte contenant des IMEI.",
  "box.add": "Ajouter au carton",
  "box.drop": "Déposez un fichier CSV ici, ou choisissez-en un.",
  "box.chooseFile": "Choisir un fichier",
  "box.workbook": "Ce fichier est un classeur. Enregistrez-le en CSV et choisissez le fichier CSV.",
  "box.tooLarge": "Ce fichier dépasse 5 Mo. Enregistrez seulement la liste des appareils en CSV.",
  "box.unreadable": "Ce fichier n’a pas pu être lu.",
  "box.scan": "Scanner les étiquettes",
  "box.scanCount": ({ count }) => `Appareils dans le carton\u00a0: ${count}`,
  "box.scanAdded": "Ajouté",
  "box.scanKnown": "Déjà dans le carton",
  "box.added": ({ count, shown }) =>
    count === 1 ? "1 appareil a été ajouté." : `${shown} appareils ont été ajoutés.`,
  "box.duplicates": ({ count }) => `IMEI présents plusieurs fois\u00a0: ${count}.`,
  "box.shortened": ({ numbers }) =>
    `Le tableur a abrégé certains numéros, comme ${numbers}. Mettez la colonne au format texte, saisissez à nouveau les IMEI et collez la liste une nouvelle fois.`,
  "box.skipped": ({ count }) => `Lignes sans IMEI\u00a0: ${count}.`,
  "box.left": ({ count, max }) =>
    `Un carton contient jusqu’à ${max} appareils. Appareils laissés de côté\u00a0: ${count}.`,
  "box.columns": "Colonnes",
  "box.noColumn": "Aucune",
  "box.devices": "Appareils",
  "box.name": "Nom",
  "box.status": "État",
  "box.all": "Tous",
  "box.empty": "Aucun appareil. Collez une liste, choisissez un fichier ou scannez les étiquettes.",
  "box.leaveOut": "Laisser cet appareil de côté",
  "box.planOfKind": "Le forfait de tous les appareils de ce type",
  "box.planFor": ({ kind }) => `Forfait de tous les appareils\u00a0: ${kind}`,
  "box.price": ({ money, months }) =>
    months === 1 ? `${money} chaque mois` : `${money} tous les ${months} mois`,
  "box.total": "Total aujourd’hui",
  "box.check": ({ count }) => (count === 1 ? "Vérifier 1 appareil" : `Vérifier ${count} appareils`),
  "box.checking": ({ done, total }) => `${done} sur ${total} vérifiés`,
  "box.timeLeft": ({ seconds }) =>
    seconds < 90
      ? `Encore ${seconds} secondes environ`
      : `Encore ${Math.ceil(seconds / 60)} minutes environ`,
  "box.problem.empty": "Ajoutez au moins un appareil.",
  "box.problem.unchecked": "Vérifiez d’abord les appareils.",
  "box.problem.mend": "Corrigez les appareils en erreur, ou laissez-les de côté.",
  "box.problem.plan": "Choisissez un forfait pour chaque appareil.",
  "box.problem.unit": "Choisissez une unité.",
  "box.kind.unchecked": "Non vérifié",
  "box.kind.valid": "Prêt",
  "box.kind.in-use": "Déjà utilisé",
  "box.kind.invalid": "Non valide",
  "box.kind.failed": "Échec de la vérification",
  "box.kind.left-out": "Laissé de côté",
  "box.kind.sending": "Envoi en cours",
  "box.kind.registered": "Enregistré",
  "box.kind.appears-registered": "Semble enregistré",
  "box.kind.refused": "Refusé",
  "box.kind.unknown": "Inconnu",
  "box.readBack": "Il était libre avant et il est maintenant utilisé.",
  "box.back": "Retour à la liste",
  "box.over": "Votre carton",
  "box.progress": ({ done, total }) => `${done} sur ${total} enregistrés`,
  "box.stay": "Gardez cette page ouverte. Vous pouvez faire une pause à tout moment.",
  "box.pause": "Mettre en pause",
  "box.pausing": "L’enregistrement s’interrompt après la demande en cours.",
  "box.resume": "Reprendre",
  "box.stop.paused": "L’enregistrement est en pause.",
  "box.stop.resumed": ({ done, total, unknown }) =>
    `${done} appareils sur ${total} sont enregistrés, ${unknown} sont inconnus. Voulez-vous continuer?`,
  "box.stop.offline": "Vous êtes hors ligne. L’enregistrement reprendra avec la connexion.",
  "box.stop.prices": "Les prix n’ont pas pu être chargés. Rien d’autre n’a été envoyé.",
  "box.stop.limited": ({ seconds }) =>
    `Le serveur a demandé une pause. L’enregistrement reprend dans ${seconds} s.`,
  "box.stop.unknown":
    "Nous ne savons pas encore si les derniers appareils ont été enregistrés. Ne les enregistrez pas ailleurs.",
  "box.stop.question":
    "Un prix ou une demande précédente a changé. Vérifiez et confirmez à nouveau.",
  "box.stop.account":
    "Le compte de la première demande est introuvable. Connectez-vous pour continuer.",
  "box.sameCard": "Réessayer la même carte",
  "box.sendAgainWarning":
    "Un appareil inconnu est peut-être déjà enregistré. Un nouvel envoi peut être facturé deux fois.",
  "box.download": "Télécharger le CSV",
  "box.print": "Imprimer",
  "box.another": "Enregistrer un autre carton",
  "box.amount": "Montant",
  "box.time": "Heure",
};
