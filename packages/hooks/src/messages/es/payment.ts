import type { payment as english } from "../en/payment.ts";
import type { Translated } from "../messages.ts";

/** The payment step of the wizard. */
export const payment: Translated<typeof english> = {
  "payment.title": "¿Cómo desea pagar?",
  "payment.refused": ({ brand, last4 }) =>
    `No se pidió nada. Corrija los datos de la tarjeta ${brand === "" ? "" : `${brand} `}terminada en ${last4} o use otra.`,
  "payment.notYet": ({ money, step }) =>
    `Aún no se cobra nada. Usted confirma ${money} en el paso ${step}.`,
  "payment.notYet.unpriced": ({ step }) =>
    `Aún no se cobra nada. Usted confirma el total en el paso ${step}.`,
  "payment.savedCards": "Tarjetas guardadas",
  "payment.noSavedCards":
    "No se encontraron tarjetas guardadas. Si esta cuenta tiene alguna, es posible que la contraseña no fuera correcta.",
  "lost.savedCards":
    "Por su seguridad nunca guardamos una contraseña ni tarjetas en este navegador. Ingrese su contraseña una vez más para ver sus tarjetas guardadas, o ingrese una tarjeta abajo.",
  "payment.showCards": "Ver mis tarjetas guardadas",
  "payment.checkPassword": "Volver y revisar la contraseña",
  "payment.expired": "Vencida",
  "payment.expires": ({ month, year }) => `Vence ${month}/${year}`,
  "payment.endingIn": ({ last4 }) => `Tarjeta terminada en ${last4}`,
  "payment.or": "O",
  "payment.newCard": "tarjeta nueva",
  "payment.cardMissing": "Elija una tarjeta",
  "payment.question.title": "Confirmación",
  "payment.question.existing": "¿Seguro que desea continuar con su tarjeta guardada?",
  "payment.question.new": "¿Seguro que desea continuar con su tarjeta nueva?",
};
