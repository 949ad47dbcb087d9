import type { dormant as english } from "../en/dormant.ts";
import type { Translated } from "../messages.ts";

/** Dormant mode: activating it, terminating a SIM, and cancelling a dormant subscription. */
export const dormant: Translated<typeof english> = {
  "dormant.title": "Activation du mode dormant",
  "dormant.terminateTitle": "Résilier cette carte SIM",
  "dormant.lead": "La carte SIM de cet appareil passe en mode dormant dès que vous l’activez.",
  "dormant.terminateLead": "Rien n’est résilié avant votre confirmation à l’étape suivante.",
  "dormant.inputMissing":
    "Cette page a besoin de votre numéro de client et de votre courriel, ainsi que de l’IMEI et de l’ICCID de l’appareil. Ouvrez-la à partir du lien reçu par courriel.",
  "dormant.device": "Appareil",
  "dormant.email": "Courriel",
  "dormant.customerId": "Numéro de client",
  "dormant.reversible": "Vous pourrez annuler l’abonnement dormant plus tard",
  "dormant.payment": "Paiement",
  "dormant.sure": "Résilier cette carte SIM?",
  "dormant.terminateSim": "Résilier la carte SIM",
  "dormant.final": "Cette action est définitive",
  "dormant.removed": "La carte SIM est supprimée de façon permanente.",
  "dormant.irreversible": "Il est impossible de revenir en arrière.",
  "dormant.neverAgain": "La carte SIM ne pourra jamais être réactivée.",
  "dormant.fee": ({ fee }) => `Le mode dormant coûte ${fee}`,
  "dormant.notKnown": "La date du paiement ne peut pas être affichée ici.",
  "dormant.unclear": ({ email, fee }) =>
    `Nous ne pouvons pas montrer ici si votre forfait s’arrête ni si le montant de ${fee} est facturé de nouveau. Pour le savoir, écrivez à ${email}.`,
  "dormant.imei": "IMEI",
  "dormant.iccid": "ICCID",
  "dormant.activate": "Activer",
  "dormant.terminate": "Résilier",
  "dormant.choiceMissing":
    "Ce lien n’indique pas s’il faut activer ou résilier. Ouvrez le lien reçu par courriel.",
  "dormant.activated": "L’abonnement dormant de la carte SIM est activé",
  "dormant.terminated": "La carte SIM a été résiliée",
  "dormantCancel.loginMissing":
    "Cette page demande d’être connecté au site de suivi. Connectez-vous, puis ouvrez-la de nouveau.",
  "dormantCancel.title": "Annuler l’abonnement dormant",
  "dormantCancel.lead":
    "Ceci met fin à l’abonnement dormant d’un appareil. Une confirmation vous est demandée avant l’envoi.",
  "dormantCancel.choose": "Appareil en mode dormant",
  "dormantCancel.until": ({ date }) => `Dormant jusqu’au ${date}`,
  "dormantCancel.dormant": "En dormance",
  "dormantCancel.cancel": "Annuler l’abonnement",
  "dormantCancel.ends": "L’abonnement dormant de cet appareil est annulé.",
  "dormantCancel.otherwise": ({ date }) => `Sinon, il durerait jusqu’au ${date}.`,
  "dormantCancel.noReturn": "Ceci est irréversible ici. Pour réutiliser l’appareil, réactivez-le.",
  "dormantCancel.another": "Annuler un autre abonnement",
  "dormantCancel.empty": "Aucun appareil en mode dormant",
  "dormantCancel.endDate": "Date de fin de l’abonnement",
  "dormantCancel.sure": "Voulez-vous vraiment annuler l’abonnement dormant?",
  "dormantCancel.success": "L’abonnement dormant a été annulé",
};
