import type { customer as english } from "../en/customer.ts";
import type { Translated } from "../messages.ts";

/** The password of an account, and the full form of a new customer. */
export const customer: Translated<typeof english> = {
  "email.notChecked":
    "Su correo electrónico aún no se ha comprobado. Presione «Siguiente» para volver a intentarlo.",

  "account.title": "¡Qué gusto verle de nuevo!",
  "account.exists": "Este correo electrónico pertenece a una cuenta existente.",
  "account.otherEmail": "Usar otro correo electrónico",
  "account.passwordHint":
    "Use la contraseña de su cuenta existente. Con ella le mostramos sus tarjetas guardadas.",
  "account.withPassword": "Continuar con contraseña",
  "account.withoutPassword": "Continuar sin contraseña",
  "account.fetchingCards": "Buscando sus tarjetas guardadas…",

  "details.title": "Sus datos",
  "details.name": "Nombre",
  "details.address": "Dirección",
  "details.mobile": "Teléfono móvil",
  "details.needs.phoneAndTextMe":
    "Ingrese su número de teléfono y marque «Quiero recibir mensajes de texto» para continuar.",
  "details.needs.phone": "Ingrese su número de teléfono de 10 dígitos para continuar.",
  "details.needs.textMe": "Marque «Quiero recibir mensajes de texto» para continuar.",
  "form.firstError": "Ir al primer error",
  "details.loadingList": "Cargando la lista…",

  "password.label": "Contraseña",
  "password.show": "Mostrar la contraseña",
  "password.hide": "Ocultar la contraseña",
  "password.required": "Ingrese una contraseña",
  "confirmPassword.label": "Confirmar contraseña",
  "confirmPassword.required": "Confirme la contraseña",
  "confirmPassword.different": "Las contraseñas no coinciden",
  "country.label": "País",
  "country.required": "Seleccione el país",
  "city.label": "Ciudad",
  "city.required": "Ingrese la ciudad",
  "state.label": "Estado",
  "state.required": "Seleccione el estado",
  "zipcode.label": "Código postal",
  "zipcode.required": "Ingrese el código postal",
  "timezone.label": "Zona horaria",
  "timezone.required": "Seleccione la zona horaria",
  "serviceProvider.label": "Proveedor de servicio",
  "serviceProvider.hint": "Su operador móvil u «Others» (otros).",
  "serviceProvider.required": "Seleccione el proveedor de servicio",
  "customserviceProvider.label": "Operador móvil",
  "customserviceProvider.required": "Ingrese el operador móvil",
  "phone.hint": "Ingrese su número personal de 10 dígitos, sin código de país ni guiones.",
  "textMe.label": "Quiero recibir mensajes de texto",
  "textMe.required": "Marque «Quiero recibir mensajes de texto» para continuar",
};
