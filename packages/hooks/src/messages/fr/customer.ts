import type { customer as english } from "../en/customer.ts";
import type { Translated } from "../messages.ts";

/** The password of an account, and the full form of a new customer. */
export const customer: Translated<typeof english> = {
  "email.notChecked":
    "Votre courriel n’a pas encore été vérifié. Appuyez sur «\u00a0Suivant\u00a0» pour réessayer.",

  "account.title": "Heureux de vous revoir!",
  "account.exists": "Ce courriel appartient à un compte existant.",
  "account.otherEmail": "Utiliser un autre courriel",
  "account.passwordHint":
    "Utilisez celui de votre compte existant. Il nous permet d’afficher vos cartes enregistrées.",
  "account.withPassword": "Continuer avec le mot de passe",
  "account.withoutPassword": "Continuer sans mot de passe",
  "account.fetchingCards": "Recherche de vos cartes enregistrées…",

  "details.title": "Vos renseignements",
  "details.name": "Nom",
  "details.address": "Adresse",
  "details.mobile": "Téléphone mobile",
  "details.needs.phoneAndTextMe":
    "Saisissez votre numéro de téléphone et cochez «\u00a0M’envoyer des messages texte\u00a0» pour continuer.",
  "details.needs.phone": "Saisissez votre numéro de téléphone à 10 chiffres pour continuer.",
  "details.needs.textMe": "Cochez «\u00a0M’envoyer des messages texte\u00a0» pour continuer.",
  "form.firstError": "Aller à la première erreur",
  "details.loadingList": "Chargement de la liste…",

  "password.label": "Mot de passe",
  "password.show": "Afficher le mot de passe",
  "password.hide": "Masquer le mot de passe",
  "password.required": "Saisissez un mot de passe",
  "confirmPassword.label": "Confirmer le mot de passe",
  "confirmPassword.required": "Confirmez le mot de passe",
  "confirmPassword.different": "Les mots de passe ne correspondent pas",
  "country.label": "Pays",
  "country.required": "Sélectionnez le pays",
  "city.label": "Ville",
  "city.required": "Saisissez la ville",
  "state.label": "État ou province",
  "state.required": "Sélectionnez l’État ou la province",
  "zipcode.label": "Code postal",
  "zipcode.required": "Saisissez le code postal",
  "timezone.label": "Fuseau horaire",
  "timezone.required": "Sélectionnez le fuseau horaire",
  "serviceProvider.label": "Fournisseur de services",
  "serviceProvider.hint": "Votre opérateur mobile, ou «\u00a0Others\u00a0» (autres).",
  "serviceProvider.required": "Sélectionnez le fournisseur de services",
  "customserviceProvider.label": "Opérateur mobile",
  "customserviceProvider.required": "Saisissez l’opérateur mobile",
  "phone.hint":
    "Saisissez votre numéro personnel de 10 chiffres, sans indicatif de pays ni trait d’union.",
  "textMe.label": "M’envoyer des messages texte",
  "textMe.required": "Cochez «\u00a0M’envoyer des messages texte\u00a0» pour continuer",
};
