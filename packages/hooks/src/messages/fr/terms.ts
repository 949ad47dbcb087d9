import type { terms as english } from "../en/terms.ts";
import type { Translated } from "../messages.ts";

/**
 * The terms step. The paragraphs are a sample that mentions the documented facts; a vendor replaces
 * them with texts that have had a legal review. "{cancellation}" is replaced with a link to the
 * cancellation request page.
 */
export const terms: Translated<typeof english> = {
  "terms.title": "Conditions d’utilisation",
  "terms.region": "Texte des conditions d’utilisation",
  "terms.accept": "J’AI LU ET J’ACCEPTE LES CONDITIONS D’UTILISATION",
  "terms.needs": "Acceptez les conditions pour continuer.",
  "terms.required": "Veuillez accepter les conditions d’utilisation",
  "terms.service.title": "Le service",
  "terms.service":
    "Nous connectons votre appareil au réseau mobile et affichons sa position et ses données sur le site de suivi tant que son forfait est payé.",
  "terms.billing.title": "Facturation et changements de tarif",
  "terms.billing":
    "Chaque forfait est facturé d’avance pour sa période et se renouvelle jusqu’à son annulation. Les changements de tarif sont annoncés 30 jours ou un cycle de facturation à l’avance.",
  "terms.guarantee.title": "Garantie de remboursement",
  "terms.guarantee":
    "Une garantie de remboursement de 30 jours s’applique à la première activation d’un appareil.",
  "terms.cancellation.title": "Annulation",
  "terms.cancellation":
    "Vous pouvez demander une annulation à tout moment sur la {cancellation}. Elle est traitée dès que nous la recevons. Prévoyez 48 heures pour la confirmation d’une annulation.",
  "terms.cancellationLink": "page de demande d’annulation",
  "terms.misuse.title": "Utilisation abusive",
  "terms.misuse": ({ fee }) =>
    `Les appareils ne peuvent être utilisés que là où la loi le permet. Des frais d’administration de ${fee} s’appliquent lorsqu’un appareil ou sa carte SIM est utilisé de façon contraire à ces conditions.`,
};
