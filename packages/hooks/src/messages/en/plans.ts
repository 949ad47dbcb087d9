import type { PlanPeriod } from "../../rules/plans/plans.ts";
import type { Price } from "../formats.ts";

const PERIODS = { monthly: "", quarterly: " Quarterly", yearly: " Yearly" } as const;

type Span = { from: number; to: number };
type Feature = { value: string | null };

const valued = ({ value }: Feature, unit: string) => (value === null ? unit : `${value} ${unit}`);

/** Plan picker and plan cards: tiers, periods, prices and features. */
export const plans = {
  "plan.label": "Service Plan",
  "plan.select": "Select Plan",
  "plan.later": "Enter the IMEI to see the plans.",
  "plan.recommendedPlan": ({ tier, billing, money }: Price & { tier: string; billing: string }) =>
    `Recommended: ${tier} ${billing.toLowerCase()}, ${money}/month`,
  "plan.title": "Choose your plan",
  "plan.monthly": "Monthly",
  "plan.quarterly": "Quarterly",
  "plan.yearly": "Yearly",
  "plan.save": ({ percent }: { percent: number }) => `SAVE upto ${percent}%`,
  "plan.standard": "Standard",
  "plan.plus": "Plus",
  "plan.pro": "Pro",
  "plan.recommended": "RECOMMENDED",
  "plan.standard.reporting": "upto 30 sec reporting",
  "plan.plus.reporting": "upto 5 sec",
  "plan.pro.reporting": "upto 1 sec",
  "plan.perMonth": "per month",
  "plan.from": ({ money }: Price) => `Plans from ${money} a month`,
  "plan.billed.monthly": "Billed Monthly",
  "plan.billed.quarterly": "Billed Quarterly",
  "plan.billed.yearly": "Billed Yearly",
  "plan.totalBilled": ({ money }: Price) => `Total Billed - ${money}`,
  "plan.notYet": "Nothing is charged until you confirm.",
  "plan.savedPerYear": ({ money }: Price) => `Save ${money} a year compared with monthly`,
  "plan.yours": "Your plan",
  "plan.selectAndSave": "Select & Save",
  "plan.selectSave": "Select/Save",
  "plan.selected": "Selected",
  "plan.highlighted": ({
    tier,
    period,
    money,
  }: Price & {
    tier: string;
    period: string;
  }) => `${tier}, ${period} · ${money}`,
  "plan.chooseAnother": ({ plan }: { plan: string }) =>
    `${plan} is not available at the moment. Please choose another plan.`,
  "plan.loading": "Loading plans…",
  "plan.featuresLoading": "Loading features…",
  "plan.featuresFailed": "We could not load all features of the plans. The prices are complete.",
  "plan.failed": "The plans could not be loaded.",
  "plan.unavailable": "This plan is not available at the moment.",

  "battery.label": "Battery life",
  "battery.60": "60 sec gives 10-14 days",
  "battery.30": "30 sec 7-8 days",
  "battery.5": "5 sec 2-3 days",
  "battery.1": "1 sec gives 8-16 hr",
  "battery.title": "Battery life by reporting interval",
  "battery.note": "For GPS trackers. Each mark is one day.",
  "battery.reporting": "Reporting",
  "battery.interval": ({ seconds }: { seconds: number }) => `${seconds} sec`,
  "battery.days": ({ from, to }: Span) => `${from}-${to} days`,
  "battery.hours": ({ from, to }: Span) => `${from}-${to} hr`,
  "battery.at": ({ life, interval }: { life: string; interval: string }) =>
    `${life} at ${interval}`,
  "battery.lasts": ({ lives }: { lives: string }) => `Battery: ${lives}`,

  "feature.included": "included",
  "feature.notIncluded": "not included",
  "feature.coverage": "Coverage works in USA, Canada and Mexico",
  "feature.data_retaintion_month_": ({ value }: Feature) =>
    value === null ? "Data Retention" : `${value} Months Data Retention`,
  "feature.geofence_": (feature: Feature) => valued(feature, "Geofences"),
  "feature.customer_report_": (feature: Feature) => valued(feature, "Reports"),
  "feature.sms_alerts_": ({ value, period }: Feature & { period?: PlanPeriod | undefined }) =>
    `${valued({ value }, "SMS Alerts")}${PERIODS[period ?? "monthly"]}`,
  "feature.gsensor_enable": "G-Sensor Alerts",
  "feature.sos_button": "SOS Button",
  "feature.shareable_live_map": "Shareable Live Map",
  "feature.gpx_routing": "GPX Routing",
  "feature.allow_second_phone_number": "Second Phone Number",
  "feature.telemetry_data": "Telemetry Data",
  "feature.delete_trips": "Delete Trips",
  "feature.delete_reports": "Delete Reports",
  "feature.towing_alert": "Towing Alert",
  "feature.harsh_behaviour": "Harsh Behaviour Alert",
  "feature.crash_detection": "Crash Detection",
  "feature.driver_score": "Driver Score",
} as const;
