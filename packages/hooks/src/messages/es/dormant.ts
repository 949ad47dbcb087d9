import type { dormant as english } from "../en/dormant.ts";
import type { Translated } from "../messages.ts";

/** Dormant mode: activating it, terminating a SIM, and cancelling a dormant subscription. */
export const dormant: Translated<typeof english> = {
  "dormant.title": "Activación del modo inactivo",
  "dormant.terminateTitle": "Dar de baja esta SIM",
  "dormant.lead": "La SIM de este dispositivo pasa al modo inactivo en cuanto usted lo activa.",
  "dormant.terminateLead": "Nada se da de baja hasta que usted lo confirme en el paso siguiente.",
  "dormant.inputMissing":
    "Esta página necesita su ID de cliente y su correo electrónico, y el IMEI y el ICCID del dispositivo. Ábrala con el enlace de su correo electrónico.",
  "dormant.device": "Dispositivo",
  "dormant.email": "Correo electrónico",
  "dormant.customerId": "ID de cliente",
  "dormant.reversible": "Puede cancelar la suscripción inactiva más tarde",
  "dormant.payment": "Pago",
  "dormant.sure": "¿Dar de baja esta SIM?",
  "dormant.terminateSim": "Dar de baja la SIM",
  "dormant.final": "Esto no se puede deshacer",
  "dormant.removed": "La SIM se elimina de forma permanente.",
  "dormant.irreversible": "Esto no se puede revertir.",
  "dormant.neverAgain": "La SIM no se podrá reactivar nunca.",
  "dormant.fee": ({ fee }) => `El modo inactivo cuesta ${fee}`,
  "dormant.notKnown": "Aquí no se puede mostrar cuándo se cobra la tarifa.",
  "dormant.unclear": ({ email, fee }) =>
    `Aquí no se puede mostrar si su plan se detiene ni si se vuelve a cobrar el importe de ${fee}. Para saberlo, escriba a ${email}.`,
  "dormant.imei": "IMEI",
  "dormant.iccid": "ICCID",
  "dormant.activate": "Activar",
  "dormant.terminate": "Dar de baja",
  "dormant.choiceMissing":
    "Este enlace no indica si se debe activar o dar de baja. Abra el enlace de su correo electrónico.",
  "dormant.activated": "La suscripción inactiva de la SIM está activada",
  "dormant.terminated": "La SIM se dio de baja correctamente",
  "dormantCancel.loginMissing":
    "Para usar esta página debe iniciar sesión en el sitio de rastreo. Inicie sesión y ábrala de nuevo.",
  "dormantCancel.title": "Cancelar la suscripción inactiva",
  "dormantCancel.lead":
    "Esto termina la suscripción inactiva de un dispositivo. Se le pregunta antes de enviarlo.",
  "dormantCancel.choose": "Dispositivo en modo inactivo",
  "dormantCancel.until": ({ date }) => `Inactivo hasta el ${date}`,
  "dormantCancel.dormant": "Inactivo",
  "dormantCancel.cancel": "Cancelar la suscripción",
  "dormantCancel.ends": "Se cancela la suscripción inactiva de este dispositivo.",
  "dormantCancel.otherwise": ({ date }) => `De lo contrario duraría hasta el ${date}.`,
  "dormantCancel.noReturn":
    "Aquí no se puede deshacer. Para volver a usar el dispositivo, reactívelo.",
  "dormantCancel.another": "Cancelar otra suscripción",
  "dormantCancel.empty": "No hay dispositivos en modo inactivo",
  "dormantCancel.endDate": "Fecha de fin de la suscripción",
  "dormantCancel.sure": "¿Seguro que desea cancelar la suscripción inactiva?",
  "dormantCancel.success": "La suscripción inactiva se canceló correctamente",
};
