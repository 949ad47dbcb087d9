import type { common as english } from "../en/common.ts";
import type { Translated } from "../messages.ts";

/** Texts for all pages: the frame, failures, and the first form. */
export const common: Translated<typeof english> = {
  "action.next": "Siguiente",
  "action.dismiss": "Descartar el mensaje",

  "page.skip": "Ir al contenido",
  "page.aside": "Resumen",
  "page.loading": "Cargando…",
  "toast.region": "Notificaciones",

  "server.text": ({ text }) => text,
  "failure.title": "Error",
  "failure.unknown": "Algo salió mal",

  "language.label": "Idioma",

  "offline.band":
    "No tiene conexión, y nada llega al servidor. Sus datos se conservan hasta que vuelva a tener conexión.",

  "support.contact": "Contáctenos",
  "support.line":
    "¿Necesita ayuda? Escriba a {email} con el IMEI y el mensaje de error, si lo hay.",

  "email.label": "Correo electrónico",
  "email.required": "Ingrese su correo electrónico",
  "email.invalid": "El correo electrónico no es válido",
};
