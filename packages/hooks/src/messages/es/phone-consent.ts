import type { phoneConsent as english } from "../en/phone-consent.ts";
import type { Translated } from "../messages.ts";

/**
 * The page for the SMS consent. In the agreement, which is a sample that needs legal review,
 * "{privacy}" and "{terms}" are replaced with links, and "{brand}" with the vendor's name.
 */
export const phoneConsent: Translated<typeof english> = {
  "phoneConsent.title": "Confirmación del teléfono",
  "phoneConsent.lead": "Díganos adónde enviar los mensajes de texto de sus dispositivos.",
  "phoneConsent.name": "Nombre",
  "phoneConsent.nameMissing": "Ingrese su nombre",
  "phoneConsent.phoneHint":
    "Su número personal de 10 dígitos, sin código de país, espacios ni guiones.",
  "phoneConsent.email": "Correo electrónico",
  "phoneConsent.phone": "Número de teléfono",
  "phoneConsent.consent": "Quiero recibir mensajes de texto",
  "phoneConsent.agreement":
    "Acepto recibir en este número notificaciones periódicas de mis dispositivos por mensaje de texto. {brand} envía uno por cada alerta activada. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para cancelar o HELP para obtener ayuda. Consulte nuestra {privacy} y nuestros {terms}.",
  "phoneConsent.privacy": "política de privacidad",
  "phoneConsent.terms": "términos de servicio",
  "phoneConsent.consentMissing": "Marque «Quiero recibir mensajes de texto» para continuar",
  "phoneConsent.missing": ({ fields }) => `Falta: ${fields}`,
  "phoneConsent.done": "El número se registró correctamente",
  "phoneConsent.next": "Le llevamos al registro de dispositivos.",
};
