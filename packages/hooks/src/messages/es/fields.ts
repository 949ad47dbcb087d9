import type { fields as english } from "../en/fields.ts";
import type { Translated } from "../messages.ts";

const NUMBER = new Intl.NumberFormat("es-US");

/** Texts that several pages share: buttons, and fields of several areas. */
export const fields: Translated<typeof english> = {
  "form.errors": ({ count }) => (count === 1 ? "Revise un campo" : `Revise ${count} campos`),
  "form.errorsLeft": ({ count }) =>
    count === 1 ? "Queda un campo por corregir" : `Quedan ${count} campos por corregir`,
  "form.corrected": "(corregido)",
  "form.moreErrors": ({ count }) => `y ${count} más`,
  "action.previous": "Anterior",
  "action.continue": "Continuar",
  "action.close": "Cerrar",
  "action.cancel": "Cancelar",
  "action.confirm": "Confirmar",
  "action.goBack": "Volver",
  "action.save": "Guardar",
  "action.update": "Actualizar",
  "action.submit": "Enviar",
  "action.ok": "Aceptar",
  "action.yes": "Sí",
  "action.no": "No",
  "action.retry": "Intentar de nuevo",
  "action.remove": "Quitar",
  "page.unknown": "Página no encontrada. Esta es la página de inicio.",
  "opens.newTab": "se abre en una pestaña nueva",
  "form.invalid": "Revise este dato",
  "field.tooLong":
    "Este texto es demasiado largo para guardarlo. Se pierde si recarga o cierra esta página.",
  "field.optional": "opcional",
  "field.choose": "Seleccionar",
  "field.more": ({ count }) => `Escriba para ver ${NUMBER.format(count)} más`,
  "field.unknown": ({ text }: { text: string }) =>
    `«${text}» no está en la lista. Elija una opción.`,
  "field.noMatch": "Sin coincidencias",
  "success.title": "¡Listo!",
  "outcome.unknown": "No sabemos si su solicitud se llevó a cabo.",
  "firstName.label": "Nombre",
  "firstName.required": "Ingrese su nombre",
  "lastName.label": "Apellido",
  "lastName.required": "Ingrese su apellido",
  "companyName.label": "Nombre de la empresa",
  "billingAddress.label": "Dirección de facturación",
  "billingAddress.required": "Ingrese la dirección de facturación",
  "phone.label": "Número de teléfono",
  "phone.required": "Ingrese su número de teléfono",
  "phone.incomplete": "El teléfono debe tener 10 dígitos, sin código de país ni guiones.",
  "imei.label": "IMEI",
  "imei.required": "Ingrese el IMEI",
  "imei.unchecked": "Este IMEI aún no se ha confirmado",
  "device.label": "Dispositivo",
  "device.required": "Elija un dispositivo",
  "kind.gps": "GPS",
  "kind.obd": "OBD",
  "servicePlan.required": "Elija un plan de servicio",
  "customerId.label": "ID de cliente",
  "customerId.missing":
    "Esta página necesita su ID de cliente. Ábrala con el enlace de su correo electrónico.",
};
