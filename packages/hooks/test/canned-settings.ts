import { alertFlags } from "../src/rules/device-settings/alerts.ts";
import { DISPLAY_FLAGS } from "../src/rules/device-settings/display-flags.ts";
import type { PlanKind } from "../src/rules/plans/plans.ts";
import type { CannedApi } from "./canned-api.ts";

const EVERYTHING =
  "gsensor_enable,sos_button,allow_second_phone_number,towing_alert,harsh_behaviour,crash_detection";

/** Replies with settings in which every flag is off, and with the rules of the plan `plus`. */
export function cannedSettings(
  { answer }: Pick<CannedApi, "answer">,
  device: {
    imei: string;
    kind: PlanKind;
    rules?: string;
    changes?: Readonly<Record<string, unknown>>;
  },
): void {
  const { imei, kind, rules = EVERYTHING, changes } = device;
  const flags = [...alertFlags(kind), ...DISPLAY_FLAGS[kind]].map((flag) => [flag, false]);
  const settings = {
    ...(Object.fromEntries(flags) as object),
    imei,
    customer_id: 1001,
    device_name: "Van",
    speed_limit: 100,
    mobile_carrier: "Local Carrier",
    odometer_value: "160.934",
    device_reporting_frequency_desc: "Up to 5 sec",
    vehicle_type: "car",
    vehicle_color: "blue1",
    trip_sensor: false,
    trip_coordinate: true,
    ...changes,
  };
  const plans = [{ service_plan_id: "plus", rules }];
  answer("/info/service_plan/rules", { status: true, plans });
  answer(`/api/device/settings/${imei}?category=${kind}`, { data: { settings } });
}
