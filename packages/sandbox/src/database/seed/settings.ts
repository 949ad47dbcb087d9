import type { Device } from "../devices.ts";

const flags = (names: string, value: boolean): Record<string, boolean> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, value]));

/** The four flags of each alert group: master, push, e-mail and SMS. */
const alerts = (groups: string, value: boolean): Record<string, boolean> =>
  Object.fromEntries(
    groups
      .split(" ")
      .flatMap((group) =>
        ["notification_global", "notification", "email", "sms"].map((channel) => [
          `${group}_${channel}`,
          value,
        ]),
      ),
  );

const common = {
  secondary_mobile_carrier: "",
  secondary_phone: "",
  speed_limit: 112,
  odometer_value: "0",
  vehicle_type: "car",
  vehicle_color: "blue1",
  ...flags("show_speed show_mileage show_voltage show_location", true),
  ...flags("global_notification global_email", true),
  global_sms: false,
};

const gps = {
  battery_low_limit: 20,
  trip_end_timer: 5,
  trip_sensor: false,
  trip_coordinate: true,
  ...alerts("trip speed power battery", true),
  ...alerts("sos charging", false),
};

const obd = {
  high_speed: 130,
  high_speed_breaking: 15,
  high_speed_acceleration: 12,
  medium_speed: 80,
  medium_speed_breaking: 18,
  medium_speed_acceleration: 14,
  low_speed_braking: 20,
  low_speed_acceleration: 16,
  corner_braking_thershold: 22,
  corner_braking_duration: 40,
  acceleration_thershold: 24,
  acceleration_duration: 40,
  threshold_x: 300,
  threshold_y: 300,
  threshold_z: 300,
  samples_before_crash: 20,
  samples_after_crash: 20,
  fuel_capacity: 15,
  fuel_capacity_unit: "gallon",
  ...flags(
    "show_engine_rpm show_engine_temp show_engine_load show_throttle_position show_fuel_level",
    true,
  ),
  ...alerts("speed engine attach_dettach warning", true),
  ...alerts("tow crash_acceleration", false),
  ...flags(
    `harsh_notification_global
     harshacceleration_email harshacceleration_notification harshacceleration_sms
     harshbraking_email harshbraking_notification harshbraking_sms
     harshturning_email harshturning_notification harshturning_sms`,
    false,
  ),
};

/** The settings of a newly registered device, in km/h and gallons. */
export const defaultSettings: Readonly<Record<Device["category"], object>> = {
  gps: { ...common, ...gps },
  obd: { ...common, ...obd },
};
