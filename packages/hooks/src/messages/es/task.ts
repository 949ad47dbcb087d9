import type { task as english } from "../en/task.ts";
import type { Translated } from "../messages.ts";

/** The texts that all self-service tasks share. */
export const task: Translated<typeof english> = {
  "task.embedded": ({ brand, host }) => `${brand}, en ${host}`,
  "task.customer": ({ id }) => `Cliente ${id}`,
  "task.stage": ({ stage, stages }) => `${stage} de ${stages}`,
  "task.loadFailed": "No se pudo cargar esta página.",
  "task.sending": "Enviando su solicitud…",
  "task.stay": "Esto puede tardar un minuto. Mantenga abierta esta página.",
  "task.stillRunning": ({ seconds }) => `Sigue en curso después de ${seconds} segundos.`,
  "task.startOver": "Empezar de nuevo",
  "task.today": ({ amount }) => `${amount} hoy`,
  "task.agreed": ({ money, last4 }) =>
    last4 === null
      ? `Usted aceptó: ${money} hoy`
      : `Usted aceptó: ${money} hoy, tarjeta terminada en ${last4}`,
  "task.every": ({ amount, months }) =>
    months === 1 ? `${amount} cada mes` : `${amount} cada ${months} meses`,
  "task.times": ({ count, amount }) => `${count} × ${amount}`,
  "task.line": ({ what, amount }) => `${what}: ${amount}`,
  "task.refill": ({ money }) =>
    `${money} cada vez que queda menos del 10 %, a su tarjeta registrada.`,
  "packs.pays": ({ money }) => `Hoy se cobrarán ${money} a su tarjeta registrada.`,
  "packs.onFile": "Se cobra a su tarjeta registrada",
  "task.order": "Su pedido",
  "task.billedToday": "A pagar al confirmar",
  "task.andMore": ({ count }) => `y ${count} más`,
  "task.alsoSaid": ({ text }) => `El servidor también dijo: ${text}`,
  "task.tracking": "Ir al sitio de rastreo",
  "task.priceMissing": "El total aún no se conoce, porque no se pudo cargar un precio.",

  "task.login":
    "Su sesión ha terminado. Inicie sesión en el {site}, vuelva a esta página e inténtelo de nuevo.",
  "task.loginSite": "sitio de rastreo",

  "task.chooseFirst": "Elija un dispositivo para continuar.",
  "task.account": "Volver a su cuenta",
  "task.returnTo": ({ name }) => `Volver a ${name}`,

  "missing.title": "Este enlace está incompleto",
  "missing.unusable": ({ names }: { names: string }) =>
    `Este enlace tiene un valor que no se puede usar: ${names}.`,
  "missing.where": "¿El enlace no funciona? Escriba a {email} para recibir uno nuevo.",
  "missing.activate": "Activar un dispositivo",
  "missing.plans": "Ver planes",

  "notOffered.title": "Este servicio no se ofrece",
  "notOffered.text": "Contáctenos si necesita ayuda con sus dispositivos.",

  "expired.title": "Este enlace ha caducado",
  "expired.text":
    "Ya no es válido, o es para otra cosa. Lo que ha escrito se conserva en esta ventana.",
  "expired.newLink": "Obtener un enlace nuevo",

  "unknown.title": "Por ahora, no vuelva a pagar",
  "unknown.looking": "Comprobando qué pasó con su solicitud…",
  "unknown.sent": "Enviada el",
  "unknown.amount": "Monto",
  "unknown.card": "Tarjeta",
  "unknown.cardEnding": ({ last4 }) => `terminada en ${last4}`,
  "unknown.what": "Solicitud para",
  "unknown.noRead":
    "Aquí no podemos comprobarlo. Revise el estado de cuenta de su tarjeta o escríbanos antes de intentarlo de nuevo.",
  "unknown.noRead.notPaid": "Aquí no podemos comprobarlo. Escríbanos antes de intentarlo de nuevo.",
  "unknown.looksAgain":
    "Es posible que su solicitud aún esté en camino. Esta página vuelve a comprobarlo en unos minutos.",
  "unknown.settled":
    "Aún no pudimos confirmarlo. Revise el estado de cuenta de su tarjeta o escríbanos antes de intentarlo de nuevo.",
  "unknown.title.irreversible": "Por ahora, no lo envíe otra vez",
  "unknown.noRead.irreversible":
    "Aquí no podemos comprobarlo. Escríbanos antes de intentarlo de nuevo.",
  "unknown.settled.irreversible":
    "Aún no pudimos confirmarlo. Escríbanos antes de intentarlo de nuevo.",
  "unknown.title.harmless": "Esto aún no está confirmado",
  "unknown.noRead.harmless":
    "Aquí no podemos comprobarlo. Puede intentarlo de nuevo sin riesgo: enviarlo por segunda vez no causa ningún daño.",
  "unknown.settled.harmless":
    "Aún no pudimos confirmarlo. Puede intentarlo de nuevo sin riesgo: enviarlo por segunda vez no causa ningún daño.",
  "unknown.applied": "Parece que ya se realizó.",
  "unknown.notArrived": "Su solicitud no llegó, así que no se hizo nada. Puede enviarla de nuevo.",
  "unknown.notDone": "no realizado",
  "unknown.unclear": "aún sin confirmar",
  "task.checkAgain": "Comprobar otra vez",
  "unknown.again": "Comprobar ahora",
  "unknown.sendAgain": "Enviarla otra vez",
  "unknown.lost":
    "Este navegador conserva una nota de una solicitud anterior, pero ya no puede leer para qué era.",

  "repeat.charges":
    "Es posible que una solicitud anterior por lo mismo se haya realizado. Si fue así, se le cobrará por segunda vez.",
  "repeat.irreversible":
    "Es posible que una solicitud anterior por lo mismo se haya realizado. Si fue así, ya no se puede deshacer.",
  "repeat.irreversible.tick": "Entiendo que es posible que esto ya se haya hecho",
  "task.notOrdered": "No se pidió nada.",
  "repeat.refused":
    "Una solicitud anterior por lo mismo no recibió respuesta. Si se llevó a cabo, puede ser la razón por la que esta se rechazó. Escríbanos antes de intentarlo de nuevo.",
  "repeat.blocked":
    "Desde otra página se está enviando una solicitud por lo mismo. Espere a que termine.",
};
