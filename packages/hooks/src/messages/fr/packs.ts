import type { packs as english } from "../en/packs.ts";
import type { Translated } from "../messages.ts";

/** Buying SMS packs and ETA-routing packs. */
export const packs: Translated<typeof english> = {
  "packs.missing": "Choisissez un bloc",
  "packs.sure": "Voulez-vous vraiment acheter ce bloc?",
  "packs.select": "Choisir",
  "packs.selected": "Choisi",
  "packs.empty": "Aucun bloc n’est offert pour le moment",
  "packs.emptyNext": "Réessayez plus tard ou écrivez-nous.",
  "packs.unpriced": "Les blocs sans prix ne peuvent pas être achetés pour le moment.",
  "packs.choose": "Blocs",
  "packs.noneChosen": "Votre bloc apparaît ici lorsque vous en choisissez un.",
  "packs.pack": "Bloc",
  "packs.again": "Acheter un autre bloc",
  "packs.perMessage": ({ price }) => `${price} par message`,
  "sms.title": "Acheter un bloc de SMS",
  "sms.lead":
    "Payé avec votre carte enregistrée, pour tout votre compte. Les alertes par SMS vont aux numéros indiqués dans les réglages de vos appareils.",
  "sms.renewal": "Renouvellement automatique des SMS",
  "sms.renewalNote": "Le solde est renfloué lorsqu’il passe sous 10\u00a0%.",
  "sms.renewed":
    "Le renouvellement automatique des SMS est activé. Recharge lorsqu’il reste moins de 10\u00a0% de vos messages.",
  "sms.stop": ({ email }) => `Pour l’arrêter plus tard, écrivez à ${email}.`,
  "sms.notRenewed":
    "Le renouvellement automatique des SMS est désactivé. Vos messages ne sont pas rechargés.",
  "sms.buy": "Acheter le bloc de SMS",
  "eta.title": "Acheter un bloc ETA",
  "eta.lead": "Le bloc sera facturé à votre carte enregistrée.",
  "eta.price": ({ money }) => `Prix\u00a0: ${money}`,
  "eta.buy": "Acheter le bloc ETA",
};
