import type { confirm as english } from "../en/confirm.ts";
import type { Translated } from "../messages.ts";

/** The last step of the wizard: the confirmation, the wait, and the outcomes. */
export const confirm: Translated<typeof english> = {
  "confirm.lead": "Revise su pedido y después confírmelo.",
  "confirm.title": "Confirmación",
  "confirm.usd": ({ money }) => money,
  "confirm.total": ({ money }) => `Total cobrado de inmediato: ${money}`,
  "confirm.card": ({ brand, last4 }) =>
    brand === "" ? `Tarjeta terminada en ${last4}` : `Tarjeta: ${brand} terminada en ${last4}`,
  "agree.renews": ({ money, months, date }) =>
    months === 1
      ? `Después, ${money} cada mes, por primera vez el ${date}, hasta que cancele.`
      : `Después, ${money} cada ${months} meses, por primera vez el ${date}, hasta que cancele.`,
  "agree.cardAbove": "Con la tarjeta de arriba",
  "agree.once": "Paga una sola vez. Nada se renueva.",
  "agree.cancel": "Puede cancelar cuando quiera en la {cancellation}.",
  "agree.guarantee": "Garantía de devolución del dinero de 30 días: consulte los {terms}.",
  "agree.terms": "términos de servicio",
  "agreed.title": "Lo que usted aceptó",
  "agreed.today": "Hoy",
  "agreed.later": "Después",
  "agreed.card": "Tarjeta",
  "agreed.cardEnding": ({ last4 }) => `Terminada en ${last4}`,
  "agreed.onFile": "Su tarjeta registrada",
  "agreed.at": "Fecha",
  "agreed.language": "Idioma",
  "agreed.ticked": "Usted aceptó",
  "agreed.cancel": "Cómo cancelar",
  "agreed.shown": "Lo que confirmó",
  "agreed.fingerprint": ({ hash }) => `Huella de este texto: ${hash}`,
  "agreed.notKept":
    "El texto de la pregunta y el número de la tarjeta no se conservan después de recargar la página.",
  "agreed.save": "Guardar como archivo",
  "confirm.totalUnknown": "El total aún no se conoce, porque no se pudo cargar un precio.",
  "repeat.charges.tick": "Entiendo que es posible que se me cobre dos veces",
  "confirm.inUse": ({ imei }) =>
    `${imei} está en uso ahora. Si acaba de registrarlo, es posible que se haya realizado una solicitud anterior: compruebe su cuenta antes de volver a pagar.`,
  "confirm.repetition":
    "Una solicitud anterior para estos dispositivos no recibió respuesta, y no podemos ver si se hizo un cobro a su tarjeta. Si confirma ahora, es posible que se le cobre por segunda vez.",
  "confirm.registering": "Registrando sus dispositivos…",

  "confirm.failedTitle": "Sus dispositivos no se activaron",
  "confirm.unknownTitle": "No pudimos confirmar su registro",
  "confirm.failedNext": "No se pidió nada. Puede volver y cambiar sus datos.",

  "confirm.notSent":
    "Su solicitud no se envió, así que no se pidió nada. Puede volver e intentarlo de nuevo.",

  "related.at": ({ what, time }) => `${what}, el ${time}.`,
  "related.registration": "Este navegador envió hace poco un registro de este dispositivo",
  "related.reactivation": "Este navegador envió hace poco una reactivación de este dispositivo",
  "related.planUpdate": "Este navegador envió hace poco un cambio de plan de este dispositivo",
  "related.dormant":
    "Este navegador envió hace poco una solicitud sobre la SIM de este dispositivo",
  "related.dormantCancellation":
    "Este navegador envió hace poco una cancelación del modo inactivo de este dispositivo",
  "related.cancellation": "Este navegador envió hace poco una cancelación de este dispositivo",

  "elsewhere.title": "Por ahora, no vuelva a pagar",
  "elsewhere.busy":
    "No se envió nada, porque otra ventana de este navegador está enviando una solicitud. Espere a que termine allí.",
  "elsewhere.sent":
    "Este navegador ya envió una solicitud por lo mismo, en otra ventana o en una visita anterior. No sabemos si se realizó. Desde esta ventana no se envió nada.",
  "elsewhere.related":
    "No se envió nada, porque entretanto este navegador envió otra solicitud sobre este dispositivo. Compruébela antes de confirmar.",
  "elsewhere.full":
    "No se envió nada. El almacenamiento de este navegador está lleno, por lo que no pudo recordar su solicitud. Libere espacio o cierre otras ventanas de este sitio e inténtelo de nuevo.",
  "price.stale": "No se envió nada, porque tardó demasiado. Revise el total y confirme de nuevo.",
  "gate.priceChanged":
    "No se envió nada, porque el precio acaba de cambiar. Revise el nuevo precio.",
  "gate.consentNeeded":
    "No se envió nada, porque el mismo pedido se hizo hace un momento en otro navegador u otra ventana.",
  "elsewhere.oneWindow":
    "Use una sola ventana de este navegador para esto. Esta página no puede ver todo lo que usted envía en otras ventanas o en otros sitios web que la muestran.",
  "elsewhere.stay":
    "No recargue ni abandone esta página hasta ver el resultado. Este navegador no puede guardar su solicitud.",

  "offline.notSent":
    "No tiene conexión, así que no se envió nada. Vuelva a pulsar cuando tenga conexión.",
  "offline.nothingSent": "No tiene conexión: no se envía ni se cobra nada.",

  "price.checking": "Comprobando el precio…",
  "card.asked": "Su banco le pregunta. Mientras tanto no se cobra nada.",
  "price.unchecked": "No se pudo comprobar el precio, así que todavía no se puede enviar nada.",
  "price.unread": ({ total, time }) =>
    `No se pudo comprobar el precio en este momento. Era ${total} en la última lectura, el ${time}.`,
  "price.unread.tick": "Acepto este precio, aunque no se pudo comprobar",
  "price.changed": ({ before, now }) => `El precio ha cambiado. Era ${before} y ahora es ${now}.`,
  "price.changedParts": "Ha cambiado un precio o su periodo de facturación. El total es el mismo.",
  "price.changed.tick": "Acepto el nuevo precio",

  "register.succeeded": "El dispositivo se registró correctamente",
  "register.failed": ({ message }) => `Error: ${message}`,
  "register.noResponse": "Error: algo salió mal",

  "partial.devices":
    "Tenemos problemas para crear la suscripción de los siguientes dispositivos. Intente con otras tarjetas.",
  "partial.charge": ({ money }) =>
    `(Atención) Solo se le cobrarán ${money} por los dispositivos activados o registrados`,
  "partial.retry": "Intentar estos dispositivos con otra tarjeta",
  "partial.chargeUnknown":
    "(Atención) Solo se le cobrarán los dispositivos activados o registrados",

  "readBack.running": "Comprobando si sus dispositivos se registraron…",
  "readBack.inUse": ({ imei, email }) =>
    `El IMEI ${imei} está en uso ahora. No podemos ver si se debe a este pedido: no lo registre ni lo pague otra vez. Si no está seguro, escriba a ${email ?? "nuestro servicio de asistencia"}.`,
  "readBack.free": ({ imei }) =>
    `El IMEI ${imei} no está en uso. Lo más probable es que no se haya registrado.`,
  "readBack.unreadable": ({ imei }) =>
    `No pudimos comprobar el IMEI ${imei}. Compruébelo otra vez antes de registrarlo de nuevo.`,
  "readBack.inProgress":
    "Es posible que su solicitud aún esté en curso. Espere antes de hacer cualquier otra cosa.",
  "readBack.countdown": ({ clock }) => `Esta página vuelve a comprobarlo por sí sola en ${clock}`,
  "readBack.minutes": ({ minutes }) =>
    minutes === 1
      ? "Esta página vuelve a comprobarlo por sí sola en menos de un minuto."
      : `Esta página vuelve a comprobarlo por sí sola en ${minutes} minutos.`,
  "readBack.lost":
    "Ya no sabemos para qué dispositivos era esta solicitud. Contáctenos o empiece de nuevo: cuando ingrese un IMEI, verá si ya está en uso.",

  "registered.others": ({ count }) => `y ${count} más`,
  "registered.title": ({ count }) =>
    count === 1 ? "Su dispositivo está activo" : "Sus dispositivos están activos",
  "unconfirmed.title": "Su registro fue aceptado",
  "unconfirmed.devices":
    "La respuesta no incluye ninguna suscripción para estos dispositivos. Consulte el sitio de rastreo o escríbanos antes de registrarlos otra vez.",
  "registered.titlePartial": "Algunos de sus dispositivos están activos",
  "registered.name": "Nombre",
  "registered.imei": "IMEI",
  "registered.iccid": "ICCID",
  "registered.subscription": "ID de suscripción",
  "registered.start": "Fecha de inicio",
  "registered.nextBilling": "Fecha del próximo cobro",
  "registered.plan": "Plan activo",
  "registered.ordered": "Pedido",
  "registered.billedUnknown":
    "El monto aún no se conoce. Aparecerá en el estado de cuenta de su tarjeta.",
  "registered.renewsOn": ({ date }) => `Se renueva el ${date}`,
  "receipt.calendar": "Calendario",
  "receipt.print": "Imprimir",
  "receipt.copy": "Copiar",
  "receipt.save": "Guardar",
  "registered.calendar": "Agregar la renovación a su calendario",
  "registered.renewal": ({ devices }) => `Renovación del plan: ${devices}`,
  "registered.print": "Imprimir el recibo",
  "registered.place": "Colóquelo en el vehículo",
  "registered.place.gps":
    "Rastreador GPS: cárguelo, enciéndalo y colóquelo donde tenga una vista despejada del cielo.",
  "registered.place.obd":
    "Dispositivo OBD: conéctelo al puerto de diagnóstico, que suele estar debajo del volante.",
  "registered.light.gps": "Está listo cuando la luz deja de parpadear y queda encendida.",
  "registered.light.obd":
    "Está listo cuando la luz deja de parpadear y queda encendida. Arranque el motor si no se enciende.",
  "registered.copyAll": "Copiar todo",
  "registered.setUp": "Configúrelo",
  "registered.payment": "Recibo",
  "registered.agreedPartly": ({ money, last4 }) =>
    last4 === null
      ? `Usted aceptó: ${money} hoy por los dispositivos activos`
      : `Usted aceptó: ${money} hoy por los dispositivos activos, tarjeta terminada en ${last4}`,
  "fact.copy": ({ term }) => `Copiar ${term}`,
  "fact.copied": "Copiado",
  "registered.setup": "CONFIGURAR SU DISPOSITIVO",
  "registered.setupGone":
    "La configuración solo está disponible justo después del registro. Inicie sesión en el sitio de rastreo para configurar su dispositivo.",
  "registered.noToken":
    "Las alertas y la configuración están disponibles después de iniciar sesión en el sitio de rastreo.",
  "registered.more": "¿Tiene más dispositivos para activar?",
  "registered.last": "Ver su último recibo",
  "registered.or": "O",
  "registered.login": "INICIAR SESIÓN",
  "registered.password": "Use su correo electrónico y la contraseña de su cuenta.",
  "registered.account": "Ir a su cuenta",
};
