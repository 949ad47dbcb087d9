import type { confirm as english } from "../en/confirm.ts";
import type { Translated } from "../messages.ts";

/** The last step of the wizard: the confirmation, the wait, and the outcomes. */
export const confirm: Translated<typeof english> = {
  "confirm.lead": "Vérifiez votre commande, puis confirmez-la.",
  "confirm.title": "Confirmation",
  "confirm.usd": ({ money }) => money,
  "confirm.total": ({ money }) => `Total facturé immédiatement\u00a0: ${money}`,
  "confirm.card": ({ brand, last4 }) =>
    brand === ""
      ? `Carte se terminant par ${last4}`
      : `Carte\u00a0: ${brand} se terminant par ${last4}`,
  "agree.renews": ({ money, months, date }) =>
    months === 1
      ? `Puis ${money} chaque mois, la première fois le ${date}, jusqu’à l’annulation.`
      : `Puis ${money} tous les ${months} mois, la première fois le ${date}, jusqu’à l’annulation.`,
  "agree.cardAbove": "Avec la carte ci-dessus",
  "agree.once": "Vous payez une seule fois. Rien ne se renouvelle.",
  "agree.cancel": "Vous pouvez annuler à tout moment sur la {cancellation}.",
  "agree.guarantee": "Garantie de remboursement de 30 jours : consultez les {terms}.",
  "agree.terms": "conditions d’utilisation",
  "agreed.title": "Ce que vous avez accepté",
  "agreed.today": "Aujourd’hui",
  "agreed.later": "Ensuite",
  "agreed.card": "Carte",
  "agreed.cardEnding": ({ last4 }) => `Se terminant par ${last4}`,
  "agreed.onFile": "Votre carte enregistrée",
  "agreed.at": "Date de l’accord",
  "agreed.language": "Langue",
  "agreed.ticked": "Vous avez accepté",
  "agreed.cancel": "Comment annuler",
  "agreed.shown": "Ce que vous avez confirmé",
  "agreed.fingerprint": ({ hash }) => `Empreinte de ce texte : ${hash}`,
  "agreed.notKept":
    "Le texte de la question et le numéro de la carte ne sont pas conservés après un rechargement.",
  "agreed.save": "Enregistrer dans un fichier",
  "confirm.totalUnknown": "Le total n’est pas encore connu, car un prix n’a pas pu être chargé.",
  "repeat.charges.tick": "Je comprends que je pourrais être facturé deux fois",
  "confirm.inUse": ({ imei }) =>
    `${imei} est maintenant utilisé. Si vous venez de l’enregistrer, une demande précédente a peut-être abouti\u00a0: vérifiez votre compte avant de payer à nouveau.`,
  "confirm.repetition":
    "Une demande précédente pour ces appareils est restée sans réponse, et nous ne pouvons pas voir si votre carte a été débitée. Si vous confirmez maintenant, elle pourrait être débitée une deuxième fois.",
  "confirm.registering": "Enregistrement de vos appareils…",

  "confirm.failedTitle": "Vos appareils n’ont pas été activés",
  "confirm.unknownTitle": "Nous n’avons pas pu confirmer votre enregistrement",
  "confirm.failedNext":
    "Rien n’a été commandé. Vous pouvez revenir en arrière et modifier vos renseignements.",

  "confirm.notSent":
    "Votre demande n’a pas été envoyée\u00a0: rien n’a donc été commandé. Vous pouvez revenir en arrière et réessayer.",

  "related.at": ({ what, time }) => `${what}, le ${time}.`,
  "related.registration": "Ce navigateur a envoyé il y a peu un enregistrement de cet appareil",
  "related.reactivation": "Ce navigateur a envoyé il y a peu une réactivation de cet appareil",
  "related.planUpdate":
    "Ce navigateur a envoyé il y a peu un changement de forfait pour cet appareil",
  "related.dormant":
    "Ce navigateur a envoyé il y a peu une demande au sujet de la carte SIM de cet appareil",
  "related.dormantCancellation":
    "Ce navigateur a envoyé il y a peu une annulation du mode dormant de cet appareil",
  "related.cancellation": "Ce navigateur a envoyé il y a peu une annulation de cet appareil",

  "elsewhere.title": "Ne payez pas de nouveau pour l’instant",
  "elsewhere.busy":
    "Rien n’a été envoyé, car une autre fenêtre de ce navigateur envoie une demande. Attendez qu’elle ait terminé.",
  "elsewhere.sent":
    "Ce navigateur a déjà envoyé une demande pour la même chose, dans une autre fenêtre ou lors d’une visite précédente. Nous ne savons pas si elle a abouti. Rien n’a été envoyé à partir de cette fenêtre.",
  "elsewhere.related":
    "Rien n’a été envoyé, car ce navigateur a envoyé entre-temps une autre demande pour cet appareil. Veuillez la vérifier avant de confirmer.",
  "elsewhere.full":
    "Rien n’a été envoyé. Le stockage de ce navigateur est plein\u00a0: il n’a pas pu mémoriser votre demande. Libérez de l’espace ou fermez d’autres fenêtres de ce site, puis réessayez.",
  "price.stale":
    "Rien n’a été envoyé, car cela a pris trop de temps. Vérifiez le total et confirmez à nouveau.",
  "gate.priceChanged":
    "Rien n’a été envoyé, car le prix vient de changer. Veuillez vérifier le nouveau prix.",
  "gate.consentNeeded":
    "Rien n’a été envoyé, car la même commande vient d’être passée dans un autre navigateur ou une autre fenêtre.",
  "elsewhere.oneWindow":
    "N’utilisez qu’une seule fenêtre de ce navigateur pour cette opération. Cette page ne peut pas voir tout ce que vous envoyez depuis d’autres fenêtres ou d’autres sites qui l’affichent.",
  "elsewhere.stay":
    "Ne rechargez pas et ne quittez pas cette page avant d’avoir vu le résultat. Ce navigateur ne peut pas enregistrer votre demande.",

  "offline.notSent":
    "Vous êtes hors ligne\u00a0: rien n’a été envoyé. Appuyez de nouveau une fois en ligne.",
  "offline.nothingSent": "Vous êtes hors ligne\u00a0: rien n’est envoyé ni facturé.",

  "price.checking": "Vérification du prix…",
  "card.asked": "Votre banque vous interroge. Rien n’est débité pendant ce temps.",
  "price.unchecked": "Le prix n’a pas pu être vérifié, donc rien ne peut encore être envoyé.",
  "price.unread": ({ total, time }) =>
    `Le prix n’a pas pu être vérifié pour l’instant. Il était de ${total} à la dernière lecture, le ${time}.`,
  "price.unread.tick": "J’accepte ce prix, bien qu’il n’ait pas pu être vérifié",
  "price.changed": ({ before, now }) =>
    `Le prix a changé. Il était de ${before} et il est maintenant de ${now}.`,
  "price.changedParts": "Un prix ou sa période de facturation a changé. Le total est le même.",
  "price.changed.tick": "J’accepte le nouveau prix",

  "register.succeeded": "L’appareil a été enregistré",
  "register.failed": ({ message }) => `Erreur\u00a0: ${message}`,
  "register.noResponse": "Erreur\u00a0: un problème est survenu",

  "partial.devices":
    "Nous avons de la difficulté à créer l’abonnement des appareils suivants. Essayez avec d’autres cartes.",
  "partial.charge": ({ money }) =>
    `(Attention) Seuls ${money} vous seront facturés, pour les appareils activés ou enregistrés`,
  "partial.retry": "Essayer ces appareils avec une autre carte",
  "partial.chargeUnknown":
    "(Attention) Seuls les appareils activés ou enregistrés vous seront facturés",

  "readBack.running": "Vérification de l’enregistrement de vos appareils…",
  "readBack.inUse": ({ imei, email }) =>
    `L’IMEI ${imei} est maintenant utilisé. Nous ne voyons pas si c’est par cette commande\u00a0: ne l’enregistrez pas et ne le payez pas de nouveau. En cas de doute, écrivez à ${email ?? "notre assistance"}.`,
  "readBack.free": ({ imei }) =>
    `L’IMEI ${imei} n’est pas utilisé. Il n’a très probablement pas été enregistré.`,
  "readBack.unreadable": ({ imei }) =>
    `Nous n’avons pas pu vérifier l’IMEI ${imei}. Vérifiez-le encore avant de l’enregistrer de nouveau.`,
  "readBack.inProgress":
    "Votre demande est peut-être encore en cours. Attendez avant de faire autre chose.",
  "readBack.countdown": ({ clock }) => `Cette page vérifie de nouveau d’elle-même dans ${clock}`,
  "readBack.minutes": ({ minutes }) =>
    minutes === 1
      ? "Cette page vérifie de nouveau d’elle-même dans moins d’une minute."
      : `Cette page vérifie de nouveau d’elle-même dans ${minutes} minutes.`,
  "readBack.lost":
    "Nous ne savons plus quels appareils cette demande concernait. Écrivez-nous ou recommencez\u00a0: en saisissant un IMEI, vous verrez s’il est déjà utilisé.",

  "registered.others": ({ count }) => `et ${count} de plus`,
  "registered.title": ({ count }) =>
    count <= 1 ? "Votre appareil est actif" : "Vos appareils sont actifs",
  "unconfirmed.title": "Votre enregistrement a été accepté",
  "unconfirmed.devices":
    "La réponse n’indique aucun abonnement pour ces appareils. Consultez le site de suivi ou écrivez-nous avant de les enregistrer de nouveau.",
  "registered.titlePartial": "Certains de vos appareils sont actifs",
  "registered.name": "Nom",
  "registered.imei": "IMEI",
  "registered.iccid": "ICCID",
  "registered.subscription": "Numéro d’abonnement",
  "registered.start": "Date de début",
  "registered.nextBilling": "Prochaine date de facturation",
  "registered.plan": "Forfait actif",
  "registered.ordered": "Commandé",
  "registered.billedUnknown":
    "Le montant n’est pas encore connu. Il figurera sur le relevé de votre carte.",
  "registered.renewsOn": ({ date }) => `Renouvellement le ${date}`,
  "receipt.calendar": "Calendrier",
  "receipt.print": "Imprimer",
  "receipt.copy": "Copier",
  "receipt.save": "Fichier",
  "registered.calendar": "Ajouter le renouvellement à votre calendrier",
  "registered.renewal": ({ devices }) => `Renouvellement du forfait\u00a0: ${devices}`,
  "registered.print": "Imprimer le reçu",
  "registered.place": "Installez-le dans le véhicule",
  "registered.place.gps":
    "Traceur GPS\u00a0: chargez-le, allumez-le et placez-le là où il voit bien le ciel.",
  "registered.place.obd":
    "Appareil OBD\u00a0: branchez-le sur la prise de diagnostic, généralement sous le volant.",
  "registered.light.gps": "Il est prêt lorsque le voyant cesse de clignoter et reste allumé.",
  "registered.light.obd":
    "Il est prêt lorsque le voyant cesse de clignoter et reste allumé. Démarrez le moteur s’il reste éteint.",
  "registered.copyAll": "Tout copier",
  "registered.setUp": "Configurez-le",
  "registered.payment": "Reçu",
  "registered.agreedPartly": ({ money, last4 }) =>
    last4 === null
      ? `Vous avez accepté\u00a0: ${money} aujourd’hui pour les appareils actifs`
      : `Vous avez accepté\u00a0: ${money} aujourd’hui pour les appareils actifs, carte se terminant par ${last4}`,
  "fact.copy": ({ term }) => `Copier\u00a0: ${term}`,
  "fact.copied": "Copié",
  "registered.setup": "CONFIGURER VOTRE APPAREIL",
  "registered.setupGone":
    "La configuration n’est accessible que juste après l’enregistrement. Connectez-vous au site de suivi pour configurer votre appareil.",
  "registered.noToken":
    "Les alertes et les réglages sont disponibles une fois que vous êtes connecté au site de suivi.",
  "registered.more": "D’autres appareils à activer?",
  "registered.last": "Voir votre dernier reçu",
  "registered.or": "OU",
  "registered.login": "CONNEXION",
  "registered.password": "Utilisez votre courriel et le mot de passe de votre compte.",
  "registered.account": "Aller à votre compte",
};
