import type { cancellation as english } from "../en/cancellation.ts";
import type { Translated } from "../messages.ts";

/** The cancellation page. The labels of its reasons and uses are the documented values. */
export const cancellation: Translated<typeof english> = {
  "cancellation.title": "Cancelar dispositivo",
  "cancellation.heading": "Formulario de cancelación de la suscripción",
  "cancellation.allRequired": "Todos los campos son obligatorios.",
  "cancellation.country": "País",
  "cancellation.phoneUnlikely": ({ country }) => `Longitud poco habitual para ${country}.`,
  "cancellation.ends": "Esto termina la suscripción de su dispositivo",
  "cancellation.endsImei": ({ imei }) => `Esto termina la suscripción del dispositivo ${imei}`,
  "cancellation.endsNamed": ({ name, imei }) => `Esto termina la suscripción de ${name}, ${imei}`,
  "cancellation.tracksUntil": ({ date }) =>
    `Podrá seguir rastreando hasta el final de su ciclo de facturación, el ${date}.`,
  "cancellation.stillTracks": "Podrá seguir rastreando hasta el final de su ciclo de facturación.",
  "cancellation.comingBack": "La reactivación requiere un nuevo pago.",
  "cancellation.sendsAtOnce": "«Enviar» manda la cancelación de inmediato. No se puede deshacer.",
  "cancellation.question": "¿Enviar la cancelación otra vez?",
  "cancellation.device": "Dispositivo que se cancela",
  "cancellation.another": "Cancelar otro dispositivo",
  "cancellation.phone": "Teléfono de contacto",
  "cancellation.anyNumber": "Seleccione al menos una.",
  "cancellation.imeiInvalid": "El IMEI no es válido. Intente con un IMEI válido.",
  "cancellation.imeiNotChecked":
    "No pudimos consultar al servidor sobre este IMEI, así que podría ser válido.",
  "cancellation.reasons": "Motivos de la cancelación",
  "cancellation.reasonMissing": "Seleccione al menos una opción en «Motivos de la cancelación»",
  "cancellation.uses": "¿Para qué usó su rastreador GPS?",
  "cancellation.useMissing": "Seleccione al menos una opción en «¿Para qué usó su rastreador GPS?»",
  "cancellation.reason.notNeeded": "Ya no necesito el servicio",
  "cancellation.reason.price": "El precio",
  "cancellation.reason.features": "No me satisfacen las funciones de la plataforma de rastreo",
  "cancellation.reason.defective": "El dispositivo está defectuoso",
  "cancellation.reason.inaccurate": "Lecturas imprecisas o inconsistentes",
  "cancellation.reason.other": "Otro motivo",
  "cancellation.use.lovedOne": "Seguridad de un ser querido",
  "cancellation.use.infidelity": "Sospecha de infidelidad",
  "cancellation.use.commercial": "Rastreo de vehículos comerciales",
  "cancellation.use.theft": "Prevención de robos",
  "cancellation.use.other": "Otro uso",
  "cancellation.comment": "Comentarios",
  "cancellation.commentMissing": "Escriba un comentario",
  "cancellation.successTitle": "Cancelación completada",
  "cancellation.success":
    "Recibimos y procesamos su solicitud de cancelación. Podrá seguir rastreando hasta el final de su ciclo de facturación.",
};
