import type { cardUpdate as english } from "../en/card-update.ts";
import type { Translated } from "../messages.ts";

/** The page that updates the card on file. "{reactivation}" is replaced with a link. */
export const cardUpdate: Translated<typeof english> = {
  "cardUpdate.title": "Actualicemos sus datos de pago",
  "cardUpdate.lead": "La nueva tarjeta reemplaza a la registrada y paga sus próximos cobros.",
  "cardUpdate.firstSix": "Primeros seis dígitos de su tarjeta actual",
  "cardUpdate.firstSixHint":
    "Los pedimos para asegurarnos de que esta cuenta es suya. Nunca los guardamos. La comprobación empieza con el sexto.",
  "cardUpdate.lostCard": "¿Ya no tiene esa tarjeta? Escriba a {email} y le ayudaremos.",
  "cardUpdate.firstSixMissing": "Ingrese los primeros seis dígitos de su tarjeta actual",
  "cardUpdate.details": "Sus datos de pago",
  "cardUpdate.onlyCard":
    "Compruebe que estos datos son suyos. Solo cambia la tarjeta. Su nombre y su dirección registrados quedan como están.",
  "cardUpdate.newCard": "Su nueva tarjeta",
  "cardUpdate.current": "su tarjeta actual",
  "cardUpdate.new": "nueva tarjeta",
  "cardUpdate.change": ({ before, after }) => `Registrada: ${before} → ${after}`,
  "cardUpdate.checking": "Verificando su tarjeta actual…",
  "cardUpdate.mismatch": "El número de la tarjeta no coincide. Intente con un número válido.",
  "cardUpdate.endingIn": ({ last4 }) => `tarjeta terminada en ${last4}`,
  "cardUpdate.warningTitle": "Una suscripción cancelada necesita reactivarse",
  "cardUpdate.warning": "Una nueva tarjeta por sí sola no la reanuda. Use la {reactivation}.",
  "cardUpdate.warningLink": "página de reactivación",
  "cardUpdate.notChecked":
    "No pudimos consultar al servidor sobre esta tarjeta, así que los dígitos aún pueden ser correctos.",
  "cardUpdate.unchanged": "Su tarjeta registrada no ha cambiado.",
  "cardUpdate.success": "La tarjeta de crédito se actualizó correctamente",
};
