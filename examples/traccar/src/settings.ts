import type { GpsSettings } from "@waypost/sdk";
import type { Device, Notification, Traccar } from "./traccar.ts";

/** Traccar's speeds are in knots, and those of the portal in km/h. */
const KMH_PER_KNOT = 1.852;

/** The alerts that Traccar raises itself, as type of a notification and as alarm. */
const ALERTS = {
  speed: ["deviceOverspeed"],
  trip: ["deviceMoving"],
  power: ["alarm", "powerCut"],
  battery: ["alarm", "lowBattery"],
  sos: ["alarm", "sos"],
  charging: ["alarm", "powerRestored"],
} as const;

/** The channels of an alert, and Traccar's names of them. */
const CHANNELS = { notification: "web", email: "mail", sms: "sms" } as const;

type Alert = keyof typeof ALERTS;

const TEXTS =
  "email mobile_carrier phone secondary_mobile_carrier secondary_phone device_reporting_frequency_desc vehicle_type vehicle_color";
const NUMBERS = "battery_low_limit trip_end_timer";
const FLAGS =
  "trip_sensor trip_coordinate show_speed show_mileage show_voltage show_location global_notification global_email global_sms";

const initial = {
  ...Object.fromEntries(TEXTS.split(" ").map((name) => [name, ""])),
  ...Object.fromEntries(NUMBERS.split(" ").map((name) => [name, 0])),
  ...Object.fromEntries(FLAGS.split(" ").map((name) => [name, false])),
};

const find = (all: readonly Notification[], type: string, alarm?: string) =>
  all.find((one) => one.type === type && one.attributes["alarms"] === alarm);

const round = (value: number) => Math.round(value * 100) / 100;

/** The settings of a device. What Traccar has no place for is in an attribute of the device. */
export async function loadSettings(
  traccar: Traccar,
  device: Device,
  customer: number,
): Promise<GpsSettings> {
  const { attributes, name, uniqueId } = device;
  const own = JSON.parse((attributes["waypost"] as string | undefined) ?? "{}") as object;
  const notifications = await traccar.notifications(device);
  const flags: Record<string, boolean> = {};
  for (const [alert, [type, alarm]] of Object.entries(ALERTS)) {
    const on = find(notifications, type, alarm)?.notificators.split(",") ?? [];
    for (const [channel, notificator] of Object.entries(CHANNELS))
      flags[`${alert}_${channel}`] = on.includes(notificator);
    flags[`${alert}_notification_global`] = on.length === Object.keys(CHANNELS).length;
  }
  return {
    ...initial,
    ...own,
    ...flags,
    imei: uniqueId,
    customer_id: customer,
    device_name: name,
    speed_limit: round(Number(attributes["speedLimit"] ?? 0) * KMH_PER_KNOT),
    odometer_value: round((await traccar.distance(device)) / 1000),
  } as unknown as GpsSettings;
}

/** Saves all settings, and the alerts as notifications of Traccar. */
export async function saveSettings(
  traccar: Traccar,
  device: Device,
  settings: GpsSettings,
): Promise<void> {
  const fields: Readonly<Record<string, unknown>> = { ...settings };
  const own = Object.fromEntries(Object.keys(initial).map((name) => [name, fields[name]]));
  await traccar.changeDevice(device, {
    name: String(settings.device_name),
    attributes: {
      ...device.attributes,
      waypost: JSON.stringify(own),
      speedLimit: Number(settings.speed_limit) / KMH_PER_KNOT,
    },
  });
  const there = await traccar.notifications(device);
  for (const [alert, [type, alarm]] of Object.entries(ALERTS) as [Alert, readonly string[]][]) {
    if (type === undefined) continue;
    const found = find(there, type, alarm);
    const wanted = Object.entries(CHANNELS)
      .filter(([channel]) => fields[`${alert}_${channel}`] === true)
      .map(([, notificator]) => notificator)
      .join(",");
    if (wanted === (found?.notificators ?? "")) continue;
    if (found === undefined) await traccar.notify(device, type, wanted, alarm);
    else if (wanted === "") await traccar.removeNotification(found.id);
    else await traccar.changeNotification(found, wanted);
  }
}
