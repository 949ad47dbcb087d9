/** A plan as the lookup returns it, with its rules string. */
interface SeededPlan {
  service_plan_id: string;
  service_plan_name: string;
  email_content: string;
  /** US dollars for the whole duration. */
  price: number;
  /** Months. */
  duration: number;
  /** The text after the colon is the subtitle of the plan's card. */
  plan_description: string;
  category: "gps" | "obd" | "sms_pack" | "eta_pack";
  /** Feature keys, separated by commas; a value is part of its key, as in `geofence_5`. */
  rules: string | null;
}

type Period = "monthly" | "quarterly" | "yearly";

const periods = {
  monthly: { suffix: "", label: "Monthly", duration: 1 },
  quarterly: { suffix: "_quarterly", label: "Quarterly", duration: 3 },
  yearly: { suffix: "_yearly", label: "Yearly", duration: 12 },
} as const;

interface Tier {
  category: "gps" | "obd";
  id: string;
  name: string;
  subtitle: string;
  prices: Record<Period, number>;
  /** Text messages a month. */
  smsAlerts: number;
  features: string;
}

const tiers: readonly Tier[] = [
  {
    category: "gps",
    id: "standard",
    name: "GPS Standard",
    subtitle: "Battery lasts 7-8 days at 30 sec",
    prices: { monthly: 16.95, quarterly: 46.35, yearly: 173.4 },
    smsAlerts: 50,
    features:
      "coverage,data_retaintion_month_6,geofence_5,customer_report_5,shareable_live_map,delete_trips",
  },
  {
    category: "gps",
    id: "plus",
    name: "GPS Plus",
    subtitle: "Battery lasts 2-3 days at 5 sec",
    prices: { monthly: 21.95, quarterly: 59.85, yearly: 225 },
    smsAlerts: 100,
    features:
      "coverage,data_retaintion_month_12,geofence_20,customer_report_20,gsensor_enable,sos_button,shareable_live_map,gpx_routing,allow_second_phone_number,delete_trips,delete_reports",
  },
  {
    category: "gps",
    id: "pro",
    name: "GPS Pro",
    subtitle: "Battery lasts 8-16 hr at 1 sec",
    prices: { monthly: 26.45, quarterly: 71.85, yearly: 275.4 },
    smsAlerts: 200,
    features:
      "coverage,data_retaintion_month_24,geofence_50,customer_report_50,gsensor_enable,sos_button,shareable_live_map,gpx_routing,allow_second_phone_number,telemetry_data,delete_trips,delete_reports",
  },
  {
    category: "obd",
    id: "standard_obd",
    name: "OBD Standard",
    subtitle: "Up to 30 sec reporting",
    prices: { monthly: 14.95, quarterly: 40.65, yearly: 153 },
    smsAlerts: 50,
    features:
      "coverage,data_retaintion_month_6,customer_report_5,shareable_live_map,towing_alert,delete_trips",
  },
  {
    category: "obd",
    id: "plus_obd",
    name: "OBD Plus",
    subtitle: "Up to 5 sec reporting",
    prices: { monthly: 18.95, quarterly: 51.45, yearly: 195 },
    smsAlerts: 100,
    features:
      "coverage,data_retaintion_month_12,customer_report_20,shareable_live_map,gpx_routing,allow_second_phone_number,towing_alert,harsh_behaviour,crash_detection,delete_trips,delete_reports",
  },
  {
    category: "obd",
    id: "pro_obd",
    name: "OBD Pro",
    subtitle: "Up to 1 sec reporting",
    prices: { monthly: 23.95, quarterly: 64.95, yearly: 245.4 },
    smsAlerts: 200,
    features:
      "coverage,data_retaintion_month_24,customer_report_50,shareable_live_map,gpx_routing,allow_second_phone_number,telemetry_data,towing_alert,harsh_behaviour,crash_detection,driver_score,delete_trips,delete_reports",
  },
];

function planOf(tier: Tier, period: Period): SeededPlan {
  const { suffix, label, duration } = periods[period];
  return {
    service_plan_id: `${tier.id}${suffix}`,
    service_plan_name: `${tier.name} ${label}`,
    email_content: `${tier.name} Plan - ${label}`,
    price: tier.prices[period],
    duration,
    plan_description: `${tier.name} ${label}: ${tier.subtitle}`,
    category: tier.category,
    rules: `${tier.features},sms_alerts_${tier.smsAlerts * duration}`,
  };
}

/** A pack of messages or routes, which is paid once and then used up. */
function pack(
  category: "sms_pack" | "eta_pack",
  id: string,
  name: string,
  price: number,
  description: string,
): SeededPlan {
  return {
    service_plan_id: id,
    service_plan_name: name,
    email_content: name,
    price,
    duration: 1,
    plan_description: description,
    category,
    rules: null,
  };
}

/** Six tiers in three periods: the eighteen plans, then the packs. */
export const plans: readonly SeededPlan[] = [
  ...tiers.flatMap((tier) =>
    (["monthly", "quarterly", "yearly"] as const).map((period) => planOf(tier, period)),
  ),
  pack("sms_pack", "sms_100", "100 SMS", 4.95, "SMS pack: 100 alerts"),
  pack("sms_pack", "sms_250", "250 SMS", 9.95, "SMS pack: 250 alerts"),
  pack("sms_pack", "sms_500", "500 SMS", 16.95, "SMS pack: 500 alerts"),
  pack("sms_pack", "sms_100_int", "100 SMS - International", 9.95, "SMS pack: 100 alerts abroad"),
  pack("sms_pack", "sms_250_int", "250 SMS - International", 21.95, "SMS pack: 250 alerts abroad"),
  pack("sms_pack", "sms_500_int", "500 SMS - International", 39.95, "SMS pack: 500 alerts abroad"),
  pack("eta_pack", "eta_50", "ETA 50 - Monthly", 4.95, "ETA pack: 50 routes"),
  pack("eta_pack", "eta_150", "ETA 150 - Monthly", 11.95, "ETA pack: 150 routes"),
  pack("eta_pack", "eta_500", "ETA 500 - Monthly", 29.95, "ETA pack: 500 routes"),
  pack("eta_pack", "eta_1000", "ETA 1000 - Monthly", 49.95, "ETA pack: 1000 routes"),
];
