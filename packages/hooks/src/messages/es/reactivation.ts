import type { reactivation as english } from "../en/reactivation.ts";
import type { Translated } from "../messages.ts";

/** Reactivation of one device or several. */
export const reactivation: Translated<typeof english> = {
  "reactivation.title": "Reactivar dispositivo",
  "reactivation.multiTitle": "Solicitud de reactivación de suscripción GPS",
  "reactivation.lead": "Sus dispositivos vuelven a estar activos en cuanto se realiza el pago.",
  "reactivation.leadOne": "Su dispositivo vuelve a estar activo en cuanto se realiza el pago.",
  "reactivation.selectOne": "Elija el dispositivo que desea reactivar",
  "reactivation.select": "Elija los dispositivos que desea reactivar",
  "reactivation.device": "Dispositivo que se reactiva",
  "reactivation.notChosen": "Aún no elegido",
  "reactivation.search": "Buscar por IMEI",
  "reactivation.more": ({ total, shown }) =>
    `Se muestran ${shown} de ${total}. Escriba para reducir la lista.`,
  "reactivation.selected": ({ count }) => `Seleccionados: ${count}`,
  "reactivation.clear": "Borrar",
  "reactivation.selectAll": ({ count }) => `Seleccionar todos (${count})`,
  "reactivation.removeDevice": ({ imei }) => `Quitar ${imei}`,
  "reactivation.choosePlans": "Elija un plan para cada dispositivo",
  "reactivation.choosePlan": "Elija un plan",
  "reactivation.gps": "Rastreador GPS",
  "reactivation.obd": "Conector OBD",
  "reactivation.plan": "Plan",
  "reactivation.moreDevices": ({ count }) => `Mostrar más dispositivos (${count})`,
  "reactivation.payment": "Pago",
  "reactivation.another": "Reactivar más dispositivos",
  "reactivation.anotherOne": "Reactivar otro dispositivo",
  "reactivation.renews": "Los planes se renuevan hasta que usted cancele la suscripción.",
  "reactivation.active": "Activo",
  "reactivation.noDevices": "No hay dispositivos para reactivar",
  "reactivation.noDevicesNext": "Si falta un dispositivo, escríbanos.",
  "reactivation.detailsFailed":
    "No se pudieron cargar los datos de este dispositivo. Pulse Continuar otra vez o elija otro dispositivo.",
  "reactivation.imei": "NÚMERO DE IMEI",
  "reactivation.iccid": "ICCID",
  "reactivation.previousPlan": "Plan activado anteriormente",
  "reactivation.samePlan": ({ plan, price }) => `Volver a ${plan}, ${price}`,
  "reactivation.confirmation": "Confirmación",
  "reactivation.totalBilled": ({ money }) => `Total cobrado de inmediato: ${money}`,
  "reactivation.sure": "¿Seguro que desea continuar?",
  "reactivation.success": "El dispositivo se reactivó correctamente. ¡Feliz rastreo!",
};
