import type { crash as english } from "../en/crash.ts";
import type { Translated } from "../messages.ts";

/** The page that is shown when another one has stopped working. "{email}" is replaced with a link. */
export const crash: Translated<typeof english> = {
  "crash.kept":
    "La página dejó de funcionar. Sus datos se conservan, excepto contraseñas y números de tarjeta.",
  "crash.payment":
    "Si acaba de confirmar un pago, primero vuelva a cargar la página. Entonces comprobará qué pasó con su solicitud.",
  "crash.startOver":
    "Si volver a cargarla no ayuda, empiece de nuevo. Esto borra sus datos y nada más.",
  "crash.reload": "Volver a cargar",
  "crash.startOver.button": "Empezar de nuevo",
  "crash.support": "Si vuelve a ocurrir, escriba a {email}.",
};
