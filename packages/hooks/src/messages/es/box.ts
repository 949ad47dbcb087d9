import type { box as english } from "../en/box.ts";
import type { Translated } from "../messages.ts";

/** The texts of the page that registers a box of devices. */
export const box: Translated<typeof english> = {
  "box.title": "Registrar una caja",
  "box.lead": ({ max }) =>
    `Registre hasta ${max} dispositivos con una lista, una tarjeta y una confirmación.`,
  "box.paste": "Pegue su lista",
  "box.pasteHint": "Copie las celdas de una hoja de cálculo, o cualquier texto con números IMEI.",
  "box.add": "Añadir a la caja",
  "box.drop": "Suelte aquí un archivo CSV o elija uno.",
  "box.chooseFile": "Elegir un archivo",
  "box.workbook": "Este archivo es una hoja de cálculo. Guárdelo como CSV y elija el archivo CSV.",
  "box.tooLarge": "Este archivo supera los 5 MB. Guarde solo la lista de dispositivos como CSV.",
  "box.unreadable": "No se pudo leer este archivo.",
  "box.scan": "Escanear las etiquetas",
  "box.scanCount": ({ count }) => `Dispositivos en la caja: ${count}`,
  "box.scanAdded": "Añadido",
  "box.scanKnown": "Ya está en la caja",
  "box.added": ({ count, shown }) =>
    count === 1 ? "Se añadió 1 dispositivo." : `Se añadieron ${shown} dispositivos.`,
  "box.duplicates": ({ count }) => `Números IMEI que aparecen más de una vez: ${count}.`,
  "box.shortened": ({ numbers }) =>
    `La hoja de cálculo ha abreviado algunos números, como ${numbers}. Dé formato de texto a la columna, escriba de nuevo los números IMEI y vuelva a pegar la lista.`,
  "box.skipped": ({ count }) => `Filas sin IMEI: ${count}.`,
  "box.left": ({ count, max }) =>
    `En una caja caben hasta ${max} dispositivos. Dispositivos omitidos: ${count}.`,
  "box.columns": "Columnas",
  "box.noColumn": "Ninguna",
  "box.devices": "Dispositivos",
  "box.name": "Nombre",
  "box.status": "Estado",
  "box.all": "Todos",
  "box.empty":
    "Todavía no hay dispositivos. Pegue una lista, elija un archivo o escanee etiquetas.",
  "box.leaveOut": "Omitir este dispositivo",
  "box.planOfKind": "El plan de todos los dispositivos de su tipo",
  "box.planFor": ({ kind }) => `Plan para todos los dispositivos: ${kind}`,
  "box.price": ({ money, months }) =>
    months === 1 ? `${money} cada mes` : `${money} cada ${months} meses`,
  "box.total": "Total hoy",
  "box.check": ({ count }) =>
    count === 1 ? "Comprobar 1 dispositivo" : `Comprobar ${count} dispositivos`,
  "box.checking": ({ done, total }) => `${done} de ${total} comprobados`,
  "box.timeLeft": ({ seconds }) =>
    seconds < 90
      ? `Quedan unos ${seconds} segundos`
      : `Quedan unos ${Math.ceil(seconds / 60)} minutos`,
  "box.problem.empty": "Añada al menos un dispositivo.",
  "box.problem.unchecked": "Primero compruebe los dispositivos.",
  "box.problem.mend": "Corrija los dispositivos con un problema u omítalos.",
  "box.problem.plan": "Elija un plan para cada dispositivo.",
  "box.problem.unit": "Elija una unidad.",
  "box.kind.unchecked": "Sin comprobar",
  "box.kind.valid": "Listo",
  "box.kind.in-use": "En uso",
  "box.kind.invalid": "No válido",
  "box.kind.failed": "Comprobación fallida",
  "box.kind.left-out": "Omitido",
  "box.kind.sending": "Enviando",
  "box.kind.registered": "Registrado",
  "box.kind.appears-registered": "Parece registrado",
  "box.kind.refused": "Rechazado",
  "box.kind.unknown": "Desconocido",
  "box.readBack": "Antes estaba libre y ahora está en uso.",
  "box.back": "Volver a la lista",
  "box.over": "Su caja",
  "box.progress": ({ done, total }) => `${done} de ${total} registrados`,
  "box.stay": "Mantenga abierta esta página. Puede pausar en cualquier momento.",
  "box.pause": "Pausar",
  "box.pausing": "El registro se pausa después de la solicitud actual.",
  "box.resume": "Continuar",
  "box.stop.paused": "El registro está en pausa.",
  "box.stop.resumed": ({ done, total, unknown }) =>
    `${done} de ${total} dispositivos están registrados y ${unknown} son desconocidos. ¿Desea continuar?`,
  "box.stop.offline": "No tiene conexión. El registro continúa cuando vuelva a tenerla.",
  "box.stop.prices": "No se pudieron cargar los precios. No se envió nada más.",
  "box.stop.limited": ({ seconds }) =>
    `El servidor pidió una pausa. El registro continúa en ${seconds} s.`,
  "box.stop.unknown":
    "Todavía no sabemos si los últimos dispositivos se registraron. No los registre en otro lugar.",
  "box.stop.question":
    "Ha cambiado un precio o una solicitud anterior. Revise y confirme de nuevo.",
  "box.stop.account":
    "No se encontró la cuenta de la primera solicitud. Inicie sesión para continuar.",
  "box.sameCard": "Probar de nuevo la misma tarjeta",
  "box.sendAgainWarning":
    "Un dispositivo desconocido puede estar ya registrado. Si lo envía de nuevo, se puede cobrar dos veces.",
  "box.download": "Descargar CSV",
  "box.print": "Imprimir",
  "box.another": "Registrar otra caja",
  "box.amount": "Importe",
  "box.time": "Hora",
};
