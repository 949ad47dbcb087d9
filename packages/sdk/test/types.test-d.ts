import { expectTypeOf } from "vitest";
import type * as sdk from "../src/index.ts";
import type * as Wire from "../src/generated/schema.ts";

// Type tests, checked by tsc. Most types of the SDK are generated. The types that are written by
// hand may differ from the contract only in the fields listed here.

/** A generated type with the fields that the SDK converts. */
type Converted<T, Changes> = Omit<T, keyof Changes> & Changes;
type Flat<T> = { [K in keyof T]: T[K] };
type Read<T, Changes> = Flat<Converted<T, Changes>>;

/** The property in the compiler's message about a payload with two cards. */
type OneCard = Exclude<sdk.NewCardRegistration["user_token"], undefined>;
type CardKey = "credit_card" | "user_token" | "card_bin" | "card_last_4";

/** A payload that must not have these keys. The contract says so by allowing no others. */
type Without<T, Keys extends string> = Flat<
  T & { readonly [Key in Exclude<Keys, CardKey>]?: never } & {
    readonly [Key in Extract<Keys, CardKey>]?: OneCard;
  }
>;

/** Any other text is accepted, and an editor still completes the known ones. */
type Open<Known extends string> = Known | (string & {});

type NullableText = string | null;
type NullableId = string | number | null;

// Payloads
type Devices = { devices: sdk.RegistrationDevices };
type NewCustomer = Converted<Wire.NewCustomerPayload, Devices>;
type SavedCard = Converted<Wire.SavedCardPayload, Devices>;
type NewCard = Converted<Wire.NewCardPayload, Devices>;
type OnlyIn<T, Other> = Extract<Exclude<keyof T, keyof Other>, string>;
expectTypeOf<sdk.NewCustomerRegistration>().toEqualTypeOf<
  Without<NewCustomer, OnlyIn<SavedCard, NewCustomer>>
>();
expectTypeOf<sdk.SavedCardRegistration>().toEqualTypeOf<
  Without<SavedCard, OnlyIn<NewCustomer, SavedCard>>
>();
expectTypeOf<sdk.NewCardRegistration>().toEqualTypeOf<
  Without<NewCard, OnlyIn<NewCustomer, NewCard> | OnlyIn<SavedCard, NewCard>>
>();
expectTypeOf<sdk.RegistrationPayload>().toEqualTypeOf<
  sdk.NewCustomerRegistration | sdk.SavedCardRegistration | sdk.NewCardRegistration
>();
// The generator's own tuples (`arrayLength`) are one too short, so the contract has an array here.
expectTypeOf<sdk.RegistrationDevices[number]>().toEqualTypeOf<
  Wire.RegistrationDeviceList[number]
>();
expectTypeOf<sdk.RegistrationDevices["length"]>().toEqualTypeOf<1 | 2 | 3 | 4>();
type DormantFee = Wire.DormantFeePayload;
expectTypeOf<Flat<sdk.DormantFeeRequest>>().toEqualTypeOf<
  Read<DormantFee, { paying: true }> | Read<DormantFee, { paying: false; credit_card?: never }>
>();

// Settings are loaded and saved unchanged.
expectTypeOf<sdk.GpsSettings>().toEqualTypeOf<Flat<Wire.GpsSettings>>();
expectTypeOf<sdk.ObdSettings>().toEqualTypeOf<Flat<Wire.ObdSettings>>();
expectTypeOf<sdk.DeviceSettings>().toEqualTypeOf<sdk.GpsSettings | sdk.ObdSettings>();

// The known categories are literals.
expectTypeOf<sdk.ReportedCategory>().toEqualTypeOf<Open<"gps" | "obd">>();
expectTypeOf<sdk.PlanCategory>().toEqualTypeOf<Open<"gps" | "obd" | "sms_pack" | "eta_pack">>();
expectTypeOf<sdk.ReactivationDevice>().toEqualTypeOf<
  Read<Wire.ReactivationDevice, { category: sdk.ReportedCategory }>
>();
expectTypeOf<sdk.PlanUpdateDevice>().toEqualTypeOf<
  Read<Wire.PlanUpdateDevice, { category: sdk.ReportedCategory }>
>();

// Replies that are converted: only the listed fields differ from the contract.
expectTypeOf<sdk.State>().toEqualTypeOf<Read<Wire.State, { id: NullableId }>>();
expectTypeOf<sdk.TimeZone>().toEqualTypeOf<Read<Wire.TimeZone, { id: NullableId }>>();
expectTypeOf<sdk.MobileProvider>().toEqualTypeOf<Read<Wire.MobileProvider, { id: NullableId }>>();
expectTypeOf<sdk.AppConfigEntry>().toEqualTypeOf<
  Read<Wire.AppConfigEntry, { key: NullableText; key_value: NullableText }>
>();
expectTypeOf<sdk.ServicePlan>().toEqualTypeOf<
  Read<
    Wire.ServicePlan,
    {
      service_plan_name: NullableText;
      email_content: NullableText;
      plan_description: NullableText;
      category: sdk.PlanCategory | null;
      price: number | null;
      duration: number | null;
    }
  >
>();
expectTypeOf<sdk.SavedCard>().toEqualTypeOf<
  Read<
    Wire.SavedCard,
    {
      expiration_month: NullableText;
      expiration_year: NullableText;
      expired: boolean;
      bin: NullableText;
      last_4: NullableText;
    }
  >
>();
expectTypeOf<sdk.RegistrationDetails>().toEqualTypeOf<
  Read<Wire.RegistrationDetails, { customer_id: NullableId }>
>();
expectTypeOf<sdk.Subscription>().toEqualTypeOf<
  Read<Wire.Subscription, { imei_no: NullableText; subscription_id: NullableText }>
>();
expectTypeOf<sdk.ReactivationDeviceDetails>().toEqualTypeOf<
  Read<Wire.ReactivationDeviceDetails, { imei_no: NullableText }>
>();
expectTypeOf<sdk.DormantDevice>().toEqualTypeOf<
  Read<Wire.DormantDevice, { customer_id: NullableId }>
>();

// The platform's fetch and AbortSignal are accepted, and so is an adapted request handler.
expectTypeOf<typeof globalThis.fetch>().toExtend<sdk.Fetch>();
expectTypeOf<AbortSignal>().toExtend<sdk.SignalLike>();
export const fetchThroughHandler: sdk.Fetch = (url, init) =>
  Response.json({ url: new Request(url, init).url });

/** Only a valid device has a category, and only an invalid one has a reason. */
export const describeCheck = (check: sdk.ImeiCheck): string =>
  check.valid ? check.category : (check.reason satisfies "in-use" | "not-found" | "other");

/** A switch over `kind` narrows the type, and stops compiling when a kind is added. */
export function describeError(error: sdk.WaypostError): string {
  switch (error.kind) {
    case "rejected":
    case "http":
      return `${error.status} ${error.serverMessage ?? ""} ${error.serverError ?? ""}`;
    case "malformed":
      return String(error.status);
    case "unknown-outcome":
      return `${error.reason} ${error.status ?? ""} ${error.serverMessage} ${error.serverError}`;
    case "bad-argument":
      return error.parameter;
    case "network":
    case "timeout":
    case "aborted":
    case "no-token":
      return error.displayMessage;
    default:
      return error satisfies never;
  }
}
