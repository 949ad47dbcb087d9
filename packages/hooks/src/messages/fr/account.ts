import type { account as english } from "../en/account.ts";
import type { Translated } from "../messages.ts";

/** The front door of an account: what an owner can do. */
export const account: Translated<typeof english> = {
  "myAccount.title": "Votre compte",
  "myAccount.lead": "Choisissez ce que vous voulez faire. Rien ne change avant votre confirmation.",
  "myAccount.myDevices": "Vos appareils",
  "myAccount.billing": ({ date, amount }) =>
    amount === ""
      ? `Prochaine facturation le ${date}`
      : `Prochaine facturation le ${date} : ${amount} au prix d’aujourd’hui`,
  "myAccount.loading": "Chargement de vos appareils…",
  "myAccount.noDevices": "Aucun appareil actif",
  "myAccount.noDevicesNext": "Un appareil apparaît ici dès qu’il est actif.",
  "myAccount.find": "Rechercher par nom ou IMEI",
  "myAccount.noneFound": "Aucun appareil ne correspond.",
  "myAccount.someShown": ({ shown, count }) =>
    `${shown} appareils sur ${count} sont affichés. Recherchez les autres.`,
  "myAccount.device.planUpdate": "Changer de forfait",
  "myAccount.device.dormantMode": "Suspendre",
  "myAccount.device.cancellation": "Résilier",
  "myAccount.device.settings": "Réglages",
  "myAccount.device.smsPack": "Textos",
  "myAccount.device.dormantCancellation": "Mettre fin au mode dormant",
  "myAccount.device.reactivation": "Réactiver",
  "myAccount.device.task": ({ task, imei }) => `${task} pour l’IMEI ${imei}`,
  "myAccount.device.namedTask": ({ task, name, imei }) => `${task} pour ${name}, IMEI ${imei}`,
  "myAccount.active": "Actif",
  "myAccount.dormant": "En mode dormant",
  "myAccount.dormantUntil": ({ date }) => `Dormant jusqu’au ${date}`,
  "myAccount.cancelled": "Résilié",
  "myAccount.others": "Vos appareils n’ont pas tous pu être chargés.",
  "myAccount.name": "Nom de cet appareil",
  "myAccount.name.add": "Ajouter un nom",
  "myAccount.name.change": "Renommer",
  "myAccount.name.detail":
    "Seul ce navigateur le conserve, pour ce client. Laissez le champ vide pour n’en donner aucun.",
  "myAccount.name.save": "Enregistrer le nom",
  "myAccount.name.lost":
    "Ce navigateur n’a pas pu conserver le nom. Il sera perdu quand vous quitterez la page.",
  "myAccount.open": "Ai-je été débité?",
  "myAccount.open.none":
    "Aucune demande de ce navigateur n’attend de réponse. Ce qui a été débité figure sur le relevé de votre carte.",
  "myAccount.open.nobody":
    "Cette demande a été envoyée depuis ce navigateur. Elle n’indique pas de quel client il s’agit.",
  "myAccount.open.look": "Voir les détails",
  "myAccount.open.planUpdate": "Nous ne savons pas encore si le forfait a été changé.",
  "myAccount.open.add": "Nous ne savons pas encore si les appareils ont été activés.",
  "myAccount.open.reactivation": "Nous ne savons pas encore si les appareils ont été réactivés.",
  "myAccount.open.smsPack": "Nous ne savons pas encore si le bloc a été acheté.",
  "myAccount.open.cardUpdate": "Nous ne savons pas encore si la carte a été changée.",
  "myAccount.open.dormantMode": "Nous ne savons pas encore si la carte SIM a été modifiée.",
  "myAccount.open.dormantCancellation":
    "Nous ne savons pas encore s’il a été mis fin au mode dormant.",
  "myAccount.open.cancellation": "Nous ne savons pas encore si l’abonnement a été résilié.",
  "myAccount.add": "Ajouter un appareil",
  "myAccount.add.detail": "Activez un autre traceur.",
  "myAccount.plans": "Forfaits et paiement",
  "myAccount.packs": "Blocs",
  "myAccount.end": "Suspendre un service ou y mettre fin",
  "myAccount.pause":
    "Un appareil peut être mis en pause si ce navigateur connaît sa SIM: s’il a été activé ici, ou depuis un lien qui l’indique. Sinon, écrivez à {email}.",
  "myAccount.planUpdate": "Changer de forfait",
  "myAccount.planUpdate.detail": "Passez un appareil à un autre forfait.",
  "myAccount.reactivation": "Réactiver un appareil",
  "myAccount.reactivation.detail": "Redonnez un forfait à un appareil annulé.",
  "myAccount.multiReactivation": "Réactiver plusieurs appareils",
  "myAccount.multiReactivation.detail": "Payez-les tous avec une seule carte.",
  "myAccount.smsPack": "Acheter un bloc de SMS",
  "myAccount.smsPack.detail": "Plus de messages texte pour vos alertes.",
  "myAccount.etaPack": "Acheter un bloc ETA",
  "myAccount.etaPack.detail": "Plus d’itinéraires avec heure d’arrivée estimée.",
  "myAccount.cardUpdate": "Changer la carte enregistrée",
  "myAccount.cardUpdate.detail": "Vos forfaits et vos blocs y sont facturés.",
  "myAccount.dormantMode": "Activer le mode dormant",
  "myAccount.dormantMode.detail": "Gardez la carte SIM sans son forfait, pour 1\u00a0dollar.",
  "myAccount.dormantCancellation": "Annuler le mode dormant",
  "myAccount.dormantCancellation.detail": "Mettez fin à l’abonnement dormant d’une carte SIM.",
  "myAccount.cancellation": "Annuler un abonnement",
  "myAccount.cancellation.detail":
    "Le suivi reste possible jusqu’à la fin de votre cycle de facturation.",
};
