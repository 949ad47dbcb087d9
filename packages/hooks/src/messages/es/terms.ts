import type { terms as english } from "../en/terms.ts";
import type { Translated } from "../messages.ts";

/**
 * The terms step. The paragraphs are a sample that mentions the documented facts; a vendor replaces
 * them with texts that have had a legal review. "{cancellation}" is replaced with a link to the
 * cancellation request page.
 */
export const terms: Translated<typeof english> = {
  "terms.title": "Términos de servicio",
  "terms.region": "Texto de los términos de servicio",
  "terms.accept": "HE LEÍDO Y ACEPTO LOS TÉRMINOS DE SERVICIO",
  "terms.needs": "Acepte los términos para continuar.",
  "terms.required": "Acepte los términos de servicio",
  "terms.service.title": "El servicio",
  "terms.service":
    "Conectamos su dispositivo a la red móvil y mostramos su posición y sus datos en el sitio de rastreo mientras su plan esté pagado.",
  "terms.billing.title": "Facturación y cambios de tarifa",
  "terms.billing":
    "Cada plan se cobra por adelantado por su periodo y se renueva hasta que se cancela. Los cambios de tarifa se avisan con 30 días o un ciclo de facturación de anticipación.",
  "terms.guarantee.title": "Devolución del dinero",
  "terms.guarantee":
    "La primera activación de un dispositivo tiene una garantía de devolución del dinero de 30 días.",
  "terms.cancellation.title": "Cancelación",
  "terms.cancellation":
    "Puede solicitar una cancelación en cualquier momento en la {cancellation}. Se procesa en cuanto la recibimos. Denos 48 horas para confirmar una cancelación.",
  "terms.cancellationLink": "página de solicitud de cancelación",
  "terms.misuse.title": "Uso indebido",
  "terms.misuse": ({ fee }) =>
    `Los dispositivos solo se pueden usar donde sea legal. Si un dispositivo o su SIM se usa en contra de estos términos, se aplica un cargo administrativo de ${fee} por uso indebido.`,
};
