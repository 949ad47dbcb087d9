import type { card as english } from "../en/card.ts";
import type { Translated } from "../messages.ts";

/** The card form, in the wizard and on the self-service pages. */
export const card: Translated<typeof english> = {
  "cardHolder.label": "Nombre del titular",
  "cardHolder.required.wizard": "Ingrese el nombre del titular",
  "cardHolder.required.selfService": "Ingrese el nombre del titular",
  "cardnumber.label": "Número de tarjeta",
  "cardnumber.required": "Ingrese el número de la tarjeta",
  "cardnumber.tooShort": "El número de la tarjeta debe tener al menos 15 dígitos",
  "cardnumber.tooLong": "El número de la tarjeta no puede tener más de 20 dígitos",
  "cardnumber.checkDigit": "Compruebe este número",
  "cvc.label": "CVV",
  "cvc.hint": "3 o 4 dígitos de su tarjeta",
  "cvc.required": "Ingrese el CVV",
  "cvc.tooShort": "El CVV debe tener al menos 3 dígitos",
  "cvc.tooLong": "El CVV no puede tener más de 4 dígitos",
  "month.label": "Mes",
  "month.required": "Seleccione el mes",
  "year.label": "Año",
  "year.required": "Seleccione el año",
  "card.expiry": "Fecha de vencimiento",
  "card.neverStored": "Este navegador nunca guarda el número de su tarjeta",
  "card.expired": "Esta tarjeta está vencida",
  "card.validThru": "Válida hasta",
  "card.another": "Usar otra tarjeta",
  "lost.card":
    "Por su seguridad nunca guardamos los números de tarjeta. Ingrese su tarjeta una vez más para continuar.",
  "lost.cvc":
    "Por su seguridad usamos el CVV para un solo intento de pago. Ingréselo una vez más para continuar.",
};
