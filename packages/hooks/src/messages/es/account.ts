import type { account as english } from "../en/account.ts";
import type { Translated } from "../messages.ts";

/** The front door of an account: what an owner can do. */
export const account: Translated<typeof english> = {
  "myAccount.title": "Su cuenta",
  "myAccount.lead": "Elija lo que desea hacer. Nada cambia hasta que usted lo confirme.",
  "myAccount.myDevices": "Sus dispositivos",
  "myAccount.billing": ({ date }) => `Próximo cobro: ${date}`,
  "myAccount.loading": "Se están cargando sus dispositivos…",
  "myAccount.noDevices": "No hay dispositivos activos",
  "myAccount.noDevicesNext": "Un dispositivo aparece aquí en cuanto está activo.",
  "myAccount.plans": "Planes y pagos",
  "myAccount.packs": "Paquetes",
  "myAccount.end": "Suspender o terminar un servicio",
  "myAccount.planUpdate": "Cambiar un plan",
  "myAccount.planUpdate.detail": "Pase un dispositivo a otro plan.",
  "myAccount.reactivation": "Reactivar un dispositivo",
  "myAccount.reactivation.detail": "Vuelva a poner en un plan un dispositivo cancelado.",
  "myAccount.multiReactivation": "Reactivar varios dispositivos",
  "myAccount.multiReactivation.detail": "Pague todos con una sola tarjeta.",
  "myAccount.smsPack": "Comprar un paquete de SMS",
  "myAccount.smsPack.detail": "Más mensajes de texto para sus alertas.",
  "myAccount.etaPack": "Comprar un paquete de ETA",
  "myAccount.etaPack.detail": "Más rutas con hora estimada de llegada.",
  "myAccount.cardUpdate": "Cambiar la tarjeta registrada",
  "myAccount.cardUpdate.detail": "Sus planes y paquetes se cobran a esta tarjeta.",
  "myAccount.dormantMode": "Activar el modo inactivo",
  "myAccount.dormantMode.detail": "Conserve la SIM sin su plan, por 1 dólar.",
  "myAccount.dormantCancellation": "Cancelar el modo inactivo",
  "myAccount.dormantCancellation.detail": "Termine la suscripción inactiva de una SIM.",
  "myAccount.cancellation": "Cancelar una suscripción",
  "myAccount.cancellation.detail":
    "Podrá seguir rastreando hasta el final de su ciclo de facturación.",
};
