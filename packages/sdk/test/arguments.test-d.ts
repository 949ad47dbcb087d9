import { expectTypeOf } from "vitest";
import type * as sdk from "../src/index.ts";

// Type tests, checked by tsc: arguments that compile, and arguments that do not.
declare const client: sdk.Client;
declare const card: sdk.CreditCard;
declare const device: sdk.RegistrationDevice;
declare const newCustomer: sdk.NewCustomerRegistration;
declare const gps: sdk.GpsSettings;
declare const obd: sdk.ObdSettings;
declare const category: sdk.DeviceCategory;

const { registration, deviceSettings, dormant, lookups } = client;
const common = { email: "ada@example.com", language: "English", uom: "KMH" } as const;
const saved = { user_token: "tok_1", card_bin: "411111", card_last_4: "1111" };
const one = [device] as const;

/** Types that appear in the compiler's messages about a list of any length and about two cards. */
type Hint<T> = Extract<keyof Exclude<T, undefined>, `${string} ${string}`>;
expectTypeOf<
  Hint<Extract<sdk.RegistrationDevices, { length: never }>>
>().toEqualTypeOf<"narrow a list to one to four devices with isRegistrationDevices of @waypost/sdk/pure">();
expectTypeOf<
  Hint<sdk.NewCardRegistration["user_token"]>
>().toEqualTypeOf<"pay either with credit_card or with user_token, card_bin and card_last_4">();

export const registrations = [
  // One to four devices, as a constant or as a tuple.
  registration.register({ ...common, devices: [device], credit_card: card }),
  registration.register({ ...common, devices: one, ...saved }),
  registration.register({ ...newCustomer, devices: [device, device, device, device] }),
  // @ts-expect-error: no device
  registration.register({ ...newCustomer, devices: [] }),
  // @ts-expect-error: five devices
  registration.register({ ...newCustomer, devices: [device, device, device, device, device] }),
  // @ts-expect-error: any number of devices
  registration.register({ ...newCustomer, devices: [device].filter(Boolean) }),
  // @ts-expect-error: both cards
  registration.register({ ...common, devices: one, ...saved, credit_card: card }),
  // @ts-expect-error: no card
  registration.register({ ...common, devices: one }),
  // @ts-expect-error: a new customer without most of the fields
  registration.register({ ...common, devices: one, credit_card: card, first_name: "Ada" }),
  // @ts-expect-error: a new customer with a saved card
  registration.register({ ...newCustomer, ...saved }),
];

const sim = { customer_id: 1, imei: "350000000000001", iccid: "8901", email: "ada@example.com" };
export const dormantModes = [
  dormant.payFee({ ...sim, paying: true }),
  dormant.payFee({ ...sim, paying: true, credit_card: card }),
  dormant.payFee({ ...sim, paying: false }),
  // @ts-expect-error: terminating takes no card
  dormant.payFee({ ...sim, paying: false, credit_card: card }),
];

// The category determines the type of the settings.
expectTypeOf(deviceSettings.load("1", "gps")).resolves.toEqualTypeOf<sdk.GpsSettings>();
expectTypeOf(deviceSettings.load("1", "obd")).resolves.toEqualTypeOf<sdk.ObdSettings>();
expectTypeOf(deviceSettings.load("1", category)).resolves.toEqualTypeOf<sdk.DeviceSettings>();
export const saves = [
  deviceSettings.save("1", "gps", { ...gps, speed_limit: 90 }),
  deviceSettings.save("1", category, category === "gps" ? gps : obd),
  // @ts-expect-error: settings of an OBD device
  deviceSettings.save("1", "gps", obd),
  // @ts-expect-error: a part of the settings
  deviceSettings.save("1", "gps", { speed_limit: 90 }),
];

export const plans = [
  lookups.servicePlans(),
  lookups.servicePlans("sms_pack"),
  lookups.servicePlans("a category of next year"),
];
