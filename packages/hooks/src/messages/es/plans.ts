import type { plans as english } from "../en/plans.ts";
import type { Translated } from "../messages.ts";

const valued = ({ value }: { value: string | null }, unit: string) =>
  value === null ? unit : `${value} ${unit.charAt(0).toLowerCase()}${unit.slice(1)}`;

const PERIODS = { monthly: "", quarterly: " por trimestre", yearly: " por año" } as const;

/** Plan picker and plan cards: tiers, periods, prices and features. */
export const plans: Translated<typeof english> = {
  "plan.label": "Plan de servicio",
  "plan.select": "Elegir plan",
  "plan.later": "Ingrese el IMEI para ver los planes.",
  "plan.recommendedPlan": ({ tier, billing, money }) =>
    `Recomendado: ${tier} ${billing.toLowerCase()}, ${money} al mes`,
  "plan.title": "Elija su plan",
  "plan.monthly": "Mensual",
  "plan.quarterly": "Trimestral",
  "plan.yearly": "Anual",
  "plan.save": ({ percent }) => `AHORRE hasta ${percent}\u00a0%`,
  "plan.standard": "Standard",
  "plan.plus": "Plus",
  "plan.pro": "Pro",
  "plan.recommended": "RECOMENDADO",
  "plan.standard.reporting": "reportes hasta cada 30\u00a0s",
  "plan.plus.reporting": "hasta cada 5\u00a0s",
  "plan.pro.reporting": "hasta cada 1\u00a0s",
  "plan.perMonth": "al mes",
  "plan.from": ({ money }) => `Planes desde ${money} al mes`,
  "plan.billed.monthly": "Cobro mensual",
  "plan.billed.quarterly": "Cobro trimestral",
  "plan.billed.yearly": "Cobro anual",
  "plan.totalBilled": ({ money }) => `Total cobrado: ${money}`,
  "plan.notYet": "No se cobra nada hasta que usted confirme.",
  "plan.savedPerYear": ({ money }) => `Ahorre ${money} al año en comparación con el plan mensual`,
  "plan.yours": "Su plan",
  "plan.selectAndSave": "Elegir y ahorrar",
  "plan.selectSave": "Elegir y guardar",
  "plan.selected": "Elegido",
  "plan.highlighted": ({ tier, period, money }) => `${tier}, ${period} · ${money}`,
  "plan.chooseAnother": ({ plan }) =>
    `${plan} no está disponible en este momento. Elija otro plan.`,
  "plan.loading": "Cargando los planes…",
  "plan.featuresLoading": "Cargando las funciones…",
  "plan.featuresFailed":
    "No pudimos cargar todas las funciones de los planes. Los precios están completos.",
  "plan.failed": "No se pudieron cargar los planes.",
  "plan.unavailable": "Este plan no está disponible en este momento.",

  "battery.label": "Duración de la batería",
  "battery.60": "cada 60\u00a0s: de 10 a 14 días",
  "battery.30": "cada 30\u00a0s: de 7 a 8 días",
  "battery.5": "cada 5\u00a0s: de 2 a 3 días",
  "battery.1": "cada 1\u00a0s: de 8 a 16 horas",
  "battery.title": "Duración de la batería según el intervalo de los reportes",
  "battery.note": "Para rastreadores GPS. Cada marca es un día.",
  "battery.reporting": "Reportes",
  "battery.interval": ({ seconds }) => `Cada ${seconds}\u00a0s`,
  "battery.days": ({ from, to }) => `De ${from} a ${to} días`,
  "battery.hours": ({ from, to }) => `De ${from} a ${to} horas`,
  "battery.at": ({ life, interval }) => `${life} ${interval}`.toLowerCase(),
  "battery.lasts": ({ lives }) => `Batería: ${lives}`,

  "feature.included": "incluido",
  "feature.notIncluded": "no incluido",
  "feature.coverage": "Cobertura en EE. UU., Canadá y México",
  "feature.data_retaintion_month_": ({ value }) =>
    value === null ? "Conservación de datos" : `${value} meses de conservación de datos`,
  "feature.geofence_": (feature) => valued(feature, "Geocercas"),
  "feature.customer_report_": (feature) => valued(feature, "Informes"),
  "feature.sms_alerts_": ({ value, period }) =>
    `${valued({ value }, "Alertas por SMS")}${PERIODS[period ?? "monthly"]}`,
  "feature.gsensor_enable": "Alertas del sensor G",
  "feature.sos_button": "Botón SOS",
  "feature.shareable_live_map": "Mapa en vivo para compartir",
  "feature.gpx_routing": "Rutas GPX",
  "feature.allow_second_phone_number": "Segundo número de teléfono",
  "feature.telemetry_data": "Datos de telemetría",
  "feature.delete_trips": "Eliminar viajes",
  "feature.delete_reports": "Eliminar informes",
  "feature.towing_alert": "Alerta de remolque",
  "feature.harsh_behaviour": "Alerta de conducción brusca",
  "feature.crash_detection": "Detección de choques",
  "feature.driver_score": "Puntuación del conductor",
};
