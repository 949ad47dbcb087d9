import { expectTypeOf } from "vitest";
import type * as sdk from "../src/index.ts";
import type { components } from "../src/generated/schema.ts";

// Checked by tsc with everything else. What is sent is written out in the SDK and must be what
// the contract generates; what is read is equal wherever nothing is brought into shape.
type Wire = components["schemas"];

/** A field that the wire may send in several ways, or leave out, after it was brought into shape. */
type Shaped<T, Changes> = Omit<T, keyof Changes> & Changes;
type Flat<T> = { [K in keyof T]: T[K] };
type Read<T, Changes> = Flat<Shaped<T, Changes>>;

type Text = string | null;
type Id = string | number | null;

expectTypeOf<sdk.CustomerId>().toEqualTypeOf<Wire["CustomerId"]>();
expectTypeOf<sdk.DeviceCategory>().toEqualTypeOf<Wire["SettingsCategory"]>();
expectTypeOf<sdk.SpeedUnit>().toEqualTypeOf<Wire["SpeedUnit"]>();
expectTypeOf<sdk.CreditCard>().toEqualTypeOf<Wire["CreditCard"]>();

// Payloads
expectTypeOf<sdk.CardsRequest>().toEqualTypeOf<Wire["CustomerCardsRequest"]>();
expectTypeOf<sdk.RegistrationDevice>().toEqualTypeOf<Wire["RegistrationDevice"]>();
expectTypeOf<sdk.NewCustomerRegistration>().toEqualTypeOf<Wire["NewCustomerRegistration"]>();
expectTypeOf<sdk.SavedCardRegistration>().toEqualTypeOf<Wire["SavedCardRegistration"]>();
expectTypeOf<sdk.NewCardRegistration>().toEqualTypeOf<Wire["NewCardRegistration"]>();
expectTypeOf<sdk.RegistrationPayload>().toEqualTypeOf<Wire["RegistrationRequest"]>();
expectTypeOf<sdk.OdometerUpdate>().toEqualTypeOf<Wire["OdometerUpdate"]>();
expectTypeOf<sdk.CancellationRequest>().toEqualTypeOf<Wire["CancellationRequest"]>();
expectTypeOf<sdk.ReactivationRequest>().toEqualTypeOf<Wire["ReactivationRequest"]>();
expectTypeOf<sdk.MultiReactivationDevice>().toEqualTypeOf<Wire["MultiReactivationDevice"]>();
expectTypeOf<sdk.MultiReactivationRequest>().toEqualTypeOf<Wire["MultiReactivationRequest"]>();
expectTypeOf<sdk.PlanUpdateRequest>().toEqualTypeOf<Wire["PlanUpdateRequest"]>();
expectTypeOf<sdk.CardUpdateRequest>().toEqualTypeOf<Wire["CardUpdateRequest"]>();
expectTypeOf<sdk.DormantFeeRequest>().toEqualTypeOf<Wire["DormantFeeRequest"]>();
expectTypeOf<sdk.DormantCancelRequest>().toEqualTypeOf<Wire["DormantCancelRequest"]>();
expectTypeOf<sdk.SmsPackPurchase>().toEqualTypeOf<Wire["SmsPackPurchase"]>();
expectTypeOf<sdk.EtaPackPurchase>().toEqualTypeOf<Wire["EtaPackPurchase"]>();

// Settings go both ways and are never changed.
expectTypeOf<sdk.CommonSettings>().toEqualTypeOf<Wire["CommonSettings"]>();
expectTypeOf<sdk.GpsSettings>().toEqualTypeOf<Flat<Wire["GpsSettings"]>>();
expectTypeOf<sdk.ObdSettings>().toEqualTypeOf<Flat<Wire["ObdSettings"]>>();

// Replies that are read as they are
expectTypeOf<sdk.Country>().toEqualTypeOf<Wire["Country"]>();
expectTypeOf<sdk.UserDetails>().toEqualTypeOf<Wire["UserDetails"]>();
expectTypeOf<sdk.ReactivationDevice>().toEqualTypeOf<Wire["ReactivationDevice"]>();
expectTypeOf<sdk.PlanUpdateDevice>().toEqualTypeOf<Wire["PlanUpdateDevice"]>();
expectTypeOf<sdk.CardHolder>().toEqualTypeOf<Wire["CardHolder"]>();

// Replies that are brought into shape: only the named fields differ from the wire.
expectTypeOf<sdk.State>().toEqualTypeOf<Read<Wire["State"], { id: Id }>>();
expectTypeOf<sdk.TimeZone>().toEqualTypeOf<Read<Wire["TimeZone"], { id: Id }>>();
expectTypeOf<sdk.MobileProvider>().toEqualTypeOf<Read<Wire["MobileProvider"], { id: Id }>>();
expectTypeOf<sdk.AppConfigEntry>().toEqualTypeOf<
  Read<Wire["AppConfigEntry"], { key: Text; key_value: Text }>
>();
expectTypeOf<sdk.ServicePlan>().toEqualTypeOf<
  Read<
    Wire["ServicePlan"],
    {
      service_plan_name: Text;
      email_content: Text;
      plan_description: Text;
      category: Text;
      price: number | null;
      duration: number | null;
    }
  >
>();
expectTypeOf<sdk.SavedCard>().toEqualTypeOf<
  Read<
    Wire["SavedCard"],
    { expiration_month: Text; expiration_year: Text; expired: boolean; bin: Text; last_4: Text }
  >
>();
expectTypeOf<sdk.RegistrationDetails>().toEqualTypeOf<
  Read<Wire["RegistrationDetails"], { customer_id: Id }>
>();
expectTypeOf<sdk.Subscription>().toEqualTypeOf<
  Read<Wire["Subscription"], { imei_no: Text; subscription_id: Text }>
>();
expectTypeOf<sdk.ReactivationDeviceDetails>().toEqualTypeOf<
  Read<Wire["ReactivationDeviceDetails"], { imei_no: Text }>
>();
expectTypeOf<sdk.DormantDevice>().toEqualTypeOf<Read<Wire["DormantDevice"], { customer_id: Id }>>();

// A platform's own fetch and signal fit, and so does a handler that takes a request.
expectTypeOf<typeof globalThis.fetch>().toExtend<sdk.Fetch>();
expectTypeOf<AbortSignal>().toExtend<sdk.SignalLike>();
export const overHandler: sdk.Fetch = (url, init) =>
  Response.json({ url: new Request(url, init).url });

// The category tells which settings come.
declare const client: sdk.Client;
expectTypeOf(client.deviceSettings.load("1", "gps")).resolves.toEqualTypeOf<sdk.GpsSettings>();
expectTypeOf(client.deviceSettings.load("1", "obd")).resolves.toEqualTypeOf<sdk.ObdSettings>();

/** Every kind of error can be told apart, and a new one must be thought of. */
export function words(error: sdk.WaypostError): string {
  switch (error.kind) {
    case "rejected":
    case "http":
      return `${error.status} ${error.serverMessage ?? ""} ${error.serverError ?? ""}`;
    case "malformed":
      return String(error.status);
    case "unknown-outcome":
      return `${error.reason} ${error.status ?? ""}`;
    case "network":
    case "timeout":
    case "aborted":
    case "no-token":
      return error.displayMessage;
    default:
      return error satisfies never;
  }
}
