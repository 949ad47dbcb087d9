import type { task as english } from "../en/task.ts";
import type { Translated } from "../messages.ts";

/** The texts that all self-service tasks share. */
export const task: Translated<typeof english> = {
  "task.embedded": ({ brand, host }) => `${brand}, sur ${host}`,
  "task.customer": ({ id }) => `Client ${id}`,
  "task.stage": ({ stage, stages }) => `${stage} sur ${stages}`,
  "task.loadFailed": "Cette page n’a pas pu être chargée.",
  "task.sending": "Envoi de votre demande…",
  "task.stay": "Cela peut prendre une minute. Gardez cette page ouverte.",
  "task.stillRunning": ({ seconds }) => `Toujours en cours après ${seconds} secondes.`,
  "task.startOver": "Recommencer",
  "task.today": ({ amount }) => `${amount} aujourd’hui`,
  "task.agreed": ({ money, last4 }) =>
    last4 === null
      ? `Vous avez accepté\u00a0: ${money} aujourd’hui`
      : `Vous avez accepté\u00a0: ${money} aujourd’hui, carte se terminant par ${last4}`,
  "task.every": ({ amount, months }) =>
    months === 1 ? `${amount} chaque mois` : `${amount} tous les ${months} mois`,
  "task.times": ({ count, amount }) => `${count} × ${amount}`,
  "task.line": ({ what, amount }) => `${what}\u00a0: ${amount}`,
  "task.refill": ({ money }) =>
    `${money} chaque fois qu’il reste moins de 10\u00a0%, à votre carte enregistrée.`,
  "packs.pays": ({ money }) => `${money} seront facturés aujourd’hui à votre carte enregistrée.`,
  "packs.onFile": "Facturé à votre carte enregistrée",
  "task.order": "Votre commande",
  "task.billedToday": "À payer à la confirmation",
  "task.andMore": ({ count }) => `et ${count} de plus`,
  "task.alsoSaid": ({ text }) => `Le serveur a aussi indiqué\u00a0: ${text}`,
  "task.tracking": "Aller au site de suivi",
  "task.priceMissing": "Le total n’est pas encore connu, car un prix n’a pas pu être chargé.",

  "task.login": "Vous n’êtes plus connecté. Connectez-vous au {site}, puis revenez et réessayez.",
  "task.loginSite": "site de suivi",

  "task.chooseFirst": "Choisissez un appareil pour continuer.",
  "task.account": "Retour à votre compte",
  "task.returnTo": ({ name }) => `Retour à ${name}`,

  "missing.title": "Ce lien est incomplet",
  "missing.unusable": ({ names }: { names: string }) =>
    `Ce lien contient une valeur inutilisable\u00a0: ${names}.`,
  "missing.where": "Le lien ne fonctionne pas? Écrivez à {email} pour en recevoir un nouveau.",
  "missing.activate": "Activer un appareil",
  "missing.plans": "Voir les forfaits",

  "notOffered.title": "Ce service n’est pas proposé",
  "notOffered.text": "Contactez-nous si vous avez besoin d’aide avec vos appareils.",

  "expired.title": "Ce lien a expiré",
  "expired.text":
    "Il n’est plus valable, ou il sert à autre chose. Ce que vous avez saisi est conservé dans cette fenêtre.",
  "expired.newLink": "Obtenir un nouveau lien",

  "unknown.title": "Ne payez pas de nouveau pour l’instant",
  "unknown.looking": "Vérification de votre demande…",
  "unknown.sent": "Envoyée le",
  "unknown.amount": "Montant",
  "unknown.card": "Carte",
  "unknown.cardEnding": ({ last4 }) => `se terminant par ${last4}`,
  "unknown.what": "Demande pour",
  "unknown.noRead":
    "Nous ne pouvons pas le vérifier ici. Consultez le relevé de votre carte ou écrivez-nous avant de réessayer.",
  "unknown.noRead.notPaid": "Nous ne pouvons pas le vérifier ici. Écrivez-nous avant de réessayer.",
  "unknown.looksAgain":
    "Votre demande est peut-être encore en route. Cette page vérifie de nouveau dans quelques minutes.",
  "unknown.settled":
    "Nous n’avons toujours pas pu le confirmer. Consultez le relevé de votre carte ou écrivez-nous avant de réessayer.",
  "unknown.title.irreversible": "Ne l’envoyez pas de nouveau pour l’instant",
  "unknown.noRead.irreversible":
    "Nous ne pouvons pas le vérifier ici. Écrivez-nous avant de réessayer.",
  "unknown.settled.irreversible":
    "Nous n’avons toujours pas pu le confirmer. Écrivez-nous avant de réessayer.",
  "unknown.title.harmless": "Ceci n’est pas encore confirmé",
  "unknown.noRead.harmless":
    "Nous ne pouvons pas le vérifier ici. Vous pouvez réessayer sans risque\u00a0: un deuxième envoi ne cause aucun tort.",
  "unknown.settled.harmless":
    "Nous n’avons toujours pas pu le confirmer. Vous pouvez réessayer sans risque\u00a0: un deuxième envoi ne cause aucun tort.",
  "unknown.applied": "Cela semble fait.",
  "unknown.notArrived":
    "Votre demande n’est pas arrivée, rien n’a donc été fait. Vous pouvez la renvoyer.",
  "unknown.notDone": "non effectué",
  "unknown.unclear": "pas encore confirmé",
  "task.checkAgain": "Vérifier de nouveau",
  "unknown.again": "Vérifier maintenant",
  "unknown.sendAgain": "L’envoyer de nouveau",
  "unknown.lost":
    "Ce navigateur a gardé une note d’une demande précédente, mais ne peut plus lire ce qu’elle concernait.",

  "repeat.charges":
    "Une demande précédente pour la même chose a peut-être abouti. Si c’est le cas, vous serez facturé une deuxième fois.",
  "repeat.irreversible":
    "Une demande précédente pour la même chose a peut-être abouti. Si c’est le cas, il n’est plus possible de l’annuler.",
  "repeat.irreversible.tick": "Je comprends que cela a peut-être déjà été fait",
  "task.notOrdered": "Rien n’a été commandé.",
  "repeat.refused":
    "Une demande précédente pour la même chose est restée sans réponse. Si elle a été exécutée, c’est peut-être la raison du refus de celle-ci. Écrivez-nous avant de réessayer.",
  "repeat.blocked":
    "Une demande pour la même chose est en cours d’envoi à partir d’une autre page. Attendez qu’elle soit terminée.",
};
