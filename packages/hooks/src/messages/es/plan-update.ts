import type { planUpdate as english } from "../en/plan-update.ts";
import type { Translated } from "../messages.ts";

/** The page that changes a device's plan. "{email}" is replaced with the support address. */
export const planUpdate: Translated<typeof english> = {
  "planUpdate.title": "Cambiar el plan del dispositivo",
  "planUpdate.lead": "Elija otro plan para uno de sus dispositivos. Primero verá lo que cambia.",
  "planUpdate.choose": "Elija el dispositivo que desea cambiar",
  "planUpdate.device": "Dispositivo que se cambia",
  "planUpdate.noDevices": "No hay dispositivos con un plan",
  "planUpdate.now": "Ahora",
  "planUpdate.after": "Después",
  "planUpdate.plan": "Plan",
  "planUpdate.price": "Precio",
  "planUpdate.difference": "Diferencia",
  "planUpdate.reporting": "Reportes",
  "planUpdate.included": "Incluido",
  "planUpdate.smsPerMonth": "Alertas por SMS al mes",
  "planUpdate.lost": ({ feature }) => `No incluye: ${feature}`,
  "planUpdate.samePlan": "El dispositivo ya tiene este plan.",
  "planUpdate.notKnown":
    "Aquí no se puede mostrar lo que se cobra o se reembolsa por el periodo de facturación actual.",
  "planUpdate.contact": ({ email }) =>
    `¿Preguntas sobre un cobro o un reembolso? Escriba a ${email ?? "nuestro servicio de asistencia"}.`,
  "planUpdate.another": "Cambiar otro dispositivo",
  "planUpdate.previousPlan": "Plan anterior",
  "planUpdate.currentPlan": "El dispositivo lo tiene hasta que usted cambie el plan.",
  "planUpdate.nextBilling": "Fecha del próximo cobro",
  "planUpdate.confirmation": "Confirmación",
  "planUpdate.success": "El plan del dispositivo se actualizó correctamente",
  "planUpdate.refund": "Escriba a {email} para un ajuste del reembolso.",
};
