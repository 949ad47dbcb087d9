import type { crash as english } from "../en/crash.ts";
import type { Translated } from "../messages.ts";

/** The page that is shown when another one has stopped working. "{email}" is replaced with a link. */
export const crash: Translated<typeof english> = {
  "crash.kept":
    "La page a cessé de fonctionner. Votre saisie est conservée, sauf les mots de passe et les numéros de carte.",
  "crash.payment":
    "Si vous venez de confirmer un paiement, rechargez d’abord la page. Elle vérifie alors ce qu’il est advenu de votre demande.",
  "crash.startOver":
    "Si le rechargement ne suffit pas, recommencez. Cela efface votre saisie et rien d’autre.",
  "crash.reload": "Recharger",
  "crash.startOver.button": "Recommencer",
  "crash.support": "Si le problème se reproduit, écrivez à {email}.",
};
