import type { summary as english } from "../en/summary.ts";
import type { Translated } from "../messages.ts";

/** The order summary next to the wizard. */
export const summary: Translated<typeof english> = {
  "summary.title": "Su pedido",
  "summary.device": ({ number }) => `Dispositivo ${number}`,
  "summary.empty": "Sus dispositivos y planes aparecen aquí.",
  "summary.noPlan": "Aún no hay un plan elegido",
  "summary.perMonth": ({ money }) => `${money} al mes`,
  "summary.today": "A pagar al confirmar",
  "summary.renews": ({ money, months }) =>
    months === 1
      ? `Se renueva por ${money} cada mes hasta que cancele.`
      : `Se renueva por ${money} cada ${months} meses hasta que cancele.`,
};
