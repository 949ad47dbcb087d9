import type { plans as english } from "../en/plans.ts";
import type { Translated } from "../messages.ts";

const valued = ({ value }: { value: string | null }, unit: string) =>
  value === null ? unit : `${value} ${unit.charAt(0).toLowerCase()}${unit.slice(1)}`;

const PERIODS = { monthly: "", quarterly: " par trimestre", yearly: " par année" } as const;

/** Plan picker and plan cards: tiers, periods, prices and features. */
export const plans: Translated<typeof english> = {
  "plan.label": "Forfait",
  "plan.select": "Choisir un forfait",
  "plan.later": "Saisissez l’IMEI pour voir les forfaits.",
  "plan.recommendedPlan": ({ tier, billing, money }) =>
    `Recommandé\u00a0: ${tier} ${billing.toLowerCase()}, ${money} par mois`,
  "plan.title": "Choisissez votre forfait",
  "plan.monthly": "Mensuel",
  "plan.quarterly": "Trimestriel",
  "plan.yearly": "Annuel",
  "plan.save": ({ percent }) => `ÉCONOMISEZ jusqu’à ${percent}\u00a0%`,
  "plan.standard": "Standard",
  "plan.plus": "Plus",
  "plan.pro": "Pro",
  "plan.recommended": "RECOMMANDÉ",
  "plan.standard.reporting": "positions jusqu’à toutes les 30\u00a0s",
  "plan.plus.reporting": "jusqu’à toutes les 5\u00a0s",
  "plan.pro.reporting": "jusqu’à chaque seconde",
  "plan.perMonth": "par mois",
  "plan.from": ({ money }) => `Forfaits à partir de ${money} par mois`,
  "plan.billed.monthly": "Facturation mensuelle",
  "plan.billed.quarterly": "Facturation trimestrielle",
  "plan.billed.yearly": "Facturation annuelle",
  "plan.totalBilled": ({ money }) => `Total facturé\u00a0: ${money}`,
  "plan.notYet": "Rien n’est facturé avant votre confirmation.",
  "plan.savedPerYear": ({ money }) => `Économisez ${money} par an par rapport au forfait mensuel`,
  "plan.yours": "Votre forfait",
  "plan.selectAndSave": "Choisir et économiser",
  "plan.selectSave": "Choisir et enregistrer",
  "plan.selected": "Choisi",
  "plan.highlighted": ({ tier, period, money }) => `${tier}, ${period} · ${money}`,
  "plan.chooseAnother": ({ plan }) =>
    `${plan} n’est pas offert en ce moment. Veuillez choisir un autre forfait.`,
  "plan.loading": "Chargement des forfaits…",
  "plan.featuresLoading": "Chargement des fonctions…",
  "plan.featuresFailed":
    "Nous n’avons pas pu charger toutes les fonctions des forfaits. Les prix sont complets.",
  "plan.failed": "Les forfaits n’ont pas pu être chargés.",
  "plan.unavailable": "Ce forfait n’est pas offert pour le moment.",

  "battery.label": "Autonomie de la pile",
  "battery.60": "toutes les 60\u00a0s\u00a0: 10 à 14 jours",
  "battery.30": "toutes les 30\u00a0s\u00a0: 7 à 8 jours",
  "battery.5": "toutes les 5\u00a0s\u00a0: 2 à 3 jours",
  "battery.1": "chaque seconde\u00a0: 8 à 16 heures",
  "battery.title": "Autonomie de la pile selon l’intervalle des positions",
  "battery.note": "Pour les traceurs GPS. Chaque repère est un jour.",
  "battery.reporting": "Positions",
  "battery.interval": ({ seconds }) =>
    seconds === 1 ? "Chaque seconde" : `Toutes les ${seconds}\u00a0s`,
  "battery.days": ({ from, to }) => `${from} à ${to} jours`,
  "battery.hours": ({ from, to }) => `${from} à ${to} heures`,
  "battery.at": ({ life, interval }) => `${life} (${interval.toLowerCase()})`,
  "battery.lasts": ({ lives }) => `Pile\u00a0: ${lives}`,

  "feature.included": "compris",
  "feature.notIncluded": "non compris",
  "feature.coverage": "Couverture aux États-Unis, au Canada et au Mexique",
  "feature.data_retaintion_month_": ({ value }) =>
    value === null ? "Conservation des données" : `${value} mois de conservation des données`,
  "feature.geofence_": (feature) => valued(feature, "Géorepérages"),
  "feature.customer_report_": (feature) => valued(feature, "Rapports"),
  "feature.sms_alerts_": ({ value, period }) =>
    `${valued({ value }, "Alertes par SMS")}${PERIODS[period ?? "monthly"]}`,
  "feature.gsensor_enable": "Alertes du capteur G",
  "feature.sos_button": "Bouton SOS",
  "feature.shareable_live_map": "Carte en direct à partager",
  "feature.gpx_routing": "Itinéraires GPX",
  "feature.allow_second_phone_number": "Deuxième numéro de téléphone",
  "feature.telemetry_data": "Données de télémétrie",
  "feature.delete_trips": "Suppression des trajets",
  "feature.delete_reports": "Suppression des rapports",
  "feature.towing_alert": "Alerte de remorquage",
  "feature.harsh_behaviour": "Alerte de conduite brusque",
  "feature.crash_detection": "Détection de collision",
  "feature.driver_score": "Note du conducteur",
};
