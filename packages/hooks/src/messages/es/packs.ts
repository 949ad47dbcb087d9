import type { packs as english } from "../en/packs.ts";
import type { Translated } from "../messages.ts";

/** Buying SMS packs and ETA-routing packs. */
export const packs: Translated<typeof english> = {
  "packs.missing": "Elija un paquete",
  "packs.sure": "¿Seguro que desea comprar el paquete?",
  "packs.select": "Seleccionar",
  "packs.selected": "Seleccionado",
  "packs.empty": "En este momento no hay paquetes disponibles",
  "packs.emptyNext": "Inténtelo más tarde o escríbanos.",
  "packs.unpriced": "Por ahora no se pueden comprar los paquetes sin precio.",
  "packs.choose": "Paquetes",
  "packs.noneChosen": "Su paquete aparece aquí cuando elige uno.",
  "packs.pack": "Paquete",
  "packs.again": "Comprar otro paquete",
  "packs.perMessage": ({ price }) => `${price} por mensaje`,
  "sms.title": "Comprar un paquete de SMS",
  "sms.lead":
    "Se paga con su tarjeta registrada y vale para toda su cuenta. Las alertas por SMS llegan a los teléfonos de la configuración de sus dispositivos.",
  "sms.renewal": "Renovación automática de SMS",
  "sms.renewalNote": "La cantidad se recarga cuando baja del 10\u00a0%.",
  "sms.renewed":
    "La renovación automática de SMS está activada. Se recarga cuando queda menos del 10\u00a0% de sus mensajes.",
  "sms.stop": ({ email }) => `Para detenerlo más adelante, escriba a ${email}.`,
  "sms.notRenewed":
    "La renovación automática de SMS está desactivada. Sus mensajes no se recargan.",
  "sms.buy": "Comprar el paquete de SMS",
  "eta.title": "Comprar un paquete de ETA",
  "eta.lead": "El paquete se cobrará a su tarjeta registrada.",
  "eta.price": ({ money }) => `Precio: ${money}`,
  "eta.buy": "Comprar el paquete de ETA",
};
