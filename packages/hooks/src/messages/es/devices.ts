import type { devices as english } from "../en/devices.ts";
import type { Translated } from "../messages.ts";

/** The activation step: device rows, IMEI help and the unit. */
export const devices: Translated<typeof english> = {
  "devices.title": "¿Qué dispositivos desea activar?",
  "devices.row": ({ number }) => `Dispositivo ${number}`,
  "devices.add": "+ Agregar más dispositivos",
  "devices.box": "¿Más de cuatro? Registre una caja",
  "devices.edit": "Editar",
  "devices.editRow": ({ number }) => `Editar el dispositivo ${number}`,
  "devices.remove": ({ number }) => `Quitar el dispositivo ${number}`,
  "devices.removed": ({ number, left }) =>
    `Dispositivo ${number} quitado, ${left === 1 ? "queda" : "quedan"} ${left}`,
  "devices.required": "Ingrese al menos un dispositivo",
  "devices.tooMany": "Puede activar hasta 4 dispositivos a la vez",
  "devices.notAnImei":
    "Una parte del enlace no es un IMEI y no se agregó. Un IMEI tiene 15 dígitos.",

  "imei.hint": "Los 15 dígitos de la etiqueta de su dispositivo.",
  "imei.help": "¿Dónde encuentro el IMEI?",
  "imei.helpText":
    "El IMEI es el número de 15 dígitos de la etiqueta de su dispositivo, junto al código de barras.",
  "imei.helpPicture": "Un rastreador cuya etiqueta muestra el IMEI debajo del código de barras",
  "imei.invalid": "El número de IMEI no es válido",
  "imei.tooLong": "El número de IMEI es demasiado largo",
  "imei.duplicate": "El IMEI debe ser diferente",
  "imei.checking": "Comprobando el IMEI…",
  "imei.valid": ({ model }) => (model === "" ? "IMEI válido" : `Encontrado: ${model}`),
  "imei.checkDigit": "Compare cada dígito con la etiqueta.",
  "imei.seems.count": ({ count }) =>
    `Este número tiene ${count} dígitos, y un IMEI tiene 15. Compárelo con el número junto a IMEI en la etiqueta.`,
  "imei.seems.spreadsheet":
    "Parece un número largo que una hoja de cálculo ha abreviado. Dé a la columna el formato de texto o copie los 15 dígitos de la etiqueta.",
  "imei.seems.iccid":
    "Este es un ICCID, el número de la tarjeta SIM. El IMEI es el número de 15 dígitos junto a IMEI en la etiqueta del dispositivo.",
  "imei.seems.phone":
    "Esto parece un número de teléfono. El IMEI es el número de 15 dígitos junto a IMEI en la etiqueta del dispositivo.",
  "imei.seems.serial":
    "Esto parece un número de serie, porque tiene letras. El IMEI tiene 15 dígitos y está junto a IMEI en la etiqueta.",
  "device.gps": "Rastreador GPS",
  "device.obd": "Dispositivo OBD",
  "imei.inUse": ({ email, needsAccount }) =>
    `${needsAccount ? "Si es suyo, escriba el correo electrónico de su cuenta en el paso 1 para reactivarlo. " : ""}Si lo compró usado, escriba a ${email}.`,
  "imei.reactivate": "Reactivar.",

  "scan.action": "Escanear",
  "scan.actionFor": ({ number }) => `Escanear el IMEI del dispositivo ${number}`,
  "scan.first": "Escanear la etiqueta de su dispositivo",
  "scan.front": "¿Tiene el rastreador a mano? Escanéelo",
  "scan.another": "Escanear otro dispositivo",
  "scan.torch": "Luz",
  "scan.title": "Escanear el IMEI",
  "scan.hint":
    "Coloque el código de barras o el código QR de su dispositivo dentro del marco. La imagen no se envía a ningún lugar.",
  "scan.starting": "Iniciando la cámara…",
  "scan.camera": "Cámara",
  "scan.found": "IMEI encontrados",
  "scan.read": "Escanee el siguiente dispositivo o presione Listo.",
  "scan.known": ({ number }) => `Ya está en el dispositivo ${number}`,
  "scan.notAnImei":
    "Este código no es un IMEI. Busque en la etiqueta el código de barras junto a la palabra IMEI.",
  "scan.full": "Los 4 dispositivos tienen un IMEI.",
  "scan.refused":
    "Esta página no puede usar la cámara. Permítalo en la configuración de su navegador o escriba el IMEI.",
  "scan.noCamera": "No se encontró ninguna cámara. Escriba el IMEI.",
  "scan.failed": "No se pudo iniciar la cámara. Escriba el IMEI.",
  "scan.noReader": "No se pudo cargar el escáner. Escriba el IMEI.",
  "scan.done": "Listo",

  "device_name.label": "Nombre del dispositivo",
  "device_name.required": "Ingrese el nombre del dispositivo",
  "device_name.hint": "Por ejemplo, el vehículo en el que lo instala.",
  "unit.label": "Unidad",
  "unit.hint": "Para la velocidad y la distancia.",
  "unit.KMH": "km/h",
  "unit.MPH": "mph",
  "unit.required": "Seleccione la unidad",
};
