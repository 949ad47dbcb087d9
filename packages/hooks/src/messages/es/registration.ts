import type { registration as english } from "../en/registration.ts";
import type { Translated } from "../messages.ts";

/** The frame of the wizard and its first form. */
export const registration: Translated<typeof english> = {
  "step.customer-information": "Datos del cliente",
  "step.activation-type": "Tipo de activación",
  "step.payment-method": "Método de pago",
  "step.terms": "Términos de servicio",
  "step.confirm": "Confirmar la activación",
  "step.position": ({ step, steps }) => `Paso ${step} de ${steps}`,
  "step.progress": "Avance del registro",
  "step.completed": "completado",
  "step.skipped": "Error: no puede continuar sin completar antes los datos anteriores",
  "lost.password":
    "Por su seguridad nunca guardamos una contraseña. Ingrésela una vez más para continuar.",

  "email.title": "Active su rastreador",
  "email.lead": "Le tomará unos tres minutos.",
  "atHand.title": "Lo que necesita",
  "atHand.tracker": "Su rastreador",
  "atHand.label": "Su etiqueta, con el IMEI",
  "atHand.card": "Una tarjeta de pago",
  "email.prices": "Ver planes y precios",
  "email.hint": "Comprobamos si ya tiene una cuenta.",
  "email.checking": "Comprobando su correo electrónico…",
};
